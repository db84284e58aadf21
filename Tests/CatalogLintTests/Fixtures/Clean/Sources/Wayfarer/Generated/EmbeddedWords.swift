// catalog-lint:generated Wayfarer
//
// The tables of this module as they are. `catalog-lint generate` writes this file anew from
// them; what is changed here is lost.

import ErrorCatalog

nonisolated extension EmbeddedWords {
  /// The tables of this module: what speaks where the resource bundle is missing or broken.
  static let module = EmbeddedWords([
    Table(
      locale: "ar",
      name: "Buttons",
      text: #"""
        // Buttons and short commands. Lines end in CR LF: this table comes from another system.\#r
        "OK" = "OK";\#r
        "Cancel" = "إلغاء";\#r
        "Save" = "حفظ";\#r
        "Save As…" = "حفظ باسم…";\#r
        "Delete" = "حذف";\#r
        "Edit" = "تعديل";\#r
        "Done" = "تم";\#r
        "Back" = "رجوع";\#r
        "Next" = "التالي";\#r
        "Skip" = "تخطٍّ";\#r
        "Close" = "إغلاق";\#r
        "Try Again" = "إعادة المحاولة";\#r
        "Continue" = "متابعة";\#r
        "Pause" = "إيقاف مؤقت";\#r
        "Message" = "رسالة";\#r
        "Options" = "خيارات";\#r
        "Share" = "مشاركة";\#r
        "Copy" = "نسخ";\#r
        "Paste" = "لصق";\#r
        "Undo" = "تراجع";\#r
        "Redo" = "إعادة";\#r
        "Search" = "بحث";\#r
        "Add to trip" = "إضافة إلى الرحلة";\#r
        "Book now" = "احجز الآن";\#r
        "Pay" = "ادفع";\#r
        "Show map" = "عرض الخريطة";\#r
        "Show on Google Maps" = "عرض في Google Maps";\#r
        "Call the hotel" = "الاتصال بالفندق";\#r
        "Download PDF" = "تنزيل PDF";\#r
        "PDF" = "PDF";\#r
        "GPS" = "GPS";\#r
        "Scan QR code" = "مسح رمز QR";\#r
        "Don't allow" = "عدم السماح";\#r
        "Allow once" = "السماح مرة واحدة";\#r
        "Not now" = "ليس الآن";\#r
        "Yes, delete" = "نعم، احذف";\#r
        "No, keep it" = "لا، أبقِه";\#r
        "Are you sure?" = "هل أنت متأكد؟";\#r
        "Learn more ›" = "معرفة المزيد ›";\#r
        "Select all" = "تحديد الكل";\#r
        "Clear" = "مسح";\#r
        "Filter" = "تصفية";\#r
        "Sort" = "ترتيب";\#r
        "Print…" = "طباعة…";\#r
        "Send" = "إرسال";\#r
        "Reply" = "رد";\#r
        "Take a photo" = "التقاط صورة";\#r
        "Choose a file…" = "اختيار ملف…";\#r
        "Refresh" = "تحديث";\#r
        "Sign in" = "تسجيل الدخول";\#r
        "Create account" = "إنشاء حساب";\#r
        "Forgot password?" = "هل نسيت كلمة المرور؟";\#r
        "More…" = "المزيد…";\#r
        "On" = "تشغيل";\#r
        "Off" = "إيقاف";\#r
        "+" = "+";\#r
        "→" = "←";\#r
        "👍" = "👍";\#r
        "★★★☆☆" = "★★★☆☆";\#r

        """#
    ),
    Table(
      locale: "ar",
      name: "Errors",
      text: #"""
        /* نصوص أخطاء Wayfarer. العناوين من دون نقطة في آخرها. */

        /* ---- Bookings ---- */
        "BookingError.soldOut.title" = "لا توجد مقاعد متبقية";
        "BookingError.soldOut.description" = "جميع المقاعد في {train} محجوزة. ابحث عن رحلة أخرى.";

        "BookingError.seatsTaken.title" = "حُجزت المقاعد في هذه الأثناء";
        "BookingError.seatsTaken.description" = "{seats, plural, zero {لم يُحجز أي مقعد من المقاعد المختارة} one {حجز شخص آخر المقعد المختار} two {حجز شخص آخر مقعدين من المقاعد المختارة} few {حجز شخص آخر # مقاعد مختارة} many {حجز شخص آخر # مقعدًا مختارًا} other {حجز شخص آخر # مقعد مختار}}. اختر من جديد.";
        "BookingError.seatsTaken.recovery" = "حدّث مخطط المقاعد لمعرفة ما بقي متاحًا.";

        "BookingError.tooManyTravellers.title" = "عدد المسافرين كبير";
        "BookingError.tooManyTravellers.description" = "يتسع الحجز الواحد {limit, plural, zero {لصفر من المسافرين} one {لمسافر واحد} two {لمسافرَين} few {لـ # مسافرين} many {لـ # مسافرًا} other {لـ # مسافر}} على الأكثر. قسّم المجموعة إلى عدة حجوزات.";

        "BookingError.dateInPast.title" = "تاريخ مضى";
        "BookingError.dateInPast.description" = "لقد مضى يوم {date, date, medium}. اختر اليوم أو يومًا لاحقًا.";

        "BookingError.departureTooClose.title" = "أُغلق الحجز لهذه الرحلة";
        "BookingError.departureTooClose.description" = "يُغلق الحجز قبل المغادرة {minutes, plural, zero {مباشرةً} one {بدقيقة واحدة} two {بدقيقتين} few {بـ # دقائق} many {بـ # دقيقة} other {بـ # دقيقة}}. اشترِ التذكرة من المحطة.";

        "BookingError.fareChanged.title" = "تغيّر سعر التذكرة";
        "BookingError.fareChanged.description" = "تغيّر السعر من {old, number, ::currency/EUR} إلى {new, number, ::currency/EUR} أثناء الحجز. أكّد السعر الجديد للمتابعة.";

        "BookingError.childAlone.title" = "طفل من دون مرافق";
        "BookingError.childAlone.description" = "يسافر الأطفال دون سن 12 عامًا برفقة شخص بالغ. أضف بالغًا إلى الحجز.";

        "BookingError.duplicateBooking.title" = "حجز مكرر";
        "BookingError.duplicateBooking.description" = "الحجز { reference } يشمل هذه الرحلة بالفعل. افتحه أو غيّر اليوم.";

        /* ---- Payment ---- */
        "PaymentError.declined.title" = "رُفضت عملية الدفع";
        "PaymentError.declined.description" = "لم يقبل البنك عملية الدفع. جرّب بطاقة أخرى أو ادفع عبر PayPal.";
        "PaymentError.declined.recovery" = "يُحتفظ بالحجز لمدة 15 دقيقة.";

        "PaymentError.cardExpired.title" = "انتهت صلاحية البطاقة";
        "PaymentError.cardExpired.description" = "كانت البطاقة صالحة حتى {month, number}/{year, number, ::group-off}. أضف بطاقة أحدث.";

        "PaymentError.insufficientFunds.title" = "الرصيد غير كافٍ";
        "PaymentError.insufficientFunds.description" = "رصيد البطاقة لا يغطي المبلغ. استخدم بطاقة أخرى أو اشحنها أولًا.";

        "PaymentError.currencyUnsupported.title" = "عملة غير مقبولة";
        "PaymentError.currencyUnsupported.description" = "الدفع بعملة {code} غير متاح هنا. اختر اليورو (EUR) أو الين (JPY).";

        "PaymentError.limitExceeded.title" = "بلغت العملية الحد اليومي";
        "PaymentError.limitExceeded.description" = "تسمح البطاقة بمبلغ {limit, number, ::.00} {currency} في اليوم. ادفع الباقي غدًا أو ببطاقة أخرى.";

        "PaymentError.providerDown.title" = "خدمة الدفع غير متاحة";
        "PaymentError.providerDown.description" = "لا تستجيب خدمة {name} حاليًا. حاول مجددًا بعد بضع دقائق، أو اختر طريقة دفع أخرى.";

        "PaymentError.discountTooHigh.title" = "الخصم مرتفع جدًا";
        "PaymentError.discountTooHigh.description" = "لا تتجاوز قسائم الخصم {share, number, percent}، ولا تبلغ 100٪ أبدًا. أزل إحدى القسائم.";

        "PaymentError.refundPending.title" = "استرداد المبلغ قيد التنفيذ";
        "PaymentError.refundPending.description" = "سيعود المبلغ {days, plural, zero {خلال بضع ساعات} one {خلال يوم واحد} two {خلال يومين} few {خلال نحو # أيام} many {خلال نحو # يومًا} other {خلال نحو # يوم}}. راجع الحساب بعد ذلك.";

        "PaymentError.blocked.title" = "البطاقة محظورة";
        "PaymentError.blocked.description" = "حظر البنك البطاقة. اتصل بالرقم المكتوب على ظهرها.";

        "PaymentError.BlockReason.reportedLost.title" = "بطاقة مُبلّغ عن فقدانها";
        "PaymentError.BlockReason.reportedLost.description" = "أُبلغ عن فقدان هذه البطاقة. استخدم البطاقة البديلة التي أرسلها البنك.";

        "PaymentError.BlockReason.wrongCode.title" = "رموز خاطئة كثيرة";
        "PaymentError.BlockReason.wrongCode.description" = "أُدخل الرمز خطأً {times, plural, zero {صفر مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}. ستعمل البطاقة من جديد غدًا.";

        "PaymentError.BlockReason.bankClosed.title" = "البنك مغلق";
        "PaymentError.BlockReason.bankClosed.description" = "يستأنف البنك التحقق من المدفوعات ابتداءً من {until, date, ::MMMMd}. ادفع بعد ذلك اليوم أو استخدم بطاقة أخرى.";

        /* ---- Account ---- */
        "AccountError.nameTaken.title" = "الاسم مستخدم بالفعل";
        "AccountError.nameTaken.description" = "هناك شخص آخر باسم «{name}». أضف رقمًا أو اختر اسمًا مختلفًا.";

        "AccountError.passwordTooShort.title" = "كلمة المرور قصيرة";
        "AccountError.passwordTooShort.description" = "تتكوّن كلمة المرور من {minimum, plural, zero {صفر من الأحرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل. الجملة القصيرة سهلة التذكّر.";

        "AccountError.lockedOut.title" = "تسجيل الدخول متوقف مؤقتًا";
        "AccountError.lockedOut.description" = "بعد عدة كلمات مرور خاطئة، توقّف تسجيل الدخول {minutes, plural, zero {لأقل من دقيقة} one {لدقيقة واحدة} two {لدقيقتين} few {لمدة # دقائق} many {لمدة # دقيقة} other {لمدة # دقيقة}}. انتظر أو أعد تعيين كلمة المرور.";
        "AccountError.lockedOut.recovery" = "يصل رابط إعادة التعيين بالبريد الإلكتروني خلال دقيقة.";

        "AccountError.ageTooLow.title" = "لم يُبلغ الحد الأدنى للسن";
        "AccountError.ageTooLow.description" = "يمكن إنشاء حساب خاص ابتداءً من سن {minimum}. وحتى ذلك الحين، استخدم حساب أحد الوالدين.";

        "AccountError.mailUnconfirmed.title" = "لم يُؤكَّد البريد الإلكتروني بعد";
        "AccountError.mailUnconfirmed.description" = "لم يُفتح الرابط الموجود في رسالة الترحيب. افتحه أو اطلب إعادة إرساله من help@wayfarer.example.";

        "AccountError.signedOutElsewhere.title" = "تم تسجيل الخروج";
        "AccountError.signedOutElsewhere.description" = "أُنهيت هذه الجلسة من «{device}». سجّل الدخول مجددًا للمتابعة.";

        "AccountError.profileIncomplete.title" = "الملف الشخصي غير مكتمل";
        "AccountError.profileIncomplete.description" = "لم يُملأ بعد: {missing}. تطلبه شركات القطارات عند فحص التذاكر.";

        /* ---- Sync ---- */
        "SyncError.offline.title" = "لا يوجد اتصال";
        "SyncError.offline.description" = "تبقى الرحلات على هذا الجهاز حتى يعود الاتصال. تحقق من Wi-Fi ومن بيانات الجوال.";

        "SyncError.serverBusy.title" = "الخدمة مشغولة";
        "SyncError.serverBusy.description" = "كثيرون يسافرون اليوم. المحاولة التالية بعد {retryAfter, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}...";

        "SyncError.conflict.title" = "نسختان من الرحلة";
        "SyncError.conflict.description" = "عدّل هذا الجهاز الرحلة في {mine, date, long} عند {mine, time, short}، وعدّلها جهاز آخر في {theirs, date, long} عند {theirs, time, short}. اختر النسخة التي تريد الاحتفاظ بها.";

        "SyncError.quotaFull.title" = "مساحة التخزين السحابية شبه ممتلئة";
        "SyncError.quotaFull.description" = "استُخدم {percentage, number, ::percent} من المساحة، ولا مكان للصور الجديدة. احذف رحلات قديمة أو اشترك في Wayfarer Plus.";

        "SyncError.tooManyDevices.title" = "عدد الأجهزة كبير";
        "SyncError.tooManyDevices.description" = "{0, plural, zero {لا أجهزة متصلة} one {جهاز واحد متصل} two {جهازان متصلان} few {# أجهزة متصلة} many {# جهازًا متصلًا} other {# جهاز متصل}}، والحساب يتسع لـ {limit}. سجّل الخروج من جهاز لم يعد مستخدمًا.";

        "SyncError.staleData.title" = "جدول المواعيد قديم";
        "SyncError.staleData.description" = "يعود جدول المواعيد إلى {since, date, ::yMMMd}. اتصل مرة واحدة لتحميل الجدول الحالي.";

        "SyncError.portBlocked.title" = "الشبكة تحجب الاتصال";
        "SyncError.portBlocked.description" = "لا تسمح هذه الشبكة بالمنفذ {port, number, ::group-off}. جرّب شبكة Wi-Fi أخرى أو اسأل المسؤول عنها.";

        "SyncError.interrupted.title" = "انقطعت المزامنة";
        "SyncError.interrupted.description" = "توقفت المزامنة في منتصفها. {0} ما نُسخ من قبل محفوظ.";

        /* ---- Maps ---- */
        "MapError.regionMissing.title" = "لم تُنزّل الخريطة";
        "MapError.regionMissing.description" = "خريطة {region} غير موجودة على هذا الجهاز. نزّلها قبل السفر ما دامت شبكة Wi-Fi متاحة.";

        "MapError.regionTooLarge.title" = "المنطقة كبيرة جدًا";
        "MapError.regionTooLarge.description" = "تشغل هذه المنطقة {megabytes} MB، والحد الأقصى {limit} MB. كبّر الخريطة واختر منطقة أصغر.";

        "MapError.noRoute.title" = "لا يوجد مسار";
        "MapError.noRoute.description" = "لا يوجد طريق للمشي من {from} إلى {to}. جرّب الحافلة أو القطار.";

        "MapError.locationDenied.title" = "خدمة الموقع متوقفة";
        "MapError.locationDenied.description" = "لا يُسمح لتطبيق Wayfarer باستخدام الموقع. اسمح بذلك من الإعدادات > الخصوصية > الموقع.";

        "MapError.lowAccuracy.title" = "الموقع غير دقيق";
        "MapError.lowAccuracy.description" = "قد ينحرف الموقع {metres, number, ::.0} م. اخرج إلى مكان مفتوح بعيدًا عن المباني العالية.";

        "MapError.tilesOutdated.title" = "خرائط قديمة";
        "MapError.tilesOutdated.description" = "{count, plural, zero {لا توجد خرائط قديمة.} one {خريطة واحدة عمرها أكثر من سنة. حدّثها قبل السفر.} two {خريطتان عمرهما أكثر من سنة. حدّثهما قبل السفر.} few {# خرائط عمرها أكثر من سنة. حدّثها قبل السفر.} many {# خريطة عمرها أكثر من سنة. حدّثها قبل السفر.} other {# خريطة عمرها أكثر من سنة. حدّثها قبل السفر.}}";

        /* ---- Tickets ---- */
        "TicketError.barcodeUnreadable.title" = "التذكرة غير مقروءة";
        "TicketError.barcodeUnreadable.description" = "تعذّرت قراءة رمز التذكرة. زِد سطوع الشاشة أو امسح الكاميرا.";

        "TicketError.alreadyUsed.title" = "التذكرة مستخدمة بالفعل";
        "TicketError.alreadyUsed.description" = "فُحصت هذه التذكرة في {at, date, short} عند {at, time, short}. اشترِ تذكرة جديدة للعودة.";

        "TicketError.wrongTrain.title" = "تذكرة لقطار آخر";
        "TicketError.wrongTrain.description" = "هذه التذكرة صالحة لـ {booked}، وهذا هو {boarded}. اسأل طاقم القطار عن تغييرها.";

        "TicketError.notYetValid.title" = "التذكرة غير سارية بعد";
        "TicketError.notYetValid.description" = "تسري التذكرة ابتداءً من {from, date, full}. سافر في ذلك اليوم أو استبدلها عند الشباك.";

        "TicketError.expired.title" = "انتهت صلاحية التذكرة";
        "TicketError.expired.description" = "كانت التذكرة صالحة حتى {on, date, medium}. يمكن استرداد ثمنها خلال 30 يومًا.";
        "TicketError.expired.recovery" = "الاسترداد: القائمة > التذاكر > التذاكر السابقة.";

        "TicketError.transferNotAllowed.title" = "تذكرة شخصية";
        "TicketError.transferNotAllowed.description" = "هذه التذكرة باسم {holder} ولا يمكن التنازل عنها. اشترِ تذكرة أخرى للمسافر الجديد.";

        "TicketError.zoneExceeded.title" = "خارج مناطق التذكرة";
        "TicketError.zoneExceeded.description" = "تنتهي التذكرة عند المنطقة رقم {zone, selectordinal, other {#}}. اشترِ تمديدًا قبل المتابعة.";

        /* ---- Hotels ---- */
        "HotelError.noRooms.title" = "لا غرف متاحة";
        "HotelError.noRooms.description" = "لا شيء متاح {nights, plural, zero {حاليًا} one {لتلك الليلة} two {لليلتين} few {لـ # ليالٍ} many {لـ # ليلة} other {لـ # ليلة}}. جرّب أيامًا أخرى أو مكانًا قريبًا.";

        "HotelError.roomTypeGone.title" = "الغرفة لم تعد متاحة";
        "HotelError.roomTypeGone.description" = "حُجزت {kind, select, single {الغرفة المفردة} double {الغرفة المزدوجة} suite {الجناح الفاخر} other {الغرفة}} في هذه الأثناء. اختر غيرها.";

        "HotelError.checkInClosed.title" = "الاستقبال مغلق";
        "HotelError.checkInClosed.description" = "يُغلق الاستقبال عند الساعة {hour}:00. اتصل بالفندق؛ لدى كثير منها صندوق مفاتيح.";

        "HotelError.tooManyGuests.title" = "عدد الضيوف كبير";
        "HotelError.tooManyGuests.description" = "{rooms, plural, zero {لا تتسع الغرف} one {لا تتسع الغرفة} two {لا تتسع الغرفتان} few {لا تتسع # غرف} many {لا تتسع # غرفة} other {لا تتسع # غرفة}} لـ {guests, plural, zero {صفر من الضيوف الإضافيين} one {ضيف إضافي} two {ضيفين إضافيين} few {# ضيوف إضافيين} many {# ضيفًا إضافيًا} other {# ضيف إضافي}}. أضف غرفة.";

        "HotelError.petNotAllowed.title" = "الحيوانات الأليفة غير مسموح بها";
        "HotelError.petNotAllowed.description" = "لا يستقبل هذا المكان الحيوانات. استخدم عامل التصفية 🐕 لعرض الأماكن التي تستقبلها.";

        "HotelError.lateCancellation.title" = "رسوم الإلغاء";
        "HotelError.lateCancellation.description" = "بقي أقل من {hours, plural, zero {ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}، لذا يحتفظ الفندق بمبلغ {fee, number, ::currency/JPY}. تغيير الموعد مجاني.";

        /* ---- Documents ---- */
        "DocumentError.unreadable.title" = "الملف غير مقروء";
        "DocumentError.unreadable.description" = "تعذّر فتح “{file}”. امسح الصفحة ضوئيًا مرة أخرى أو اختر ملف PDF.";

        "DocumentError.tooLarge.title" = "الملف كبير جدًا";
        "DocumentError.tooLarge.description" = "حجم «{file}» هو {megabytes, number, ::.0} MB، والحد الأقصى 5 MB. امسح بالأبيض والأسود.";

        "DocumentError.formatUnknown.title" = "نوع ملف غير معروف";
        "DocumentError.formatUnknown.description" = "لا يمكن عرض الملفات المنتهية بـ .{ending}. استخدم JPEG أو PNG أو PDF.";

        "DocumentError.passportExpired.title" = "جواز السفر منتهي الصلاحية";
        "DocumentError.passportExpired.description" = "انتهت صلاحية جواز السفر في {on, date, long}. جدّده قبل حجز رحلة إلى الخارج.";

        "DocumentError.pagesMissing.title" = "صفحات ناقصة";
        "DocumentError.pagesMissing.description" = "الصفحات المتبقية للمسح: {pages}. أضفها ثم أرسل النموذج.";

        "DocumentError.signatureMissing.title" = "التوقيع ناقص";
        "DocumentError.signatureMissing.description" = "لم يوقّع {signer} بعد. أرسل تذكيرًا أو وقّع على الورق.";

        /* ---- Photos ---- */
        "PhotoError.albumFull.title" = "الألبوم ممتلئ";
        "PhotoError.albumFull.description" = "يتسع الألبوم {limit, plural, zero {لصفر من الصور} one {لصورة واحدة} two {لصورتين} few {لـ # صور} many {لـ # صورة} other {لـ # صورة}}. أنشئ ألبومًا آخر للباقي.";

        "PhotoError.libraryDenied.title" = "لا يمكن الوصول إلى الصور";
        "PhotoError.libraryDenied.description" = "لا يُسمح لتطبيق Wayfarer بفتح مكتبة الصور.\nاسمح بذلك في إعدادات النظام ضمن الخصوصية.";

        "PhotoError.tooManySelected.title" = "عدد الصور المحددة كبير";
        "PhotoError.tooManySelected.description" = "حُددت {selected} من {total} صورة، ويمكن إرسال {limit} دفعة واحدة. أرسلها على دفعات.";

        "PhotoError.editLost.title" = "لم تُحفظ التعديلات";
        "PhotoError.editLost.description" = "أُغلق التطبيق قبل حفظ التعديلات. الصورة الأصلية لم تتغير.";

        "PhotoError.formatUnknown.title" = "صيغة صورة غير معروفة";
        "PhotoError.formatUnknown.description" = "لا يمكن تعديل الصور بصيغة {0} حاليًا. صدّرها بصيغة JPEG أولًا.";

        "PhotoError.shareFailed.title" = "لم تُشارك الصور";
        "PhotoError.shareFailed.description" = "{count, plural, zero {لم تصل أي صورة إلى الألبوم «{album}».} one {لم تصل الصورة إلى الألبوم «{album}».} two {لم تصل الصورتان إلى الألبوم «{album}».} few {لم تصل # صور إلى الألبوم «{album}».} many {لم تصل # صورة إلى الألبوم «{album}».} other {لم تصل # صورة إلى الألبوم «{album}».}} ما زالت محفوظة على هذا الجهاز؛ شاركها مجددًا.";

        "PhotoError.cameraBusy.title" = "الكاميرا قيد الاستخدام";
        "PhotoError.cameraBusy.description" = "يستخدم تطبيق آخر الكاميرا. أغلقه ثم حاول مجددًا.";

        /* ---- Devices ---- */
        "DeviceError.bluetoothOff.title" = "Bluetooth متوقف";
        "DeviceError.bluetoothOff.description" = "يُعثر على بطاقة الأمتعة عبر Bluetooth. شغّله وأبقِ الحقيبة قريبة.";

        "DeviceError.pairingRefused.title" = "رُفض الاقتران";
        "DeviceError.pairingRefused.description" = "لم يقبل {device} الاتصال. اضغط على زره خمس ثوانٍ ثم أعد الاقتران.";

        "DeviceError.batteryLow.title" = "البطارية منخفضة";
        "DeviceError.batteryLow.description" = "بقي {share, number, ::percent scale/100} من شحن البطاقة. اشحنها قبل الرحلة.";

        "DeviceError.firmwareOld.title" = "برنامج البطاقة قديم";
        "DeviceError.firmwareOld.description" = "إصدار البطاقة هو {current}، والمطلوب {needed}. حدّثها عبر Wi-Fi.";

        "DeviceError.storageFull.title" = "الجهاز ممتلئ";
        "DeviceError.storageFull.description" = "ينقص {megabytes, plural, zero {القليل من المساحة} one {ميغابايت واحد} two {ميغابايتان} few {# ميغابايت} many {# ميغابايت} other {# ميغابايت}} لحفظ الرحلة. احذف الخرائط غير اللازمة.";

        "DeviceError.radio.title" = "تعذّر الوصول إلى البطاقة";
        "DeviceError.radio.description" = "لا تستجيب البطاقة. اقترب وحاول مجددًا.";

        /* ---- Search ---- */
        "SearchError.emptyQuery.title" = "لا يوجد ما يُبحث عنه";
        "SearchError.emptyQuery.description" = "أدخل مكانًا أو محطة أو فندقًا.";

        "SearchError.noResults.title" = "لا نتائج";
        "SearchError.noResults.description" = "لم يُعثر على شيء لـ «{query}». تحقق من الإملاء أو احذف كلمة.";
        "SearchError.noResults.recovery" = "أمثلة: «كيوتو»، «Gare de Lyon»، «Hotel Astoria».";

        "SearchError.tooManyResults.title" = "نتائج كثيرة";
        "SearchError.tooManyResults.description" = "يطابق البحثَ {count, plural, zero {عدد غير معروف من النتائج} one {نتيجة واحدة} two {نتيجتان} few {أكثر من # نتائج} many {أكثر من # نتيجة} other {أكثر من # نتيجة}}. أضف مدينة أو تاريخًا.";

        "SearchError.datesReversed.title" = "التواريخ معكوسة";
        "SearchError.datesReversed.description" = "العودة ({to, date, short}) تسبق الذهاب ({from, date, short}). بدّل بين التاريخين.";

        "SearchError.filterUnavailable.title" = "عامل التصفية غير متاح هنا";
        "SearchError.filterUnavailable.description" = "لا ينطبق عامل التصفية «{name}» على هذا البلد. أزله لعرض كل النتائج.";

        /* ---- Reviews ---- */
        "ReviewError.tooShort.title" = "التقييم قصير جدًا";
        "ReviewError.tooShort.description" = "{characters, plural, zero {لا ينقص شيء} one {حرف واحد إضافي} two {حرفان إضافيان} few {# أحرف إضافية} many {# حرفًا إضافيًا} other {# حرف إضافي}} ويمكن نشر التقييم. صف المكان كما كان.";

        "ReviewError.linksNotAllowed.title" = "الروابط غير مسموح بها";
        "ReviewError.linksNotAllowed.description" = "يحتوي التقييم على {count, plural, zero {صفر من الروابط} one {رابط واحد} two {رابطين} few {# روابط} many {# رابطًا} other {# رابط}}. احذف ما يبدأ بـ «https://» وانشره مجددًا.";

        "ReviewError.alreadyReviewed.title" = "سبق التقييم";
        "ReviewError.alreadyReviewed.description" = "يوجد تقييم لـ {place} من هذا الحساب. عدّله بدلًا من ذلك.";

        "ReviewError.tooSoon.title" = "لم تنتهِ الإقامة بعد";
        "ReviewError.tooSoon.description" = "يُفتح التقييم {hours, plural, zero {عند المغادرة} one {بعد ساعة من المغادرة} two {بعد ساعتين من المغادرة} few {بعد # ساعات من المغادرة} many {بعد # ساعة من المغادرة} other {بعد # ساعة من المغادرة}}. يُحفظ النص كمسودة.";

        "ReviewError.charactersNotAllowed.title" = "أحرف غير مسموح بها";
        "ReviewError.charactersNotAllowed.description" = "لا يحتوي العنوان على «'{'» ولا على «'}'». احذفهما وانشر مجددًا.";

        /* ---- Notifications: one title for all cases ---- */
        "ReminderError.title" = "لم يُضبط التذكير";
        "ReminderError.permissionDenied.description" = "لا يُسمح لتطبيق Wayfarer بعرض الإشعارات. اسمح بها في إعدادات النظام.";
        "ReminderError.scheduleFull.description" = "يوجد {limit, plural, zero {صفر من التذكيرات} one {تذكير واحد مقرر} two {تذكيران مقرران} few {# تذكيرات مقررة} many {# تذكيرًا مقررًا} other {# تذكير مقرر}}، وهذا هو الحد الأقصى. احذف تذكيرًا انتهى.";
        "ReminderError.quietHours.description" = "بين الساعة {from}:00 والساعة {to}:00 يبقى الجهاز صامتًا. اختر وقتًا آخر أو أوقف ساعات الهدوء.";
        "ReminderError.soundMissing.description" = "لم تعد نغمة «{name}» موجودة. اختر نغمة أخرى؛ نغمة «الجرس» متاحة دائمًا.";

        /* ---- Plans (a nested type) ---- */
        "Trip.PlanError.overlapping.title" = "رحلتان متداخلتان";
        "Trip.PlanError.overlapping.description" = "تقع «{first}» و«{second}» في الأيام نفسها. انقل إحداهما.";

        "Trip.PlanError.dayEmpty.title" = "يوم بلا خطط";
        "Trip.PlanError.dayEmpty.description" = "لا شيء مخطط لليوم {day}. أضف محطة أو احذف اليوم.";

        "Trip.PlanError.tooLong.title" = "الرحلة طويلة جدًا";
        "Trip.PlanError.tooLong.description" = "تستغرق الرحلة {days, plural, zero {أقل من يوم} one {يومًا واحدًا} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، وتتسع الخطة {limit, plural, zero {لأقل من يوم} one {ليوم واحد} two {ليومين} few {لـ # أيام} many {لـ # يومًا} other {لـ # يوم}}. قسّمها إلى اثنتين.";

        "Trip.PlanError.archived.title" = "الرحلة مؤرشفة";
        "Trip.PlanError.archived.description" = "لا تتغير الرحلات المؤرشفة. أخرج الرحلة من الأرشيف أولًا.";

        /* ---- The app (target WayfarerApp, which depends on this one) ---- */
        "LaunchError.settingsUnreadable.title" = "أُعيد ضبط الإعدادات";
        "LaunchError.settingsUnreadable.description" = "تعذّرت قراءة الإعدادات فعادت إلى حالتها الأولى. الرحلات والتذاكر كلها موجودة.";

        "LaunchError.versionTooOld.title" = "التحديث مطلوب";
        "LaunchError.versionTooOld.description" = "تُباع التذاكر للإصدار {minimum} والأحدث. حدّث Wayfarer من متجر التطبيقات.";

        "LaunchError.migrationIncomplete.title" = "ما زال نقل الرحلات جاريًا";
        "LaunchError.migrationIncomplete.description" = "نُقلت {done} من {total, plural, zero {صفر من الرحلات} one {رحلة واحدة} two {رحلتين} few {# رحلات} many {# رحلة} other {# رحلة}} إلى التنسيق الجديد. أبقِ التطبيق مفتوحًا حتى ينتهي.";

        """#
    ),
    Table(
      locale: "ar",
      name: "Help",
      text: #"""
        /* ---- Questions and answers ---- */
        "help.title" = "المساعدة";
        "help.search" = "البحث في {count, plural, zero {المقالات} one {مقال واحد} two {مقالين} few {# مقالات} many {# مقالًا} other {# مقال}}";
        "help.articles" = "المقالات";
        "help.contact" = "راسلنا";
        "help.contact.note" = "نرد خلال {hours, plural, zero {دقائق} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}، على مدار الساعة.";
        "help.phone" = "الهاتف: 0800 018 0018";
        "help.q.offline" = "هل يعمل التطبيق من دون اتصال؟";
        "help.a.offline" = "نعم: تبقى الخرائط والتذاكر والخطط على الجهاز؛ الحجز وحده يحتاج إلى الشبكة.";
        "help.q.refund" = "كيف أستعيد نقودي؟";
        "help.a.refund" = "افتح التذكرة واختر «استرداد» ثم حدّد السبب. يستغرق ذلك ٣–٥ أيام.";
        "help.q.devices" = "على كم جهازًا يمكن استخدام حساب واحد؟";
        "help.a.devices" = "على خمسة أجهزة كحد أقصى؛ ومع Wayfarer Plus بلا حدود.";
        "help.q.luggage" = "ضاعت حقيبتي!";
        "help.a.luggage" = "لا تقلق. افتح «البطاقات» واضغط على الحقيبة واتبع السهم.";
        "help.q.children" = "هل يدفع الأطفال؟";
        "help.a.children" = "دون سن ٦ لا؛ ومن ٦ إلى ١١ نصف السعر (٥٠٪).";
        "help.q.invoice" = "هل يمكنني الحصول على فاتورة باسم شركتي؟";
        "help.a.invoice" = "نعم. املأ حقل «الشركة» قبل الدفع (مع الرقم الضريبي).";
        "help.q.bike" = "وماذا عن دراجتي؟";
        "help.a.bike" = "الدراجة المطوية من الأمتعة. لغيرها احجز مكانًا: 🚲 ٥ €.";
        "help.q.language" = "لماذا لا توجد لغتي؟";
        "help.a.language" = "قد تُضاف قريبًا. يترجم المتطوعون على https://translate.wayfarer.example.";
        "help.feedback" = "هل كان هذا مفيدًا؟";
        "help.feedback.thanks" = "شكرًا!";
        "help.feedback.votes" = "وجد {yes} من أصل {all, plural, zero {صفر من القراء} one {قارئ واحد} two {قارئين} few {# قراء} many {# قارئًا} other {# قارئ}} هذا مفيدًا";
        "help.steps.export" = "1. افتح الرحلة.\n2. اضغط «مشاركة».\n3. اختر «PDF».";
        "help.status.ok" = "تعمل كل الخدمات بشكل طبيعي.";
        "help.status.slow" = "تُحمَّل الخرائط ببطء حاليًا…";
        "help.status.since" = "منذ {when, date, medium}، {when, time, short}";
        "help.shortcut" = "⌘F أو Ctrl+F";
        "help.system" = "يتطلب Linux أو Android 14 أو iOS 18";
        "help.link" = "https://www.wayfarer.example/caf%C3%A9";
        "help.folder" = "تُحفظ الخرائط في Documents\\Wayfarer.";
        "help.modes" = "قطار | حافلة | عبّارة";

        """#
    ),
    Table(
      locale: "ar",
      name: "Legacy",
      text: #"""
        /* The old version's words, in C style: %@ for a text, %lld for a whole number, %% for a percent sign. */

        /* ---- Import (the texts of the old version: C-style placeholders, in the order of the associated values) ---- */
        "ImportError.fileEmpty.title" = "ملف فارغ";
        "ImportError.fileEmpty.description" = "لا يحتوي الملف على أي صفوف. صدّره مجددًا من التطبيق الآخر.";

        "ImportError.headerMissing.title" = "عمود ناقص";
        "ImportError.headerMissing.description" = "لا يوجد عمود «%@» في الصف الأول. أضفه ثم أعد الاستيراد.";

        "ImportError.badRow.title" = "صف غير مفهوم";
        "ImportError.badRow.description" = "يحتوي الصف %1$lld على «%2$@»، وهو ليس تاريخًا. اكتبه هكذا: 2027-03-14.";

        "ImportError.tooManyRows.title" = "صفوف كثيرة";
        "ImportError.tooManyRows.description" = "يحتوي الملف على %1$lld من الصفوف، والحد الأقصى %2$lld. قسّمه إلى ملفات أصغر.";

        "ImportError.rowsSkipped.title" = "صفوف متروكة";

        "ImportError.charsetUnknown.title" = "أحرف غير مقروءة";
        "ImportError.charsetUnknown.description" = "النص في %@ بترميز قديم. احفظه بترميز UTF-8 أولًا.";

        "ImportError.sizeExceeded.title" = "الملف كبير جدًا";
        "ImportError.sizeExceeded.description" = "حجم الملف %.1f MB، والحد الأقصى 20 MB. استبعد الصور.";

        /* ---- Export ---- */
        "ExportError.diskFull.title" = "القرص ممتلئ";
        "ExportError.diskFull.description" = "المطلوب %1$lld MB، والمتاح %2$lld MB. وفّر مساحة ثم أعد التصدير.";

        "ExportError.nothingToExport.title" = "لا يوجد ما يُصدَّر";
        "ExportError.nothingToExport.description" = "لم تُحدد أي رحلة. حدّد رحلة واحدة على الأقل، أو كل الرحلات (100%%).";

        "ExportError.printerMissing.title" = "لا توجد طابعة";
        "ExportError.printerMissing.description" = "لا تستجيب أي طابعة قريبة. احفظ الخطة بصيغة PDF بدلًا من ذلك.";

        "ExportError.sharesUneven.title" = "الحصص غير متوازنة";
        "ExportError.sharesUneven.description" = "مجموع حصص المسافرين %lld%%، وليس 100%%. غيّر إحداها.";

        "ExportError.calendarReadOnly.title" = "التقويم للقراءة فقط";
        "ExportError.calendarReadOnly.description" = "لا يمكن إضافة شيء إلى التقويم «%@». اختر تقويمًا من هذا الجهاز.";

        /* ---- Words of the old screens ---- */
        "legacy.version" = "الإصدار %@";
        "legacy.greeting" = "مرحبًا، %@!";
        "legacy.from_to" = "%1$@ – %2$@";
        "legacy.progress" = "اكتمل %d%%";
        "legacy.discount" = "خصم 20%% مع Wayfarer Plus";
        "legacy.seat" = "العربة %1$lld، المقعد %2$@";
        "legacy.platform" = "الرصيف %@";
        "legacy.temperature" = "%.0f °C";
        "legacy.delay" = "تأخّر %lld د";
        "legacy.padded_code" = "الرمز %06d";

        """#
    ),
    Table(
      locale: "ar",
      name: "Legacy",
      format: .stringsdict,
      text: #"""
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>ImportError.rowsSkipped.description</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@rows@ أضف التواريخ ثم أعد الاستيراد.</string>
        		<key>rows</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>zero</key>
        			<string>لم يُترك أي صف.</string>
        			<key>one</key>
        			<string>تُرك صف واحد بلا تاريخ.</string>
        			<key>two</key>
        			<string>تُرك صفان بلا تاريخ.</string>
        			<key>few</key>
        			<string>تُركت %lld صفوف بلا تاريخ.</string>
        			<key>many</key>
        			<string>تُرك %lld صفًا بلا تاريخ.</string>
        			<key>other</key>
        			<string>تُرك %lld صف بلا تاريخ.</string>
        		</dict>
        	</dict>
        	<key>legacy.photos</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@photos@</string>
        		<key>photos</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>d</string>
        			<key>zero</key>
        			<string>لا صور</string>
        			<key>one</key>
        			<string>صورة واحدة</string>
        			<key>two</key>
        			<string>صورتان</string>
        			<key>few</key>
        			<string>%d صور</string>
        			<key>many</key>
        			<string>%d صورة</string>
        			<key>other</key>
        			<string>%d صورة</string>
        		</dict>
        	</dict>
        	<key>legacy.trips_and_days</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$#@trips@ خلال %2$#@days@</string>
        		<key>trips</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>zero</key>
        			<string>لا رحلات</string>
        			<key>one</key>
        			<string>رحلة واحدة</string>
        			<key>two</key>
        			<string>رحلتان</string>
        			<key>few</key>
        			<string>%lld رحلات</string>
        			<key>many</key>
        			<string>%lld رحلة</string>
        			<key>other</key>
        			<string>%lld رحلة</string>
        		</dict>
        		<key>days</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>zero</key>
        			<string>أقل من يوم</string>
        			<key>one</key>
        			<string>يوم واحد</string>
        			<key>two</key>
        			<string>يومين</string>
        			<key>few</key>
        			<string>%lld أيام</string>
        			<key>many</key>
        			<string>%lld يومًا</string>
        			<key>other</key>
        			<string>%lld يوم</string>
        		</dict>
        	</dict>
        	<key>legacy.unread</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$@: %2$#@messages@</string>
        		<key>messages</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>zero</key>
        			<string>لا رسائل جديدة</string>
        			<key>one</key>
        			<string>رسالة جديدة واحدة</string>
        			<key>two</key>
        			<string>رسالتان جديدتان</string>
        			<key>few</key>
        			<string>%lld رسائل جديدة</string>
        			<key>many</key>
        			<string>%lld رسالة جديدة</string>
        			<key>other</key>
        			<string>%lld رسالة جديدة</string>
        		</dict>
        	</dict>
        </dict>
        </plist>

        """#
    ),
    Table(
      locale: "ar",
      name: "Mail",
      text: #"""
        "mail.receipt.subject" = "إيصال الحجز {reference}";
        "mail.receipt.body" = "مرحبًا {name}،\n\nشكرًا لسفرك معنا. تجد الإيصال مرفقًا بصيغة PDF.\n\nWayfarer";
        "mail.receipt.line" = "تذكرة\t{amount, number, ::currency/EUR}";
        "mail.receipt.total" = "المجموع\t{amount, number, ::currency/EUR}";
        "mail.receipt.vat" = "منها ضريبة القيمة المضافة ({rate, number, ::percent})";
        "mail.welcome.subject" = "أهلًا بك معنا، {name}!";
        "mail.welcome.confirm" = "أكّد هذا العنوان خلال {hours, plural, zero {دقائق} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}:";
        "mail.delay.subject" = "{train}: تأخير {minutes} د";
        "mail.delay.body" = "يغادر {train} اليوم الساعة {when, time, short} من الرصيف {platform}.";
        "mail.cancelled.subject" = "أُلغيت الرحلة";
        "mail.cancelled.body" = "نعتذر: لن يسير {train} في {when, date, medium}. يُعاد ثمن التذكرة تلقائيًا.";
        "mail.reminder.subject" = "{days, plural, zero {الرحلة اليوم} one {الرحلة غدًا} two {بقي يومان} few {بقي # أيام} many {بقي # يومًا} other {بقي # يوم}}";
        "mail.invite.subject" = "يدعوك {host} إلى «{trip}»";
        "mail.invite.body" = "انضم إلى رحلة {host} من {start, date, ::MMMd} إلى {end, date, ::MMMd}.";
        "mail.password.subject" = "كلمة مرور جديدة";
        "mail.password.body" = "طلب شخص ما، نأمل أن يكون أنت، كلمة مرور جديدة. إن لم تكن أنت فلا تفعل شيئًا.";
        "mail.rating.subject" = "كيف كان \"{place}\"؟";
        "mail.rating.scale" = "١ = ضعيف، ٥ = رائع";
        "mail.footer.address" = "شركة ويفيرر، شارع المحطة ١٢، القاهرة";
        "mail.footer.unsubscribe" = "لا تريد مزيدًا من الرسائل؟ غيّر ذلك في الإعدادات.";
        "mail.footer.hours" = "الإثنين–الجمعة ٩ ص – ٦ م";
        "mail.footer.copyright" = "© 2027 Wayfarer";
        "mail.ps" = "ملاحظة: الطقس يبدو جميلًا ☀️";
        "mail.signature" = "مع أطيب التحيات،\nفريق Wayfarer";

        """#
    ),
    Table(
      locale: "ar",
      name: "Onboarding",
      text: #"""
        /* ---- First steps ---- */
        "onboarding.welcome" = "مرحبًا بك في Wayfarer!";
        "onboarding.welcome.name" = "أهلًا {name}، سعداء برؤيتك مجددًا!";
        "onboarding.tagline" = "كل ما يخص الرحلة في مكان واحد.";
        "onboarding.family" = "سافروا معًا 👨‍👩‍👧‍👦";
        "onboarding.love" = "صُنع بـ ❤️ على الطريق 🏳️‍🌈 👋🏽";
        "onboarding.step" = "الخطوة {step} من {total}";
        "onboarding.maps" = "خرائط تعمل دون اتصال، حتى فوق الجبال.";
        "onboarding.tickets" = "تذاكر القطارات والحافلات والعبّارات.";
        "onboarding.photos" = "مذكرات تكتب نفسها: صور وأماكن وتواريخ.";
        "onboarding.question.where" = "إلى أين؟";
        "onboarding.question.when" = "متى؟ ومع من؟!";
        "onboarding.permission.location" = "بمعرفة الموقع يعثر Wayfarer على أقرب محطة.";
        "onboarding.permission.notifications" = "احصل على رسالة عند تأخر القطار.";
        "onboarding.terms" = "بالمتابعة، **أنت** توافق على [الشروط](https://www.wayfarer.example/terms).";
        "onboarding.html" = "اضغط <b>ابدأ</b> وتجوّل.<br/>إنه مجاني.";
        "onboarding.hashtag" = "شارك بوسم #Wayfarer";
        "onboarding.social" = "@wayfarer_app";
        "onboarding.start" = "ابدأ";
        "onboarding.later" = "ربما لاحقًا";
        "onboarding.import" = "انقل الرحلات من تطبيق آخر";
        "onboarding.imported" = "{count, plural, zero {لا يوجد ما يُنقل} one {نُقلت رحلة واحدة} two {نُقلت رحلتان} few {نُقلت # رحلات} many {نُقلت # رحلة} other {نُقلت # رحلة}}";
        "onboarding.companions" = "{count, plural, offset:1 =0 {لن يأتي أحد} =1 {سيأتي {name}} zero {سيأتي {name} وحده} one {سيأتي {name} وشخص آخر} two {سيأتي {name} وشخصان آخران} few {سيأتي {name} و# أشخاص آخرون} many {سيأتي {name} و# شخصًا آخر} other {سيأتي {name} و# شخص آخر}}";
        "onboarding.traveller" = "{gender, select, female {تسافر} male {يسافر} other {السفر}} مع طفل";
        "onboarding.ready" = "هذا كل شيء. رحلة سعيدة! ✈️";
        "onboarding.plus.price" = "Wayfarer Plus: {price, number, ::currency/EUR} شهريًا";
        "onboarding.plus.trial" = "مجانًا {days, plural, zero {اليوم} one {ليوم واحد} two {ليومين} few {لمدة # أيام} many {لمدة # يومًا} other {لمدة # يوم}}، ثم اشتراك شهري.";
        "onboarding.plus.interest" = "فائدة ٠٪، واسترداد ١٠٠٪ في الأسبوع الأول.";

        """#
    ),
    Table(
      locale: "ar",
      name: "Places",
      text: #"""
        "place.paris" = "باريس";
        "place.london" = "لندن";
        "place.berlin" = "برلين";
        "place.tokyo" = "طوكيو";
        "place.kyoto" = "كيوتو";
        "place.taipei" = "تايبيه";
        "place.cairo" = "القاهرة";
        "place.marrakesh" = "مراكش";
        "place.petersburg" = "سانت بطرسبرغ";
        "place.sao_paulo" = "ساو باولو";
        "place.zurich" = "زيورخ";
        "place.reykjavik" = "ريكيافيك";
        "place.country.japan" = "اليابان";
        "place.country.france" = "فرنسا";
        "place.country.egypt" = "مصر";
        "place.country.usa" = "الولايات المتحدة";
        "place.country.ivory_coast" = "ساحل العاج";
        "place.kind.airport" = "مطار";
        "place.kind.beach" = "شاطئ";
        "place.kind.bridge" = "جسر";
        "place.kind.island" = "جزيرة";
        "place.kind.lake" = "بحيرة";
        "place.kind.mountain" = "جبل";
        "place.kind.park" = "حديقة";
        "place.kind.temple" = "معبد";
        "place.kind.theatre" = "مسرح";
        "place.kind.library" = "مكتبة";
        "place.kind.pharmacy" = "صيدلية";
        "place.kind.hotel" = "فندق";
        "place.kind.village" = "قرية";
        "place.near" = "قرب {place}";
        "place.away" = "على بعد {metres, plural, zero {خطوة} one {متر واحد} two {مترين} few {# أمتار} many {# مترًا} other {# متر}}";
        "place.open" = "مفتوح حتى {hour}:00";
        "place.closed" = "مغلق أيام الإثنين";
        "place.rating" = "{stars, number, ::.0} ★ ({count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}})";
        "place.price" = "€€ – متوسط";
        "place.accessible" = "دخول بلا درج ♿";
        "place.wifi" = "Wi-Fi مجاني";
        "place.elevation" = "{metres} م فوق سطح البحر";
        "place.hint" = "اضغط مطولًا على الخريطة لوضع علامة…";
        "place.favourites" = "{count, plural, zero {لا مفضلات} one {مكان مفضل واحد} two {مكانان مفضلان} few {# أماكن مفضلة} many {# مكانًا مفضلًا} other {# مكان مفضل}}";

        """#
    ),
    Table(
      locale: "ar",
      name: "Settings",
      text: #"""
        /* شاشة الإعدادات */

        /* ---- Sections. Keys of three parts whose last is a field's name are none of an error's: there is no type Settings. ---- */
        "Settings.Network.title" = "الشبكة";
        "Settings.Network.description" = "شبكة Wi-Fi وبيانات الجوال والتنزيل أثناء التنقل.";
        "Settings.Privacy.title" = "الخصوصية";
        "Settings.Privacy.description" = "من يرى وجهة الرحلة.";
        "Settings.Storage.title" = "التخزين";
        "Settings.Storage.description" = "الخرائط والصور على هذا الجهاز.";
        "settings.about.product" = "Wayfarer";
        "settings.about.plan" = "Wayfarer Plus";
        "settings.network.wifi" = "Wi-Fi";
        "settings.network.bluetooth" = "Bluetooth";
        "settings.pay.paypal" = "PayPal";
        "settings.about.website" = "https://www.wayfarer.example/help";
        "settings.about.contact" = "help@wayfarer.example";
        "settings.about.phone" = "+44 20 7946 0018";
        "settings.menu" = "القائمة";
        "settings.notifications" = "الإشعارات";
        "settings.transport" = "وسائل النقل";
        "settings.photos" = "الصور";
        "settings.version" = "الإصدار {version} ({build})";
        "settings.loading" = "جارٍ التحميل…";

        /* ---- General ---- */
        "settings.general" = "عام";
        "settings.language" = "اللغة";
        "settings.language.note" = "يتبع التطبيق لغة الجهاز.";
        "settings.region" = "المنطقة";
        "settings.currency" = "العملة";
        "settings.units" = "وحدات القياس";
        "settings.units.metric" = "كيلومترات، °م";
        "settings.units.imperial" = "أميال، °ف";
        "settings.units.system" = "كما في الجهاز";
        "settings.week_start" = "أول أيام الأسبوع";
        "settings.time_format" = "نظام ٢٤ ساعة";
        "settings.appearance" = "المظهر";
        "settings.appearance.light" = "فاتح";
        "settings.appearance.dark" = "داكن";
        "settings.appearance.auto" = "تلقائي";
        "settings.text_size" = "حجم النص";
        "settings.text_size.sample" = "نص حكيم له سر قاطع وذو شأن عظيم.";
        "settings.sounds" = "الأصوات والاهتزاز";

        /* ---- Account ---- */
        "settings.account" = "الحساب";
        "settings.account.signed_in" = "سُجّل الدخول باسم {name}";
        "settings.account.photo" = "صورة الملف الشخصي";
        "settings.account.password" = "تغيير كلمة المرور";
        "settings.account.two_steps" = "تسجيل الدخول بخطوتين";
        "settings.account.devices" = "{count, plural, zero {لا أجهزة} one {جهاز واحد} two {جهازان} few {# أجهزة} many {# جهازًا} other {# جهاز}}";
        "settings.account.delete" = "حذف الحساب…";
        "settings.account.delete.question" = "هل تريد حذف الحساب {count, plural, zero {من دون رحلات} one {ورحلة واحدة} two {ورحلتين} few {و# رحلات} many {و# رحلة} other {و# رحلة}}؟";
        "settings.account.delete.note" = "لا يمكن التراجع عن ذلك.";

        /* ---- Network and storage ---- */
        "settings.download.wifi_only" = "التنزيل عبر Wi-Fi فقط";
        "settings.download.quality" = "جودة الصور";
        "settings.download.high" = "عالية (نحو 5 MB للصورة)";
        "settings.download.low" = "منخفضة (نحو 300 kB للصورة)";
        "settings.storage.used" = "استُخدم {used} من {total}";
        "settings.storage.share" = "ممتلئ بنسبة {share, number, ::percent}، والحد الأقصى 100%";
        "settings.storage.clear" = "إزالة الخرائط القديمة";
        "settings.storage.cleared" = "تم: جرى توفير {size}.";
        "settings.proxy" = "الوكيل: {host}، المنفذ {port, number, ::group-off}";

        /* ---- Privacy and the rest ---- */
        "settings.privacy.location" = "مشاركة الموقع أثناء السفر";
        "settings.privacy.nobody" = "لا أحد";
        "settings.privacy.friends" = "الأصدقاء";
        "settings.privacy.everyone" = "الجميع";
        "settings.privacy.history" = "مسح سجل البحث";
        "settings.privacy.analytics" = "المساعدة في تحسين Wayfarer";
        "settings.tickets.apple" = "إضافة التذاكر إلى المحفظة";
        "settings.calendar" = "التقويم";
        "settings.reminder.lead" = "التذكير {minutes, plural, zero {عند المغادرة} one {قبل دقيقة} two {قبل دقيقتين} few {قبل # دقائق} many {قبل # دقيقة} other {قبل # دقيقة}}";
        "settings.beta" = "تجربة الميزات الجديدة مبكرًا";
        "settings.licenses" = "التراخيص";
        "settings.terms" = "شروط الاستخدام";
        "settings.sign_out" = "تسجيل الخروج";
        "settings.saved_at" = "حُفظ في {time, time, short}";

        """#
    ),
    Table(
      locale: "ar",
      name: "Trips",
      text: #"""
        /* ---- The list of trips ---- */
        "trips.title" = "الرحلات";
        "trips.count" = "{count, plural, zero {لا رحلات بعد} one {رحلة واحدة} two {رحلتان} few {# رحلات} many {# رحلة} other {# رحلة}}";
        "trips.upcoming" = "القادمة";
        "trips.past" = "السابقة";
        "trips.drafts" = "المسودات";
        "trips.new" = "رحلة جديدة";
        "trips.name" = "اسم الرحلة";
        "trips.name.example" = "مثلًا: الربيع في روما";
        "trips.owner" = "رحلة {owner}";
        "trips.with" = "مع {names}";
        "trips.dates" = "{start, date, medium} – {end, date, medium}";
        "trips.nights" = "{nights, plural, zero {رحلة ليوم واحد} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}";
        "trips.day" = "اليوم {day}";
        "trips.stops" = "{stops, plural, zero {لا محطات} one {محطة واحدة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}} في الطريق";
        "trips.distance" = "{km, number, ::.0} كم";
        "trips.duration" = "{hours} س {minutes} د";
        "trips.budget" = "الميزانية";
        "trips.budget.spent" = "أُنفق {share, number, percent} من الميزانية";
        "trips.packing" = "قائمة الأمتعة";
        "trips.packing.left" = "{left, plural, zero {كل شيء جاهز!} one {بقي غرض واحد} two {بقي غرضان} few {بقيت # أغراض} many {بقي # غرضًا} other {بقي # غرض}}";
        "trips.item.passport" = "جواز السفر";
        "trips.item.charger" = "شاحن (USB-C)";
        "trips.item.umbrella" = "مظلة";
        "trips.item.socks" = "جوارب، ٣ أزواج";
        "trips.item.paper" = "تذكرة مطبوعة (A4)";
        "trips.sight.castle" = "قلعة";
        "trips.sight.museum" = "متحف";
        "trips.sight.station" = "محطة";
        "trips.sight.port" = "ميناء";
        "trips.sight.restaurant" = "مطعم";
        "trips.sight.cafe" = "مقهى";
        "trips.sight.parking" = "موقف سيارات";
        "trips.train.class" = "{class, select, first {الدرجة الأولى} second {الدرجة الثانية} other {أي درجة}}";
        "trips.feed" = "{who, select, self {أُضيفت {count, plural, zero {صفر من الصور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}} other {أضاف {name} {count, plural, zero {صفر من الصور} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}}}}";
        "trips.weather" = "{high}° / {low}°";
        "trips.weather.rain" = "احتمال المطر: {chance, number, ::percent}";
        "trips.note" = "ملاحظة";
        "trips.note.empty" = "لا ملاحظات بعد…";
        "trips.quote" = "«الرحلة هي المكافأة.»";
        "trips.quote.nested" = "قالت: «مكتوب على اللافتة “مغلق”».";
        "trips.kids" = "أسعار الأطفال";
        "trips.oclock" = "الساعة الآن {time, time, short}";
        "trips.arrival" = "الوصول نحو {time, time, short}";
        "trips.seat" = "العربة {coach}، المقعد {seat}";
        "trips.flight" = "الرحلة {number}";
        "trips.founded" = "مسافر منذ {year, number, ::group-off}";
        "trips.discount" = "خصم ٥٠٪ أيام الأحد";
        "trips.fraction" = "½ يوم، ¾ ساعة";
        "trips.emergency" = "في حالات الطوارئ: 112";

        """#
    ),
    Table(
      locale: "ar",
      name: "Widgets",
      text: #"""
        /* catalog: style=printf */
        "widget.title"	= "الرحلة القادمة" ;
        "widget.route"	= "%1$@ ← %2$@" ;
        "widget.leaves"	= "المغادرة %@" ;
        "widget.gate"	= "البوابة %@" ;
        "widget.charge"	= "مشحون %lld%%" ;
        "widget.full"	= "الأمتعة جاهزة 100%%!" ;
        "widget.empty"	= "لا شيء مخطط" ;
        "widget.updated"	= "حُدّث %@" ;
        "widget.rating"	= "%.1f من 5" ;

        """#
    ),
    Table(
      locale: "en",
      name: "Buttons",
      text: #"""
        // Buttons and short commands. Lines end in CR LF: this table comes from another system.\#r
        // Keys may be the English text itself.\#r
        "OK" = "OK";\#r
        "Cancel" = "Cancel";\#r
        "Save" = "Save";\#r
        // One character for three dots; in Chinese it is in the middle of the line.\#r
        "Save As…" = "Save As…";\#r
        "Delete" = "Delete";\#r
        "Edit" = "Edit";\#r
        "Done" = "Done";\#r
        "Back" = "Back";\#r
        "Next" = "Next";\#r
        "Skip" = "Skip";\#r
        "Close" = "Close";\#r
        "Try Again" = "Try Again";\#r
        "Continue" = "Continue";\#r
        // "Fax" = "Fax";   (nobody faxes any more)\#r
        // The same word in English and in French, and nowhere else.\#r
        "Pause" = "Pause";\#r
        "Message" = "Message";\#r
        "Options" = "Options";\#r
        "Share" = "Share";\#r
        "Copy" = "Copy";\#r
        "Paste" = "Paste";\#r
        "Undo" = "Undo";\#r
        "Redo" = "Redo";\#r
        "Search" = "Search";\#r
        "Add to trip" = "Add to trip";\#r
        "Book now" = "Book now";\#r
        "Pay" = "Pay"; // a verb, not the noun\#r
        "Show map" = "Show map";\#r
        "Show on Google Maps" = "Show on Google Maps";\#r
        "Call the hotel" = "Call the hotel";\#r
        "Download PDF" = "Download PDF";\#r
        "PDF" = "PDF";\#r
        "GPS" = "GPS";\#r
        "Scan QR code" = "Scan QR code";\#r
        "Don't allow" = "Don't allow";\#r
        "Allow once" = "Allow once";\#r
        "Not now" = "Not now";\#r
        "Yes, delete" = "Yes, delete";\#r
        "No, keep it" = "No, keep it";\#r
        "Are you sure?" = "Are you sure?";\#r
        "Learn more ›" = "Learn more ›";\#r
        "Select all" = "Select all";\#r
        "Clear" = "Clear";\#r
        "Filter" = "Filter";\#r
        "Sort" = "Sort";\#r
        "Print…" = "Print…";\#r
        "Send" = "Send";\#r
        "Reply" = "Reply";\#r
        "Take a photo" = "Take a photo";\#r
        "Choose a file…" = "Choose a file…";\#r
        "Refresh" = "Refresh";\#r
        "Sign in" = "Sign in";\#r
        "Create account" = "Create account";\#r
        "Forgot password?" = "Forgot password?";\#r
        "More…" = "More…";\#r
        "On" = "On";\#r
        "Off" = "Off";\#r
        /* Signs alone are the same everywhere. */\#r
        "+" = "+";\#r
        "→" = "→";\#r
        "👍" = "👍";\#r
        "★★★☆☆" = "★★★☆☆";\#r

        """#
    ),
    Table(
      locale: "en",
      name: "Errors",
      text: #"""
        /*
         * The words of Wayfarer's errors, in ICU style: {name} is an associated value.
         *
         * Titles are noun phrases without a full stop; descriptions are sentences that say what can be done.
         * Errors stand in the order of their declaration.
         */

        /* ---- Bookings ---- */
        /* {train}: the name of a train or a bus, as on the board: “Night Star 407”. */
        "BookingError.soldOut.title" = "No seats left";
        "BookingError.soldOut.description" = "Every seat on {train} is taken. Look for another departure.";

        /* The branch “one” drops its number on purpose: in English it is 1 and nothing else. In Russian it is also 21 and 31, in French also 0. */
        "BookingError.seatsTaken.title" = "Seats taken meanwhile";
        "BookingError.seatsTaken.description" = "{seats, plural, one {The chosen seat was} other {# of the chosen seats were}} booked by someone else. Choose again.";
        "BookingError.seatsTaken.recovery" = "Reload the seat plan to see what is still free.";

        /* French has “many”, for whole millions: 1 000 000 de voyageurs. Arabic has six forms, Russian four. */
        "BookingError.tooManyTravellers.title" = "Too many travellers";
        "BookingError.tooManyTravellers.description" = "One booking holds at most {limit, plural, one {one traveller} other {# travellers}}. Split the group into several bookings.";

        /* {date}: the day that was asked for. ICU writes it in the reader's way. */
        "BookingError.dateInPast.title" = "Date in the past";
        "BookingError.dateInPast.description" = "{date, date, medium} is already over. Choose today or a later day.";

        "BookingError.departureTooClose.title" = "Booking closed for this departure";
        "BookingError.departureTooClose.description" = "Bookings close {minutes, plural, one {a minute} other {# minutes}} before departure. Buy the ticket at the station instead.";

        /* Amounts in euros: ICU puts the sign where the language wants it. */
        "BookingError.fareChanged.title" = "Fare changed";
        "BookingError.fareChanged.description" = "The fare went from {old, number, ::currency/EUR} to {new, number, ::currency/EUR} while the booking was open. Confirm the new fare to go on.";

        "BookingError.childAlone.title" = "Child without an adult";
        "BookingError.childAlone.description" = "Children under 12 travel with an adult. Add an adult to the booking.";

        /* { reference } with spaces inside the braces is the same placeholder as {reference}. */
        "BookingError.duplicateBooking.title" = "Booked twice";
        "BookingError.duplicateBooking.description" = "Booking { reference } already covers this trip. Open it, or change the day.";

        /* ---- Payment ---- */
        /* {0} is not shown: the bank's own words are no help to anyone. */
        "PaymentError.declined.title" = "Payment declined";
        "PaymentError.declined.description" = "The bank did not accept the payment. Try another card, or pay with PayPal.";
        "PaymentError.declined.recovery" = "The booking is kept for 15 minutes.";

        /* A year is no quantity: 2027, not 2,027. Hence ::group-off; in Japanese and Chinese, 年 stands right behind it. */
        "PaymentError.cardExpired.title" = "Card expired";
        "PaymentError.cardExpired.description" = "The card was good until {month, number}/{year, number, ::group-off}. Add a newer one.";

        /* Kanji alone are Japanese as well: 残高不足. */
        "PaymentError.insufficientFunds.title" = "Not enough money on the card";
        "PaymentError.insufficientFunds.description" = "The card does not cover the amount. Use another card, or top it up first.";

        /* {code} is a text of three letters, “CHF”; there is nothing to group. */
        "PaymentError.currencyUnsupported.title" = "Currency not accepted";
        "PaymentError.currencyUnsupported.description" = "Payments in {code} are not possible here. Choose euros (EUR) or yen (JPY).";

        /* {currency} behind an amount: the three letters of the currency. */
        "PaymentError.limitExceeded.title" = "Daily limit reached";
        "PaymentError.limitExceeded.description" = "The card allows {limit, number, ::.00} {currency} a day. Pay the rest tomorrow, or with another card.";

        "PaymentError.providerDown.title" = "Payment service unavailable";
        "PaymentError.providerDown.description" = "{name} does not answer at the moment. Try again in a few minutes, or choose another way to pay.";

        /* {share} is a part of one: 0.3 is shown as 30 %. The text also has a plain percent sign, which is only a sign in an ICU table. */
        "PaymentError.discountTooHigh.title" = "Discount too high";
        "PaymentError.discountTooHigh.description" = "Vouchers take off {share, number, percent} at most, never 100%. Remove one of the vouchers.";

        "PaymentError.refundPending.title" = "Refund still on its way";
        "PaymentError.refundPending.description" = "The money is back in {days, plural, =0 {a few hours} one {a day} other {about # days}}. Check the account then.";

        /* The outer text stands where the reason below has none of its own. */
        "PaymentError.blocked.title" = "Card blocked";
        "PaymentError.blocked.description" = "The bank has blocked the card. Call the number on its back.";

        "PaymentError.BlockReason.reportedLost.title" = "Card reported lost";
        "PaymentError.BlockReason.reportedLost.description" = "This card was reported as lost. Use the replacement that the bank has sent.";

        "PaymentError.BlockReason.wrongCode.title" = "Too many wrong codes";
        "PaymentError.BlockReason.wrongCode.description" = "The code was entered wrongly {times, plural, one {once} other {# times}}. The card works again tomorrow.";

        "PaymentError.BlockReason.bankClosed.title" = "Bank closed";
        "PaymentError.BlockReason.bankClosed.description" = "The bank checks payments again from {until, date, ::MMMMd}. Pay after that day, or use another card.";

        /* ---- Account ---- */
        "AccountError.nameTaken.title" = "Name already taken";

        /* ‘…’ and “…” are typographic; none of them quotes anything for ICU. */
        "AccountError.nameTaken.description" = "Someone else is already called ‘{name}’. Add a number, or pick a different name.";

        "AccountError.passwordTooShort.title" = "Password too short";
        "AccountError.passwordTooShort.description" = "A password has at least {minimum, plural, one {one character} other {# characters}}. A short sentence is easy to remember.";

        "AccountError.lockedOut.title" = "Sign-in paused";
        "AccountError.lockedOut.description" = "After several wrong passwords, signing in is paused for {minutes, plural, one {one minute} other {# minutes}}. Wait, or reset the password.";
        "AccountError.lockedOut.recovery" = "A reset link arrives by e-mail within a minute.";

        "AccountError.ageTooLow.title" = "Minimum age not reached";
        "AccountError.ageTooLow.description" = "An account of one's own is possible from the age of {minimum}. Until then, travel on a parent's account.";

        /* The address is an associated value, and not shown: an alert may be read by others. */
        "AccountError.mailUnconfirmed.title" = "E-mail not confirmed yet";
        "AccountError.mailUnconfirmed.description" = "The link in the welcome mail has not been opened. Open it, or have a new one sent from help@wayfarer.example.";

        "AccountError.signedOutElsewhere.title" = "Signed out";

        /* Apostrophe before a placeholder: doubled, so that it stays an apostrophe and quotes nothing. */
        "AccountError.signedOutElsewhere.description" = "This session was ended from ''{device}''. Sign in again to go on.";

        /* {missing}: a list, written as each language writes lists. */
        "AccountError.profileIncomplete.title" = "Profile not complete";
        "AccountError.profileIncomplete.description" = "Still to be filled in: {missing}. Rail companies ask for it when tickets are checked.";

        /* ---- Sync ---- */
        /* Wi-Fi is a brand and stays in Latin letters, in Russian and Arabic too. */
        "SyncError.offline.title" = "No connection";
        "SyncError.offline.description" = "Trips stay on this device until there is a connection. Check Wi-Fi and mobile data.";

        /* Three dots here, one character elsewhere: both are ellipses, and the full stop in one. */
        "SyncError.serverBusy.title" = "Service busy";
        "SyncError.serverBusy.description" = "Many people are travelling today. The next attempt follows in {retryAfter, plural, one {a second} other {# seconds}}...";

        "SyncError.conflict.title" = "Two versions of a trip";

        /* One date, one time of the same value: {mine} and {theirs} each stand twice. */
        "SyncError.conflict.description" = "This device changed the trip on {mine, date, long} at {mine, time, short}, another one on {theirs, date, long} at {theirs, time, short}. Choose which one to keep.";

        /* {percentage} is 92 for 92 %: ::percent adds the sign and multiplies nothing. */
        "SyncError.quotaFull.title" = "Cloud storage nearly full";
        "SyncError.quotaFull.description" = "{percentage, number, ::percent} of the storage is in use, and the new photos do not fit. Delete old trips, or get Wayfarer Plus.";

        /* {0} has no label: the number of devices in use. {limit} has one. */
        "SyncError.tooManyDevices.title" = "Too many devices";
        "SyncError.tooManyDevices.description" = "{0, plural, one {One device is} other {# devices are}} signed in, and the account has room for {limit}. Sign out on a device that is no longer used.";

        "SyncError.staleData.title" = "Timetable out of date";
        "SyncError.staleData.description" = "The timetable is from {since, date, ::yMMMd}. Connect once to load the current one.";

        /* A port is an identifier: 8080, never 8,080. */
        "SyncError.portBlocked.title" = "Connection blocked by the network";
        "SyncError.portBlocked.description" = "This network does not let port {port, number, ::group-off} through. Try another Wi-Fi, or ask whoever runs this one.";

        /* {0} is the error below, which speaks for itself in a whole sentence. */
        "SyncError.interrupted.title" = "Sync interrupted";
        "SyncError.interrupted.description" = "The sync stopped halfway. {0} What was already copied is safe.";

        /* ---- Maps ---- */
        "MapError.regionMissing.title" = "Map not downloaded";
        "MapError.regionMissing.description" = "The map of {region} is not on this device. Download it before the trip, while there is Wi-Fi.";

        "MapError.regionTooLarge.title" = "Area too large";

        /* MB is the same in every language but Russian and French. */
        "MapError.regionTooLarge.description" = "This area takes {megabytes} MB; at most {limit} MB can be kept. Zoom in and choose a smaller one.";

        "MapError.noRoute.title" = "No route found";

        /* The order of the two is free: in French {to} comes first. */
        "MapError.noRoute.description" = "There is no way on foot from {from} to {to}. Try a bus or a train.";

        /* The arrows between settings are ›, →, or > where the text runs from right to left. */
        "MapError.locationDenied.title" = "Location turned off";
        "MapError.locationDenied.description" = "Wayfarer may not use the location. Allow it under Settings › Privacy › Location.";

        /* Units: m in the Latin script, м in Russian. {metres} has a fraction; one digit is enough. */
        "MapError.lowAccuracy.title" = "Position not exact";
        "MapError.lowAccuracy.description" = "The position may be off by {metres, number, ::.0} m. Step outside, away from tall buildings.";

        "MapError.tilesOutdated.title" = "Old maps";

        /* The number comes twice in every branch but “one”, where it comes not at all. */
        "MapError.tilesOutdated.description" = "{count, plural, one {A map is more than a year old. Update it before the trip.} other {# maps are more than a year old. Update all # before the trip.}}";

        /* ---- Tickets ---- */
        "TicketError.barcodeUnreadable.title" = "Ticket not readable";
        "TicketError.barcodeUnreadable.description" = "The code on the ticket cannot be read. Turn up the brightness, or wipe the camera.";

        "TicketError.alreadyUsed.title" = "Ticket already used";
        "TicketError.alreadyUsed.description" = "This ticket was checked on {at, date, short} at {at, time, short}. Buy a new one for the way back.";

        /* Second names serve where there is no label: {booked} and {boarded}. */
        "TicketError.wrongTrain.title" = "Ticket for another train";
        "TicketError.wrongTrain.description" = "This ticket is for {booked}, and this is {boarded}. Ask the staff on board about changing it.";

        "TicketError.notYetValid.title" = "Ticket not valid yet";
        "TicketError.notYetValid.description" = "The ticket is valid from {from, date, full}. Travel on that day, or exchange it at the counter.";

        "TicketError.expired.title" = "Ticket expired";
        "TicketError.expired.description" = "The ticket was good until {on, date, medium}. A refund is possible for 30 days.";
        "TicketError.expired.recovery" = "Refunds: Menu › Tickets › Past tickets.";

        /* An apostrophe behind a placeholder quotes nothing. */
        "TicketError.transferNotAllowed.title" = "Personal ticket";
        "TicketError.transferNotAllowed.description" = "This is {holder}'s ticket, and it cannot be passed on. Buy another one for the new traveller.";

        "TicketError.zoneExceeded.title" = "Beyond the ticket's zones";

        /* selectordinal: 1st, 2nd, 3rd, 4th; French has one and other, Arabic, Russian, Japanese and Chinese only other. */
        "TicketError.zoneExceeded.description" = "The ticket ends at the {zone, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} zone. Buy an extension before going on.";

        /* ---- Hotels ---- */
        /* “Complet” is what French hotels write on the door, 満室 what Japanese ones do. */
        "HotelError.noRooms.title" = "No rooms left";
        "HotelError.noRooms.description" = "Nothing is free for {nights, plural, one {that night} other {all # nights}}. Try other days, or a place nearby.";

        "HotelError.roomTypeGone.title" = "Room no longer available";

        /* {kind}: single, double or suite. A select by a word; “other” for whatever a hotel calls its rooms. */
        "HotelError.roomTypeGone.description" = "{kind, select, single {The single room} double {The double room} suite {The suite} other {The room}} has been booked meanwhile. Choose another one.";

        "HotelError.checkInClosed.title" = "Reception closed";
        "HotelError.checkInClosed.description" = "The reception closes at {hour}:00. Call the house; many have a key box.";

        "HotelError.tooManyGuests.title" = "Too many guests";

        /* A plural in a plural: # is the number of the inner one. */
        "HotelError.tooManyGuests.description" = "{rooms, plural, one {The room is {guests, plural, one {one guest} other {# guests}} over what it holds.} other {The # rooms are {guests, plural, one {one guest} other {# guests}} over what they hold.}} Add a room.";

        "HotelError.petNotAllowed.title" = "No pets";
        "HotelError.petNotAllowed.description" = "This house takes no animals. Filter the search by 🐕 to see those that do.";

        "HotelError.lateCancellation.title" = "Cancellation fee";
        "HotelError.lateCancellation.description" = "With less than {hours, plural, one {an hour} other {# hours}} to go, the house keeps {fee, number, ::currency/JPY}. Move the stay instead; that is free.";

        /* ---- Documents ---- */
        "DocumentError.unreadable.title" = "File not readable";
        "DocumentError.unreadable.description" = "“{file}” cannot be opened. Scan the page again, or choose a PDF.";

        "DocumentError.tooLarge.title" = "File too large";

        /* A unit behind a number, with a no-break space in French. */
        "DocumentError.tooLarge.description" = "“{file}” has {megabytes, number, ::.0} MB, and 5 MB is the most. Scan in black and white.";

        /* The dot belongs to the ending: “.tiff”. JPEG, PNG and PDF are written so everywhere. */
        "DocumentError.formatUnknown.title" = "Unknown kind of file";
        "DocumentError.formatUnknown.description" = "Files that end in .{ending} cannot be shown. Use JPEG, PNG or PDF.";

        "DocumentError.passportExpired.title" = "Passport expired";
        "DocumentError.passportExpired.description" = "The passport expired on {on, date, long}. Renew it before booking a trip abroad.";

        "DocumentError.pagesMissing.title" = "Pages missing";

        /* Written without a plural in English; the languages that need one have it. */
        "DocumentError.pagesMissing.description" = "Pages still to scan: {pages}. Add them, then send the form.";

        "DocumentError.signatureMissing.title" = "Signature missing";
        "DocumentError.signatureMissing.description" = "{signer} has not signed yet. Send a reminder, or sign on paper.";

        /* ---- Photos ---- */
        "PhotoError.albumFull.title" = "Album full";
        "PhotoError.albumFull.description" = "An album holds {limit, plural, one {one photo} other {# photos}}. Start another album for the rest.";

        "PhotoError.libraryDenied.title" = "No access to photos";

        /* A soft line break: the alert shows two paragraphs. */
        "PhotoError.libraryDenied.description" = "Wayfarer may not open the photo library.\nAllow it in the system's settings, under Privacy.";

        "PhotoError.tooManySelected.title" = "Too many photos selected";
        "PhotoError.tooManySelected.description" = "{selected} of {total} photos are selected; {limit} can be sent at once. Send them in parts.";

        "PhotoError.editLost.title" = "Edits not saved";
        "PhotoError.editLost.description" = "The app was closed before the edits were stored. The original photo is unchanged.";

        "PhotoError.formatUnknown.title" = "Unknown photo format";
        "PhotoError.formatUnknown.description" = "Photos of the kind {0} cannot be edited yet. Export them as JPEG first.";

        /* “one” drops its number, “other” keeps it; {album} is in every branch. */
        "PhotoError.shareFailed.title" = "Photos not shared";
        "PhotoError.shareFailed.description" = "{count, plural, one {The photo did not reach the album “{album}”.} other {# photos did not reach the album “{album}”.}} They are still on this device; share them again.";

        "PhotoError.cameraBusy.title" = "Camera in use";
        "PhotoError.cameraBusy.description" = "Another app is using the camera. Close it, then try again.";

        /* ---- Devices ---- */
        "DeviceError.bluetoothOff.title" = "Bluetooth turned off";
        "DeviceError.bluetoothOff.description" = "The luggage tag is found by Bluetooth. Turn it on, and keep the bag near.";

        "DeviceError.pairingRefused.title" = "Pairing refused";
        "DeviceError.pairingRefused.description" = "{device} did not accept the connection. Hold its button for five seconds and pair again.";

        /* {share} is a part of one; the skeleton multiplies it by a hundred. */
        "DeviceError.batteryLow.title" = "Battery low";
        "DeviceError.batteryLow.description" = "The tag has {share, number, ::percent scale/100} of its charge left. Charge it before the flight.";

        "DeviceError.firmwareOld.title" = "Tag software out of date";

        /* Versions are texts: “2.10” comes after “2.9”. */
        "DeviceError.firmwareOld.description" = "The tag runs version {current}; version {needed} is needed. Update it over Wi-Fi.";

        "DeviceError.storageFull.title" = "Device full";
        "DeviceError.storageFull.description" = "{megabytes, plural, one {# megabyte is} other {# megabytes are}} missing to save the trip. Delete maps that are no longer needed.";

        /* Forwards to its cause: these words are for causes that have none. */
        "DeviceError.radio.title" = "Tag not reached";
        "DeviceError.radio.description" = "The tag does not answer. Move closer and try again.";

        /* ---- Search ---- */
        "SearchError.emptyQuery.title" = "Nothing to search for";
        "SearchError.emptyQuery.description" = "Enter a place, a station or a hotel.";

        /* {query} is what was typed, in any script. */
        "SearchError.noResults.title" = "No results";
        "SearchError.noResults.description" = "Nothing was found for “{query}”. Check the spelling, or try a word less.";
        "SearchError.noResults.recovery" = "Examples: “Kyoto”, “Gare de Lyon”, “Hotel Astoria”.";

        "SearchError.tooManyResults.title" = "Too many results";
        "SearchError.tooManyResults.description" = "{count, plural, one {One result} other {More than # results}} fit the search. Add a town or a date.";

        "SearchError.datesReversed.title" = "Dates the wrong way round";
        "SearchError.datesReversed.description" = "The way back ({to, date, short}) comes before the way out ({from, date, short}). Swap the two.";

        "SearchError.filterUnavailable.title" = "Filter not available here";
        "SearchError.filterUnavailable.description" = "The filter “{name}” does not apply to this country. Remove it to see all results.";

        /* ---- Reviews ---- */
        "ReviewError.tooShort.title" = "Review too short";
        "ReviewError.tooShort.description" = "{characters, plural, one {One more character} other {# more characters}} and it can be published. Tell what it was like there.";

        "ReviewError.linksNotAllowed.title" = "Links not allowed";
        "ReviewError.linksNotAllowed.description" = "The review has {count, plural, one {a link} other {# links}}. Remove what begins with “https://” and publish again.";

        "ReviewError.alreadyReviewed.title" = "Already reviewed";
        "ReviewError.alreadyReviewed.description" = "There is a review of {place} from this account. Edit it instead.";

        "ReviewError.tooSoon.title" = "Stay not over yet";
        "ReviewError.tooSoon.description" = "Reviews open {hours, plural, =0 {at check-out} one {an hour after check-out} other {# hours after check-out}}. The text is kept as a draft.";

        /* '{' and '}' between apostrophes are braces that people see. That is what the apostrophes are for. */
        "ReviewError.charactersNotAllowed.title" = "Characters not allowed";
        "ReviewError.charactersNotAllowed.description" = "A headline has no “'{'” and no “'}'”. Remove them and publish again.";

        /* ---- Notifications: one title for all cases ---- */
        "ReminderError.title" = "Reminder not set";
        "ReminderError.permissionDenied.description" = "Wayfarer may not show notifications. Allow them in the system's settings.";
        "ReminderError.scheduleFull.description" = "{limit, plural, one {One reminder is} other {# reminders are}} planned, which is the most. Remove one that is over.";

        /* The two hours are shown as they are, with an en dash between them. */
        "ReminderError.quietHours.description" = "Between {from}:00 and {to}:00 the device stays silent. Choose another time, or end the quiet hours.";
        "ReminderError.soundMissing.description" = "The sound “{name}” is gone. Pick another one; “Chime” is always there.";

        /* ---- Plans (a nested type) ---- */
        "Trip.PlanError.overlapping.title" = "Trips overlap";
        "Trip.PlanError.overlapping.description" = "“{first}” and “{second}” are on the same days. Move one of them.";

        /* {day} counts from 1: “day 3”. */
        "Trip.PlanError.dayEmpty.title" = "Day without plans";
        "Trip.PlanError.dayEmpty.description" = "Nothing is planned for day {day}. Add a stop, or remove the day.";

        "Trip.PlanError.tooLong.title" = "Trip too long";

        /* Two plurals side by side. */
        "Trip.PlanError.tooLong.description" = "The trip takes {days, plural, one {one day} other {# days}}, and a plan has room for {limit, plural, one {one day} other {# days}}. Split it in two.";

        "Trip.PlanError.archived.title" = "Trip archived";
        "Trip.PlanError.archived.description" = "Archived trips do not change. Take the trip out of the archive first.";

        /* ---- The app (target WayfarerApp, which depends on this one) ---- */
        "LaunchError.settingsUnreadable.title" = "Settings reset";
        "LaunchError.settingsUnreadable.description" = "The settings could not be read and start afresh. Trips and tickets are all there.";

        "LaunchError.versionTooOld.title" = "Update needed";
        "LaunchError.versionTooOld.description" = "Tickets are sold to version {minimum} and newer. Update Wayfarer in the app store.";

        "LaunchError.migrationIncomplete.title" = "Trips still being moved";
        "LaunchError.migrationIncomplete.description" = "{done} of {total, plural, one {one trip} other {# trips}} moved to the new format. Keep the app open until it is done.";

        """#
    ),
    Table(
      locale: "en",
      name: "Help",
      text: #"""
        /*
        ========================
         Help pages
        ========================
        */

        /* ---- Questions and answers ---- */
        "help.title" = "Help";
        "help.search" = "Search in {count, plural, one {one article} other {# articles}}";
        "help.articles" = "Articles";
        "help.contact" = "Write to us";
        "help.contact.note" = "Answers within {hours, plural, one {an hour} other {# hours}}, 24/7.";
        /* Numbers to call differ by country; they are no translations of each other. */
        "help.phone" = "Phone: 0800 018 0018";
        "help.q.offline" = "Does it work without a connection?";
        "help.a.offline" = "Yes: maps, tickets and plans stay on the device; only booking needs the net.";
        "help.q.refund" = "How do I get my money back?";
        "help.a.refund" = "Open the ticket, choose “Refund”, and pick a reason. It takes 3–5 days.";
        "help.q.devices" = "On how many devices can one account be used?";
        "help.a.devices" = "On up to five; with Wayfarer Plus, on as many as there are.";
        "help.q.luggage" = "My bag is lost!";
        "help.a.luggage" = "Keep calm. Open “Tags”, tap the bag and follow the arrow.";
        "help.q.children" = "Do children pay?";
        "help.a.children" = "Under 6 no; from 6 to 11 half the fare (50 %).";
        "help.q.invoice" = "Can I have an invoice in my company's name?";
        "help.a.invoice" = "Yes. Fill in “Company” before paying (VAT number included).";
        "help.q.bike" = "What about my bike?";
        "help.a.bike" = "Folded bikes are luggage. For others, book a place: 🚲 €5.";
        "help.q.language" = "Why is my language missing?";
        "help.a.language" = "It may come soon. Volunteers translate on https://translate.wayfarer.example.";
        "help.feedback" = "Was this helpful?";
        "help.feedback.thanks" = "Thanks!";
        "help.feedback.votes" = "{yes} of {all, plural, one {# reader} other {# readers}} found this helpful";
        /* A line per step. */
        "help.steps.export" = "1. Open the trip.\n2. Tap “Share”.\n3. Choose “PDF”.";
        "help.status.ok" = "All services run normally.";
        "help.status.slow" = "Maps load slowly at the moment…";
        "help.status.since" = "since {when, date, medium}, {when, time, short}";
        "help.shortcut" = "⌘F or Ctrl+F";
        "help.system" = "Needs Linux, Android 14 or iOS 18";
        /* A percent-encoded address; in an ICU table, %C and %A are no conversions. */
        "help.link" = "https://www.wayfarer.example/caf%C3%A9";
        /* A backslash that people see is written twice. */
        "help.folder" = "Maps are kept in Documents\\Wayfarer.";
        /* Bars are only bars: ICU minds them in “choice” alone, which nobody uses. */
        "help.modes" = "Train | Bus | Ferry";

        """#
    ),
    Table(
      locale: "en",
      name: "Legacy",
      text: #"""
        /* The old version's words, in C style: %@ for a text, %lld for a whole number, %% for a percent sign. */

        /* ---- Import (the texts of the old version: C-style placeholders, in the order of the associated values) ---- */
        "ImportError.fileEmpty.title" = "Empty file";
        "ImportError.fileEmpty.description" = "The file has no rows. Export it again from the other app.";

        "ImportError.headerMissing.title" = "Column missing";
        "ImportError.headerMissing.description" = "There is no column “%@” in the first row. Add it and import again.";

        /* 1: the number of the row. 2: what stands in it. The Japanese and the Chinese take them the other way round. */
        "ImportError.badRow.title" = "Row not understood";
        "ImportError.badRow.description" = "Row %1$lld says “%2$@”, which is no date. Write it like 2027-03-14.";

        "ImportError.tooManyRows.title" = "Too many rows";

        /* Numbered, so that a translation may turn them round. */
        "ImportError.tooManyRows.description" = "The file has %1$lld rows, and %2$lld is the most. Split it into smaller files.";

        "ImportError.rowsSkipped.title" = "Rows left out";

        "ImportError.charsetUnknown.title" = "Letters not readable";
        "ImportError.charsetUnknown.description" = "The text in %@ is in an old encoding. Save it as UTF-8 first.";

        "ImportError.sizeExceeded.title" = "File too large";
        "ImportError.sizeExceeded.description" = "The file is %.1f MB in size; 20 MB is the limit. Leave out the photos.";

        /* ---- Export ---- */
        "ExportError.diskFull.title" = "Disk full";
        "ExportError.diskFull.description" = "%1$lld MB are needed, and %2$lld MB are free. Make room and export again.";

        "ExportError.nothingToExport.title" = "Nothing to export";
        "ExportError.nothingToExport.description" = "No trip is selected. Select at least one, or all of them (100%%).";

        "ExportError.printerMissing.title" = "No printer";
        "ExportError.printerMissing.description" = "No printer answers nearby. Save the plan as a PDF instead.";

        /* %% is a percent sign in a table of this style. */
        "ExportError.sharesUneven.title" = "Shares do not add up";
        "ExportError.sharesUneven.description" = "The shares of the travellers add up to %lld%%, not to 100%%. Change one of them.";

        "ExportError.calendarReadOnly.title" = "Calendar not writable";
        "ExportError.calendarReadOnly.description" = "Nothing can be added to the calendar “%@”. Choose one of this device.";

        /* ---- Words of the old screens ---- */
        "legacy.version" = "Version %@";
        "legacy.greeting" = "Hello, %@!";
        "legacy.from_to" = "%1$@ – %2$@";

        /* %% behind a no-break space in French and Russian: still a percent sign, and no conversion. */
        "legacy.progress" = "%d%% done";
        "legacy.discount" = "20%% off with Wayfarer Plus";
        "legacy.seat" = "Coach %1$lld, seat %2$@";
        "legacy.platform" = "Platform %@";
        "legacy.temperature" = "%.0f °C";
        "legacy.delay" = "%lld min late";
        "legacy.padded_code" = "Code %06d";

        """#
    ),
    Table(
      locale: "en",
      name: "Legacy",
      format: .stringsdict,
      text: #"""
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<!-- Rows without a date were skipped. One variable. -->
        	<key>ImportError.rowsSkipped.description</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@rows@ Add the dates and import again.</string>
        		<key>rows</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>One row has no date and was left out.</string>
        			<key>other</key>
        			<string>%lld rows have no date and were left out.</string>
        		</dict>
        	</dict>
        	<!-- The number of photos in an album; Foundation takes zero for 0 in every language. -->
        	<key>legacy.photos</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@photos@</string>
        		<key>photos</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>d</string>
        			<key>zero</key>
        			<string>No photos</string>
        			<key>one</key>
        			<string>%d photo</string>
        			<key>other</key>
        			<string>%d photos</string>
        		</dict>
        	</dict>
        	<!-- Two variables, numbered, so that a translation may turn them round. -->
        	<key>legacy.trips_and_days</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$#@trips@ in %2$#@days@</string>
        		<key>trips</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>One trip</string>
        			<key>other</key>
        			<string>%lld trips</string>
        		</dict>
        		<key>days</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>a day</string>
        			<key>other</key>
        			<string>%lld days</string>
        		</dict>
        	</dict>
        	<!-- A text beside the number: 1 is the sender, 2 the number of messages. -->
        	<key>legacy.unread</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$@: %2$#@messages@</string>
        		<key>messages</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>one new message</string>
        			<key>other</key>
        			<string>%lld new messages</string>
        		</dict>
        	</dict>
        </dict>
        </plist>

        """#
    ),
    Table(
      locale: "en",
      name: "Mail",
      text: #"""
        /* The texts of mails; line breaks are part of them. */
        /* Subjects and bodies of the mails that the service sends. */
        "mail.receipt.subject" = "Receipt for booking {reference}";
        "mail.receipt.body" = "Hello {name},\n\nthank you for travelling with us. The receipt is attached as a PDF.\n\nWayfarer";
        /* A table made with tabs: name, tab, amount. */
        "mail.receipt.line" = "Ticket\t{amount, number, ::currency/EUR}";
        "mail.receipt.total" = "Total\t{amount, number, ::currency/EUR}";
        "mail.receipt.vat" = "of which VAT ({rate, number, ::percent})";
        "mail.welcome.subject" = "Welcome aboard, {name}!";
        "mail.welcome.confirm" = "Confirm this address within {hours, plural, one {an hour} other {# hours}}:";
        "mail.delay.subject" = "{train}: {minutes} min late";
        "mail.delay.body" = "{train} leaves at {when, time, short} from platform {platform} today.";
        "mail.cancelled.subject" = "Departure cancelled";
        "mail.cancelled.body" = "We are sorry: {train} on {when, date, medium} will not run. The fare comes back without being asked for.";
        "mail.reminder.subject" = "{days, plural, =0 {Today is the day} one {Tomorrow is the day} other {# days to go}}";
        "mail.invite.subject" = "{host} invites to “{trip}”";
        "mail.invite.body" = "Join {host}'s trip from {start, date, ::MMMd} to {end, date, ::MMMd}.";
        "mail.password.subject" = "New password";
        "mail.password.body" = "Someone, hopefully you, asked for a new password. If it wasn't you, do nothing.";
        /* Straight quotes in a value are escaped. */
        "mail.rating.subject" = "How was \"{place}\"?";
        "mail.rating.scale" = "1 = poor, 5 = great";
        /* A postal address is written as on an envelope; the Japanese one has full-width digits. */
        "mail.footer.address" = "Wayfarer Ltd, 12–14 Station Road, York";
        "mail.footer.unsubscribe" = "No more mails? Change it in the settings.";
        /* Times are written as each country does. */
        "mail.footer.hours" = "Mon–Fri 9 am – 6 pm";
        "mail.footer.copyright" = "© 2027 Wayfarer";
        "mail.ps" = "P.S. The weather looks good ☀️";
        "mail.signature" = "Best wishes,\nthe Wayfarer team";

        """#
    ),
    Table(
      locale: "en",
      name: "Onboarding",
      text: #"""
        /* What a new user sees. The Japanese file is UTF-16 with a byte order mark, as old tools write it. */

        /* ---- First steps ---- */
        /* The exclamation mark is wide in Japanese and Chinese; French has a space in front of it. */
        "onboarding.welcome" = "Welcome to Wayfarer!";
        "onboarding.welcome.name" = "Hello {name}, nice to see you again!";
        "onboarding.tagline" = "All of a trip in one place.";
        /* A family of four: emoji joined by ZWJ. The joiners are part of the picture. */
        "onboarding.family" = "Travel together 👨‍👩‍👧‍👦";
        /* With a variation selector, a flag and a skin tone. */
        "onboarding.love" = "Made with ❤️ on the road 🏳️‍🌈 👋🏽";
        "onboarding.step" = "Step {step} of {total}";
        "onboarding.maps" = "Maps that work offline, even on a mountain.";
        "onboarding.tickets" = "Tickets for trains, buses & ferries.";
        "onboarding.photos" = "A journal that writes itself: photos, places, dates.";
        "onboarding.question.where" = "Where to?";
        "onboarding.question.when" = "When? With whom?!";
        "onboarding.permission.location" = "With the location, Wayfarer finds the nearest stop.";
        "onboarding.permission.notifications" = "Get a message when a train is late.";
        /* Markdown: the asterisks and the brackets belong to the text. */
        "onboarding.terms" = "By going on, **you** accept the [terms](https://www.wayfarer.example/terms).";
        /* Marks for the web view. */
        "onboarding.html" = "Tap <b>Start</b> and look around.<br/>It is free.";
        "onboarding.hashtag" = "Share with #Wayfarer";
        "onboarding.social" = "@wayfarer_app";
        "onboarding.start" = "Start";
        "onboarding.later" = "Maybe later";
        "onboarding.import" = "Bring trips from another app";
        "onboarding.imported" = "{count, plural, =0 {Nothing to bring over} one {One trip is here} other {# trips are here}}";
        /* offset: the first traveller is named, # counts the others. */
        "onboarding.companions" = "{count, plural, offset:1 =0 {Nobody is coming} =1 {{name} is coming} one {{name} and one other are coming} other {{name} and # others are coming}}";
        "onboarding.traveller" = "{gender, select, female {She travels} male {He travels} other {They travel}} with a child";
        "onboarding.ready" = "That's it. Have a good trip! ✈️";
        "onboarding.plus.price" = "Wayfarer Plus: {price, number, ::currency/EUR} a month";
        "onboarding.plus.trial" = "Free for {days, plural, one {a day} other {# days}}, then billed monthly.";
        /* “0% i…” and “100% r…” would be conversions in C; this table is in ICU style. */
        "onboarding.plus.interest" = "0% interest, 100% refund in the first week.";

        """#
    ),
    Table(
      locale: "en",
      name: "Places",
      text: #"""
        /* Names and kinds of places. */
        /* Names of places. Some are the same in several languages, and right so. */
        "place.paris" = "Paris";
        "place.london" = "London";
        "place.berlin" = "Berlin";
        "place.tokyo" = "Tokyo";
        "place.kyoto" = "Kyoto";
        "place.taipei" = "Taipei";
        "place.cairo" = "Cairo";
        "place.marrakesh" = "Marrakesh";
        "place.petersburg" = "Saint Petersburg";
        "place.sao_paulo" = "São Paulo";
        "place.zurich" = "Zürich";
        "place.reykjavik" = "Reykjavík";
        "place.country.japan" = "Japan";
        "place.country.france" = "France";
        "place.country.egypt" = "Egypt";
        "place.country.usa" = "United States";
        "place.country.ivory_coast" = "Côte d'Ivoire";
        "place.kind.airport" = "Airport";
        "place.kind.beach" = "Beach";
        "place.kind.bridge" = "Bridge";
        "place.kind.island" = "Island";
        "place.kind.lake" = "Lake";
        "place.kind.mountain" = "Mountain";
        "place.kind.park" = "Park";
        "place.kind.temple" = "Temple";
        "place.kind.theatre" = "Theatre";
        "place.kind.library" = "Library";
        "place.kind.pharmacy" = "Pharmacy";
        "place.kind.hotel" = "Hotel";
        "place.kind.village" = "Village";
        "place.near" = "Near {place}";
        "place.away" = "{metres, plural, one {a metre} other {# metres}} away";
        "place.open" = "Open until {hour}:00";
        "place.closed" = "Closed on Mondays";
        "place.rating" = "{stars, number, ::.0} ★ ({count, plural, one {one review} other {# reviews}})";
        "place.price" = "€€ – moderate";
        "place.accessible" = "Step-free access ♿";
        "place.wifi" = "Free Wi-Fi";
        "place.elevation" = "{metres} m above sea level";
        "place.hint" = "Long-press the map to drop a pin…";
        "place.favourites" = "{count, plural, =0 {No favourites} one {# favourite} other {# favourites}}";

        """#
    ),
    Table(
      locale: "en",
      name: "Settings",
      text: #"""
        /* Settings: everything behind the gear. */

        /* ---- Sections. Keys of three parts whose last is a field's name are none of an error's: there is no type Settings. ---- */
        "Settings.Network.title" = "Network";
        "Settings.Network.description" = "Wi-Fi, mobile data and downloads on the go.";
        "Settings.Privacy.title" = "Privacy";
        "Settings.Privacy.description" = "Who sees where a trip goes.";
        "Settings.Storage.title" = "Storage";
        "Settings.Storage.description" = "Maps and photos on this device.";
        /* Names of things that are called the same everywhere. */
        "settings.about.product" = "Wayfarer";
        "settings.about.plan" = "Wayfarer Plus";
        "settings.network.wifi" = "Wi-Fi";
        "settings.network.bluetooth" = "Bluetooth";
        "settings.pay.paypal" = "PayPal";
        "settings.about.website" = "https://www.wayfarer.example/help";
        "settings.about.contact" = "help@wayfarer.example";
        "settings.about.phone" = "+44 20 7946 0018";
        /* One word, the same in English and French. */
        "settings.menu" = "Menu"; /* the three bars */
        "settings.notifications" = "Notifications";
        "settings.transport" = "Transport";
        "settings.photos" = "Photos";
        "settings.version" = "Version {version} ({build})";
        /* Was untranslated until version 3. The ellipsis is written as an escape in English. */
        "settings.loading" = "Loading\U2026";

        /* ---- General ---- */
        "settings.general" = "General";
        "settings.language" = "Language";
        "settings.language.note" = "The app follows the device's language.";
        "settings.region" = "Region";
        "settings.currency" = "Currency";
        "settings.units" = "Units of measure";
        "settings.units.metric" = "Kilometres, °C";
        "settings.units.imperial" = "Miles, °F";
        "settings.units.system" = "As on the device";
        "settings.week_start" = "First day of the week";
        /* Arabic may write 24 with Arabic-Indic digits. */
        "settings.time_format" = "24-hour clock";
        "settings.appearance" = "Appearance";
        "settings.appearance.light" = "Light";
        "settings.appearance.dark" = "Dark";
        "settings.appearance.auto" = "Automatic";
        "settings.text_size" = "Text size";
        /* Every language has a sentence of its own that shows its letters; none is a translation. */
        "settings.text_size.sample" = "The quick brown fox jumps over the lazy dog.";
        "settings.sounds" = "Sounds and vibration";

        /* ---- Account ---- */
        "settings.account" = "Account";
        "settings.account.signed_in" = "Signed in as {name}";
        "settings.account.photo" = "Profile picture";
        "settings.account.password" = "Change password";
        "settings.account.two_steps" = "Sign in with two steps";
        "settings.account.devices" = "{count, plural, one {One device} other {# devices}}";
        "settings.account.delete" = "Delete account…";
        /* A question mark: wide in Japanese and Chinese, mirrored in Arabic, behind a narrow no-break space in French. */
        "settings.account.delete.question" = "Delete the account and all {count, plural, one {its trip} other {# trips}}?";
        "settings.account.delete.note" = "This cannot be undone.";

        /* ---- Network and storage ---- */
        "settings.download.wifi_only" = "Download over Wi-Fi only";
        "settings.download.quality" = "Photo quality";
        "settings.download.high" = "High (about 5 MB each)";
        "settings.download.low" = "Low (about 300 kB each)";
        "settings.storage.used" = "{used} of {total} in use";
        /* A plain percent sign: in an ICU table it is text. French puts a no-break space in front, Japanese may use the wide form. */
        "settings.storage.share" = "{share, number, ::percent} full, 100% at most";
        "settings.storage.clear" = "Remove old maps";
        "settings.storage.cleared" = "Done: {size} freed.";
        "settings.proxy" = "Proxy: {host}, port {port, number, ::group-off}";

        /* ---- Privacy and the rest ---- */
        "settings.privacy.location" = "Share location while travelling";
        "settings.privacy.nobody" = "Nobody";
        "settings.privacy.friends" = "Friends";
        "settings.privacy.everyone" = "Everyone";
        "settings.privacy.history" = "Clear search history";
        "settings.privacy.analytics" = "Help improve Wayfarer";
        "settings.tickets.apple" = "Add tickets to the wallet";
        "settings.calendar" = "Calendar";
        "settings.reminder.lead" = "Remind {minutes, plural, =0 {at departure} one {# minute before} other {# minutes before}}";
        "settings.beta" = "Try new features early";
        "settings.licenses" = "Licences";
        "settings.terms" = "Terms of use";
        "settings.sign_out" = "Sign out";
        "settings.saved_at" = "Saved at {time, time, short}";

        """#
    ),
    Table(
      locale: "en",
      name: "Trips",
      text: #"""
        /* Lists, cards and labels of trips. */

        /* ---- The list of trips ---- */
        "trips.title" = "Trips";
        "trips.count" = "{count, plural, =0 {No trips yet} one {# trip} other {# trips}}";
        "trips.upcoming" = "Coming up";
        "trips.past" = "Past";
        "trips.drafts" = "Drafts";
        "trips.new" = "New trip";
        "trips.name" = "Name of the trip";
        "trips.name.example" = "e.g. Easter in Rome";
        "trips.owner" = "{owner}'s trip";
        "trips.with" = "With {names}";
        "trips.dates" = "{start, date, medium} – {end, date, medium}";
        "trips.nights" = "{nights, plural, =0 {Day trip} one {One night} other {# nights}}";
        "trips.day" = "Day {day}";
        "trips.stops" = "{stops, plural, one {a stop} other {# stops}} on the way";
        "trips.distance" = "{km, number, ::.0} km";
        "trips.duration" = "{hours} h {minutes} min";
        "trips.budget" = "Budget";
        "trips.budget.spent" = "{share, number, percent} of the budget spent";
        "trips.packing" = "Packing list";
        "trips.packing.left" = "{left, plural, =0 {All packed!} one {One thing left} other {# things left}}";
        "trips.item.passport" = "Passport";
        "trips.item.charger" = "Charger (USB-C)";
        "trips.item.umbrella" = "Umbrella";
        "trips.item.socks" = "Socks, 3 pairs";
        "trips.item.paper" = "Ticket on paper (A4)";
        /* A stress mark over the Russian vowel: за́мок is a castle, замо́к a lock. It is a combining mark. */
        "trips.sight.castle" = "Castle";
        "trips.sight.museum" = "Museum";
        "trips.sight.station" = "Station";
        /* Short words that English has from French, or the other way round. */
        "trips.sight.port" = "Port";
        "trips.sight.restaurant" = "Restaurant";
        "trips.sight.cafe" = "Café";
        "trips.sight.parking" = "Parking";
        "trips.train.class" = "{class, select, first {First class} second {Second class} other {Any class}}";
        /* A select with a plural in each branch. */
        "trips.feed" = "{who, select, self {Added {count, plural, one {a photo} other {# photos}}} other {{name} added {count, plural, one {a photo} other {# photos}}}}";
        /* Nothing to translate: two numbers. */
        "trips.weather" = "{high}° / {low}°";
        "trips.weather.rain" = "Chance of rain: {chance, number, ::percent}";
        "trips.note" = "Note"; /* a remark, not a tone */
        "trips.note.empty" = "Nothing noted down…";
        "trips.quote" = "“The journey is the reward.”";
        /* Quotes inside quotes: each language has its own second pair. */
        "trips.quote.nested" = "She said: “The sign reads ‘Closed’.”";
        /* An apostrophe before a space quotes nothing. */
        "trips.kids" = "Kids' fares";
        /* Two apostrophes show one. */
        "trips.oclock" = "It''s {time, time, short}";
        "trips.arrival" = "Arrival ’round {time, time, short}";
        "trips.seat" = "Coach {coach}, seat {seat}";
        "trips.flight" = "Flight {number}";
        "trips.founded" = "Travelling since {year, number, ::group-off}";
        /* 50 % with a space is fine in English as well, if a house writes it so. */
        "trips.discount" = "50 % off on Sundays";
        /* ½ and ¾ are characters of their own. */
        "trips.fraction" = "½ day, ¾ hour";
        "trips.emergency" = "In an emergency: 112";

        """#
    ),
    Table(
      locale: "en",
      name: "Widgets",
      text: #"""
        /* catalog: style=printf */
        "widget.title"	= "Next trip" ;
        "widget.route"	= "%1$@ → %2$@" ;
        "widget.leaves"	= "Leaves at %@" ;
        "widget.gate"	= "Gate %@" ;
        "widget.charge"	= "%lld%% charged" ;
        "widget.full"	= "100%% packed!" ;
        "widget.empty"	= "Nothing planned" ;
        "widget.updated"	= "Updated %@" ;
        "widget.rating"	= "%.1f out of 5" ;

        """#
    ),
    Table(
      locale: "fr",
      name: "Buttons",
      text: #"""
        // Buttons and short commands. Lines end in CR LF: this table comes from another system.\#r
        "OK" = "OK";\#r
        "Cancel" = "Annuler";\#r
        "Save" = "Enregistrer";\#r
        "Save As…" = "Enregistrer sous…";\#r
        "Delete" = "Supprimer";\#r
        "Edit" = "Modifier";\#r
        "Done" = "Terminé";\#r
        "Back" = "Retour";\#r
        "Next" = "Suivant";\#r
        "Skip" = "Passer";\#r
        "Close" = "Fermer";\#r
        "Try Again" = "Réessayer";\#r
        "Continue" = "Continuer";\#r
        "Pause" = "Pause";\#r
        "Message" = "Message";\#r
        "Options" = "Options";\#r
        "Share" = "Partager";\#r
        "Copy" = "Copier";\#r
        "Paste" = "Coller";\#r
        "Undo" = "Annuler l'action";\#r
        "Redo" = "Rétablir";\#r
        "Search" = "Rechercher";\#r
        "Add to trip" = "Ajouter au voyage";\#r
        "Book now" = "Réserver";\#r
        "Pay" = "Payer";\#r
        "Show map" = "Voir la carte";\#r
        "Show on Google Maps" = "Voir sur Google Maps";\#r
        "Call the hotel" = "Appeler l'hôtel";\#r
        "Download PDF" = "Télécharger le PDF";\#r
        "PDF" = "PDF";\#r
        "GPS" = "GPS";\#r
        "Scan QR code" = "Scanner le code QR";\#r
        "Don't allow" = "Ne pas autoriser";\#r
        "Allow once" = "Autoriser une fois";\#r
        "Not now" = "Plus tard";\#r
        "Yes, delete" = "Oui, supprimer";\#r
        "No, keep it" = "Non, garder";\#r
        "Are you sure?" = "Confirmer ?";\#r
        "Learn more ›" = "En savoir plus ›";\#r
        "Select all" = "Tout sélectionner";\#r
        "Clear" = "Effacer";\#r
        "Filter" = "Filtrer";\#r
        "Sort" = "Trier";\#r
        "Print…" = "Imprimer…";\#r
        "Send" = "Envoyer";\#r
        "Reply" = "Répondre";\#r
        "Take a photo" = "Prendre une photo";\#r
        "Choose a file…" = "Choisir un fichier…";\#r
        "Refresh" = "Actualiser";\#r
        "Sign in" = "Se connecter";\#r
        "Create account" = "Créer un compte";\#r
        "Forgot password?" = "Mot de passe oublié ?";\#r
        "More…" = "Plus…";\#r
        "On" = "Activé";\#r
        "Off" = "Désactivé";\#r
        "+" = "+";\#r
        "→" = "→";\#r
        "👍" = "👍";\#r
        "★★★☆☆" = "★★★☆☆";\#r

        """#
    ),
    Table(
      locale: "fr",
      name: "Errors",
      text: #"""
        /* Les textes des erreurs de Wayfarer. Espaces insécables devant « ! ? : ; ». */

        /* ---- Bookings ---- */
        "BookingError.soldOut.title" = "Plus de places";
        "BookingError.soldOut.description" = "Toutes les places du train « {train} » sont prises. Cherchez un autre départ.";

        "BookingError.seatsTaken.title" = "Places prises entre-temps";
        "BookingError.seatsTaken.description" = "{seats, plural, =1 {La place choisie a été réservée} one {# place choisie a été réservée} many {# de places choisies ont été réservées} other {# places choisies ont été réservées}} par quelqu'un d'autre. Choisissez à nouveau.";
        "BookingError.seatsTaken.recovery" = "Actualisez le plan des places pour voir ce qui reste libre.";

        "BookingError.tooManyTravellers.title" = "Trop de voyageurs";
        "BookingError.tooManyTravellers.description" = "Une réservation compte au plus {limit, plural, one {# voyageur} many {# de voyageurs} other {# voyageurs}}. Répartissez le groupe sur plusieurs réservations.";

        "BookingError.dateInPast.title" = "Date passée";
        "BookingError.dateInPast.description" = "Le {date, date, medium} est déjà passé. Choisissez aujourd'hui ou un jour suivant.";

        "BookingError.departureTooClose.title" = "Réservations closes pour ce départ";
        "BookingError.departureTooClose.description" = "Les réservations ferment {minutes, plural, one {# minute} many {# de minutes} other {# minutes}} avant le départ. Achetez le billet à la gare.";

        "BookingError.fareChanged.title" = "Tarif modifié";
        "BookingError.fareChanged.description" = "Le tarif est passé de {old, number, ::currency/EUR} à {new, number, ::currency/EUR} pendant la réservation. Confirmez le nouveau tarif pour continuer.";

        "BookingError.childAlone.title" = "Enfant non accompagné";
        "BookingError.childAlone.description" = "Les moins de 12 ans voyagent avec un adulte. Ajoutez un adulte à la réservation.";

        "BookingError.duplicateBooking.title" = "Réservation en double";
        "BookingError.duplicateBooking.description" = "La réservation { reference } couvre déjà ce trajet. Ouvrez-la ou changez de jour.";

        /* ---- Payment ---- */
        "PaymentError.declined.title" = "Paiement refusé";
        "PaymentError.declined.description" = "La banque n'a pas accepté le paiement. Essayez une autre carte ou payez avec PayPal.";
        "PaymentError.declined.recovery" = "La réservation est conservée pendant 15 minutes.";

        "PaymentError.cardExpired.title" = "Carte expirée";
        "PaymentError.cardExpired.description" = "La carte était valable jusqu'au {month, number}/{year, number, ::group-off}. Ajoutez-en une plus récente.";

        "PaymentError.insufficientFunds.title" = "Solde insuffisant";
        "PaymentError.insufficientFunds.description" = "La carte ne couvre pas le montant. Utilisez une autre carte ou rechargez-la d’abord.";

        "PaymentError.currencyUnsupported.title" = "Devise non acceptée";
        "PaymentError.currencyUnsupported.description" = "Les paiements en {code} ne sont pas possibles ici. Choisissez l'euro (EUR) ou le yen (JPY).";

        "PaymentError.limitExceeded.title" = "Plafond quotidien atteint";
        "PaymentError.limitExceeded.description" = "La carte autorise {limit, number, ::.00} {currency} par jour. Payez le reste demain ou avec une autre carte.";

        "PaymentError.providerDown.title" = "Service de paiement indisponible";
        "PaymentError.providerDown.description" = "{name} ne répond pas pour le moment. Réessayez dans quelques minutes ou choisissez un autre moyen de paiement.";

        "PaymentError.discountTooHigh.title" = "Remise trop élevée";
        "PaymentError.discountTooHigh.description" = "Les bons réduisent le prix de {share, number, percent} au plus, jamais de 100 %. Retirez un des bons.";

        "PaymentError.refundPending.title" = "Remboursement en cours";
        "PaymentError.refundPending.description" = "L'argent sera de retour dans {days, plural, =0 {quelques heures} one {# jour} many {# de jours} other {environ # jours}}. Vérifiez alors le compte.";

        "PaymentError.blocked.title" = "Carte bloquée";
        "PaymentError.blocked.description" = "La banque a bloqué la carte. Appelez le numéro au dos.";

        "PaymentError.BlockReason.reportedLost.title" = "Carte déclarée perdue";
        "PaymentError.BlockReason.reportedLost.description" = "Cette carte a été déclarée perdue. Utilisez la nouvelle carte envoyée par la banque.";

        "PaymentError.BlockReason.wrongCode.title" = "Trop de codes erronés";
        "PaymentError.BlockReason.wrongCode.description" = "Le code a été mal saisi {times, plural, one {# fois} many {# de fois} other {# fois}}. La carte fonctionnera de nouveau demain.";

        "PaymentError.BlockReason.bankClosed.title" = "Banque fermée";
        "PaymentError.BlockReason.bankClosed.description" = "La banque vérifie à nouveau les paiements à partir du {until, date, ::MMMMd}. Payez après cette date ou utilisez une autre carte.";

        /* ---- Account ---- */
        "AccountError.nameTaken.title" = "Nom déjà pris";
        "AccountError.nameTaken.description" = "Quelqu'un s'appelle déjà « {name} ». Ajoutez un chiffre ou choisissez un autre nom.";

        "AccountError.passwordTooShort.title" = "Mot de passe trop court";
        "AccountError.passwordTooShort.description" = "Un mot de passe compte au moins {minimum, plural, one {# caractère} many {# de caractères} other {# caractères}}. Une courte phrase est facile à retenir.";

        "AccountError.lockedOut.title" = "Connexion suspendue";
        "AccountError.lockedOut.description" = "Après plusieurs mots de passe erronés, la connexion est suspendue pendant {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}. Patientez ou réinitialisez le mot de passe.";
        "AccountError.lockedOut.recovery" = "Un lien de réinitialisation arrive par e-mail en moins d'une minute.";

        "AccountError.ageTooLow.title" = "Âge minimum non atteint";
        "AccountError.ageTooLow.description" = "Un compte personnel est possible à partir de {minimum} ans. D'ici là, voyagez avec le compte d'un parent.";

        "AccountError.mailUnconfirmed.title" = "E-mail pas encore confirmé";
        "AccountError.mailUnconfirmed.description" = "Le lien du message de bienvenue n'a pas été ouvert. Ouvrez-le ou faites-le renvoyer par help@wayfarer.example.";

        "AccountError.signedOutElsewhere.title" = "Session fermée";
        "AccountError.signedOutElsewhere.description" = "Cette session a été fermée depuis l''{device}. Connectez-vous à nouveau pour continuer.";

        "AccountError.profileIncomplete.title" = "Profil incomplet";
        "AccountError.profileIncomplete.description" = "À compléter : {missing}. Les compagnies le demandent lors du contrôle des billets.";

        /* ---- Sync ---- */
        "SyncError.offline.title" = "Pas de connexion";
        "SyncError.offline.description" = "Les voyages restent sur cet appareil jusqu'au retour de la connexion. Vérifiez le Wi-Fi et les données mobiles.";

        "SyncError.serverBusy.title" = "Service saturé";
        "SyncError.serverBusy.description" = "Beaucoup de monde voyage aujourd'hui. Nouvel essai dans {retryAfter, plural, one {# seconde} many {# de secondes} other {# secondes}}...";

        "SyncError.conflict.title" = "Deux versions d'un voyage";
        "SyncError.conflict.description" = "Cet appareil a modifié le voyage le {mine, date, long} à {mine, time, short}, un autre le {theirs, date, long} à {theirs, time, short}. Choisissez la version à garder.";

        "SyncError.quotaFull.title" = "Espace en ligne presque plein";
        "SyncError.quotaFull.description" = "{percentage, number, ::percent} de l'espace est utilisé et les nouvelles photos n'y tiennent pas. Supprimez d'anciens voyages ou passez à Wayfarer Plus.";

        "SyncError.tooManyDevices.title" = "Trop d'appareils";
        "SyncError.tooManyDevices.description" = "{0, plural, one {# appareil est connecté} many {# d'appareils sont connectés} other {# appareils sont connectés}} et le compte en accepte {limit}. Déconnectez un appareil inutilisé.";

        "SyncError.staleData.title" = "Horaires périmés";
        "SyncError.staleData.description" = "Les horaires datent du {since, date, ::yMMMd}. Connectez-vous une fois pour charger les horaires actuels.";

        "SyncError.portBlocked.title" = "Connexion bloquée par le réseau";
        "SyncError.portBlocked.description" = "Ce réseau ne laisse pas passer le port {port, number, ::group-off}. Essayez un autre Wi-Fi ou demandez à son responsable.";

        "SyncError.interrupted.title" = "Synchronisation interrompue";
        "SyncError.interrupted.description" = "La synchronisation s'est arrêtée en chemin. {0} Ce qui était déjà copié est conservé.";

        /* ---- Maps ---- */
        "MapError.regionMissing.title" = "Carte non téléchargée";
        "MapError.regionMissing.description" = "La carte de la région « {region} » n'est pas sur cet appareil. Téléchargez-la avant le départ, tant qu'il y a du Wi-Fi.";

        "MapError.regionTooLarge.title" = "Zone trop grande";
        "MapError.regionTooLarge.description" = "Cette zone occupe {megabytes} Mo ; la limite est de {limit} Mo. Zoomez et choisissez une zone plus petite.";

        "MapError.noRoute.title" = "Aucun itinéraire";
        "MapError.noRoute.description" = "Il n'y a aucun chemin à pied vers « {to} » depuis « {from} ». Essayez le bus ou le train.";

        "MapError.locationDenied.title" = "Localisation désactivée";
        "MapError.locationDenied.description" = "Wayfarer n'a pas accès à la position. Autorisez-le dans Réglages › Confidentialité › Localisation.";

        "MapError.lowAccuracy.title" = "Position imprécise";
        "MapError.lowAccuracy.description" = "La position peut être décalée de {metres, number, ::.0} m. Sortez, loin des grands immeubles.";

        "MapError.tilesOutdated.title" = "Cartes anciennes";
        "MapError.tilesOutdated.description" = "{count, plural, one {# carte a plus d'un an. Mettez-la à jour avant le voyage.} many {# de cartes ont plus d'un an. Mettez-les à jour avant le voyage.} other {# cartes ont plus d'un an. Mettez les # à jour avant le voyage.}}";

        /* ---- Tickets ---- */
        "TicketError.barcodeUnreadable.title" = "Billet illisible";
        "TicketError.barcodeUnreadable.description" = "Le code du billet ne peut pas être lu. Augmentez la luminosité ou nettoyez l'appareil photo.";

        "TicketError.alreadyUsed.title" = "Billet déjà utilisé";
        "TicketError.alreadyUsed.description" = "Ce billet a été contrôlé le {at, date, short} à {at, time, short}. Achetez-en un nouveau pour le retour.";

        "TicketError.wrongTrain.title" = "Billet d'un autre train";
        "TicketError.wrongTrain.description" = "Ce billet vaut pour {booked}, or vous êtes dans {boarded}. Demandez un échange au personnel de bord.";

        "TicketError.notYetValid.title" = "Billet pas encore valable";
        "TicketError.notYetValid.description" = "Le billet est valable à partir du {from, date, full}. Voyagez ce jour-là ou échangez-le au guichet.";

        "TicketError.expired.title" = "Billet expiré";
        "TicketError.expired.description" = "Le billet était valable jusqu'au {on, date, medium}. Il est remboursable pendant 30 jours.";
        "TicketError.expired.recovery" = "Remboursements : Menu › Billets › Anciens billets.";

        "TicketError.transferNotAllowed.title" = "Billet nominatif";
        "TicketError.transferNotAllowed.description" = "Ce billet est au nom de {holder} et n'est pas cessible. Achetez-en un autre pour le nouveau voyageur.";

        "TicketError.zoneExceeded.title" = "Hors des zones du billet";
        "TicketError.zoneExceeded.description" = "Le billet s'arrête à la {zone, selectordinal, one {#re} other {#e}} zone. Achetez un complément avant de continuer.";

        /* ---- Hotels ---- */
        "HotelError.noRooms.title" = "Complet";
        "HotelError.noRooms.description" = "Rien n'est libre pour {nights, plural, =1 {cette nuit} one {# nuit} many {# de nuits} other {les # nuits}}. Essayez d'autres dates ou un lieu voisin.";

        "HotelError.roomTypeGone.title" = "Chambre plus disponible";
        "HotelError.roomTypeGone.description" = "{kind, select, single {La chambre simple} double {La chambre double} suite {La suite} other {La chambre}} vient d'être réservée. Choisissez-en une autre.";

        "HotelError.checkInClosed.title" = "Réception fermée";
        "HotelError.checkInClosed.description" = "La réception ferme à {hour} h. Appelez la maison ; beaucoup ont une boîte à clés.";

        "HotelError.tooManyGuests.title" = "Trop de personnes";
        "HotelError.tooManyGuests.description" = "{rooms, plural, =1 {La capacité de la chambre est dépassée de {guests, plural, one {# personne} many {# de personnes} other {# personnes}}.} one {La capacité de # chambre est dépassée de {guests, plural, one {# personne} many {# de personnes} other {# personnes}}.} many {La capacité de # de chambres est dépassée de {guests, plural, one {# personne} many {# de personnes} other {# personnes}}.} other {La capacité des # chambres est dépassée de {guests, plural, one {# personne} many {# de personnes} other {# personnes}}.}} Ajoutez une chambre.";

        "HotelError.petNotAllowed.title" = "Animaux non admis";
        "HotelError.petNotAllowed.description" = "Cette maison n'accepte pas les animaux. Filtrez la recherche par 🐕 pour voir celles qui les acceptent.";

        "HotelError.lateCancellation.title" = "Frais d'annulation";
        "HotelError.lateCancellation.description" = "À moins de {hours, plural, one {# heure} many {# d'heures} other {# heures}} de l'arrivée, la maison garde {fee, number, ::currency/JPY}. Déplacez plutôt le séjour, c'est gratuit.";

        /* ---- Documents ---- */
        "DocumentError.unreadable.title" = "Fichier illisible";
        "DocumentError.unreadable.description" = "« {file} » ne s'ouvre pas. Numérisez la page à nouveau ou choisissez un PDF.";

        "DocumentError.tooLarge.title" = "Fichier trop volumineux";
        "DocumentError.tooLarge.description" = "« {file} » pèse {megabytes, number, ::.0} Mo, pour 5 Mo au plus. Numérisez en noir et blanc.";

        "DocumentError.formatUnknown.title" = "Type de fichier inconnu";
        "DocumentError.formatUnknown.description" = "Les fichiers en .{ending} ne peuvent pas être affichés. Utilisez JPEG, PNG ou PDF.";

        "DocumentError.passportExpired.title" = "Passeport expiré";
        "DocumentError.passportExpired.description" = "Le passeport a expiré le {on, date, long}. Renouvelez-le avant de réserver un voyage à l'étranger.";

        "DocumentError.pagesMissing.title" = "Pages manquantes";
        "DocumentError.pagesMissing.description" = "Pages à numériser : {pages}. Ajoutez-les, puis envoyez le formulaire.";

        "DocumentError.signatureMissing.title" = "Signature manquante";
        "DocumentError.signatureMissing.description" = "{signer} n'a pas encore signé. Envoyez un rappel ou signez sur papier.";

        /* ---- Photos ---- */
        "PhotoError.albumFull.title" = "Album plein";
        "PhotoError.albumFull.description" = "Un album contient {limit, plural, one {# photo} many {# de photos} other {# photos}}. Créez un autre album pour le reste.";

        "PhotoError.libraryDenied.title" = "Pas d'accès aux photos";
        "PhotoError.libraryDenied.description" = "Wayfarer n'a pas accès à la photothèque.\nAutorisez-le dans les réglages du système, sous Confidentialité.";

        "PhotoError.tooManySelected.title" = "Trop de photos sélectionnées";
        "PhotoError.tooManySelected.description" = "{selected} photos sur {total} sont sélectionnées ; {limit} peuvent partir à la fois. Envoyez-les en plusieurs fois.";

        "PhotoError.editLost.title" = "Retouches non enregistrées";
        "PhotoError.editLost.description" = "L'application s'est fermée avant l'enregistrement des retouches. La photo d'origine est intacte.";

        "PhotoError.formatUnknown.title" = "Format de photo inconnu";
        "PhotoError.formatUnknown.description" = "Les photos au format {0} ne peuvent pas encore être retouchées. Exportez-les d'abord en JPEG.";

        "PhotoError.shareFailed.title" = "Photos non partagées";
        "PhotoError.shareFailed.description" = "{count, plural, one {# photo n'a pas rejoint l'album « {album} ».} many {# de photos n'ont pas rejoint l'album « {album} ».} other {# photos n'ont pas rejoint l'album « {album} ».}} Tout est encore sur cet appareil ; partagez à nouveau.";

        "PhotoError.cameraBusy.title" = "Appareil photo occupé";
        "PhotoError.cameraBusy.description" = "Une autre application utilise l'appareil photo. Fermez-la, puis réessayez.";

        /* ---- Devices ---- */
        "DeviceError.bluetoothOff.title" = "Bluetooth désactivé";
        "DeviceError.bluetoothOff.description" = "L'étiquette de bagage se trouve par Bluetooth. Activez-le et gardez le sac à proximité.";

        "DeviceError.pairingRefused.title" = "Jumelage refusé";
        "DeviceError.pairingRefused.description" = "L'appareil {device} n'a pas accepté la connexion. Maintenez son bouton cinq secondes et jumelez à nouveau.";

        "DeviceError.batteryLow.title" = "Batterie faible";
        "DeviceError.batteryLow.description" = "Il reste {share, number, ::percent scale/100} de charge à l'étiquette. Chargez-la avant le vol.";

        "DeviceError.firmwareOld.title" = "Logiciel de l'étiquette périmé";
        "DeviceError.firmwareOld.description" = "L'étiquette est en version {current} ; il faut la version {needed}. Mettez-la à jour par Wi-Fi.";

        "DeviceError.storageFull.title" = "Appareil plein";
        "DeviceError.storageFull.description" = "Il manque {megabytes, plural, one {# mégaoctet} many {# de mégaoctets} other {# mégaoctets}} pour enregistrer le voyage. Supprimez des cartes inutiles.";

        "DeviceError.radio.title" = "Étiquette injoignable";
        "DeviceError.radio.description" = "L'étiquette ne répond pas. Rapprochez-vous et réessayez.";

        /* ---- Search ---- */
        "SearchError.emptyQuery.title" = "Recherche vide";
        "SearchError.emptyQuery.description" = "Saisissez un lieu, une gare ou un hôtel.";

        "SearchError.noResults.title" = "Aucun résultat";
        "SearchError.noResults.description" = "Rien ne correspond à « {query} ». Vérifiez l'orthographe ou enlevez un mot.";
        "SearchError.noResults.recovery" = "Exemples : « Kyoto », « Gare de Lyon », « Hotel Astoria ».";

        "SearchError.tooManyResults.title" = "Trop de résultats";
        "SearchError.tooManyResults.description" = "{count, plural, one {# résultat correspond} many {Plus de # de résultats correspondent} other {Plus de # résultats correspondent}} à la recherche. Ajoutez une ville ou une date.";

        "SearchError.datesReversed.title" = "Dates inversées";
        "SearchError.datesReversed.description" = "Le retour ({to, date, short}) précède l'aller ({from, date, short}). Échangez les deux.";

        "SearchError.filterUnavailable.title" = "Filtre indisponible ici";
        "SearchError.filterUnavailable.description" = "Le filtre « {name} » ne s'applique pas à ce pays. Retirez-le pour voir tous les résultats.";

        /* ---- Reviews ---- */
        "ReviewError.tooShort.title" = "Avis trop court";
        "ReviewError.tooShort.description" = "Encore {characters, plural, one {# caractère} many {# de caractères} other {# caractères}} et l'avis pourra paraître. Racontez comment c'était.";

        "ReviewError.linksNotAllowed.title" = "Liens non admis";
        "ReviewError.linksNotAllowed.description" = "L'avis contient {count, plural, one {# lien} many {# de liens} other {# liens}}. Supprimez ce qui commence par « https:// » et publiez à nouveau.";

        "ReviewError.alreadyReviewed.title" = "Avis déjà publié";
        "ReviewError.alreadyReviewed.description" = "Ce compte a déjà publié un avis sur « {place} ». Modifiez-le plutôt.";

        "ReviewError.tooSoon.title" = "Séjour en cours";
        "ReviewError.tooSoon.description" = "Les avis ouvrent {hours, plural, =0 {au départ} =1 {une heure après le départ} one {# heure après le départ} many {# d'heures après le départ} other {# heures après le départ}}. Le texte reste en brouillon.";

        "ReviewError.charactersNotAllowed.title" = "Caractères non admis";
        "ReviewError.charactersNotAllowed.description" = "Un titre ne contient ni « '{' » ni « '}' ». Supprimez-les et publiez à nouveau.";

        /* ---- Notifications: one title for all cases ---- */
        "ReminderError.title" = "Rappel non programmé";
        "ReminderError.permissionDenied.description" = "Wayfarer ne peut pas afficher de notifications. Autorisez-les dans les réglages du système.";
        "ReminderError.scheduleFull.description" = "{limit, plural, one {# rappel est prévu} many {# de rappels sont prévus} other {# rappels sont prévus}}, c'est le maximum. Supprimez-en un qui est passé.";
        "ReminderError.quietHours.description" = "Entre {from} h et {to} h, l'appareil reste silencieux. Choisissez une autre heure ou désactivez le mode nuit.";
        "ReminderError.soundMissing.description" = "Le son « {name} » a disparu. Choisissez-en un autre ; « Carillon » est toujours là.";

        /* ---- Plans (a nested type) ---- */
        "Trip.PlanError.overlapping.title" = "Voyages simultanés";
        "Trip.PlanError.overlapping.description" = "« {first} » et « {second} » tombent les mêmes jours. Déplacez l'un des deux.";

        "Trip.PlanError.dayEmpty.title" = "Journée sans programme";
        "Trip.PlanError.dayEmpty.description" = "Rien n'est prévu le jour {day}. Ajoutez une étape ou supprimez ce jour.";

        "Trip.PlanError.tooLong.title" = "Voyage trop long";
        "Trip.PlanError.tooLong.description" = "Le voyage dure {days, plural, one {# jour} many {# de jours} other {# jours}} et un programme en compte {limit, plural, one {# jour} many {# de jours} other {# jours}} au plus. Coupez-le en deux.";

        "Trip.PlanError.archived.title" = "Voyage archivé";
        "Trip.PlanError.archived.description" = "Les voyages archivés ne changent plus. Sortez d'abord le voyage des archives.";

        /* ---- The app (target WayfarerApp, which depends on this one) ---- */
        "LaunchError.settingsUnreadable.title" = "Réglages réinitialisés";
        "LaunchError.settingsUnreadable.description" = "Les réglages n'ont pas pu être lus et repartent de zéro. Voyages et billets sont tous là.";

        "LaunchError.versionTooOld.title" = "Mise à jour nécessaire";
        "LaunchError.versionTooOld.description" = "Les billets se vendent à partir de la version {minimum}. Mettez Wayfarer à jour dans la boutique d’applications.";

        "LaunchError.migrationIncomplete.title" = "Voyages en cours de transfert";
        "LaunchError.migrationIncomplete.description" = "{done} sur {total, plural, one {# voyage converti} many {# de voyages convertis} other {# voyages convertis}}. Gardez l'application ouverte jusqu'à la fin.";

        """#
    ),
    Table(
      locale: "fr",
      name: "Help",
      text: #"""
        /* ---- Questions and answers ---- */
        "help.title" = "Aide";
        "help.search" = "Chercher dans {count, plural, one {# article} many {# d'articles} other {# articles}}";
        "help.articles" = "Articles";
        "help.contact" = "Nous écrire";
        "help.contact.note" = "Réponse en {hours, plural, one {# heure} many {# d'heures} other {# heures}}, 24 h/24 et 7 j/7.";
        "help.phone" = "Téléphone : 0 800 01 80 18";
        "help.q.offline" = "L'application marche-t-elle hors ligne ?";
        "help.a.offline" = "Oui : cartes, billets et programmes restent sur l'appareil ; seule la réservation demande le réseau.";
        "help.q.refund" = "Comment être remboursé ?";
        "help.a.refund" = "Ouvrez le billet, choisissez « Remboursement » puis un motif. Comptez 3 à 5 jours.";
        "help.q.devices" = "Sur combien d'appareils un compte est-il utilisable ?";
        "help.a.devices" = "Sur cinq au plus ; avec Wayfarer Plus, sur autant que vous voulez.";
        "help.q.luggage" = "Mon sac est perdu !";
        "help.a.luggage" = "Pas de panique. Ouvrez « Étiquettes », touchez le sac et suivez la flèche.";
        "help.q.children" = "Les enfants paient-ils ?";
        "help.a.children" = "Non avant 6 ans ; de 6 à 11 ans, demi-tarif (50 %).";
        "help.q.invoice" = "Puis-je avoir une facture au nom de l'entreprise ?";
        "help.a.invoice" = "Oui. Remplissez « Entreprise » avant de payer (numéro de TVA compris).";
        "help.q.bike" = "Et mon vélo ?";
        "help.a.bike" = "Plié, le vélo est un bagage. Sinon, réservez une place : 🚲 5 €.";
        "help.q.language" = "Pourquoi ma langue manque-t-elle ?";
        "help.a.language" = "Elle viendra peut-être bientôt. Des bénévoles traduisent sur https://translate.wayfarer.example.";
        "help.feedback" = "Cela vous a-t-il aidé ?";
        "help.feedback.thanks" = "Merci !";
        "help.feedback.votes" = "Utile pour {yes} sur {all, plural, one {# lecteur} many {# de lecteurs} other {# lecteurs}}";
        "help.steps.export" = "1. Ouvrez le voyage.\n2. Touchez « Partager ».\n3. Choisissez « PDF ».";
        "help.status.ok" = "Tous les services fonctionnent.";
        "help.status.slow" = "Les cartes se chargent lentement en ce moment…";
        "help.status.since" = "depuis le {when, date, medium} à {when, time, short}";
        "help.shortcut" = "⌘F ou Ctrl+F";
        "help.system" = "Nécessite Linux, Android 14 ou iOS 18";
        "help.link" = "https://www.wayfarer.example/caf%C3%A9";
        "help.folder" = "Les cartes sont dans Documents\\Wayfarer.";
        "help.modes" = "Train | Bus | Bateau";

        """#
    ),
    Table(
      locale: "fr",
      name: "Legacy",
      text: #"""
        /* The old version's words, in C style: %@ for a text, %lld for a whole number, %% for a percent sign. */

        /* ---- Import (the texts of the old version: C-style placeholders, in the order of the associated values) ---- */
        "ImportError.fileEmpty.title" = "Fichier vide";
        "ImportError.fileEmpty.description" = "Le fichier n'a aucune ligne. Exportez-le à nouveau depuis l'autre application.";

        "ImportError.headerMissing.title" = "Colonne manquante";
        "ImportError.headerMissing.description" = "Il manque la colonne « %@ » à la première ligne. Ajoutez-la et importez à nouveau.";

        "ImportError.badRow.title" = "Ligne incomprise";
        "ImportError.badRow.description" = "La ligne %1$lld indique « %2$@ », qui n'est pas une date. Écrivez-la ainsi : 2027-03-14.";

        "ImportError.tooManyRows.title" = "Trop de lignes";
        "ImportError.tooManyRows.description" = "Le fichier a %1$lld lignes, pour %2$lld au maximum. Divisez-le en fichiers plus petits.";

        "ImportError.rowsSkipped.title" = "Lignes ignorées";

        "ImportError.charsetUnknown.title" = "Caractères illisibles";
        "ImportError.charsetUnknown.description" = "Le texte de %@ utilise un ancien encodage. Enregistrez-le d'abord en UTF-8.";

        "ImportError.sizeExceeded.title" = "Fichier trop volumineux";
        "ImportError.sizeExceeded.description" = "Le fichier pèse %.1f Mo ; la limite est de 20 Mo. Retirez les photos.";

        /* ---- Export ---- */
        "ExportError.diskFull.title" = "Disque plein";
        "ExportError.diskFull.description" = "Il faut %1$lld Mo, et il reste %2$lld Mo. Libérez de l'espace et exportez à nouveau.";

        "ExportError.nothingToExport.title" = "Rien à exporter";
        "ExportError.nothingToExport.description" = "Aucun voyage n'est sélectionné. Choisissez-en au moins un, ou tous (100 %%).";

        "ExportError.printerMissing.title" = "Aucune imprimante";
        "ExportError.printerMissing.description" = "Aucune imprimante ne répond à proximité. Enregistrez plutôt le programme en PDF.";

        "ExportError.sharesUneven.title" = "Parts incohérentes";
        "ExportError.sharesUneven.description" = "Les parts des voyageurs totalisent %lld %% au lieu de 100 %%. Modifiez-en une.";

        "ExportError.calendarReadOnly.title" = "Agenda en lecture seule";
        "ExportError.calendarReadOnly.description" = "Rien ne peut être ajouté à l'agenda « %@ ». Choisissez un agenda de cet appareil.";

        /* ---- Words of the old screens ---- */
        "legacy.version" = "Version %@";
        "legacy.greeting" = "Bonjour, %@ !";
        "legacy.from_to" = "%1$@ – %2$@";
        "legacy.progress" = "%d %% effectués";
        "legacy.discount" = "20 %% de réduction avec Wayfarer Plus";
        "legacy.seat" = "Voiture %1$lld, place %2$@";
        "legacy.platform" = "Voie %@";
        "legacy.temperature" = "%.0f °C";
        "legacy.delay" = "%lld min de retard";
        "legacy.padded_code" = "Code %06d";

        """#
    ),
    Table(
      locale: "fr",
      name: "Legacy",
      format: .stringsdict,
      text: #"""
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>ImportError.rowsSkipped.description</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@rows@ Ajoutez les dates et importez à nouveau.</string>
        		<key>rows</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>%lld ligne sans date a été ignorée.</string>
        			<key>many</key>
        			<string>%lld de lignes sans date ont été ignorées.</string>
        			<key>other</key>
        			<string>%lld lignes sans date ont été ignorées.</string>
        		</dict>
        	</dict>
        	<key>legacy.photos</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@photos@</string>
        		<key>photos</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>d</string>
        			<key>zero</key>
        			<string>Aucune photo</string>
        			<key>one</key>
        			<string>%d photo</string>
        			<key>many</key>
        			<string>%d de photos</string>
        			<key>other</key>
        			<string>%d photos</string>
        		</dict>
        	</dict>
        	<key>legacy.trips_and_days</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$#@trips@ en %2$#@days@</string>
        		<key>trips</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>%lld voyage</string>
        			<key>many</key>
        			<string>%lld de voyages</string>
        			<key>other</key>
        			<string>%lld voyages</string>
        		</dict>
        		<key>days</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>%lld jour</string>
        			<key>many</key>
        			<string>%lld de jours</string>
        			<key>other</key>
        			<string>%lld jours</string>
        		</dict>
        	</dict>
        	<key>legacy.unread</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$@ : %2$#@messages@</string>
        		<key>messages</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>%lld nouveau message</string>
        			<key>many</key>
        			<string>%lld de nouveaux messages</string>
        			<key>other</key>
        			<string>%lld nouveaux messages</string>
        		</dict>
        	</dict>
        </dict>
        </plist>

        """#
    ),
    Table(
      locale: "fr",
      name: "Mail",
      text: #"""
        /* Textes des e-mails */
        "mail.receipt.subject" = "Reçu de la réservation {reference}";
        "mail.receipt.body" = "Bonjour {name},\n\nmerci de voyager avec nous. Le reçu est joint en PDF.\n\nWayfarer";
        "mail.receipt.line" = "Billet\t{amount, number, ::currency/EUR}";
        "mail.receipt.total" = "Total\t{amount, number, ::currency/EUR}";
        "mail.receipt.vat" = "dont TVA ({rate, number, ::percent})";
        "mail.welcome.subject" = "Bienvenue à bord, {name} !";
        "mail.welcome.confirm" = "Confirmez cette adresse sous {hours, plural, one {# heure} many {# d'heures} other {# heures}} :";
        "mail.delay.subject" = "{train} : {minutes} min de retard";
        "mail.delay.body" = "{train} part aujourd'hui à {when, time, short} de la voie {platform}.";
        "mail.cancelled.subject" = "Départ annulé";
        "mail.cancelled.body" = "Toutes nos excuses : {train} ne circulera pas le {when, date, medium}. Le billet est remboursé d'office.";
        "mail.reminder.subject" = "{days, plural, =0 {C'est aujourd'hui} =1 {C'est demain} one {Encore # jour} many {Encore # de jours} other {Encore # jours}}";
        "mail.invite.subject" = "{host} vous invite : « {trip} »";
        "mail.invite.body" = "Rejoignez le voyage de {host}, du {start, date, ::MMMd} au {end, date, ::MMMd}.";
        "mail.password.subject" = "Nouveau mot de passe";
        "mail.password.body" = "Quelqu'un, vous sans doute, a demandé un nouveau mot de passe. Si ce n'est pas vous, ne faites rien.";
        "mail.rating.subject" = "Comment était « {place} » ?";
        "mail.rating.scale" = "1 = décevant, 5 = super";
        "mail.footer.address" = "Wayfarer SARL, 12 bis, rue de la Gare, Lyon";
        "mail.footer.unsubscribe" = "Plus d'e-mails ? Modifiez ce choix dans les réglages.";
        "mail.footer.hours" = "Lun.–ven. 9 h – 18 h";
        "mail.footer.copyright" = "© 2027 Wayfarer";
        "mail.ps" = "P.-S. La météo s'annonce belle ☀️";
        "mail.signature" = "Cordialement,\nl'équipe Wayfarer";

        """#
    ),
    Table(
      locale: "fr",
      name: "Onboarding",
      text: #"""
        /* ---- First steps ---- */
        "onboarding.welcome" = "Bienvenue dans Wayfarer !";
        "onboarding.welcome.name" = "Bonjour {name}, ravi de vous revoir !";
        "onboarding.tagline" = "Tout le voyage au même endroit.";
        "onboarding.family" = "Voyager en famille 👨‍👩‍👧‍👦";
        "onboarding.love" = "Fait avec ❤️ en chemin 🏳️‍🌈 👋🏽";
        "onboarding.step" = "Étape {step} sur {total}";
        "onboarding.maps" = "Des cartes hors ligne, même en montagne.";
        "onboarding.tickets" = "Billets de train, de bus et de ferry.";
        "onboarding.photos" = "Un journal qui s'écrit tout seul : photos, lieux, dates.";
        "onboarding.question.where" = "Où allez-vous ?";
        "onboarding.question.when" = "Quand ? Avec qui ?!";
        "onboarding.permission.location" = "Avec la position, Wayfarer trouve l'arrêt le plus proche.";
        "onboarding.permission.notifications" = "Recevez un message quand un train est en retard.";
        "onboarding.terms" = "En continuant, **vous** acceptez les [conditions](https://www.wayfarer.example/terms).";
        "onboarding.html" = "Touchez <b>Commencer</b> et regardez.<br/>C'est gratuit.";
        "onboarding.hashtag" = "Partagez avec #Wayfarer";
        "onboarding.social" = "@wayfarer_app";
        "onboarding.start" = "Commencer";
        "onboarding.later" = "Plus tard, peut-être";
        "onboarding.import" = "Reprendre les voyages d'une autre application";
        "onboarding.imported" = "{count, plural, =0 {Rien à reprendre} one {# voyage repris} many {# de voyages repris} other {# voyages repris}}";
        "onboarding.companions" = "{count, plural, offset:1 =0 {Personne ne vient} =1 {{name} vient} one {{name} et # autre personne viennent} many {{name} et # d'autres personnes viennent} other {{name} et # autres personnes viennent}}";
        "onboarding.traveller" = "{gender, select, female {Elle voyage} male {Il voyage} other {Cette personne voyage}} avec un enfant";
        "onboarding.ready" = "C'est tout. Bon voyage ! ✈️";
        "onboarding.plus.price" = "Wayfarer Plus : {price, number, ::currency/EUR} par mois";
        "onboarding.plus.trial" = "Gratuit pendant {days, plural, one {# jour} many {# de jours} other {# jours}}, puis facturé chaque mois.";
        "onboarding.plus.interest" = "0 % d'intérêts, remboursement à 100 % la première semaine.";

        """#
    ),
    Table(
      locale: "fr",
      name: "Places",
      text: #"""
        "place.paris" = "Paris";
        "place.london" = "Londres";
        "place.berlin" = "Berlin";
        "place.tokyo" = "Tokyo";
        "place.kyoto" = "Kyoto";
        "place.taipei" = "Taipei";
        "place.cairo" = "Le Caire";
        "place.marrakesh" = "Marrakech";
        "place.petersburg" = "Saint-Pétersbourg";
        "place.sao_paulo" = "São Paulo";
        "place.zurich" = "Zurich";
        "place.reykjavik" = "Reykjavik";
        "place.country.japan" = "Japon";
        "place.country.france" = "France";
        "place.country.egypt" = "Égypte";
        "place.country.usa" = "États-Unis";
        "place.country.ivory_coast" = "Côte d'Ivoire";
        "place.kind.airport" = "Aéroport";
        "place.kind.beach" = "Plage";
        "place.kind.bridge" = "Pont";
        "place.kind.island" = "Île";
        "place.kind.lake" = "Lac";
        "place.kind.mountain" = "Montagne";
        "place.kind.park" = "Parc";
        "place.kind.temple" = "Temple";
        "place.kind.theatre" = "Théâtre";
        "place.kind.library" = "Bibliothèque";
        "place.kind.pharmacy" = "Pharmacie";
        "place.kind.hotel" = "Hôtel";
        "place.kind.village" = "Village";
        "place.near" = "Près de « {place} »";
        "place.away" = "à {metres, plural, one {# mètre} many {# de mètres} other {# mètres}}";
        "place.open" = "Ouvert jusqu'à {hour} h";
        "place.closed" = "Fermé le lundi";
        "place.rating" = "{stars, number, ::.0} ★ ({count, plural, one {# avis} many {# d'avis} other {# avis}})";
        "place.price" = "€€ – modéré";
        "place.accessible" = "Accès sans marches ♿";
        "place.wifi" = "Wi-Fi gratuit";
        "place.elevation" = "{metres} m d'altitude";
        "place.hint" = "Appuyez longuement sur la carte pour poser un repère…";
        "place.favourites" = "{count, plural, =0 {Aucun favori} one {# favori} many {# de favoris} other {# favoris}}";

        """#
    ),
    Table(
      locale: "fr",
      name: "Settings",
      text: #"""
        /* Écran des réglages */

        /* ---- Sections. Keys of three parts whose last is a field's name are none of an error's: there is no type Settings. ---- */
        "Settings.Network.title" = "Réseau";
        "Settings.Network.description" = "Wi-Fi, données mobiles et téléchargements en route.";
        "Settings.Privacy.title" = "Confidentialité";
        "Settings.Privacy.description" = "Qui voit où mène un voyage.";
        "Settings.Storage.title" = "Stockage";
        "Settings.Storage.description" = "Cartes et photos sur cet appareil.";
        "settings.about.product" = "Wayfarer";
        "settings.about.plan" = "Wayfarer Plus";
        "settings.network.wifi" = "Wi-Fi";
        "settings.network.bluetooth" = "Bluetooth";
        "settings.pay.paypal" = "PayPal";
        "settings.about.website" = "https://www.wayfarer.example/help";
        "settings.about.contact" = "help@wayfarer.example";
        "settings.about.phone" = "+44 20 7946 0018";
        "settings.menu" = "Menu";
        "settings.notifications" = "Notifications";
        "settings.transport" = "Transport";
        "settings.photos" = "Photos";
        "settings.version" = "Version {version} ({build})";
        "settings.loading" = "Chargement…";

        /* ---- General ---- */
        "settings.general" = "Général";
        "settings.language" = "Langue";
        "settings.language.note" = "L'application suit la langue de l'appareil.";
        "settings.region" = "Région";
        "settings.currency" = "Devise";
        "settings.units" = "Unités de mesure";
        "settings.units.metric" = "Kilomètres, °C";
        "settings.units.imperial" = "Miles et °F";
        "settings.units.system" = "Comme sur l'appareil";
        "settings.week_start" = "Premier jour de la semaine";
        "settings.time_format" = "Format 24 heures";
        "settings.appearance" = "Apparence";
        "settings.appearance.light" = "Clair";
        "settings.appearance.dark" = "Sombre";
        "settings.appearance.auto" = "Automatique";
        "settings.text_size" = "Taille du texte";
        "settings.text_size.sample" = "Portez ce vieux whisky au juge blond qui fume.";
        "settings.sounds" = "Sons et vibrations";

        /* ---- Account ---- */
        "settings.account" = "Compte";
        "settings.account.signed_in" = "Connexion en cours : {name}";
        "settings.account.photo" = "Photo de profil";
        "settings.account.password" = "Changer le mot de passe";
        "settings.account.two_steps" = "Connexion en deux étapes";
        "settings.account.devices" = "{count, plural, one {# appareil} many {# d'appareils} other {# appareils}}";
        "settings.account.delete" = "Supprimer le compte…";
        "settings.account.delete.question" = "Supprimer le compte et {count, plural, one {# voyage} many {# de voyages} other {ses # voyages}} ?";
        "settings.account.delete.note" = "Cette action est définitive.";

        /* ---- Network and storage ---- */
        "settings.download.wifi_only" = "Télécharger en Wi-Fi seulement";
        "settings.download.quality" = "Qualité des photos";
        "settings.download.high" = "Haute (environ 5 Mo chacune)";
        "settings.download.low" = "Basse (environ 300 ko chacune)";
        "settings.storage.used" = "{used} utilisés sur {total}";
        "settings.storage.share" = "Plein à {share, number, ::percent}, 100 % au plus";
        "settings.storage.clear" = "Supprimer les anciennes cartes";
        "settings.storage.cleared" = "Terminé : {size} libérés.";
        "settings.proxy" = "Proxy : {host}, port {port, number, ::group-off}";

        /* ---- Privacy and the rest ---- */
        "settings.privacy.location" = "Partager la position en voyage";
        "settings.privacy.nobody" = "Personne";
        "settings.privacy.friends" = "Amis";
        "settings.privacy.everyone" = "Tout le monde";
        "settings.privacy.history" = "Effacer l'historique de recherche";
        "settings.privacy.analytics" = "Aider à améliorer Wayfarer";
        "settings.tickets.apple" = "Ajouter les billets au portefeuille";
        "settings.calendar" = "Agenda";
        "settings.reminder.lead" = "Rappeler {minutes, plural, =0 {au départ} one {# minute avant} many {# de minutes avant} other {# minutes avant}}";
        "settings.beta" = "Essayer les nouveautés en avance";
        "settings.licenses" = "Licences";
        "settings.terms" = "Conditions d'utilisation";
        "settings.sign_out" = "Se déconnecter";
        "settings.saved_at" = "Enregistré à {time, time, short}";

        """#
    ),
    Table(
      locale: "fr",
      name: "Trips",
      text: #"""
        /* ---- The list of trips ---- */
        "trips.title" = "Voyages";
        "trips.count" = "{count, plural, =0 {Aucun voyage} one {# voyage} many {# de voyages} other {# voyages}}";
        "trips.upcoming" = "À venir";
        "trips.past" = "Passés";
        "trips.drafts" = "Brouillons";
        "trips.new" = "Nouveau voyage";
        "trips.name" = "Nom du voyage";
        "trips.name.example" = "p. ex. Pâques à Rome";
        "trips.owner" = "Voyage de {owner}";
        "trips.with" = "Avec {names}";
        "trips.dates" = "{start, date, medium} – {end, date, medium}";
        "trips.nights" = "{nights, plural, =0 {Excursion d'un jour} one {# nuit} many {# de nuits} other {# nuits}}";
        "trips.day" = "Jour {day}";
        "trips.stops" = "{stops, plural, one {# étape} many {# d'étapes} other {# étapes}} en chemin";
        "trips.distance" = "{km, number, ::.0} km";
        "trips.duration" = "{hours} h {minutes} min";
        "trips.budget" = "Budget";
        "trips.budget.spent" = "{share, number, percent} du budget dépensés";
        "trips.packing" = "Liste de bagages";
        "trips.packing.left" = "{left, plural, =0 {Tout est prêt !} one {# chose à prendre} many {# de choses à prendre} other {# choses à prendre}}";
        "trips.item.passport" = "Passeport";
        "trips.item.charger" = "Chargeur (USB-C)";
        "trips.item.umbrella" = "Parapluie";
        "trips.item.socks" = "Chaussettes, 3 paires";
        "trips.item.paper" = "Billet imprimé (A4)";
        "trips.sight.castle" = "Château";
        "trips.sight.museum" = "Musée";
        "trips.sight.station" = "Gare";
        "trips.sight.port" = "Port";
        "trips.sight.restaurant" = "Restaurant";
        "trips.sight.cafe" = "Café";
        "trips.sight.parking" = "Parking";
        "trips.train.class" = "{class, select, first {1re classe} second {2de classe} other {Toutes classes}}";
        "trips.feed" = "{who, select, self {Ajout : {count, plural, one {# photo} many {# de photos} other {# photos}}} other {{name} a ajouté {count, plural, one {# photo} many {# de photos} other {# photos}}}}";
        "trips.weather" = "{high}° / {low}°";
        "trips.weather.rain" = "Risque de pluie : {chance, number, ::percent}";
        "trips.note" = "Note";
        "trips.note.empty" = "Rien de noté…";
        "trips.quote" = "« Le voyage est la récompense. »";
        "trips.quote.nested" = "Elle a dit : « Il y a écrit “Fermé”. »";
        "trips.kids" = "Tarifs enfants";
        "trips.oclock" = "Il est {time, time, short}";
        "trips.arrival" = "Arrivée vers {time, time, short}";
        "trips.seat" = "Voiture {coach}, place {seat}";
        "trips.flight" = "Vol {number}";
        "trips.founded" = "En voyage depuis {year, number, ::group-off}";
        "trips.discount" = "50 % de remise le dimanche";
        "trips.fraction" = "½ journée, ¾ d'heure";
        "trips.emergency" = "En cas d'urgence : 112";

        """#
    ),
    Table(
      locale: "fr",
      name: "Widgets",
      text: #"""
        /* catalog: style=printf */
        "widget.title"	= "Prochain voyage" ;
        "widget.route"	= "%1$@ → %2$@" ;
        "widget.leaves"	= "Départ à %@" ;
        "widget.gate"	= "Porte %@" ;
        "widget.charge"	= "Chargé à %lld %%" ;
        "widget.full"	= "Bagages prêts à 100 %% !" ;
        "widget.empty"	= "Rien de prévu" ;
        "widget.updated"	= "Mis à jour : %@" ;
        "widget.rating"	= "%.1f sur 5" ;

        """#
    ),
    Table(
      locale: "ja",
      name: "Buttons",
      text: #"""
        // Buttons and short commands. Lines end in CR LF: this table comes from another system.\#r
        "OK" = "OK";\#r
        "Cancel" = "キャンセル";\#r
        "Save" = "保存";\#r
        "Save As…" = "別名で保存…";\#r
        "Delete" = "削除";\#r
        "Edit" = "編集";\#r
        "Done" = "完了";\#r
        "Back" = "戻る";\#r
        "Next" = "次へ";\#r
        "Skip" = "スキップ";\#r
        "Close" = "閉じる";\#r
        "Try Again" = "再試行";\#r
        "Continue" = "続ける";\#r
        "Pause" = "一時停止";\#r
        "Message" = "メッセージ";\#r
        "Options" = "オプション";\#r
        "Share" = "共有";\#r
        "Copy" = "コピー";\#r
        "Paste" = "貼り付け";\#r
        "Undo" = "取り消す";\#r
        "Redo" = "やり直す";\#r
        "Search" = "検索";\#r
        "Add to trip" = "旅行に追加";\#r
        "Book now" = "今すぐ予約";\#r
        "Pay" = "支払う";\#r
        "Show map" = "地図を表示";\#r
        "Show on Google Maps" = "Google Mapsで表示";\#r
        "Call the hotel" = "ホテルに電話";\#r
        "Download PDF" = "PDFをダウンロード";\#r
        "PDF" = "PDF";\#r
        "GPS" = "GPS";\#r
        "Scan QR code" = "QRコードを読み取る";\#r
        "Don't allow" = "許可しない";\#r
        "Allow once" = "1回だけ許可";\#r
        "Not now" = "後で";\#r
        "Yes, delete" = "削除する";\#r
        "No, keep it" = "残す";\#r
        "Are you sure?" = "よろしいですか？";\#r
        "Learn more ›" = "詳しく見る";\#r
        "Select all" = "すべて選択";\#r
        "Clear" = "消去";\#r
        "Filter" = "絞り込み";\#r
        "Sort" = "並べ替え";\#r
        "Print…" = "印刷…";\#r
        "Send" = "送信";\#r
        "Reply" = "返信";\#r
        "Take a photo" = "写真を撮る";\#r
        "Choose a file…" = "ファイルを選択…";\#r
        "Refresh" = "更新";\#r
        "Sign in" = "ログイン";\#r
        "Create account" = "アカウントを作成";\#r
        "Forgot password?" = "パスワードをお忘れですか？";\#r
        "More…" = "その他…";\#r
        "On" = "オン";\#r
        "Off" = "オフ";\#r
        "+" = "+";\#r
        "→" = "→";\#r
        "👍" = "👍";\#r
        "★★★☆☆" = "★★★☆☆";\#r

        """#
    ),
    Table(
      locale: "ja",
      name: "Errors",
      text: #"""
        /* Wayfarerのエラーの文言。題は句点なし、説明は「です・ます」で書く。 */

        /* ---- Bookings ---- */
        "BookingError.soldOut.title" = "空席なし";
        "BookingError.soldOut.description" = "{train}は満席です。ほかの便を探してください。";

        "BookingError.seatsTaken.title" = "座席の確保の失敗";
        "BookingError.seatsTaken.description" = "選んだ座席のうち{seats}席は、ほかのお客様が先に予約しました。選び直してください。";
        "BookingError.seatsTaken.recovery" = "座席表を更新すると、空席を確認できます。";

        "BookingError.tooManyTravellers.title" = "人数の超過";
        "BookingError.tooManyTravellers.description" = "1件の予約は{limit}名までです。いくつかの予約に分けてください。";

        "BookingError.dateInPast.title" = "過去の日付";
        "BookingError.dateInPast.description" = "{date, date, medium}は過ぎています。今日以降の日を選んでください。";

        "BookingError.departureTooClose.title" = "予約の締め切り";
        "BookingError.departureTooClose.description" = "予約は出発の{minutes}分前に締め切ります。駅の窓口で切符をお求めください。";

        "BookingError.fareChanged.title" = "運賃の変更";
        "BookingError.fareChanged.description" = "予約の途中で、運賃が{old, number, ::currency/EUR}から{new, number, ::currency/EUR}に変わりました。続けるには新しい運賃を確認してください。";

        "BookingError.childAlone.title" = "お子様だけの予約";
        "BookingError.childAlone.description" = "12歳未満のお子様には大人の同伴が必要です。大人を予約に追加してください。";

        "BookingError.duplicateBooking.title" = "予約の重複";
        "BookingError.duplicateBooking.description" = "この旅行は予約番号{reference}ですでに予約済みです。その予約を開くか、日を変えてください。";

        /* ---- Payment ---- */
        "PaymentError.declined.title" = "支払いの拒否";
        "PaymentError.declined.description" = "銀行が支払いを承認しませんでした。別のカードを試すか、PayPalで支払ってください。";
        "PaymentError.declined.recovery" = "予約は15分間保持されます。";

        "PaymentError.cardExpired.title" = "カードの有効期限切れ";
        "PaymentError.cardExpired.description" = "カードの有効期限は{year, number, ::group-off}年{month}月まででした。新しいカードを追加してください。";

        "PaymentError.insufficientFunds.title" = "残高不足";
        "PaymentError.insufficientFunds.description" = "カードの残高が足りません。別のカードを使うか、先に入金してください。";

        "PaymentError.currencyUnsupported.title" = "非対応の通貨";
        "PaymentError.currencyUnsupported.description" = "{code}での支払いには対応していません。ユーロ（EUR）または円（JPY）を選んでください。";

        "PaymentError.limitExceeded.title" = "1日の限度額の超過";
        "PaymentError.limitExceeded.description" = "このカードで使えるのは1日{limit, number, ::.00} {currency}までです。残りは明日、または別のカードで支払ってください。";

        "PaymentError.providerDown.title" = "決済サービスの停止";
        "PaymentError.providerDown.description" = "現在、{name}から応答がありません。数分後にもう一度試すか、別の支払い方法を選んでください。";

        "PaymentError.discountTooHigh.title" = "割引率の超過";
        "PaymentError.discountTooHigh.description" = "クーポンで割引できるのは{share, number, percent}までで、100％にはなりません。クーポンを1枚外してください。";

        "PaymentError.refundPending.title" = "返金の処理中";
        "PaymentError.refundPending.description" = "返金までおよそ{days}日かかります。その後、口座を確認してください。";

        "PaymentError.blocked.title" = "カードの利用停止";
        "PaymentError.blocked.description" = "銀行がカードの利用を止めています。カード裏面の番号に電話してください。";

        "PaymentError.BlockReason.reportedLost.title" = "紛失届のあるカード";
        "PaymentError.BlockReason.reportedLost.description" = "このカードには紛失届が出ています。銀行から届いた新しいカードを使ってください。";

        "PaymentError.BlockReason.wrongCode.title" = "暗証番号の誤入力";
        "PaymentError.BlockReason.wrongCode.description" = "暗証番号が{times}回正しく入力されませんでした。カードは明日からまた使えます。";

        "PaymentError.BlockReason.bankClosed.title" = "銀行の休業";
        "PaymentError.BlockReason.bankClosed.description" = "銀行の確認は{until, date, ::MMMMd}に再開します。その日以降に支払うか、別のカードを使ってください。";

        /* ---- Account ---- */
        "AccountError.nameTaken.title" = "使用済みの名前";
        "AccountError.nameTaken.description" = "「{name}」はほかの人が使っています。数字を足すか、別の名前を選んでください。";

        "AccountError.passwordTooShort.title" = "短すぎるパスワード";
        "AccountError.passwordTooShort.description" = "パスワードには{minimum}文字以上が必要です。短い文にすると覚えやすくなります。";

        "AccountError.lockedOut.title" = "ログインの一時停止";
        "AccountError.lockedOut.description" = "パスワードの間違いが続いたため、ログインを{minutes}分間停止しています。待つか、パスワードを再設定してください。";
        "AccountError.lockedOut.recovery" = "再設定用のリンクは1分以内にメールで届きます。";

        "AccountError.ageTooLow.title" = "年齢制限";
        "AccountError.ageTooLow.description" = "アカウントを作れるのは{minimum}歳からです。それまでは保護者のアカウントを使ってください。";

        "AccountError.mailUnconfirmed.title" = "未確認のメールアドレス";
        "AccountError.mailUnconfirmed.description" = "登録時に届いたメールのリンクがまだ開かれていません。開くか、help@wayfarer.exampleから再送を受けてください。";

        "AccountError.signedOutElsewhere.title" = "ログアウト済み";
        "AccountError.signedOutElsewhere.description" = "「{device}」からログアウトされました。続けるにはもう一度ログインしてください。";

        "AccountError.profileIncomplete.title" = "プロフィールの記入漏れ";
        "AccountError.profileIncomplete.description" = "次の項目が未記入です：{missing}。切符の確認に必要なため、記入してください。";

        /* ---- Sync ---- */
        "SyncError.offline.title" = "接続なし";
        "SyncError.offline.description" = "接続できるまで、旅行はこの端末に保存されます。Wi-Fiとモバイル通信を確認してください。";

        "SyncError.serverBusy.title" = "サービスの混雑";
        "SyncError.serverBusy.description" = "ただいま大変混み合っています。{retryAfter}秒後にもう一度試します…。";

        "SyncError.conflict.title" = "旅行の内容の不一致";
        "SyncError.conflict.description" = "この端末では{mine, date, long} {mine, time, short}に、別の端末では{theirs, date, long} {theirs, time, short}に変更されています。残すほうを選んでください。";

        "SyncError.quotaFull.title" = "クラウド容量の不足";
        "SyncError.quotaFull.description" = "容量の{percentage, number, ::percent}を使用しているため、新しい写真を保存できません。古い旅行を削除するか、Wayfarer Plusを利用してください。";

        "SyncError.tooManyDevices.title" = "端末数の超過";
        "SyncError.tooManyDevices.description" = "{0}台の端末でログイン中です。上限は{limit}台のため、使っていない端末でログアウトしてください。";

        "SyncError.staleData.title" = "古い時刻表";
        "SyncError.staleData.description" = "時刻表は{since, date, ::yMMMd}のものです。一度接続して最新のものを読み込んでください。";

        "SyncError.portBlocked.title" = "ネットワークによる遮断";
        "SyncError.portBlocked.description" = "このネットワークではポート{port, number, ::group-off}が使えません。別のWi-Fiを試すか、管理者に問い合わせてください。";

        "SyncError.interrupted.title" = "同期の中断";
        "SyncError.interrupted.description" = "同期が途中で止まりました。{0}コピー済みの内容は保存されています。";

        /* ---- Maps ---- */
        "MapError.regionMissing.title" = "未保存の地図";
        "MapError.regionMissing.description" = "{region}の地図が端末にありません。旅行の前に、Wi-Fiのある場所でダウンロードしてください。";

        "MapError.regionTooLarge.title" = "広すぎる範囲";
        "MapError.regionTooLarge.description" = "この範囲の容量は{megabytes}MBです。保存できるのは{limit}MBまでなので、拡大して範囲を狭めてください。";

        "MapError.noRoute.title" = "経路なし";
        "MapError.noRoute.description" = "{from}から{to}まで、徒歩の経路が見つかりません。バスや列車も調べてみてください。";

        "MapError.locationDenied.title" = "位置情報の停止";
        "MapError.locationDenied.description" = "Wayfarerは位置情報を使えません。「設定」→「プライバシー」→「位置情報」で許可してください。";

        "MapError.lowAccuracy.title" = "現在地の誤差";
        "MapError.lowAccuracy.description" = "現在地に{metres, number, ::.0}mほどの誤差があります。高い建物から離れて、屋外に出てください。";

        "MapError.tilesOutdated.title" = "古い地図";
        "MapError.tilesOutdated.description" = "{count}枚の地図が1年以上前のものです。旅行の前に更新してください。";

        /* ---- Tickets ---- */
        "TicketError.barcodeUnreadable.title" = "読み取れない切符";
        "TicketError.barcodeUnreadable.description" = "切符のコードを読み取れません。画面を明るくするか、カメラを拭いてください。";

        "TicketError.alreadyUsed.title" = "使用済みの切符";
        "TicketError.alreadyUsed.description" = "この切符は{at, date, short} {at, time, short}に使用済みです。帰りの切符は新しく購入してください。";

        "TicketError.wrongTrain.title" = "別の列車の切符";
        "TicketError.wrongTrain.description" = "この切符は{booked}のものですが、この列車は{boarded}です。変更については乗務員に相談してください。";

        "TicketError.notYetValid.title" = "有効期間前の切符";
        "TicketError.notYetValid.description" = "この切符が使えるのは{from, date, full}からです。その日に使うか、窓口で交換してください。";

        "TicketError.expired.title" = "期限切れの切符";
        "TicketError.expired.description" = "切符の有効期限は{on, date, medium}まででした。払い戻しは30日以内に受け付けます。";
        "TicketError.expired.recovery" = "「メニュー」→「切符」→「過去の切符」から払い戻しを申請できます。";

        "TicketError.transferNotAllowed.title" = "本人専用の切符";
        "TicketError.transferNotAllowed.description" = "これは{holder}様専用の切符のため、譲渡できません。別の切符を購入してください。";

        "TicketError.zoneExceeded.title" = "区間外の乗車";
        "TicketError.zoneExceeded.description" = "この切符で乗れるのは第{zone, selectordinal, other {#}}区間までです。先へ進む前に乗り越し分を購入してください。";

        /* ---- Hotels ---- */
        "HotelError.noRooms.title" = "満室";
        "HotelError.noRooms.description" = "{nights}泊できる部屋がありません。別の日か、近くの宿を探してください。";

        "HotelError.roomTypeGone.title" = "部屋の売り切れ";
        "HotelError.roomTypeGone.description" = "{kind, select, single {シングルルーム} double {ダブルルーム} suite {スイートルーム} other {この部屋}}は先に予約されました。別の部屋を選んでください。";

        "HotelError.checkInClosed.title" = "フロントの受付終了";
        "HotelError.checkInClosed.description" = "フロントの受付は{hour}時までです。宿に電話してください。鍵の受け取り箱がある宿もあります。";

        "HotelError.tooManyGuests.title" = "宿泊人数の超過";
        "HotelError.tooManyGuests.description" = "{rooms}室の定員を{guests}名超えています。部屋を追加してください。";

        "HotelError.petNotAllowed.title" = "ペット不可";
        "HotelError.petNotAllowed.description" = "この宿ではペットと泊まれません。🐕で絞り込むと、泊まれる宿が見つかります。";

        "HotelError.lateCancellation.title" = "キャンセル料の発生";
        "HotelError.lateCancellation.description" = "到着まで{hours}時間を切ったため、{fee, number, ::currency/JPY}のキャンセル料がかかります。日程の変更なら無料です。";

        /* ---- Documents ---- */
        "DocumentError.unreadable.title" = "読み取れないファイル";
        "DocumentError.unreadable.description" = "「{file}」を開けません。もう一度スキャンするか、PDFを選んでください。";

        "DocumentError.tooLarge.title" = "大きすぎるファイル";
        "DocumentError.tooLarge.description" = "「{file}」は{megabytes, number, ::.0}MBあります。上限は5MBのため、白黒でスキャンしてください。";

        "DocumentError.formatUnknown.title" = "未対応の形式";
        "DocumentError.formatUnknown.description" = "末尾が.{ending}のファイルは表示できません。JPEG、PNG、PDFのいずれかを使ってください。";

        "DocumentError.passportExpired.title" = "旅券の期限切れ";
        "DocumentError.passportExpired.description" = "旅券の有効期限は{on, date, long}まででした。海外旅行を予約する前に更新してください。";

        "DocumentError.pagesMissing.title" = "ページの不足";
        "DocumentError.pagesMissing.description" = "スキャンしていないページが{pages}枚あります。追加してから送信してください。";

        "DocumentError.signatureMissing.title" = "署名なし";
        "DocumentError.signatureMissing.description" = "{signer}様の署名がまだありません。お知らせを送るか、紙に署名してください。";

        /* ---- Photos ---- */
        "PhotoError.albumFull.title" = "アルバムの上限";
        "PhotoError.albumFull.description" = "1冊のアルバムに入る写真は{limit}枚までです。残りは別のアルバムに入れてください。";

        "PhotoError.libraryDenied.title" = "写真への未許可";
        "PhotoError.libraryDenied.description" = "Wayfarerは写真ライブラリを開けません。\nシステム設定の「プライバシー」で許可してください。";

        "PhotoError.tooManySelected.title" = "選択数の超過";
        "PhotoError.tooManySelected.description" = "{total}枚中{selected}枚が選択されています。一度に送れるのは{limit}枚までなので、分けて送ってください。";

        "PhotoError.editLost.title" = "編集内容の消失";
        "PhotoError.editLost.description" = "編集内容を保存する前にアプリが終了しました。元の写真はそのまま残っています。";

        "PhotoError.formatUnknown.title" = "未対応の写真形式";
        "PhotoError.formatUnknown.description" = "{0}形式の写真はまだ編集できません。先にJPEGで書き出してください。";

        "PhotoError.shareFailed.title" = "写真の共有の失敗";
        "PhotoError.shareFailed.description" = "{count}枚の写真を「{album}」に共有できませんでした。写真は端末に残っているので、もう一度共有してください。";

        "PhotoError.cameraBusy.title" = "使用中のカメラ";
        "PhotoError.cameraBusy.description" = "ほかのアプリがカメラを使っています。そのアプリを閉じてから、もう一度試してください。";

        /* ---- Devices ---- */
        "DeviceError.bluetoothOff.title" = "Bluetoothのオフ";
        "DeviceError.bluetoothOff.description" = "荷物タグはBluetoothで探します。Bluetoothをオンにして、かばんを近くに置いてください。";

        "DeviceError.pairingRefused.title" = "ペアリングの拒否";
        "DeviceError.pairingRefused.description" = "{device}が接続を受け付けませんでした。ボタンを5秒間押したままにして、もう一度ペアリングしてください。";

        "DeviceError.batteryLow.title" = "電池の残量不足";
        "DeviceError.batteryLow.description" = "荷物タグの電池の残りは{share, number, ::percent scale/100}です。搭乗の前に充電してください。";

        "DeviceError.firmwareOld.title" = "古いタグのソフトウェア";
        "DeviceError.firmwareOld.description" = "タグのバージョンは{current}です。{needed}以降が必要なので、Wi-Fiで更新してください。";

        "DeviceError.storageFull.title" = "端末の容量不足";
        "DeviceError.storageFull.description" = "旅行の保存にはあと{megabytes}MB必要です。不要な地図を削除してください。";

        "DeviceError.radio.title" = "タグとの通信の失敗";
        "DeviceError.radio.description" = "タグから応答がありません。近づいて、もう一度試してください。";

        /* ---- Search ---- */
        "SearchError.emptyQuery.title" = "未入力の検索語";
        "SearchError.emptyQuery.description" = "地名、駅名、またはホテル名を入力してください。";

        "SearchError.noResults.title" = "該当なし";
        "SearchError.noResults.description" = "「{query}」は見つかりませんでした。つづりを確認するか、語を減らしてください。";
        "SearchError.noResults.recovery" = "例：「京都」「Gare de Lyon」「Hotel Astoria」。";

        "SearchError.tooManyResults.title" = "件数の超過";
        "SearchError.tooManyResults.description" = "該当する結果は{count}件を超えています。町や日付を加えて絞り込んでください。";

        "SearchError.datesReversed.title" = "日付の順序";
        "SearchError.datesReversed.description" = "復路（{to, date, short}）が往路（{from, date, short}）より前になっています。日付を入れ替えてください。";

        "SearchError.filterUnavailable.title" = "使えない絞り込み";
        "SearchError.filterUnavailable.description" = "この国では「{name}」で絞り込めません。外すとすべての結果が表示されます。";

        /* ---- Reviews ---- */
        "ReviewError.tooShort.title" = "短すぎる口コミ";
        "ReviewError.tooShort.description" = "あと{characters}文字で投稿できます。どんな場所だったかを書いてみてください。";

        "ReviewError.linksNotAllowed.title" = "リンクの掲載不可";
        "ReviewError.linksNotAllowed.description" = "口コミにリンクが{count}件あります。「https://」で始まる部分を消して、もう一度投稿してください。";

        "ReviewError.alreadyReviewed.title" = "投稿済みの口コミ";
        "ReviewError.alreadyReviewed.description" = "{place}には、このアカウントで投稿した口コミがあります。そちらを編集してください。";

        "ReviewError.tooSoon.title" = "滞在中の投稿";
        "ReviewError.tooSoon.description" = "口コミの受付はチェックアウトの{hours}時間後に始まります。文章は下書きとして保存されます。";

        "ReviewError.charactersNotAllowed.title" = "使えない文字";
        "ReviewError.charactersNotAllowed.description" = "見出しに「'{'」と「'}'」は使えません。消してから、もう一度投稿してください。";

        /* ---- Notifications: one title for all cases ---- */
        "ReminderError.title" = "リマインダーの未設定";
        "ReminderError.permissionDenied.description" = "Wayfarerは通知を表示できません。システム設定で許可してください。";
        "ReminderError.scheduleFull.description" = "リマインダーは上限の{limit}件に達しています。終わったものを削除してください。";
        "ReminderError.quietHours.description" = "{from}時～{to}時は通知が鳴りません。別の時刻を選ぶか、おやすみ時間を解除してください。";
        "ReminderError.soundMissing.description" = "サウンド「{name}」が見つかりません。別のものを選んでください。「チャイム」はいつでも使えます。";

        /* ---- Plans (a nested type) ---- */
        "Trip.PlanError.overlapping.title" = "旅行の重なり";
        "Trip.PlanError.overlapping.description" = "「{first}」と「{second}」の日程が重なっています。どちらかの日を変えてください。";

        "Trip.PlanError.dayEmpty.title" = "予定のない日";
        "Trip.PlanError.dayEmpty.description" = "{day}日目の予定がありません。行き先を足すか、その日を削除してください。";

        "Trip.PlanError.tooLong.title" = "長すぎる旅行";
        "Trip.PlanError.tooLong.description" = "旅行は{days}日間ですが、1つの計画に入るのは{limit}日間までです。2つに分けてください。";

        "Trip.PlanError.archived.title" = "保管済みの旅行";
        "Trip.PlanError.archived.description" = "保管した旅行は変更できません。先に保管を解除してください。";

        /* ---- The app (target WayfarerApp, which depends on this one) ---- */
        "LaunchError.settingsUnreadable.title" = "設定の初期化";
        "LaunchError.settingsUnreadable.description" = "設定を読み込めなかったため、初期状態に戻しました。旅行と切符はすべて残っています。";

        "LaunchError.versionTooOld.title" = "アップデートが必要な版";
        "LaunchError.versionTooOld.description" = "切符を購入できるのはバージョン{minimum}以降です。アプリストアでWayfarerを更新してください。";

        "LaunchError.migrationIncomplete.title" = "旅行の移行中";
        "LaunchError.migrationIncomplete.description" = "{total}件中{done}件の旅行を新しい形式に移しました。終わるまでアプリを開いたままにしてください。";

        """#
    ),
    Table(
      locale: "ja",
      name: "Help",
      text: #"""
        /* ---- Questions and answers ---- */
        "help.title" = "ヘルプ";
        "help.search" = "{count}件の記事から検索";
        "help.articles" = "記事";
        "help.contact" = "お問い合わせ";
        "help.contact.note" = "24時間年中無休、{hours}時間以内に返信します。";
        "help.phone" = "電話：0120-018-018";
        "help.q.offline" = "オフラインでも使えますか？";
        "help.a.offline" = "はい。地図、切符、計画は端末に保存されます。予約のときだけ接続が必要です。";
        "help.q.refund" = "返金を受けるには？";
        "help.a.refund" = "切符を開いて「払い戻し」を選び、理由を選択してください。3～5日で返金されます。";
        "help.q.devices" = "1つのアカウントは何台で使えますか？";
        "help.a.devices" = "5台までです。Wayfarer Plusなら台数に制限はありません。";
        "help.q.luggage" = "荷物が見つかりません！";
        "help.a.luggage" = "落ち着いて「タグ」を開き、荷物をタップして矢印の方へ進んでください。";
        "help.q.children" = "子どもの運賃はかかりますか？";
        "help.a.children" = "6歳未満は無料、6～11歳は半額（50％）です。";
        "help.q.invoice" = "会社名の請求書は発行できますか？";
        "help.a.invoice" = "はい。支払いの前に「会社名」（登録番号を含む）を入力してください。";
        "help.q.bike" = "自転車は持ち込めますか？";
        "help.a.bike" = "折りたたみ自転車は手荷物です。それ以外は予約が必要です：🚲5ユーロ。";
        "help.q.language" = "自分の言語がないのはなぜですか？";
        "help.a.language" = "近いうちに加わるかもしれません。翻訳はhttps://translate.wayfarer.exampleで募集しています。";
        "help.feedback" = "役に立ちましたか？";
        "help.feedback.thanks" = "ありがとうございます！";
        "help.feedback.votes" = "{all}人中{yes}人が役に立ったと答えました";
        "help.steps.export" = "1.旅行を開く。\n2.「共有」をタップする。\n3.「PDF」を選ぶ。";
        "help.status.ok" = "すべてのサービスが正常に稼働しています。";
        "help.status.slow" = "現在、地図の読み込みに時間がかかっています…";
        "help.status.since" = "{when, date, medium} {when, time, short}から";
        "help.shortcut" = "⌘FまたはCtrl+F";
        "help.system" = "Linux、Android 14、またはiOS 18が必要です";
        "help.link" = "https://www.wayfarer.example/caf%C3%A9";
        "help.folder" = "地図はDocuments\\Wayfarerに保存されます。";
        "help.modes" = "列車｜バス｜船";

        """#
    ),
    Table(
      locale: "ja",
      name: "Legacy",
      text: #"""
        /* The old version's words, in C style: %@ for a text, %lld for a whole number, %% for a percent sign. */

        /* ---- Import (the texts of the old version: C-style placeholders, in the order of the associated values) ---- */
        "ImportError.fileEmpty.title" = "空のファイル";
        "ImportError.fileEmpty.description" = "ファイルに行がありません。元のアプリからもう一度書き出してください。";

        "ImportError.headerMissing.title" = "列の不足";
        "ImportError.headerMissing.description" = "1行目に「%@」の列がありません。追加して、もう一度読み込んでください。";

        "ImportError.badRow.title" = "読み取れない行";
        "ImportError.badRow.description" = "「%2$@」（%1$lld行目）は日付として読み取れません。2027-03-14のように書いてください。";

        "ImportError.tooManyRows.title" = "行数の超過";
        "ImportError.tooManyRows.description" = "ファイルは%1$lld行ありますが、上限は%2$lld行です。小さなファイルに分けてください。";

        "ImportError.rowsSkipped.title" = "取り込まなかった行";

        "ImportError.charsetUnknown.title" = "文字化け";
        "ImportError.charsetUnknown.description" = "%@は古い文字コードで保存されています。先にUTF-8で保存し直してください。";

        "ImportError.sizeExceeded.title" = "大きすぎるファイル";
        "ImportError.sizeExceeded.description" = "ファイルのサイズは%.1fMBです。上限は20MBのため、写真を除いてください。";

        /* ---- Export ---- */
        "ExportError.diskFull.title" = "空き容量の不足";
        "ExportError.diskFull.description" = "%1$lldMB必要ですが、空きは%2$lldMBです。空き容量を増やして、もう一度書き出してください。";

        "ExportError.nothingToExport.title" = "書き出す内容なし";
        "ExportError.nothingToExport.description" = "旅行が選択されていません。1件以上、またはすべて（100%%）を選択してください。";

        "ExportError.printerMissing.title" = "プリンターなし";
        "ExportError.printerMissing.description" = "近くにプリンターが見つかりません。代わりにPDFで保存してください。";

        "ExportError.sharesUneven.title" = "割り勘の合計の不一致";
        "ExportError.sharesUneven.description" = "旅行者の負担割合の合計が100%%ではなく%lld%%です。どれかを変えてください。";

        "ExportError.calendarReadOnly.title" = "変更できないカレンダー";
        "ExportError.calendarReadOnly.description" = "カレンダー「%@」には追加できません。この端末のカレンダーを選んでください。";

        /* ---- Words of the old screens ---- */
        "legacy.version" = "バージョン%@";
        "legacy.greeting" = "%@さん、こんにちは！";
        "legacy.from_to" = "%1$@～%2$@";
        "legacy.progress" = "%d%%完了";
        "legacy.discount" = "Wayfarer Plusで20%%割引";
        "legacy.seat" = "%1$lld号車%2$@席";
        "legacy.platform" = "%@番線";
        "legacy.temperature" = "%.0f°C";
        "legacy.delay" = "%lld分遅れ";
        "legacy.padded_code" = "コード%06d";

        """#
    ),
    Table(
      locale: "ja",
      name: "Legacy",
      format: .stringsdict,
      text: #"""
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>ImportError.rowsSkipped.description</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@rows@日付を入れて、もう一度読み込んでください。</string>
        		<key>rows</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>other</key>
        			<string>日付のない行が%lld行あり、取り込みませんでした。</string>
        		</dict>
        	</dict>
        	<key>legacy.photos</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@photos@</string>
        		<key>photos</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>d</string>
        			<key>zero</key>
        			<string>写真なし</string>
        			<key>other</key>
        			<string>写真%d枚</string>
        		</dict>
        	</dict>
        	<key>legacy.trips_and_days</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%2$#@days@に%1$#@trips@</string>
        		<key>trips</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>other</key>
        			<string>%lld件の旅行</string>
        		</dict>
        		<key>days</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>other</key>
        			<string>%lld日間</string>
        		</dict>
        	</dict>
        	<key>legacy.unread</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$@：%2$#@messages@</string>
        		<key>messages</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>other</key>
        			<string>新着メッセージ%lld件</string>
        		</dict>
        	</dict>
        </dict>
        </plist>

        """#
    ),
    Table(
      locale: "ja",
      name: "Mail",
      text: #"""
        "mail.receipt.subject" = "予約{reference}の領収書";
        "mail.receipt.body" = "{name}様\n\nご利用ありがとうございます。領収書をPDFで添付します。\n\nWayfarer";
        "mail.receipt.line" = "切符\t{amount, number, ::currency/EUR}";
        "mail.receipt.total" = "合計\t{amount, number, ::currency/EUR}";
        "mail.receipt.vat" = "うち消費税（{rate, number, ::percent}）";
        "mail.welcome.subject" = "{name}様、ご登録ありがとうございます";
        "mail.welcome.confirm" = "{hours}時間以内にこのアドレスを確認してください：";
        "mail.delay.subject" = "{train}：{minutes}分遅れ";
        "mail.delay.body" = "{train}は本日{when, time, short}に{platform}番線から出発します。";
        "mail.cancelled.subject" = "運休のお知らせ";
        "mail.cancelled.body" = "誠に申し訳ありません。{when, date, medium}の{train}は運休となりました。運賃は自動的に返金します。";
        "mail.reminder.subject" = "出発まであと{days}日";
        "mail.invite.subject" = "{host}様から「{trip}」への招待";
        "mail.invite.body" = "{host}様の旅行（{start, date, ::MMMd}～{end, date, ::MMMd}）に参加しませんか。";
        "mail.password.subject" = "パスワードの再設定";
        "mail.password.body" = "パスワード再設定の依頼を受け付けました。心当たりがない場合は、何もする必要はありません。";
        "mail.rating.subject" = "「{place}」はいかがでしたか？";
        "mail.rating.scale" = "1＝残念、5＝最高";
        "mail.footer.address" = "株式会社ウェイフェアラー　東京都千代田区丸の内９丁目１２番";
        "mail.footer.unsubscribe" = "メールが不要な場合は、設定で変更してください。";
        "mail.footer.hours" = "月～金：9:00～18:00";
        "mail.footer.copyright" = "© 2027 Wayfarer";
        "mail.ps" = "追伸　天気はよさそうです☀️";
        "mail.signature" = "今後ともよろしくお願いします。\nWayfarerチーム";

        """#
    ),
    Table(
      locale: "ja",
      name: "Onboarding",
      text: #"""
        /* 初回起動時の画面。このファイルはBOM付きのUTF-16で保存されている。 */

        /* ---- First steps ---- */
        "onboarding.welcome" = "Wayfarerへようこそ！";
        "onboarding.welcome.name" = "{name}さん、おかえりなさい！";
        "onboarding.tagline" = "旅のすべてを、ひとつに。";
        "onboarding.family" = "家族で旅行👨‍👩‍👧‍👦";
        "onboarding.love" = "旅先から❤️をこめて🏳️‍🌈👋🏽";
        "onboarding.step" = "{total}ステップ中{step}";
        "onboarding.maps" = "山の上でも、オフラインで使える地図。";
        "onboarding.tickets" = "列車もバスも船も、切符はここに。";
        "onboarding.photos" = "写真、場所、日付が自動でまとまる旅日記。";
        "onboarding.question.where" = "どこへ行きますか？";
        "onboarding.question.when" = "いつ？ 誰と！？";
        "onboarding.permission.location" = "位置情報を使うと、最寄りの停留所が見つかります。";
        "onboarding.permission.notifications" = "列車が遅れたときに通知を受け取れます。";
        "onboarding.terms" = "続行すると、[利用規約](https://www.wayfarer.example/terms)に**同意**したことになります。";
        "onboarding.html" = "<b>開始</b>をタップしてご覧ください。<br/>無料です。";
        "onboarding.hashtag" = "#Wayfarerで共有しよう";
        "onboarding.social" = "@wayfarer_app";
        "onboarding.start" = "開始";
        "onboarding.later" = "また今度";
        "onboarding.import" = "別のアプリから旅行を移す";
        "onboarding.imported" = "{count}件の旅行を移しました";
        "onboarding.companions" = "{count, plural, offset:1 =0 {参加者なし} =1 {{name}さんが参加します} other {{name}さんとほか#名が参加します}}";
        "onboarding.traveller" = "{gender, select, female {お母さん} male {お父さん} other {保護者}}とお子様の旅行";
        "onboarding.ready" = "準備完了です。よい旅を！✈️";
        "onboarding.plus.price" = "Wayfarer Plus：月額{price, number, ::currency/EUR}";
        "onboarding.plus.trial" = "{days}日間無料、その後は月払いです。";
        "onboarding.plus.interest" = "金利0％、最初の1週間は100％返金。";

        """#
    ),
    Table(
      locale: "ja",
      name: "Places",
      text: #"""
        "place.paris" = "パリ";
        "place.london" = "ロンドン";
        "place.berlin" = "ベルリン";
        "place.tokyo" = "東京";
        "place.kyoto" = "京都";
        "place.taipei" = "台北";
        "place.cairo" = "カイロ";
        "place.marrakesh" = "マラケシュ";
        "place.petersburg" = "サンクトペテルブルク";
        "place.sao_paulo" = "サンパウロ";
        "place.zurich" = "チューリッヒ";
        "place.reykjavik" = "レイキャビク";
        "place.country.japan" = "日本";
        "place.country.france" = "フランス";
        "place.country.egypt" = "エジプト";
        "place.country.usa" = "アメリカ合衆国";
        "place.country.ivory_coast" = "コートジボワール";
        "place.kind.airport" = "空港";
        "place.kind.beach" = "海岸";
        "place.kind.bridge" = "橋";
        "place.kind.island" = "島";
        "place.kind.lake" = "湖";
        "place.kind.mountain" = "山";
        "place.kind.park" = "公園";
        "place.kind.temple" = "寺院";
        "place.kind.theatre" = "劇場";
        "place.kind.library" = "図書館";
        "place.kind.pharmacy" = "薬局";
        "place.kind.hotel" = "ホテル";
        "place.kind.village" = "村";
        "place.near" = "{place}の近く";
        "place.away" = "{metres}m先";
        "place.open" = "{hour}時まで営業";
        "place.closed" = "月曜定休";
        "place.rating" = "★{stars, number, ::.0}（口コミ{count}件）";
        "place.price" = "€€：手頃";
        "place.accessible" = "段差なし♿";
        "place.wifi" = "無料Wi-Fi";
        "place.elevation" = "標高{metres}m";
        "place.hint" = "地図を長押しするとピンを置けます…";
        "place.favourites" = "お気に入り{count}件";

        """#
    ),
    Table(
      locale: "ja",
      name: "Settings",
      text: #"""
        /* 設定画面 */

        /* ---- Sections. Keys of three parts whose last is a field's name are none of an error's: there is no type Settings. ---- */
        "Settings.Network.title" = "ネットワーク";
        "Settings.Network.description" = "Wi-Fi、モバイル通信、外出先でのダウンロード。";
        "Settings.Privacy.title" = "プライバシー";
        "Settings.Privacy.description" = "旅行の行き先を誰に見せるかを選びます。";
        "Settings.Storage.title" = "ストレージ";
        "Settings.Storage.description" = "この端末にある地図と写真です。";
        "settings.about.product" = "Wayfarer";
        "settings.about.plan" = "Wayfarer Plus";
        "settings.network.wifi" = "Wi-Fi";
        "settings.network.bluetooth" = "Bluetooth";
        "settings.pay.paypal" = "PayPal";
        "settings.about.website" = "https://www.wayfarer.example/help";
        "settings.about.contact" = "help@wayfarer.example";
        "settings.about.phone" = "+44 20 7946 0018";
        "settings.menu" = "メニュー";
        "settings.notifications" = "通知";
        "settings.transport" = "交通手段";
        "settings.photos" = "写真";
        "settings.version" = "バージョン{version}（{build}）";
        "settings.loading" = "読み込み中…";

        /* ---- General ---- */
        "settings.general" = "一般";
        "settings.language" = "言語";
        "settings.language.note" = "アプリの言語は端末の設定に従います。";
        "settings.region" = "地域";
        "settings.currency" = "通貨";
        "settings.units" = "単位";
        "settings.units.metric" = "キロメートル、°C";
        "settings.units.imperial" = "マイル、°F";
        "settings.units.system" = "端末の設定に合わせる";
        "settings.week_start" = "週の始まり";
        "settings.time_format" = "24時間表示";
        "settings.appearance" = "外観";
        "settings.appearance.light" = "ライト";
        "settings.appearance.dark" = "ダーク";
        "settings.appearance.auto" = "自動";
        "settings.text_size" = "文字の大きさ";
        "settings.text_size.sample" = "いろはにほへと　ちりぬるを";
        "settings.sounds" = "サウンドとバイブレーション";

        /* ---- Account ---- */
        "settings.account" = "アカウント";
        "settings.account.signed_in" = "{name}としてログイン中";
        "settings.account.photo" = "プロフィール写真";
        "settings.account.password" = "パスワードの変更";
        "settings.account.two_steps" = "2段階認証";
        "settings.account.devices" = "{count}台の端末";
        "settings.account.delete" = "アカウントを削除…";
        "settings.account.delete.question" = "アカウントと{count}件の旅行をすべて削除しますか？";
        "settings.account.delete.note" = "この操作は取り消せません。";

        /* ---- Network and storage ---- */
        "settings.download.wifi_only" = "Wi-Fi接続時のみダウンロード";
        "settings.download.quality" = "写真の画質";
        "settings.download.high" = "高（1枚約5MB）";
        "settings.download.low" = "低（1枚約300kB）";
        "settings.storage.used" = "{total}中{used}を使用中";
        "settings.storage.share" = "{share, number, ::percent}使用中（最大100％）";
        "settings.storage.clear" = "古い地図を削除";
        "settings.storage.cleared" = "完了：{size}を空けました。";
        "settings.proxy" = "プロキシ：{host}、ポート{port, number, ::group-off}";

        /* ---- Privacy and the rest ---- */
        "settings.privacy.location" = "旅行中に位置情報を共有";
        "settings.privacy.nobody" = "共有しない";
        "settings.privacy.friends" = "友だち";
        "settings.privacy.everyone" = "全員";
        "settings.privacy.history" = "検索履歴を消去";
        "settings.privacy.analytics" = "Wayfarerの改善に協力";
        "settings.tickets.apple" = "切符をウォレットに追加";
        "settings.calendar" = "カレンダー";
        "settings.reminder.lead" = "{minutes}分前に知らせる";
        "settings.beta" = "新機能を先に試す";
        "settings.licenses" = "ライセンス";
        "settings.terms" = "利用規約";
        "settings.sign_out" = "ログアウト";
        "settings.saved_at" = "{time, time, short}に保存済み";

        """#
    ),
    Table(
      locale: "ja",
      name: "Trips",
      text: #"""
        /* ---- The list of trips ---- */
        "trips.title" = "旅行";
        "trips.count" = "{count}件の旅行";
        "trips.upcoming" = "これから";
        "trips.past" = "過去";
        "trips.drafts" = "下書き";
        "trips.new" = "新規作成";
        "trips.name" = "旅行名";
        "trips.name.example" = "例：ローマの春休み";
        "trips.owner" = "{owner}さんの旅行";
        "trips.with" = "{names}と一緒に";
        "trips.dates" = "{start, date, medium}～{end, date, medium}";
        "trips.nights" = "{nights, plural, =0 {日帰り} other {#泊}}";
        "trips.day" = "{day}日目";
        "trips.stops" = "立ち寄り{stops}か所";
        "trips.distance" = "{km, number, ::.0}km";
        "trips.duration" = "{hours}時間{minutes}分";
        "trips.budget" = "予算";
        "trips.budget.spent" = "予算の{share, number, percent}を使用";
        "trips.packing" = "持ち物リスト";
        "trips.packing.left" = "{left, plural, =0 {準備完了！} other {残り#点}}";
        "trips.item.passport" = "旅券";
        "trips.item.charger" = "充電器（USB-C）";
        "trips.item.umbrella" = "傘";
        "trips.item.socks" = "靴下3足";
        "trips.item.paper" = "印刷した切符（A4）";
        "trips.sight.castle" = "城";
        "trips.sight.museum" = "博物館";
        "trips.sight.station" = "駅";
        "trips.sight.port" = "港";
        "trips.sight.restaurant" = "レストラン";
        "trips.sight.cafe" = "カフェ";
        "trips.sight.parking" = "駐車場";
        "trips.train.class" = "{class, select, first {1等車} second {2等車} other {指定なし}}";
        "trips.feed" = "{who, select, self {写真を{count}枚追加しました} other {{name}さんが写真を{count}枚追加しました}}";
        "trips.weather" = "{high}° / {low}°";
        "trips.weather.rain" = "降水確率：{chance, number, ::percent}";
        "trips.note" = "メモ";
        "trips.note.empty" = "メモはまだありません…";
        "trips.quote" = "「旅こそが報酬である。」";
        "trips.quote.nested" = "「看板に『閉店』と書いてあった」と彼女は言いました。";
        "trips.kids" = "こども運賃";
        "trips.oclock" = "現在{time, time, short}";
        "trips.arrival" = "{time, time, short}ごろ到着";
        "trips.seat" = "{coach}号車{seat}";
        "trips.flight" = "{number}便";
        "trips.founded" = "{year, number, ::group-off}年から利用";
        "trips.discount" = "日曜日は50％割引";
        "trips.fraction" = "半日、45分";
        "trips.emergency" = "緊急時：110、119";

        """#
    ),
    Table(
      locale: "ja",
      name: "Widgets",
      text: #"""
        /* catalog: style=printf */
        "widget.title"	= "次の旅行" ;
        "widget.route"	= "%1$@→%2$@" ;
        "widget.leaves"	= "%@発" ;
        "widget.gate"	= "ゲート%@" ;
        "widget.charge"	= "充電%lld%%" ;
        "widget.full"	= "荷造り100%%完了！" ;
        "widget.empty"	= "予定なし" ;
        "widget.updated"	= "更新：%@" ;
        "widget.rating"	= "5点満点中%.1f点" ;

        """#
    ),
    Table(
      locale: "ru",
      name: "Buttons",
      text: #"""
        // Buttons and short commands. Lines end in CR LF: this table comes from another system.\#r
        "OK" = "OK";\#r
        "Cancel" = "Отмена";\#r
        "Save" = "Сохранить";\#r
        "Save As…" = "Сохранить как…";\#r
        "Delete" = "Удалить";\#r
        "Edit" = "Изменить";\#r
        "Done" = "Готово";\#r
        "Back" = "Назад";\#r
        "Next" = "Далее";\#r
        "Skip" = "Пропустить";\#r
        "Close" = "Закрыть";\#r
        "Try Again" = "Повторить";\#r
        "Continue" = "Продолжить";\#r
        "Pause" = "Пауза";\#r
        "Message" = "Сообщение";\#r
        "Options" = "Параметры";\#r
        "Share" = "Поделиться";\#r
        "Copy" = "Копировать";\#r
        "Paste" = "Вставить";\#r
        "Undo" = "Отменить действие";\#r
        "Redo" = "Вернуть";\#r
        "Search" = "Найти";\#r
        "Add to trip" = "В поездку";\#r
        "Book now" = "Забронировать";\#r
        "Pay" = "Оплатить";\#r
        "Show map" = "Показать карту";\#r
        "Show on Google Maps" = "Показать в Google Maps";\#r
        "Call the hotel" = "Позвонить в отель";\#r
        "Download PDF" = "Скачать PDF";\#r
        "PDF" = "PDF";\#r
        "GPS" = "GPS";\#r
        "Scan QR code" = "Сканировать QR-код";\#r
        "Don't allow" = "Не разрешать";\#r
        "Allow once" = "Разрешить один раз";\#r
        "Not now" = "Не сейчас";\#r
        "Yes, delete" = "Да, удалить";\#r
        "No, keep it" = "Нет, оставить";\#r
        "Are you sure?" = "Точно?";\#r
        "Learn more ›" = "Подробнее ›";\#r
        "Select all" = "Выбрать все";\#r
        "Clear" = "Очистить";\#r
        "Filter" = "Фильтр";\#r
        "Sort" = "Сортировка";\#r
        "Print…" = "Печать…";\#r
        "Send" = "Отправить";\#r
        "Reply" = "Ответить";\#r
        "Take a photo" = "Сделать снимок";\#r
        "Choose a file…" = "Выбрать файл…";\#r
        "Refresh" = "Обновить";\#r
        "Sign in" = "Войти";\#r
        "Create account" = "Создать аккаунт";\#r
        "Forgot password?" = "Забыли пароль?";\#r
        "More…" = "Ещё…";\#r
        "On" = "Вкл.";\#r
        "Off" = "Выкл.";\#r
        "+" = "+";\#r
        "→" = "→";\#r
        "👍" = "👍";\#r
        "★★★☆☆" = "★★★☆☆";\#r

        """#
    ),
    Table(
      locale: "ru",
      name: "Errors",
      text: #"""
        /* Тексты ошибок Wayfarer. Заголовки — без точки на конце. */

        /* ---- Bookings ---- */
        "BookingError.soldOut.title" = "Мест не осталось";
        "BookingError.soldOut.description" = "Все места на рейс «{train}» заняты. Поищите другое отправление.";

        "BookingError.seatsTaken.title" = "Места уже заняты";
        "BookingError.seatsTaken.description" = "{seats, plural, one {# выбранное место уже занято} few {# выбранных места уже заняты} many {# выбранных мест уже занято} other {# выбранного места уже занято}}. Выберите другие.";
        "BookingError.seatsTaken.recovery" = "Обновите схему мест, чтобы увидеть свободные.";

        "BookingError.tooManyTravellers.title" = "Слишком много пассажиров";
        "BookingError.tooManyTravellers.description" = "В одном заказе может быть не больше {limit, plural, one {# пассажира} few {# пассажиров} many {# пассажиров} other {# пассажира}}. Разделите группу на несколько заказов.";

        "BookingError.dateInPast.title" = "Дата уже прошла";
        "BookingError.dateInPast.description" = "День {date, date, medium} уже прошёл. Выберите сегодняшний или более поздний день.";

        "BookingError.departureTooClose.title" = "Продажа на этот рейс закрыта";
        "BookingError.departureTooClose.description" = "Продажа закрывается за {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} до отправления. Купите билет на вокзале.";

        "BookingError.fareChanged.title" = "Тариф изменился";
        "BookingError.fareChanged.description" = "Пока заказ был открыт, тариф изменился с {old, number, ::currency/EUR} на {new, number, ::currency/EUR}. Подтвердите новый тариф, чтобы продолжить.";

        "BookingError.childAlone.title" = "Ребёнок без взрослого";
        "BookingError.childAlone.description" = "Дети до 12 лет едут только со взрослым. Добавьте в заказ взрослого пассажира.";

        "BookingError.duplicateBooking.title" = "Повторный заказ";
        "BookingError.duplicateBooking.description" = "Эта поездка уже есть в заказе { reference }. Откройте его или измените день.";

        /* ---- Payment ---- */
        "PaymentError.declined.title" = "Платёж отклонён";
        "PaymentError.declined.description" = "Банк не принял платёж. Попробуйте другую карту или заплатите через PayPal.";
        "PaymentError.declined.recovery" = "Заказ сохранится 15 минут.";

        "PaymentError.cardExpired.title" = "Срок действия карты истёк";
        "PaymentError.cardExpired.description" = "Карта действовала до {month, number}.{year, number, ::group-off}. Добавьте новую карту.";

        "PaymentError.insufficientFunds.title" = "Недостаточно средств на карте";
        "PaymentError.insufficientFunds.description" = "На карте не хватает денег. Используйте другую карту или сначала пополните эту.";

        "PaymentError.currencyUnsupported.title" = "Валюта не принимается";
        "PaymentError.currencyUnsupported.description" = "Оплата в {code} здесь невозможна. Выберите евро (EUR) или иены (JPY).";

        "PaymentError.limitExceeded.title" = "Достигнут дневной лимит";
        "PaymentError.limitExceeded.description" = "Карта позволяет тратить {limit, number, ::.00} {currency} в день. Остаток можно заплатить завтра или другой картой.";

        "PaymentError.providerDown.title" = "Платёжный сервис недоступен";
        "PaymentError.providerDown.description" = "Сервис {name} сейчас не отвечает. Повторите через несколько минут или выберите другой способ оплаты.";

        "PaymentError.discountTooHigh.title" = "Слишком большая скидка";
        "PaymentError.discountTooHigh.description" = "Скидка по купонам не превышает {share, number, percent}, а 100 % не бывает. Уберите один из купонов.";

        "PaymentError.refundPending.title" = "Возврат ещё в пути";
        "PaymentError.refundPending.description" = "Деньги вернутся {days, plural, =0 {через несколько часов} one {через # день} few {примерно через # дня} many {примерно через # дней} other {примерно через # дня}}. Проверьте счёт позже.";

        "PaymentError.blocked.title" = "Карта заблокирована";
        "PaymentError.blocked.description" = "Банк заблокировал карту. Позвоните по номеру на её обороте.";

        "PaymentError.BlockReason.reportedLost.title" = "Карта заявлена как утерянная";
        "PaymentError.BlockReason.reportedLost.description" = "Эта карта заявлена как утерянная. Используйте новую, которую прислал банк.";

        "PaymentError.BlockReason.wrongCode.title" = "Слишком много неверных кодов";
        "PaymentError.BlockReason.wrongCode.description" = "Код был введён неверно {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}. Карта снова заработает завтра.";

        "PaymentError.BlockReason.bankClosed.title" = "Банк не работает";
        "PaymentError.BlockReason.bankClosed.description" = "Банк возобновит проверку платежей {until, date, ::MMMMd}. Заплатите после этого дня или другой картой.";

        /* ---- Account ---- */
        "AccountError.nameTaken.title" = "Имя уже занято";
        "AccountError.nameTaken.description" = "Кто-то уже выбрал имя „{name}“. Добавьте цифру или возьмите другое имя.";

        "AccountError.passwordTooShort.title" = "Слишком короткий пароль";
        "AccountError.passwordTooShort.description" = "В пароле должно быть не меньше {minimum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}. Короткую фразу легко запомнить.";

        "AccountError.lockedOut.title" = "Вход приостановлен";
        "AccountError.lockedOut.description" = "После нескольких неверных паролей вход закрыт на {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Подождите или сбросьте пароль.";
        "AccountError.lockedOut.recovery" = "Ссылка для сброса придёт по почте в течение минуты.";

        "AccountError.ageTooLow.title" = "Возраст меньше допустимого";
        "AccountError.ageTooLow.description" = "Свой аккаунт можно завести с возраста {minimum, plural, one {# год} few {# года} many {# лет} other {# года}}. До этого пользуйтесь аккаунтом родителей.";

        "AccountError.mailUnconfirmed.title" = "Почта ещё не подтверждена";
        "AccountError.mailUnconfirmed.description" = "Ссылка из приветственного письма ещё не открыта. Откройте её или запросите новое письмо с адреса help@wayfarer.example.";

        "AccountError.signedOutElsewhere.title" = "Выполнен выход";
        "AccountError.signedOutElsewhere.description" = "Этот сеанс завершён с устройства «{device}». Войдите снова, чтобы продолжить.";

        "AccountError.profileIncomplete.title" = "Профиль не заполнен";
        "AccountError.profileIncomplete.description" = "Осталось заполнить: {missing}. Эти данные проверяют вместе с билетом.";

        /* ---- Sync ---- */
        "SyncError.offline.title" = "Нет соединения";
        "SyncError.offline.description" = "Поездки останутся на этом устройстве, пока нет соединения. Проверьте Wi-Fi и мобильный интернет.";

        "SyncError.serverBusy.title" = "Сервис перегружен";
        "SyncError.serverBusy.description" = "Сегодня многие в пути. Следующая попытка через {retryAfter, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}...";

        "SyncError.conflict.title" = "Две версии поездки";
        "SyncError.conflict.description" = "На этом устройстве поездка изменена {mine, date, long} в {mine, time, short}, на другом — {theirs, date, long} в {theirs, time, short}. Выберите, какую версию оставить.";

        "SyncError.quotaFull.title" = "Облако почти заполнено";
        "SyncError.quotaFull.description" = "Занято {percentage, number, ::percent} места, и новые фотографии не помещаются. Удалите старые поездки или подключите Wayfarer Plus.";

        "SyncError.tooManyDevices.title" = "Слишком много устройств";
        "SyncError.tooManyDevices.description" = "{0, plural, one {Подключено # устройство} few {Подключено # устройства} many {Подключено # устройств} other {Подключено # устройства}}, а аккаунт рассчитан на {limit}. Выйдите на устройстве, которым больше не пользуетесь.";

        "SyncError.staleData.title" = "Расписание устарело";
        "SyncError.staleData.description" = "Расписание загружено {since, date, ::yMMMd}. Подключитесь один раз, чтобы получить новое.";

        "SyncError.portBlocked.title" = "Сеть блокирует соединение";
        "SyncError.portBlocked.description" = "Эта сеть не пропускает порт {port, number, ::group-off}. Попробуйте другой Wi-Fi или обратитесь к тому, кто за неё отвечает.";

        "SyncError.interrupted.title" = "Синхронизация прервана";
        "SyncError.interrupted.description" = "Синхронизация остановилась на полпути. {0} Всё, что уже скопировано, сохранено.";

        /* ---- Maps ---- */
        "MapError.regionMissing.title" = "Карта не загружена";
        "MapError.regionMissing.description" = "Карты региона «{region}» нет на этом устройстве. Загрузите её до поездки, пока есть Wi-Fi.";

        "MapError.regionTooLarge.title" = "Слишком большая область";
        "MapError.regionTooLarge.description" = "Эта область занимает {megabytes} МБ, а сохранить можно не больше {limit} МБ. Увеличьте масштаб и выберите область поменьше.";

        "MapError.noRoute.title" = "Маршрут не найден";
        "MapError.noRoute.description" = "Пешком от «{from}» до «{to}» не дойти. Попробуйте автобус или поезд.";

        "MapError.locationDenied.title" = "Геопозиция выключена";
        "MapError.locationDenied.description" = "У Wayfarer нет доступа к геопозиции. Разрешите его: «Настройки» → «Конфиденциальность» → «Геопозиция».";

        "MapError.lowAccuracy.title" = "Неточное местоположение";
        "MapError.lowAccuracy.description" = "Погрешность может достигать {metres, number, ::.0} м. Выйдите на улицу, подальше от высоких зданий.";

        "MapError.tilesOutdated.title" = "Старые карты";
        "MapError.tilesOutdated.description" = "{count, plural, one {# карта старше года. Обновите её до поездки.} few {# карты старше года. Обновите все # до поездки.} many {# карт старше года. Обновите все # до поездки.} other {# карты старше года. Обновите их до поездки.}}";

        /* ---- Tickets ---- */
        "TicketError.barcodeUnreadable.title" = "Билет не читается";
        "TicketError.barcodeUnreadable.description" = "Код на билете не распознан. Увеличьте яркость экрана или протрите камеру.";

        "TicketError.alreadyUsed.title" = "Билет уже использован";
        "TicketError.alreadyUsed.description" = "Этот билет проверен {at, date, short} в {at, time, short}. Для обратной дороги купите новый.";

        "TicketError.wrongTrain.title" = "Билет на другой поезд";
        "TicketError.wrongTrain.description" = "Билет выписан на {booked}, а это {boarded}. Спросите проводника, можно ли его поменять.";

        "TicketError.notYetValid.title" = "Билет ещё не действует";
        "TicketError.notYetValid.description" = "Билет действует с {from, date, full}. Поезжайте в этот день или обменяйте билет в кассе.";

        "TicketError.expired.title" = "Срок билета истёк";
        "TicketError.expired.description" = "Билет действовал до {on, date, medium}. Вернуть деньги можно в течение 30 дней.";
        "TicketError.expired.recovery" = "Возврат: «Меню» → «Билеты» → «Прошлые билеты».";

        "TicketError.transferNotAllowed.title" = "Именной билет";
        "TicketError.transferNotAllowed.description" = "Билет оформлен на имя {holder}, передать его нельзя. Купите другой билет для нового пассажира.";

        "TicketError.zoneExceeded.title" = "За пределами зон билета";
        "TicketError.zoneExceeded.description" = "Билет действует до {zone, selectordinal, other {#-й}} зоны. Прежде чем ехать дальше, купите доплату.";

        /* ---- Hotels ---- */
        "HotelError.noRooms.title" = "Свободных номеров нет";
        "HotelError.noRooms.description" = "На {nights, plural, one {# ночь} few {# ночи} many {# ночей} other {# ночи}} ничего нет. Попробуйте другие дни или место поблизости.";

        "HotelError.roomTypeGone.title" = "Номер больше не доступен";
        "HotelError.roomTypeGone.description" = "{kind, select, single {Одноместный номер} double {Двухместный номер} suite {Номер люкс} other {Номер}} уже забронирован. Выберите другой.";

        "HotelError.checkInClosed.title" = "Стойка регистрации закрыта";
        "HotelError.checkInClosed.description" = "Стойка работает до {hour}:00. Позвоните в отель: часто ключ оставляют в боксе.";

        "HotelError.tooManyGuests.title" = "Слишком много гостей";
        "HotelError.tooManyGuests.description" = "{rooms, plural, one {В # номере} few {В # номерах} many {В # номерах} other {В # номера}} не хватает места для {guests, plural, one {# гостя} few {# гостей} many {# гостей} other {# гостя}}. Добавьте номер.";

        "HotelError.petNotAllowed.title" = "Без животных";
        "HotelError.petNotAllowed.description" = "Здесь не принимают животных. Включите фильтр 🐕, чтобы увидеть подходящие отели.";

        "HotelError.lateCancellation.title" = "Плата за отмену";
        "HotelError.lateCancellation.description" = "До заезда меньше {hours, plural, one {# часа} few {# часов} many {# часов} other {# часа}}, поэтому отель удержит {fee, number, ::currency/JPY}. Перенести поездку можно бесплатно.";

        /* ---- Documents ---- */
        "DocumentError.unreadable.title" = "Файл не читается";
        "DocumentError.unreadable.description" = "Файл «{file}» не открывается. Отсканируйте страницу ещё раз или выберите PDF.";

        "DocumentError.tooLarge.title" = "Слишком большой файл";
        "DocumentError.tooLarge.description" = "Файл «{file}» занимает {megabytes, number, ::.0} МБ, а можно не больше 5 МБ. Отсканируйте в чёрно-белом режиме.";

        "DocumentError.formatUnknown.title" = "Неизвестный тип файла";
        "DocumentError.formatUnknown.description" = "Файлы .{ending} показать нельзя. Используйте JPEG, PNG или PDF.";

        "DocumentError.passportExpired.title" = "Паспорт просрочен";
        "DocumentError.passportExpired.description" = "Срок паспорта истёк {on, date, long}. Обновите его до покупки поездки за границу.";

        "DocumentError.pagesMissing.title" = "Не хватает страниц";
        "DocumentError.pagesMissing.description" = "Осталось отсканировать {pages, plural, one {# страницу} few {# страницы} many {# страниц} other {# страницы}}. Добавьте их и отправьте форму.";

        "DocumentError.signatureMissing.title" = "Нет подписи";
        "DocumentError.signatureMissing.description" = "Подписи от {signer} ещё нет. Отправьте напоминание или подпишите на бумаге.";

        /* ---- Photos ---- */
        "PhotoError.albumFull.title" = "Альбом заполнен";
        "PhotoError.albumFull.description" = "В альбом помещается {limit, plural, one {# фотография} few {# фотографии} many {# фотографий} other {# фотографии}}. Для остальных создайте ещё один.";

        "PhotoError.libraryDenied.title" = "Нет доступа к фотографиям";
        "PhotoError.libraryDenied.description" = "У Wayfarer нет доступа к фототеке.\nРазрешите его в настройках системы, в разделе «Конфиденциальность».";

        "PhotoError.tooManySelected.title" = "Выбрано слишком много фотографий";
        "PhotoError.tooManySelected.description" = "Выбрано фотографий: {selected} из {total}, а отправить сразу можно {limit}. Отправьте их частями.";

        "PhotoError.editLost.title" = "Правки не сохранены";
        "PhotoError.editLost.description" = "Приложение закрылось раньше, чем сохранились правки. Исходная фотография не изменилась.";

        "PhotoError.formatUnknown.title" = "Неизвестный формат фото";
        "PhotoError.formatUnknown.description" = "Фотографии в формате {0} пока нельзя редактировать. Сначала сохраните их как JPEG.";

        "PhotoError.shareFailed.title" = "Фотографии не отправлены";
        "PhotoError.shareFailed.description" = "{count, plural, one {# фотография не попала в альбом «{album}».} few {# фотографии не попали в альбом «{album}».} many {# фотографий не попали в альбом «{album}».} other {# фотографии не попали в альбом «{album}».}} Они по-прежнему на этом устройстве, поделитесь ещё раз.";

        "PhotoError.cameraBusy.title" = "Камера занята";
        "PhotoError.cameraBusy.description" = "Камеру использует другое приложение. Закройте его и попробуйте снова.";

        /* ---- Devices ---- */
        "DeviceError.bluetoothOff.title" = "Bluetooth выключен";
        "DeviceError.bluetoothOff.description" = "Багажная метка ищется по Bluetooth. Включите его и держите сумку рядом.";

        "DeviceError.pairingRefused.title" = "Отказ в сопряжении";
        "DeviceError.pairingRefused.description" = "Устройство {device} не приняло соединение. Удерживайте его кнопку пять секунд и повторите.";

        "DeviceError.batteryLow.title" = "Низкий заряд";
        "DeviceError.batteryLow.description" = "В метке осталось {share, number, ::percent scale/100} заряда. Зарядите её до вылета.";

        "DeviceError.firmwareOld.title" = "Прошивка метки устарела";
        "DeviceError.firmwareOld.description" = "На метке версия {current}, а нужна {needed}. Обновите её по Wi-Fi.";

        "DeviceError.storageFull.title" = "Память заполнена";
        "DeviceError.storageFull.description" = "Чтобы сохранить поездку, не хватает {megabytes, plural, one {# мегабайта} few {# мегабайт} many {# мегабайт} other {# мегабайта}}. Удалите ненужные карты.";

        "DeviceError.radio.title" = "Метка недоступна";
        "DeviceError.radio.description" = "Метка не отвечает. Подойдите ближе и попробуйте снова.";

        /* ---- Search ---- */
        "SearchError.emptyQuery.title" = "Пустой запрос";
        "SearchError.emptyQuery.description" = "Введите место, станцию или отель.";

        "SearchError.noResults.title" = "Ничего не найдено";
        "SearchError.noResults.description" = "По запросу «{query}» ничего нет. Проверьте написание или уберите одно слово.";
        "SearchError.noResults.recovery" = "Примеры: «Киото», «Gare de Lyon», «Hotel Astoria».";

        "SearchError.tooManyResults.title" = "Слишком много результатов";
        "SearchError.tooManyResults.description" = "Подходит больше {count, plural, one {# результата} few {# результатов} many {# результатов} other {# результата}}. Добавьте город или дату.";

        "SearchError.datesReversed.title" = "Даты перепутаны";
        "SearchError.datesReversed.description" = "Обратный путь ({to, date, short}) раньше пути туда ({from, date, short}). Поменяйте даты местами.";

        "SearchError.filterUnavailable.title" = "Фильтр здесь недоступен";
        "SearchError.filterUnavailable.description" = "Фильтр «{name}» не работает для этой страны. Уберите его, чтобы увидеть все результаты.";

        /* ---- Reviews ---- */
        "ReviewError.tooShort.title" = "Слишком короткий отзыв";
        "ReviewError.tooShort.description" = "Ещё {characters, plural, one {# символ} few {# символа} many {# символов} other {# символа}}, и отзыв можно публиковать. Расскажите, что понравилось.";

        "ReviewError.linksNotAllowed.title" = "Ссылки не разрешены";
        "ReviewError.linksNotAllowed.description" = "В отзыве {count, plural, one {# ссылка} few {# ссылки} many {# ссылок} other {# ссылки}}. Уберите всё, что начинается с «https://», и опубликуйте снова.";

        "ReviewError.alreadyReviewed.title" = "Отзыв уже есть";
        "ReviewError.alreadyReviewed.description" = "С этого аккаунта уже оставлен отзыв о месте «{place}». Отредактируйте его.";

        "ReviewError.tooSoon.title" = "Поездка ещё не закончилась";
        "ReviewError.tooSoon.description" = "Отзыв можно оставить через {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} после выезда. Текст сохранён как черновик.";

        "ReviewError.charactersNotAllowed.title" = "Недопустимые символы";
        "ReviewError.charactersNotAllowed.description" = "В заголовке не бывает «'{'» и «'}'». Уберите их и опубликуйте снова.";

        /* ---- Notifications: one title for all cases ---- */
        "ReminderError.title" = "Напоминание не установлено";
        "ReminderError.permissionDenied.description" = "У Wayfarer нет разрешения на уведомления. Включите их в настройках системы.";
        "ReminderError.scheduleFull.description" = "Уже {limit, plural, one {запланировано # напоминание} few {запланировано # напоминания} many {запланировано # напоминаний} other {запланировано # напоминания}}, это предел. Удалите прошедшее.";
        "ReminderError.quietHours.description" = "С {from}:00 до {to}:00 устройство молчит. Выберите другое время или отключите тихие часы.";
        "ReminderError.soundMissing.description" = "Звук «{name}» пропал. Выберите другой: «Колокольчик» есть всегда.";

        /* ---- Plans (a nested type) ---- */
        "Trip.PlanError.overlapping.title" = "Поездки пересекаются";
        "Trip.PlanError.overlapping.description" = "«{first}» и «{second}» приходятся на одни и те же дни. Перенесите одну из поездок.";

        "Trip.PlanError.dayEmpty.title" = "День без планов";
        "Trip.PlanError.dayEmpty.description" = "На день {day} ничего не запланировано. Добавьте остановку или уберите этот день.";

        "Trip.PlanError.tooLong.title" = "Слишком длинная поездка";
        "Trip.PlanError.tooLong.description" = "Поездка длится {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}, а в план помещается {limit, plural, one {# день} few {# дня} many {# дней} other {# дня}}. Разделите её на две.";

        "Trip.PlanError.archived.title" = "Поездка в архиве";
        "Trip.PlanError.archived.description" = "Поездки в архиве не меняются. Сначала верните поездку из архива.";

        /* ---- The app (target WayfarerApp, which depends on this one) ---- */
        "LaunchError.settingsUnreadable.title" = "Настройки сброшены";
        "LaunchError.settingsUnreadable.description" = "Настройки не удалось прочитать, они сброшены. Все поездки и билеты на месте.";

        "LaunchError.versionTooOld.title" = "Нужно обновление";
        "LaunchError.versionTooOld.description" = "Билеты продаются в версии {minimum} и новее. Обновите Wayfarer в магазине приложений.";

        "LaunchError.migrationIncomplete.title" = "Поездки ещё переносятся";
        "LaunchError.migrationIncomplete.description" = "Перенесено {done} из {total, plural, one {# поездки} few {# поездок} many {# поездок} other {# поездки}}. Не закрывайте приложение до конца.";

        """#
    ),
    Table(
      locale: "ru",
      name: "Help",
      text: #"""
        /* ---- Questions and answers ---- */
        "help.title" = "Справка";
        "help.search" = "Поиск по {count, plural, one {# статье} few {# статьям} many {# статьям} other {# статьи}}";
        "help.articles" = "Статьи";
        "help.contact" = "Написать нам";
        "help.contact.note" = "Отвечаем в течение {hours, plural, one {# часа} few {# часов} many {# часов} other {# часа}}, круглосуточно.";
        "help.phone" = "Телефон: 8 800 018-00-18";
        "help.q.offline" = "Работает ли приложение без интернета?";
        "help.a.offline" = "Да: карты, билеты и планы хранятся на устройстве, интернет нужен только для заказа.";
        "help.q.refund" = "Как вернуть деньги?";
        "help.a.refund" = "Откройте билет, выберите «Возврат» и укажите причину. Это займёт 3–5 дней.";
        "help.q.devices" = "На скольких устройствах работает один аккаунт?";
        "help.a.devices" = "До пяти, а с Wayfarer Plus — на любом количестве.";
        "help.q.luggage" = "Потерялась сумка!";
        "help.a.luggage" = "Спокойно. Откройте «Метки», нажмите на сумку и идите по стрелке.";
        "help.q.children" = "Платят ли дети?";
        "help.a.children" = "До 6 лет — нет, с 6 до 11 лет — половину (50 %).";
        "help.q.invoice" = "Можно ли получить счёт на компанию?";
        "help.a.invoice" = "Да. До оплаты заполните поле «Компания» (вместе с ИНН).";
        "help.q.bike" = "А велосипед?";
        "help.a.bike" = "Складной велосипед — это багаж. Для других нужно место: 🚲 5 €.";
        "help.q.language" = "Почему нет моего языка?";
        "help.a.language" = "Возможно, скоро появится. Переводят добровольцы: https://translate.wayfarer.example.";
        "help.feedback" = "Это помогло?";
        "help.feedback.thanks" = "Спасибо!";
        "help.feedback.votes" = "Помогло {yes} из {all, plural, one {# читателя} few {# читателей} many {# читателей} other {# читателя}}";
        "help.steps.export" = "1. Откройте поездку.\n2. Нажмите «Поделиться».\n3. Выберите «PDF».";
        "help.status.ok" = "Все сервисы работают.";
        "help.status.slow" = "Карты сейчас загружаются медленно…";
        "help.status.since" = "с {when, date, medium}, {when, time, short}";
        "help.shortcut" = "⌘F или Ctrl+F";
        "help.system" = "Нужен Linux, Android 14 или iOS 18";
        "help.link" = "https://www.wayfarer.example/caf%C3%A9";
        "help.folder" = "Карты хранятся в папке Documents\\Wayfarer.";
        "help.modes" = "Поезд | Автобус | Паром";

        """#
    ),
    Table(
      locale: "ru",
      name: "Legacy",
      text: #"""
        /* The old version's words, in C style: %@ for a text, %lld for a whole number, %% for a percent sign. */

        /* ---- Import (the texts of the old version: C-style placeholders, in the order of the associated values) ---- */
        "ImportError.fileEmpty.title" = "Пустой файл";
        "ImportError.fileEmpty.description" = "В файле нет строк. Экспортируйте его ещё раз из другого приложения.";

        "ImportError.headerMissing.title" = "Нет столбца";
        "ImportError.headerMissing.description" = "В первой строке нет столбца «%@». Добавьте его и повторите импорт.";

        "ImportError.badRow.title" = "Непонятная строка";
        "ImportError.badRow.description" = "В строке %1$lld написано «%2$@», и это не дата. Запишите её так: 2027-03-14.";

        "ImportError.tooManyRows.title" = "Слишком много строк";
        "ImportError.tooManyRows.description" = "Строк в файле: %1$lld, а можно не больше %2$lld. Разделите его на файлы поменьше.";

        "ImportError.rowsSkipped.title" = "Пропущенные строки";

        "ImportError.charsetUnknown.title" = "Нечитаемые символы";
        "ImportError.charsetUnknown.description" = "Текст в файле %@ сохранён в старой кодировке. Сначала сохраните его в UTF-8.";

        "ImportError.sizeExceeded.title" = "Слишком большой файл";
        "ImportError.sizeExceeded.description" = "Размер файла — %.1f МБ, предел — 20 МБ. Уберите фотографии.";

        /* ---- Export ---- */
        "ExportError.diskFull.title" = "Диск заполнен";
        "ExportError.diskFull.description" = "Нужно %1$lld МБ, свободно %2$lld МБ. Освободите место и повторите экспорт.";

        "ExportError.nothingToExport.title" = "Нечего экспортировать";
        "ExportError.nothingToExport.description" = "Поездки не выбраны. Выберите хотя бы одну или все (100 %%).";

        "ExportError.printerMissing.title" = "Нет принтера";
        "ExportError.printerMissing.description" = "Поблизости нет доступных принтеров. Сохраните план в PDF.";

        "ExportError.sharesUneven.title" = "Доли не сходятся";
        "ExportError.sharesUneven.description" = "Доли путешественников дают в сумме %lld %%, а не 100 %%. Измените одну из них.";

        "ExportError.calendarReadOnly.title" = "Календарь только для чтения";
        "ExportError.calendarReadOnly.description" = "В календарь «%@» ничего нельзя добавить. Выберите календарь этого устройства.";

        /* ---- Words of the old screens ---- */
        "legacy.version" = "Версия %@";
        "legacy.greeting" = "Здравствуйте, %@!";
        "legacy.from_to" = "%1$@ – %2$@";
        "legacy.progress" = "Готово: %d %%";
        "legacy.discount" = "Скидка 20 %% с Wayfarer Plus";
        "legacy.seat" = "Вагон %1$lld, место %2$@";
        "legacy.platform" = "Путь %@";
        "legacy.temperature" = "%.0f °C";
        "legacy.delay" = "Опоздание %lld мин";
        "legacy.padded_code" = "Код %06d";

        """#
    ),
    Table(
      locale: "ru",
      name: "Legacy",
      format: .stringsdict,
      text: #"""
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>ImportError.rowsSkipped.description</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@rows@ Добавьте даты и повторите импорт.</string>
        		<key>rows</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>Пропущена %lld строка без даты.</string>
        			<key>few</key>
        			<string>Пропущены %lld строки без даты.</string>
        			<key>many</key>
        			<string>Пропущено %lld строк без даты.</string>
        			<key>other</key>
        			<string>Пропущено %lld строки без даты.</string>
        		</dict>
        	</dict>
        	<key>legacy.photos</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@photos@</string>
        		<key>photos</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>d</string>
        			<key>zero</key>
        			<string>Фотографий нет</string>
        			<key>one</key>
        			<string>%d фотография</string>
        			<key>few</key>
        			<string>%d фотографии</string>
        			<key>many</key>
        			<string>%d фотографий</string>
        			<key>other</key>
        			<string>%d фотографии</string>
        		</dict>
        	</dict>
        	<key>legacy.trips_and_days</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$#@trips@ за %2$#@days@</string>
        		<key>trips</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>%lld поездка</string>
        			<key>few</key>
        			<string>%lld поездки</string>
        			<key>many</key>
        			<string>%lld поездок</string>
        			<key>other</key>
        			<string>%lld поездки</string>
        		</dict>
        		<key>days</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>%lld день</string>
        			<key>few</key>
        			<string>%lld дня</string>
        			<key>many</key>
        			<string>%lld дней</string>
        			<key>other</key>
        			<string>%lld дня</string>
        		</dict>
        	</dict>
        	<key>legacy.unread</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$@: %2$#@messages@</string>
        		<key>messages</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>one</key>
        			<string>%lld новое сообщение</string>
        			<key>few</key>
        			<string>%lld новых сообщения</string>
        			<key>many</key>
        			<string>%lld новых сообщений</string>
        			<key>other</key>
        			<string>%lld нового сообщения</string>
        		</dict>
        	</dict>
        </dict>
        </plist>

        """#
    ),
    Table(
      locale: "ru",
      name: "Mail",
      text: #"""
        /* Тексты писем */
        "mail.receipt.subject" = "Чек по заказу {reference}";
        "mail.receipt.body" = "Здравствуйте, {name}!\n\nСпасибо, что путешествуете с нами. Чек приложен в формате PDF.\n\nWayfarer";
        "mail.receipt.line" = "Билет\t{amount, number, ::currency/EUR}";
        "mail.receipt.total" = "Итого\t{amount, number, ::currency/EUR}";
        "mail.receipt.vat" = "в т. ч. НДС ({rate, number, ::percent})";
        "mail.welcome.subject" = "Добро пожаловать на борт, {name}!";
        "mail.welcome.confirm" = "Подтвердите адрес в течение {hours, plural, one {# часа} few {# часов} many {# часов} other {# часа}}:";
        "mail.delay.subject" = "{train}: опоздание {minutes} мин";
        "mail.delay.body" = "{train} отправляется сегодня в {when, time, short} с пути {platform}.";
        "mail.cancelled.subject" = "Рейс отменён";
        "mail.cancelled.body" = "Приносим извинения: {when, date, medium} {train} не пойдёт. Деньги вернутся автоматически.";
        "mail.reminder.subject" = "{days, plural, =0 {Сегодня в путь} =1 {Завтра в путь} one {Остался # день} few {Осталось # дня} many {Осталось # дней} other {Осталось # дня}}";
        "mail.invite.subject" = "{host} приглашает в поездку «{trip}»";
        "mail.invite.body" = "Присоединяйтесь к поездке: {host}, с {start, date, ::MMMd} по {end, date, ::MMMd}.";
        "mail.password.subject" = "Новый пароль";
        "mail.password.body" = "Кто-то, надеемся, что вы, запросил новый пароль. Если это не вы, ничего не делайте.";
        "mail.rating.subject" = "Как вам «{place}»?";
        "mail.rating.scale" = "1 = плохо, 5 = отлично";
        "mail.footer.address" = "ООО «Вейфэрер», Санкт-Петербург, Вокзальная ул., д. 12";
        "mail.footer.unsubscribe" = "Не нужны письма? Измените это в настройках.";
        "mail.footer.hours" = "Пн–пт 9:00–18:00";
        "mail.footer.copyright" = "© 2027 Wayfarer";
        "mail.ps" = "P. S. Погода обещает быть хорошей ☀️";
        "mail.signature" = "С уважением,\nкоманда Wayfarer";

        """#
    ),
    Table(
      locale: "ru",
      name: "Onboarding",
      text: #"""
        /* ---- First steps ---- */
        "onboarding.welcome" = "Добро пожаловать в Wayfarer!";
        "onboarding.welcome.name" = "Здравствуйте, {name}! Рады видеть вас снова!";
        "onboarding.tagline" = "Вся поездка в одном месте.";
        "onboarding.family" = "Всей семьёй 👨‍👩‍👧‍👦";
        "onboarding.love" = "Сделано с ❤️ в пути 🏳️‍🌈 👋🏽";
        "onboarding.step" = "Шаг {step} из {total}";
        "onboarding.maps" = "Карты без сети, даже в горах.";
        "onboarding.tickets" = "Билеты на поезда, автобусы и паромы.";
        "onboarding.photos" = "Дневник пишется сам: фотографии, места, даты.";
        "onboarding.question.where" = "Куда едем?";
        "onboarding.question.when" = "Когда? С кем?!";
        "onboarding.permission.location" = "Зная местоположение, Wayfarer найдёт ближайшую остановку.";
        "onboarding.permission.notifications" = "Получайте сообщение, если поезд опаздывает.";
        "onboarding.terms" = "Продолжая, **вы** принимаете [условия](https://www.wayfarer.example/terms).";
        "onboarding.html" = "Нажмите <b>Начать</b> и осмотритесь.<br/>Это бесплатно.";
        "onboarding.hashtag" = "Делитесь с тегом #Wayfarer";
        "onboarding.social" = "@wayfarer_app";
        "onboarding.start" = "Начать";
        "onboarding.later" = "Может быть, потом";
        "onboarding.import" = "Перенести поездки из другого приложения";
        "onboarding.imported" = "{count, plural, =0 {Переносить нечего} one {Перенесена # поездка} few {Перенесены # поездки} many {Перенесено # поездок} other {Перенесено # поездки}}";
        "onboarding.companions" = "{count, plural, offset:1 =0 {Никто не едет} =1 {Едет {name}} one {Едут {name} и ещё # человек} few {Едут {name} и ещё # человека} many {Едут {name} и ещё # человек} other {Едут {name} и ещё # человека}}";
        "onboarding.traveller" = "{gender, select, female {Она едет} male {Он едет} other {Пассажир едет}} с ребёнком";
        "onboarding.ready" = "Вот и всё. Счастливого пути! ✈️";
        "onboarding.plus.price" = "Wayfarer Plus: {price, number, ::currency/EUR} в месяц";
        "onboarding.plus.trial" = "Бесплатно {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}, затем ежемесячная оплата.";
        "onboarding.plus.interest" = "0 % переплаты, 100 % возврат в первую неделю.";

        """#
    ),
    Table(
      locale: "ru",
      name: "Places",
      text: #"""
        "place.paris" = "Париж";
        "place.london" = "Лондон";
        "place.berlin" = "Берлин";
        "place.tokyo" = "Токио";
        "place.kyoto" = "Киото";
        "place.taipei" = "Тайбэй";
        "place.cairo" = "Каир";
        "place.marrakesh" = "Марракеш";
        "place.petersburg" = "Санкт-Петербург";
        "place.sao_paulo" = "Сан-Паулу";
        "place.zurich" = "Цюрих";
        "place.reykjavik" = "Рейкьявик";
        "place.country.japan" = "Япония";
        "place.country.france" = "Франция";
        "place.country.egypt" = "Египет";
        "place.country.usa" = "США";
        "place.country.ivory_coast" = "Кот-д'Ивуар";
        "place.kind.airport" = "Аэропорт";
        "place.kind.beach" = "Пляж";
        "place.kind.bridge" = "Мост";
        "place.kind.island" = "Остров";
        "place.kind.lake" = "Озеро";
        "place.kind.mountain" = "Гора";
        "place.kind.park" = "Парк";
        "place.kind.temple" = "Храм";
        "place.kind.theatre" = "Театр";
        "place.kind.library" = "Библиотека";
        "place.kind.pharmacy" = "Аптека";
        "place.kind.hotel" = "Отель";
        "place.kind.village" = "Деревня";
        "place.near" = "Рядом: {place}";
        "place.away" = "в {metres, plural, one {# метре} few {# метрах} many {# метрах} other {# метра}} отсюда";
        "place.open" = "Открыто до {hour}:00";
        "place.closed" = "Закрыто по понедельникам";
        "place.rating" = "{stars, number, ::.0} ★ ({count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}})";
        "place.price" = "€€ – умеренно";
        "place.accessible" = "Без ступеней ♿";
        "place.wifi" = "Бесплатный Wi-Fi";
        "place.elevation" = "{metres} м над уровнем моря";
        "place.hint" = "Нажмите на карту и удерживайте, чтобы поставить метку…";
        "place.favourites" = "{count, plural, =0 {Нет избранного} one {# место в избранном} few {# места в избранном} many {# мест в избранном} other {# места в избранном}}";

        """#
    ),
    Table(
      locale: "ru",
      name: "Settings",
      text: #"""
        /* Экран настроек */

        /* ---- Sections. Keys of three parts whose last is a field's name are none of an error's: there is no type Settings. ---- */
        "Settings.Network.title" = "Сеть";
        "Settings.Network.description" = "Wi-Fi, мобильный интернет и загрузки в дороге.";
        "Settings.Privacy.title" = "Конфиденциальность";
        "Settings.Privacy.description" = "Кто видит, куда ведёт поездка.";
        "Settings.Storage.title" = "Хранилище";
        "Settings.Storage.description" = "Карты и фотографии на этом устройстве.";
        "settings.about.product" = "Wayfarer";
        "settings.about.plan" = "Wayfarer Plus";
        "settings.network.wifi" = "Wi-Fi";
        "settings.network.bluetooth" = "Bluetooth";
        "settings.pay.paypal" = "PayPal";
        "settings.about.website" = "https://www.wayfarer.example/help";
        "settings.about.contact" = "help@wayfarer.example";
        "settings.about.phone" = "+44 20 7946 0018";
        "settings.menu" = "Меню";
        "settings.notifications" = "Уведомления";
        "settings.transport" = "Транспорт";
        "settings.photos" = "Фотографии";
        "settings.version" = "Версия {version} ({build})";
        "settings.loading" = "Загрузка…";

        /* ---- General ---- */
        "settings.general" = "Основные";
        "settings.language" = "Язык";
        "settings.language.note" = "Приложение следует языку устройства.";
        "settings.region" = "Регион";
        "settings.currency" = "Валюта";
        "settings.units" = "Единицы измерения";
        "settings.units.metric" = "Километры, °C";
        "settings.units.imperial" = "Мили, °F";
        "settings.units.system" = "Как на устройстве";
        "settings.week_start" = "Первый день недели";
        "settings.time_format" = "24-часовой формат";
        "settings.appearance" = "Оформление";
        "settings.appearance.light" = "Светлое";
        "settings.appearance.dark" = "Тёмное";
        "settings.appearance.auto" = "Автоматически";
        "settings.text_size" = "Размер текста";
        "settings.text_size.sample" = "Съешь же ещё этих мягких французских булок, да выпей чаю.";
        "settings.sounds" = "Звуки и вибрация";

        /* ---- Account ---- */
        "settings.account" = "Аккаунт";
        "settings.account.signed_in" = "Выполнен вход: {name}";
        "settings.account.photo" = "Фото профиля";
        "settings.account.password" = "Сменить пароль";
        "settings.account.two_steps" = "Двухэтапный вход";
        "settings.account.devices" = "{count, plural, one {# устройство} few {# устройства} many {# устройств} other {# устройства}}";
        "settings.account.delete" = "Удалить аккаунт…";
        "settings.account.delete.question" = "Удалить аккаунт и {count, plural, one {# поездку} few {# поездки} many {# поездок} other {# поездки}}?";
        "settings.account.delete.note" = "Это действие нельзя отменить.";

        /* ---- Network and storage ---- */
        "settings.download.wifi_only" = "Загружать только по Wi-Fi";
        "settings.download.quality" = "Качество фотографий";
        "settings.download.high" = "Высокое (около 5 МБ каждая)";
        "settings.download.low" = "Низкое (около 300 КБ каждая)";
        "settings.storage.used" = "Занято {used} из {total}";
        "settings.storage.share" = "Заполнено на {share, number, ::percent}, максимум 100 %";
        "settings.storage.clear" = "Удалить старые карты";
        "settings.storage.cleared" = "Готово: освобождено {size}.";
        "settings.proxy" = "Прокси: {host}, порт {port, number, ::group-off}";

        /* ---- Privacy and the rest ---- */
        "settings.privacy.location" = "Делиться геопозицией в поездке";
        "settings.privacy.nobody" = "Никто";
        "settings.privacy.friends" = "Друзья";
        "settings.privacy.everyone" = "Все";
        "settings.privacy.history" = "Очистить историю поиска";
        "settings.privacy.analytics" = "Помочь улучшить Wayfarer";
        "settings.tickets.apple" = "Добавлять билеты в кошелёк";
        "settings.calendar" = "Календарь";
        "settings.reminder.lead" = "Напомнить {minutes, plural, =0 {в момент отправления} one {за # минуту} few {за # минуты} many {за # минут} other {за # минуты}}";
        "settings.beta" = "Пробовать новинки раньше";
        "settings.licenses" = "Лицензии";
        "settings.terms" = "Условия использования";
        "settings.sign_out" = "Выйти";
        "settings.saved_at" = "Сохранено в {time, time, short}";

        """#
    ),
    Table(
      locale: "ru",
      name: "Trips",
      text: #"""
        /* ---- The list of trips ---- */
        "trips.title" = "Поездки";
        "trips.count" = "{count, plural, =0 {Поездок пока нет} one {# поездка} few {# поездки} many {# поездок} other {# поездки}}";
        "trips.upcoming" = "Предстоящие";
        "trips.past" = "Прошедшие";
        "trips.drafts" = "Черновики";
        "trips.new" = "Новая поездка";
        "trips.name" = "Название поездки";
        "trips.name.example" = "напр. Пасха в Риме";
        "trips.owner" = "Поездка: {owner}";
        "trips.with" = "Вместе: {names}";
        "trips.dates" = "{start, date, medium} – {end, date, medium}";
        "trips.nights" = "{nights, plural, =0 {На один день} one {# ночь} few {# ночи} many {# ночей} other {# ночи}}";
        "trips.day" = "День {day}";
        "trips.stops" = "{stops, plural, one {# остановка} few {# остановки} many {# остановок} other {# остановки}} по пути";
        "trips.distance" = "{km, number, ::.0} км";
        "trips.duration" = "{hours} ч {minutes} мин";
        "trips.budget" = "Бюджет";
        "trips.budget.spent" = "Потрачено {share, number, percent} бюджета";
        "trips.packing" = "Список вещей";
        "trips.packing.left" = "{left, plural, =0 {Всё собрано!} one {Осталась # вещь} few {Осталось # вещи} many {Осталось # вещей} other {Осталось # вещи}}";
        "trips.item.passport" = "Паспорт";
        "trips.item.charger" = "Зарядка (USB-C)";
        "trips.item.umbrella" = "Зонт";
        "trips.item.socks" = "Носки, 3 пары";
        "trips.item.paper" = "Билет на бумаге (A4)";
        "trips.sight.castle" = "За́мок";
        "trips.sight.museum" = "Музей";
        "trips.sight.station" = "Вокзал";
        "trips.sight.port" = "Порт";
        "trips.sight.restaurant" = "Ресторан";
        "trips.sight.cafe" = "Кафе";
        "trips.sight.parking" = "Парковка";
        "trips.train.class" = "{class, select, first {Первый класс} second {Второй класс} other {Любой класс}}";
        "trips.feed" = "{who, select, self {Добавлено: {count, plural, one {# фото} few {# фото} many {# фото} other {# фото}}} other {{name}: добавлено {count, plural, one {# фото} few {# фото} many {# фото} other {# фото}}}}";
        "trips.weather" = "{high}° / {low}°";
        "trips.weather.rain" = "Вероятность дождя: {chance, number, ::percent}";
        "trips.note" = "Заметка";
        "trips.note.empty" = "Заметок пока нет…";
        "trips.quote" = "«Дорога — сама по себе награда».";
        "trips.quote.nested" = "Она сказала: «На вывеске „Закрыто“».";
        "trips.kids" = "Детские тарифы";
        "trips.oclock" = "Сейчас {time, time, short}";
        "trips.arrival" = "Прибытие около {time, time, short}";
        "trips.seat" = "Вагон {coach}, место {seat}";
        "trips.flight" = "Рейс {number}";
        "trips.founded" = "В пути с {year, number, ::group-off} года";
        "trips.discount" = "Скидка 50 % по воскресеньям";
        "trips.fraction" = "½ дня, ¾ часа";
        "trips.emergency" = "В экстренном случае: 112";

        """#
    ),
    Table(
      locale: "ru",
      name: "Widgets",
      text: #"""
        /* catalog: style=printf */
        "widget.title"	= "Ближайшая поездка" ;
        "widget.route"	= "%1$@ → %2$@" ;
        "widget.leaves"	= "Отправление в %@" ;
        "widget.gate"	= "Выход %@" ;
        "widget.charge"	= "Заряд %lld %%" ;
        "widget.full"	= "Вещи собраны на 100 %%!" ;
        "widget.empty"	= "Планов нет" ;
        "widget.updated"	= "Обновлено: %@" ;
        "widget.rating"	= "%.1f из 5" ;

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Buttons",
      text: #"""
        // Buttons and short commands. Lines end in CR LF: this table comes from another system.\#r
        "OK" = "OK";\#r
        "Cancel" = "取消";\#r
        "Save" = "儲存";\#r
        "Save As…" = "另存新檔⋯";\#r
        "Delete" = "刪除";\#r
        "Edit" = "編輯";\#r
        "Done" = "完成";\#r
        "Back" = "返回";\#r
        "Next" = "下一步";\#r
        "Skip" = "略過";\#r
        "Close" = "關閉";\#r
        "Try Again" = "再試一次";\#r
        "Continue" = "繼續";\#r
        "Pause" = "暫停";\#r
        "Message" = "訊息";\#r
        "Options" = "選項";\#r
        "Share" = "分享";\#r
        "Copy" = "複製";\#r
        "Paste" = "貼上";\#r
        "Undo" = "還原";\#r
        "Redo" = "重做";\#r
        "Search" = "搜尋";\#r
        "Add to trip" = "加入行程";\#r
        "Book now" = "立即預訂";\#r
        "Pay" = "付款";\#r
        "Show map" = "顯示地圖";\#r
        "Show on Google Maps" = "在 Google Maps 上顯示";\#r
        "Call the hotel" = "致電飯店";\#r
        "Download PDF" = "下載 PDF";\#r
        "PDF" = "PDF";\#r
        "GPS" = "GPS";\#r
        "Scan QR code" = "掃描 QR 碼";\#r
        "Don't allow" = "不允許";\#r
        "Allow once" = "允許一次";\#r
        "Not now" = "稍後再說";\#r
        "Yes, delete" = "是，刪除";\#r
        "No, keep it" = "否，保留";\#r
        "Are you sure?" = "確定嗎？";\#r
        "Learn more ›" = "進一步瞭解 ›";\#r
        "Select all" = "全選";\#r
        "Clear" = "清除";\#r
        "Filter" = "篩選";\#r
        "Sort" = "排序";\#r
        "Print…" = "列印⋯";\#r
        "Send" = "傳送";\#r
        "Reply" = "回覆";\#r
        "Take a photo" = "拍照";\#r
        "Choose a file…" = "選擇檔案⋯";\#r
        "Refresh" = "重新整理";\#r
        "Sign in" = "登入";\#r
        "Create account" = "建立帳號";\#r
        "Forgot password?" = "忘記密碼？";\#r
        "More…" = "更多⋯";\#r
        "On" = "開啟";\#r
        "Off" = "關閉";\#r
        "+" = "+";\#r
        "→" = "→";\#r
        "👍" = "👍";\#r
        "★★★☆☆" = "★★★☆☆";\#r

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Errors",
      text: #"""
        /* Wayfarer 的錯誤訊息。標題不加句號。 */

        /* ---- Bookings ---- */
        "BookingError.soldOut.title" = "座位已售完";
        "BookingError.soldOut.description" = "「{train}」的座位已全部售出。請改搭其他班次。";

        "BookingError.seatsTaken.title" = "座位已被訂走";
        "BookingError.seatsTaken.description" = "所選座位中有 {seats} 個已被其他旅客訂走。請重新選擇。";
        "BookingError.seatsTaken.recovery" = "請重新載入座位圖，查看剩餘空位。";

        "BookingError.tooManyTravellers.title" = "旅客人數過多";
        "BookingError.tooManyTravellers.description" = "每筆訂單最多可有 {limit} 名旅客。請將團體分成多筆訂單。";

        "BookingError.dateInPast.title" = "日期已過";
        "BookingError.dateInPast.description" = "{date, date, medium} 已經過去。請選擇今天或之後的日期。";

        "BookingError.departureTooClose.title" = "此班次已停止訂票";
        "BookingError.departureTooClose.description" = "開車前 {minutes} 分鐘停止訂票。請改至車站購票。";

        "BookingError.fareChanged.title" = "票價已變動";
        "BookingError.fareChanged.description" = "訂票期間票價由 {old, number, ::currency/EUR} 變為 {new, number, ::currency/EUR}。請確認新票價後繼續。";

        "BookingError.childAlone.title" = "兒童無成人陪同";
        "BookingError.childAlone.description" = "未滿 12 歲的兒童須由成人陪同。請在訂單中加入一名成人。";

        "BookingError.duplicateBooking.title" = "重複訂票";
        "BookingError.duplicateBooking.description" = "訂單 { reference } 已包含此行程。請開啟該訂單，或更改日期。";

        /* ---- Payment ---- */
        "PaymentError.declined.title" = "付款遭拒";
        "PaymentError.declined.description" = "銀行未接受這筆付款。請改用其他卡片，或以 PayPal 付款。";
        "PaymentError.declined.recovery" = "訂單將保留 15 分鐘。";

        "PaymentError.cardExpired.title" = "卡片已過期";
        "PaymentError.cardExpired.description" = "此卡片的有效期限至 {year, number, ::group-off} 年 {month, number} 月。請新增較新的卡片。";

        "PaymentError.insufficientFunds.title" = "餘額不足";
        "PaymentError.insufficientFunds.description" = "卡片餘額不足以支付此金額。請改用其他卡片，或先儲值。";

        "PaymentError.currencyUnsupported.title" = "不接受此貨幣";
        "PaymentError.currencyUnsupported.description" = "此處無法以 {code} 付款。請選擇歐元（EUR）或日圓（JPY）。";

        "PaymentError.limitExceeded.title" = "已達每日上限";
        "PaymentError.limitExceeded.description" = "此卡片每日上限為 {limit, number, ::.00} {currency}。其餘款項請於明天或以其他卡片支付。";

        "PaymentError.providerDown.title" = "付款服務暫停";
        "PaymentError.providerDown.description" = "{name} 目前沒有回應。請過幾分鐘再試，或選擇其他付款方式。";

        "PaymentError.discountTooHigh.title" = "折扣過高";
        "PaymentError.discountTooHigh.description" = "優惠券最多折抵 {share, number, percent}，不會達到 100%。請移除其中一張優惠券。";

        "PaymentError.refundPending.title" = "退款處理中";
        "PaymentError.refundPending.description" = "退款約需 {days} 天。屆時請查看帳戶。";

        "PaymentError.blocked.title" = "卡片已停用";
        "PaymentError.blocked.description" = "銀行已停用此卡片。請撥打卡片背面的電話。";

        "PaymentError.BlockReason.reportedLost.title" = "已掛失的卡片";
        "PaymentError.BlockReason.reportedLost.description" = "此卡片已掛失。請使用銀行寄來的新卡片。";

        "PaymentError.BlockReason.wrongCode.title" = "密碼錯誤次數過多";
        "PaymentError.BlockReason.wrongCode.description" = "密碼輸入錯誤 {times} 次。此卡片明天可再次使用。";

        "PaymentError.BlockReason.bankClosed.title" = "銀行休息中";
        "PaymentError.BlockReason.bankClosed.description" = "銀行將於 {until, date, ::MMMMd} 恢復審核付款。請於該日之後付款，或改用其他卡片。";

        /* ---- Account ---- */
        "AccountError.nameTaken.title" = "名稱已被使用";
        "AccountError.nameTaken.description" = "已有人使用「{name}」這個名稱。請加上數字，或選擇其他名稱。";

        "AccountError.passwordTooShort.title" = "密碼太短";
        "AccountError.passwordTooShort.description" = "密碼至少要有 {minimum} 個字元。簡短的句子比較容易記住。";

        "AccountError.lockedOut.title" = "暫停登入";
        "AccountError.lockedOut.description" = "由於多次輸入錯誤密碼，登入功能暫停 {minutes} 分鐘。請稍候，或重設密碼。";
        "AccountError.lockedOut.recovery" = "重設連結會在一分鐘內以電子郵件寄達。";

        "AccountError.ageTooLow.title" = "未達最低年齡";
        "AccountError.ageTooLow.description" = "年滿 {minimum} 歲才能擁有自己的帳號。在此之前，請使用家長的帳號。";

        "AccountError.mailUnconfirmed.title" = "電子郵件尚未確認";
        "AccountError.mailUnconfirmed.description" = "歡迎信中的連結尚未開啟。請開啟連結，或請 help@wayfarer.example 重新寄送。";

        "AccountError.signedOutElsewhere.title" = "已登出";
        "AccountError.signedOutElsewhere.description" = "此連線階段已從「{device}」結束。請重新登入以繼續。";

        "AccountError.profileIncomplete.title" = "個人資料不完整";
        "AccountError.profileIncomplete.description" = "尚未填寫：{missing}。查驗車票時，鐵路公司會要求這些資料。";

        /* ---- Sync ---- */
        "SyncError.offline.title" = "沒有連線";
        "SyncError.offline.description" = "恢復連線之前，行程會留在此裝置上。請檢查 Wi-Fi 與行動數據。";

        "SyncError.serverBusy.title" = "服務忙碌中";
        "SyncError.serverBusy.description" = "今天出遊的人很多。將在 {retryAfter} 秒後再試一次……。";

        "SyncError.conflict.title" = "行程有兩個版本";
        "SyncError.conflict.description" = "此裝置於 {mine, date, long} {mine, time, short} 修改了行程，另一部裝置則於 {theirs, date, long} {theirs, time, short} 修改。請選擇要保留的版本。";

        "SyncError.quotaFull.title" = "雲端空間即將用盡";
        "SyncError.quotaFull.description" = "已使用 {percentage, number, ::percent} 的空間，無法容納新照片。請刪除舊行程，或升級至 Wayfarer Plus。";

        "SyncError.tooManyDevices.title" = "裝置過多";
        "SyncError.tooManyDevices.description" = "已有 {0} 部裝置登入，而帳號上限為 {limit} 部。請在不再使用的裝置上登出。";

        "SyncError.staleData.title" = "時刻表已過時";
        "SyncError.staleData.description" = "時刻表日期為 {since, date, ::yMMMd}。請連線一次以載入最新版本。";

        "SyncError.portBlocked.title" = "網路封鎖了連線";
        "SyncError.portBlocked.description" = "此網路不允許使用連接埠 {port, number, ::group-off}。請改用其他 Wi-Fi，或詢問網路管理者。";

        "SyncError.interrupted.title" = "同步中斷";
        "SyncError.interrupted.description" = "同步在中途停止。{0}已複製的內容不受影響。";

        /* ---- Maps ---- */
        "MapError.regionMissing.title" = "地圖尚未下載";
        "MapError.regionMissing.description" = "此裝置上沒有「{region}」的地圖。請在出發前趁有 Wi-Fi 時下載。";

        "MapError.regionTooLarge.title" = "範圍過大";
        "MapError.regionTooLarge.description" = "此範圍需要 {megabytes} MB，最多可儲存 {limit} MB。請放大地圖並選擇較小的範圍。";

        "MapError.noRoute.title" = "找不到路線";
        "MapError.noRoute.description" = "從「{from}」到「{to}」沒有步行路線。請試試公車或火車。";

        "MapError.locationDenied.title" = "定位已關閉";
        "MapError.locationDenied.description" = "Wayfarer 無法使用定位。請在「設定 › 隱私權 › 定位」中允許。";

        "MapError.lowAccuracy.title" = "定位不精確";
        "MapError.lowAccuracy.description" = "定位誤差可能達 {metres, number, ::.0} 公尺。請到戶外，遠離高樓。";

        "MapError.tilesOutdated.title" = "地圖過舊";
        "MapError.tilesOutdated.description" = "有 {count} 張地圖已超過一年。請在出發前更新這 {count} 張地圖。";

        /* ---- Tickets ---- */
        "TicketError.barcodeUnreadable.title" = "無法讀取車票";
        "TicketError.barcodeUnreadable.description" = "無法讀取車票上的條碼。請調高螢幕亮度，或擦拭相機鏡頭。";

        "TicketError.alreadyUsed.title" = "車票已使用";
        "TicketError.alreadyUsed.description" = "此車票已於 {at, date, short} {at, time, short} 使用。回程請另購車票。";

        "TicketError.wrongTrain.title" = "車票車次不符";
        "TicketError.wrongTrain.description" = "這張車票適用於 {booked}，但這班車是 {boarded}。請向車上人員洽詢換票。";

        "TicketError.notYetValid.title" = "車票尚未生效";
        "TicketError.notYetValid.description" = "車票自 {from, date, full} 起生效。請於當日搭乘，或至櫃檯更換。";

        "TicketError.expired.title" = "車票已過期";
        "TicketError.expired.description" = "車票有效期限至 {on, date, medium}。30 天內可申請退款。";
        "TicketError.expired.recovery" = "退款：「選單 › 車票 › 過去的車票」。";

        "TicketError.transferNotAllowed.title" = "記名車票";
        "TicketError.transferNotAllowed.description" = "這是 {holder} 的記名車票，無法轉讓。請為新旅客另購車票。";

        "TicketError.zoneExceeded.title" = "超出車票區間";
        "TicketError.zoneExceeded.description" = "車票只到第 {zone, selectordinal, other {#}} 區。繼續搭乘前請先補票。";

        /* ---- Hotels ---- */
        "HotelError.noRooms.title" = "已無空房";
        "HotelError.noRooms.description" = "沒有可連住 {nights} 晚的空房。請試試其他日期或附近的住宿。";

        "HotelError.roomTypeGone.title" = "房型已售完";
        "HotelError.roomTypeGone.description" = "{kind, select, single {單人房} double {雙人房} suite {套房} other {此房型}}剛被訂走。請選擇其他房型。";

        "HotelError.checkInClosed.title" = "櫃檯已關閉";
        "HotelError.checkInClosed.description" = "櫃檯服務至 {hour}:00。請致電旅宿，許多旅宿設有鑰匙盒。";

        "HotelError.tooManyGuests.title" = "住客人數過多";
        "HotelError.tooManyGuests.description" = "{rooms} 間房超出可住人數 {guests} 人。請加訂一間房。";

        "HotelError.petNotAllowed.title" = "謝絕寵物";
        "HotelError.petNotAllowed.description" = "此處不接受寵物。請用 🐕 篩選可攜帶寵物的住宿。";

        "HotelError.lateCancellation.title" = "取消費用";
        "HotelError.lateCancellation.description" = "距離入住不到 {hours} 小時，旅宿將收取 {fee, number, ::currency/JPY}。改期則免費。";

        /* ---- Documents ---- */
        "DocumentError.unreadable.title" = "無法讀取檔案";
        "DocumentError.unreadable.description" = "無法開啟「{file}」。請重新掃描，或選擇 PDF 檔。";

        "DocumentError.tooLarge.title" = "檔案過大";
        "DocumentError.tooLarge.description" = "「{file}」大小為 {megabytes, number, ::.0} MB，上限為 5 MB。請以黑白模式掃描。";

        "DocumentError.formatUnknown.title" = "不支援的檔案類型";
        "DocumentError.formatUnknown.description" = "無法顯示副檔名為 .{ending} 的檔案。請使用 JPEG、PNG 或 PDF。";

        "DocumentError.passportExpired.title" = "護照已過期";
        "DocumentError.passportExpired.description" = "護照已於 {on, date, long} 到期。預訂國外行程前請先換發。";

        "DocumentError.pagesMissing.title" = "缺少頁面";
        "DocumentError.pagesMissing.description" = "尚有 {pages} 頁未掃描。請加入後再送出表單。";

        "DocumentError.signatureMissing.title" = "缺少簽名";
        "DocumentError.signatureMissing.description" = "{signer} 尚未簽名。請傳送提醒，或改以紙本簽名。";

        /* ---- Photos ---- */
        "PhotoError.albumFull.title" = "相簿已滿";
        "PhotoError.albumFull.description" = "一本相簿最多可放 {limit} 張照片。其餘照片請放入新相簿。";

        "PhotoError.libraryDenied.title" = "無法取用照片";
        "PhotoError.libraryDenied.description" = "Wayfarer 無法開啟照片圖庫。\n請在系統設定的「隱私權」中允許。";

        "PhotoError.tooManySelected.title" = "選取的照片過多";
        "PhotoError.tooManySelected.description" = "已選取 {total} 張照片中的 {selected} 張，一次最多可傳送 {limit} 張。請分批傳送。";

        "PhotoError.editLost.title" = "編輯內容未儲存";
        "PhotoError.editLost.description" = "在儲存編輯內容之前，App 已關閉。原始照片未受影響。";

        "PhotoError.formatUnknown.title" = "不支援的照片格式";
        "PhotoError.formatUnknown.description" = "目前無法編輯 {0} 格式的照片。請先匯出為 JPEG。";

        "PhotoError.shareFailed.title" = "照片未分享";
        "PhotoError.shareFailed.description" = "有 {count} 張照片未送達相簿「{album}」。照片仍在此裝置上，請重新分享。";

        "PhotoError.cameraBusy.title" = "相機使用中";
        "PhotoError.cameraBusy.description" = "其他 App 正在使用相機。請關閉該 App 後再試。";

        /* ---- Devices ---- */
        "DeviceError.bluetoothOff.title" = "藍牙已關閉";
        "DeviceError.bluetoothOff.description" = "行李吊牌透過藍牙尋找。請開啟藍牙，並將行李放在附近。";

        "DeviceError.pairingRefused.title" = "配對遭拒";
        "DeviceError.pairingRefused.description" = "{device} 未接受連線。請按住按鈕五秒，然後重新配對。";

        "DeviceError.batteryLow.title" = "電量不足";
        "DeviceError.batteryLow.description" = "吊牌電量剩下 {share, number, ::percent scale/100}。請在登機前充電。";

        "DeviceError.firmwareOld.title" = "吊牌軟體過舊";
        "DeviceError.firmwareOld.description" = "吊牌目前版本為 {current}，需要 {needed} 版。請透過 Wi-Fi 更新。";

        "DeviceError.storageFull.title" = "裝置空間不足";
        "DeviceError.storageFull.description" = "儲存行程還需要 {megabytes} MB。請刪除不再需要的地圖。";

        "DeviceError.radio.title" = "無法連線至吊牌";
        "DeviceError.radio.description" = "吊牌沒有回應。請靠近後再試。";

        /* ---- Search ---- */
        "SearchError.emptyQuery.title" = "搜尋內容空白";
        "SearchError.emptyQuery.description" = "請輸入地點、車站或飯店名稱。";

        "SearchError.noResults.title" = "查無結果";
        "SearchError.noResults.description" = "找不到「{query}」。請檢查拼字，或減少關鍵字。";
        "SearchError.noResults.recovery" = "例如：「京都」、「Gare de Lyon」、「Hotel Astoria」。";

        "SearchError.tooManyResults.title" = "結果過多";
        "SearchError.tooManyResults.description" = "符合的結果超過 {count} 筆。請加入城市或日期。";

        "SearchError.datesReversed.title" = "日期順序顛倒";
        "SearchError.datesReversed.description" = "回程（{to, date, short}）早於去程（{from, date, short}）。請對調兩個日期。";

        "SearchError.filterUnavailable.title" = "此處無法使用篩選條件";
        "SearchError.filterUnavailable.description" = "「{name}」篩選條件不適用於此國家。移除後即可查看所有結果。";

        /* ---- Reviews ---- */
        "ReviewError.tooShort.title" = "評論過短";
        "ReviewError.tooShort.description" = "再輸入 {characters} 個字就能發布。請寫下那裡的感受。";

        "ReviewError.linksNotAllowed.title" = "不可包含連結";
        "ReviewError.linksNotAllowed.description" = "評論中有 {count} 個連結。請刪除以「https://」開頭的內容，再重新發布。";

        "ReviewError.alreadyReviewed.title" = "已發表過評論";
        "ReviewError.alreadyReviewed.description" = "此帳號已評論過「{place}」。請改為編輯該評論。";

        "ReviewError.tooSoon.title" = "住宿尚未結束";
        "ReviewError.tooSoon.description" = "退房 {hours} 小時後即可發表評論。內容會儲存為草稿。";

        "ReviewError.charactersNotAllowed.title" = "不可使用的字元";
        "ReviewError.charactersNotAllowed.description" = "標題不可包含「'{'」與「'}'」。請刪除後重新發布。";

        /* ---- Notifications: one title for all cases ---- */
        "ReminderError.title" = "提醒未設定";
        "ReminderError.permissionDenied.description" = "Wayfarer 無法顯示通知。請在系統設定中允許。";
        "ReminderError.scheduleFull.description" = "已排定 {limit} 個提醒，達到上限。請移除已過期的提醒。";
        "ReminderError.quietHours.description" = "{from}:00–{to}:00 為靜音時段。請選擇其他時間，或關閉靜音時段。";
        "ReminderError.soundMissing.description" = "音效「{name}」已不存在。請選擇其他音效，「鐘聲」隨時可用。";

        /* ---- Plans (a nested type) ---- */
        "Trip.PlanError.overlapping.title" = "行程重疊";
        "Trip.PlanError.overlapping.description" = "「{first}」與「{second}」在同一天。請調整其中一個行程。";

        "Trip.PlanError.dayEmpty.title" = "沒有安排的日子";
        "Trip.PlanError.dayEmpty.description" = "第 {day} 天沒有安排。請加入地點，或刪除這一天。";

        "Trip.PlanError.tooLong.title" = "行程過長";
        "Trip.PlanError.tooLong.description" = "行程共 {days} 天，而一份計畫最多 {limit} 天。請分成兩份。";

        "Trip.PlanError.archived.title" = "行程已封存";
        "Trip.PlanError.archived.description" = "封存的行程無法變更。請先取消封存。";

        /* ---- The app (target WayfarerApp, which depends on this one) ---- */
        "LaunchError.settingsUnreadable.title" = "設定已重設";
        "LaunchError.settingsUnreadable.description" = "無法讀取設定，已恢復預設值。行程與車票都還在。";

        "LaunchError.versionTooOld.title" = "需要更新";
        "LaunchError.versionTooOld.description" = "購票需要 {minimum} 或更新版本。請在應用程式商店更新 Wayfarer。";

        "LaunchError.migrationIncomplete.title" = "行程轉移中";
        "LaunchError.migrationIncomplete.description" = "已將 {total} 個行程中的 {done} 個轉為新格式。完成前請保持 App 開啟。";

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Help",
      text: #"""
        /* ---- Questions and answers ---- */
        "help.title" = "說明";
        "help.search" = "搜尋 {count} 篇文章";
        "help.articles" = "文章";
        "help.contact" = "聯絡我們";
        "help.contact.note" = "全年無休，{hours} 小時內回覆。";
        "help.phone" = "電話：0800-018-018";
        "help.q.offline" = "沒有網路也能用嗎？";
        "help.a.offline" = "可以。地圖、車票與計畫都存在裝置上，只有訂票需要網路。";
        "help.q.refund" = "如何申請退款？";
        "help.a.refund" = "開啟車票，選擇「退款」並填寫原因，約需 3 至 5 天。";
        "help.q.devices" = "一個帳號可以在幾部裝置上使用？";
        "help.a.devices" = "最多五部；使用 Wayfarer Plus 則不限數量。";
        "help.q.luggage" = "我的行李不見了！";
        "help.a.luggage" = "別擔心。開啟「吊牌」，輕點行李並依箭頭前進。";
        "help.q.children" = "兒童需要付費嗎？";
        "help.a.children" = "未滿 6 歲免費；6 至 11 歲半價（50%）。";
        "help.q.invoice" = "可以開立公司抬頭的發票嗎？";
        "help.a.invoice" = "可以。付款前請填寫「公司」（含統一編號）。";
        "help.q.bike" = "可以帶腳踏車嗎？";
        "help.a.bike" = "摺疊車視為行李，其他車輛請預訂車位：🚲 5 歐元。";
        "help.q.language" = "為什麼沒有我的語言？";
        "help.a.language" = "也許很快就會加入。志工在 https://translate.wayfarer.example 翻譯。";
        "help.feedback" = "這對您有幫助嗎？";
        "help.feedback.thanks" = "謝謝！";
        "help.feedback.votes" = "{all} 位讀者中有 {yes} 位覺得有幫助";
        "help.steps.export" = "1. 開啟行程。\n2. 輕點「分享」。\n3. 選擇「PDF」。";
        "help.status.ok" = "所有服務運作正常。";
        "help.status.slow" = "目前地圖載入較慢⋯⋯";
        "help.status.since" = "自 {when, date, medium} {when, time, short} 起";
        "help.shortcut" = "⌘F 或 Ctrl+F";
        "help.system" = "需要 Linux、Android 14 或 iOS 18";
        "help.link" = "https://www.wayfarer.example/caf%C3%A9";
        "help.folder" = "地圖儲存於 Documents\\Wayfarer。";
        "help.modes" = "火車｜巴士｜渡輪";

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Legacy",
      text: #"""
        /* The old version's words, in C style: %@ for a text, %lld for a whole number, %% for a percent sign. */

        /* ---- Import (the texts of the old version: C-style placeholders, in the order of the associated values) ---- */
        "ImportError.fileEmpty.title" = "空白檔案";
        "ImportError.fileEmpty.description" = "檔案中沒有資料列。請從原本的 App 重新匯出。";

        "ImportError.headerMissing.title" = "缺少欄位";
        "ImportError.headerMissing.description" = "第一列沒有「%@」欄位。請加入後重新匯入。";

        "ImportError.badRow.title" = "無法辨識的資料列";
        "ImportError.badRow.description" = "「%2$@」（第 %1$lld 列）不是日期。請依 2027-03-14 的格式填寫。";

        "ImportError.tooManyRows.title" = "資料列過多";
        "ImportError.tooManyRows.description" = "檔案有 %1$lld 列，上限為 %2$lld 列。請分割成較小的檔案。";

        "ImportError.rowsSkipped.title" = "略過的資料列";

        "ImportError.charsetUnknown.title" = "文字無法辨識";
        "ImportError.charsetUnknown.description" = "%@ 的文字使用舊編碼。請先另存為 UTF-8。";

        "ImportError.sizeExceeded.title" = "檔案過大";
        "ImportError.sizeExceeded.description" = "檔案大小為 %.1f MB，上限為 20 MB。請移除照片。";

        /* ---- Export ---- */
        "ExportError.diskFull.title" = "磁碟空間不足";
        "ExportError.diskFull.description" = "需要 %1$lld MB，目前剩餘 %2$lld MB。請騰出空間後重新匯出。";

        "ExportError.nothingToExport.title" = "沒有可匯出的內容";
        "ExportError.nothingToExport.description" = "尚未選取行程。請至少選取一個，或全選（100%%）。";

        "ExportError.printerMissing.title" = "沒有印表機";
        "ExportError.printerMissing.description" = "附近沒有可用的印表機。請改存為 PDF。";

        "ExportError.sharesUneven.title" = "分攤比例不符";
        "ExportError.sharesUneven.description" = "旅客的分攤比例合計為 %lld%%，而非 100%%。請調整其中一項。";

        "ExportError.calendarReadOnly.title" = "行事曆為唯讀";
        "ExportError.calendarReadOnly.description" = "無法在行事曆「%@」中加入項目。請選擇此裝置上的行事曆。";

        /* ---- Words of the old screens ---- */
        "legacy.version" = "版本 %@";
        "legacy.greeting" = "%@，您好！";
        "legacy.from_to" = "%1$@－%2$@";
        "legacy.progress" = "已完成 %d%%";
        "legacy.discount" = "Wayfarer Plus 會員享 20%% 折扣";
        "legacy.seat" = "%1$lld 車 %2$@ 座";
        "legacy.platform" = "第 %@ 月台";
        "legacy.temperature" = "%.0f °C";
        "legacy.delay" = "誤點 %lld 分鐘";
        "legacy.padded_code" = "代碼 %06d";

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Legacy",
      format: .stringsdict,
      text: #"""
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>ImportError.rowsSkipped.description</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@rows@請加入日期後重新匯入。</string>
        		<key>rows</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>other</key>
        			<string>有 %lld 列沒有日期，已略過。</string>
        		</dict>
        	</dict>
        	<key>legacy.photos</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%#@photos@</string>
        		<key>photos</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>d</string>
        			<key>zero</key>
        			<string>沒有照片</string>
        			<key>other</key>
        			<string>%d 張照片</string>
        		</dict>
        	</dict>
        	<key>legacy.trips_and_days</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%2$#@days@內的 %1$#@trips@</string>
        		<key>trips</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>other</key>
        			<string>%lld 個行程</string>
        		</dict>
        		<key>days</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>other</key>
        			<string>%lld 天</string>
        		</dict>
        	</dict>
        	<key>legacy.unread</key>
        	<dict>
        		<key>NSStringLocalizedFormatKey</key>
        		<string>%1$@：%2$#@messages@</string>
        		<key>messages</key>
        		<dict>
        			<key>NSStringFormatSpecTypeKey</key>
        			<string>NSStringPluralRuleType</string>
        			<key>NSStringFormatValueTypeKey</key>
        			<string>lld</string>
        			<key>other</key>
        			<string>%lld 則新訊息</string>
        		</dict>
        	</dict>
        </dict>
        </plist>

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Mail",
      text: #"""
        "mail.receipt.subject" = "訂單 {reference} 的收據";
        "mail.receipt.body" = "{name}，您好：\n\n感謝您的搭乘。收據已附為 PDF 檔。\n\nWayfarer";
        "mail.receipt.line" = "車票\t{amount, number, ::currency/EUR}";
        "mail.receipt.total" = "總計\t{amount, number, ::currency/EUR}";
        "mail.receipt.vat" = "含加值稅（{rate, number, ::percent}）";
        "mail.welcome.subject" = "{name}，歡迎加入！";
        "mail.welcome.confirm" = "請在 {hours} 小時內確認此地址：";
        "mail.delay.subject" = "{train}：誤點 {minutes} 分鐘";
        "mail.delay.body" = "{train} 今日 {when, time, short} 於第 {platform} 月台發車。";
        "mail.cancelled.subject" = "班次取消通知";
        "mail.cancelled.body" = "非常抱歉，{when, date, medium} 的 {train} 停駛。票款將自動退還。";
        "mail.reminder.subject" = "距離出發還有 {days} 天";
        "mail.invite.subject" = "{host} 邀請您加入「{trip}」";
        "mail.invite.body" = "加入 {host} 的旅行（{start, date, ::MMMd}－{end, date, ::MMMd}）。";
        "mail.password.subject" = "重設密碼";
        "mail.password.body" = "有人（希望是您）要求重設密碼。若不是您本人，請忽略此信。";
        "mail.rating.subject" = "「{place}」如何呢？";
        "mail.rating.scale" = "1＝差，5＝很棒";
        "mail.footer.address" = "威飛行旅股份有限公司　臺北市中正區忠孝西路 12 號";
        "mail.footer.unsubscribe" = "不想再收到郵件？請在設定中更改。";
        "mail.footer.hours" = "週一至週五 9:00－18:00";
        "mail.footer.copyright" = "© 2027 Wayfarer";
        "mail.ps" = "附註：天氣看起來不錯 ☀️";
        "mail.signature" = "敬祝旅安\nWayfarer 團隊";

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Onboarding",
      text: #"""
        /* ---- First steps ---- */
        "onboarding.welcome" = "歡迎使用 Wayfarer！";
        "onboarding.welcome.name" = "{name}，歡迎回來！";
        "onboarding.tagline" = "旅途的一切，盡在一處。";
        "onboarding.family" = "與家人同行 👨‍👩‍👧‍👦";
        "onboarding.love" = "在旅途中用 ❤️ 打造 🏳️‍🌈 👋🏽";
        "onboarding.step" = "第 {step} 步，共 {total} 步";
        "onboarding.maps" = "離線也能用的地圖，高山上也不例外。";
        "onboarding.tickets" = "火車、巴士與渡輪票券，一應俱全。";
        "onboarding.photos" = "自動寫成的旅行日記：照片、地點、日期。";
        "onboarding.question.where" = "想去哪裡？";
        "onboarding.question.when" = "什麼時候？和誰？！";
        "onboarding.permission.location" = "開啟定位後，Wayfarer 會找出最近的站牌。";
        "onboarding.permission.notifications" = "列車誤點時收到通知。";
        "onboarding.terms" = "繼續即表示**您**同意[條款](https://www.wayfarer.example/terms)。";
        "onboarding.html" = "輕點<b>開始</b>，四處看看。<br/>完全免費。";
        "onboarding.hashtag" = "用 #Wayfarer 分享";
        "onboarding.social" = "@wayfarer_app";
        "onboarding.start" = "開始";
        "onboarding.later" = "以後再說";
        "onboarding.import" = "從其他 App 匯入行程";
        "onboarding.imported" = "已匯入 {count} 個行程";
        "onboarding.companions" = "{count, plural, offset:1 =0 {沒有人參加} =1 {{name} 會參加} other {{name} 與其他 # 人會參加}}";
        "onboarding.traveller" = "{gender, select, female {她} male {他} other {旅客}}與小孩同行";
        "onboarding.ready" = "準備就緒。祝旅途愉快！ ✈️";
        "onboarding.plus.price" = "Wayfarer Plus：每月 {price, number, ::currency/EUR}";
        "onboarding.plus.trial" = "免費試用 {days} 天，之後按月計費。";
        "onboarding.plus.interest" = "0% 利息，首週可 100% 退款。";

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Places",
      text: #"""
        "place.paris" = "巴黎";
        "place.london" = "倫敦";
        "place.berlin" = "柏林";
        "place.tokyo" = "東京";
        "place.kyoto" = "京都";
        "place.taipei" = "臺北";
        "place.cairo" = "開羅";
        "place.marrakesh" = "馬拉喀什";
        "place.petersburg" = "聖彼得堡";
        "place.sao_paulo" = "聖保羅";
        "place.zurich" = "蘇黎世";
        "place.reykjavik" = "雷克雅維克";
        "place.country.japan" = "日本";
        "place.country.france" = "法國";
        "place.country.egypt" = "埃及";
        "place.country.usa" = "美國";
        "place.country.ivory_coast" = "象牙海岸";
        "place.kind.airport" = "機場";
        "place.kind.beach" = "海灘";
        "place.kind.bridge" = "橋";
        "place.kind.island" = "島嶼";
        "place.kind.lake" = "湖泊";
        "place.kind.mountain" = "山岳";
        "place.kind.park" = "公園";
        "place.kind.temple" = "寺廟";
        "place.kind.theatre" = "劇院";
        "place.kind.library" = "圖書館";
        "place.kind.pharmacy" = "藥局";
        "place.kind.hotel" = "飯店";
        "place.kind.village" = "村莊";
        "place.near" = "{place}附近";
        "place.away" = "距離 {metres} 公尺";
        "place.open" = "營業至 {hour}:00";
        "place.closed" = "週一公休";
        "place.rating" = "{stars, number, ::.0} ★（{count} 則評論）";
        "place.price" = "€€－中等價位";
        "place.accessible" = "無障礙通道 ♿";
        "place.wifi" = "免費 Wi-Fi";
        "place.elevation" = "海拔 {metres} 公尺";
        "place.hint" = "長按地圖即可放置圖釘⋯⋯";
        "place.favourites" = "{count} 個最愛";

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Settings",
      text: #"""
        /* 設定畫面 */

        /* ---- Sections. Keys of three parts whose last is a field's name are none of an error's: there is no type Settings. ---- */
        "Settings.Network.title" = "網路";
        "Settings.Network.description" = "Wi-Fi、行動數據與外出下載。";
        "Settings.Privacy.title" = "隱私權";
        "Settings.Privacy.description" = "誰能看到行程的目的地。";
        "Settings.Storage.title" = "儲存空間";
        "Settings.Storage.description" = "此裝置上的地圖與照片。";
        "settings.about.product" = "Wayfarer";
        "settings.about.plan" = "Wayfarer Plus";
        "settings.network.wifi" = "Wi-Fi";
        "settings.network.bluetooth" = "藍牙";
        "settings.pay.paypal" = "PayPal";
        "settings.about.website" = "https://www.wayfarer.example/help";
        "settings.about.contact" = "help@wayfarer.example";
        "settings.about.phone" = "+44 20 7946 0018";
        "settings.menu" = "選單";
        "settings.notifications" = "通知";
        "settings.transport" = "交通工具";
        "settings.photos" = "照片";
        "settings.version" = "版本 {version}（{build}）";
        "settings.loading" = "載入中⋯";

        /* ---- General ---- */
        "settings.general" = "一般";
        "settings.language" = "語言";
        "settings.language.note" = "App 會使用裝置的語言。";
        "settings.region" = "地區";
        "settings.currency" = "貨幣";
        "settings.units" = "度量單位";
        "settings.units.metric" = "公里、°C";
        "settings.units.imperial" = "英里、°F";
        "settings.units.system" = "與裝置相同";
        "settings.week_start" = "每週第一天";
        "settings.time_format" = "24 小時制";
        "settings.appearance" = "外觀";
        "settings.appearance.light" = "淺色";
        "settings.appearance.dark" = "深色";
        "settings.appearance.auto" = "自動";
        "settings.text_size" = "文字大小";
        "settings.text_size.sample" = "天地玄黃，宇宙洪荒。";
        "settings.sounds" = "聲音與震動";

        /* ---- Account ---- */
        "settings.account" = "帳號";
        "settings.account.signed_in" = "目前登入帳號：{name}";
        "settings.account.photo" = "個人照片";
        "settings.account.password" = "更改密碼";
        "settings.account.two_steps" = "兩步驟登入";
        "settings.account.devices" = "{count} 部裝置";
        "settings.account.delete" = "刪除帳號⋯";
        "settings.account.delete.question" = "要刪除帳號與全部 {count} 個行程嗎？";
        "settings.account.delete.note" = "此動作無法復原。";

        /* ---- Network and storage ---- */
        "settings.download.wifi_only" = "僅透過 Wi-Fi 下載";
        "settings.download.quality" = "照片品質";
        "settings.download.high" = "高（每張約 5 MB）";
        "settings.download.low" = "低（每張約 300 kB）";
        "settings.storage.used" = "已使用 {used}，共 {total}";
        "settings.storage.share" = "已用 {share, number, ::percent}，最多 100%";
        "settings.storage.clear" = "移除舊地圖";
        "settings.storage.cleared" = "完成：已釋出 {size}。";
        "settings.proxy" = "代理伺服器：{host}，連接埠 {port, number, ::group-off}";

        /* ---- Privacy and the rest ---- */
        "settings.privacy.location" = "旅途中分享位置";
        "settings.privacy.nobody" = "不分享";
        "settings.privacy.friends" = "朋友";
        "settings.privacy.everyone" = "所有人";
        "settings.privacy.history" = "清除搜尋紀錄";
        "settings.privacy.analytics" = "協助改善 Wayfarer";
        "settings.tickets.apple" = "將車票加入票夾";
        "settings.calendar" = "行事曆";
        "settings.reminder.lead" = "{minutes} 分鐘前提醒";
        "settings.beta" = "搶先試用新功能";
        "settings.licenses" = "授權條款";
        "settings.terms" = "使用條款";
        "settings.sign_out" = "登出";
        "settings.saved_at" = "已於 {time, time, short} 儲存";

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Trips",
      text: #"""
        /* 行程清單與卡片 */

        /* ---- The list of trips ---- */
        "trips.title" = "行程";
        "trips.count" = "{count} 個行程";
        "trips.upcoming" = "即將出發";
        "trips.past" = "過去行程";
        "trips.drafts" = "草稿";
        "trips.new" = "新增行程";
        "trips.name" = "行程名稱";
        "trips.name.example" = "例如：羅馬春假";
        "trips.owner" = "{owner} 的行程";
        "trips.with" = "與 {names} 同行";
        "trips.dates" = "{start, date, medium}－{end, date, medium}";
        "trips.nights" = "{nights, plural, =0 {當天來回} other {# 晚}}";
        "trips.day" = "第 {day} 天";
        "trips.stops" = "途經 {stops} 站";
        "trips.distance" = "{km, number, ::.0} 公里";
        "trips.duration" = "{hours} 小時 {minutes} 分";
        "trips.budget" = "預算";
        "trips.budget.spent" = "已花費預算的 {share, number, percent}";
        "trips.packing" = "行李清單";
        "trips.packing.left" = "{left, plural, =0 {全部收好了！} other {還剩 # 件}}";
        "trips.item.passport" = "護照";
        "trips.item.charger" = "充電器（USB-C）";
        "trips.item.umbrella" = "雨傘";
        "trips.item.socks" = "襪子 3 雙";
        "trips.item.paper" = "紙本車票（A4）";
        "trips.sight.castle" = "城堡";
        "trips.sight.museum" = "博物館";
        "trips.sight.station" = "車站";
        "trips.sight.port" = "港口";
        "trips.sight.restaurant" = "餐廳";
        "trips.sight.cafe" = "咖啡館";
        "trips.sight.parking" = "停車場";
        "trips.train.class" = "{class, select, first {頭等} second {二等} other {不限}}";
        "trips.feed" = "{who, select, self {已加入 {count} 張照片} other {{name} 加入了 {count} 張照片}}";
        "trips.weather" = "{high}° / {low}°";
        "trips.weather.rain" = "降雨機率：{chance, number, ::percent}";
        "trips.note" = "筆記";
        "trips.note.empty" = "還沒有筆記⋯⋯";
        "trips.quote" = "「旅程本身就是獎賞。」";
        "trips.quote.nested" = "她說：「招牌上寫著『休息中』。」";
        "trips.kids" = "兒童票價";
        "trips.oclock" = "現在是 {time, time, short}";
        "trips.arrival" = "約 {time, time, short} 抵達";
        "trips.seat" = "{coach} 車 {seat} 座";
        "trips.flight" = "{number} 航班";
        "trips.founded" = "自 {year, number, ::group-off} 年起";
        "trips.discount" = "週日 50% 折扣";
        "trips.fraction" = "半天、45 分鐘";
        "trips.emergency" = "緊急電話：112";

        """#
    ),
    Table(
      locale: "zh-Hant",
      name: "Widgets",
      text: #"""
        /* catalog: style=printf */
        "widget.title"	= "下一趟行程" ;
        "widget.route"	= "%1$@ → %2$@" ;
        "widget.leaves"	= "%@ 出發" ;
        "widget.gate"	= "登機門 %@" ;
        "widget.charge"	= "電量 %lld%%" ;
        "widget.full"	= "行李 100%% 收好了！" ;
        "widget.empty"	= "尚無安排" ;
        "widget.updated"	= "更新於 %@" ;
        "widget.rating"	= "%.1f 分（滿分 5 分）" ;

        """#
    ),
  ])
}
