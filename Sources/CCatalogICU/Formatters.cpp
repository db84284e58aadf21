#include "Headers.hpp"

#include <unicode/datefmt.h>
#include <unicode/decimfmt.h>
#include <unicode/fmtable.h>
#include <unicode/numberformatter.h>
#include <unicode/numfmt.h>
#include <unicode/plurrule.h>
#include <unicode/rbnf.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
#include <unicode/uchar.h>

#include <cmath>
#include <memory>

#include "Plurals.hpp"

// Every choice below is MessageFormat::createAppropriateFormat's (ICU 72, msgfmt.cpp); the oracle tests hold us to it.

struct catalog_icu_formatter {
  std::unique_ptr<icu::Format> format;
  /// The same object where it is a DecimalFormat, which alone knows how many digits it writes.
  const icu::DecimalFormat *decimal;
  /// Numbers in words and the like, by rules that do not bear every double.
  bool ruleBased;
};

namespace {

/// A style without the pattern white space around it, which is not what UnicodeString::trim takes off.
icu::UnicodeString trimmed(const icu::UnicodeString &style) {
  int32_t start = 0;
  int32_t end = style.length();
  while (start < end && u_hasBinaryProperty(style.charAt(start), UCHAR_PATTERN_WHITE_SPACE)) ++start;
  while (start < end && u_hasBinaryProperty(style.charAt(end - 1), UCHAR_PATTERN_WHITE_SPACE)) --end;
  return icu::UnicodeString(style, start, end - start);
}

/// The position of a style among keywords, in any case, or -1.
int32_t keyword(const icu::UnicodeString &style, std::initializer_list<const char16_t *> keywords) {
  icu::UnicodeString lowered = trimmed(style).toLower(icu::Locale::getRoot());
  int32_t index = 0;
  for (const char16_t *keyword : keywords) {
    if (lowered == keyword) return index;
    ++index;
  }
  return -1;
}

/// What follows `::`, or a bogus string where the style is no skeleton.
icu::UnicodeString skeleton(const icu::UnicodeString &style) {
  int32_t start = 0;
  while (u_hasBinaryProperty(style.charAt(start), UCHAR_PATTERN_WHITE_SPACE)) ++start;
  icu::UnicodeString rest;
  if (style.compare(start, 2, u"::", 0, 2) == 0) {
    rest = icu::UnicodeString(style, start + 2);
  } else {
    rest.setToBogus();
  }
  return rest;
}

icu::Format *number(const icu::UnicodeString &style, const icu::Locale &locale, UErrorCode &status) {
  switch (keyword(style, {u"", u"currency", u"percent", u"integer"})) {
    case 0: return icu::NumberFormat::createInstance(locale, status);
    case 1: return icu::NumberFormat::createCurrencyInstance(locale, status);
    case 2: return icu::NumberFormat::createPercentInstance(locale, status);
    case 3: {
      icu::NumberFormat *format = icu::NumberFormat::createInstance(locale, status);
      if (format != nullptr) format->setMaximumFractionDigits(0);
      return format;
    }
  }
  icu::UnicodeString skeletonText = skeleton(style);
  if (!skeletonText.isBogus())
    return icu::number::NumberFormatter::forSkeleton(skeletonText, status).locale(locale).toFormat(status);
  std::unique_ptr<icu::NumberFormat> format(icu::NumberFormat::createInstance(locale, status));
  if (auto *decimal = dynamic_cast<icu::DecimalFormat *>(format.get())) {
    UParseError place = {};
    decimal->applyPattern(style, place, status);
  }
  return format.release();
}

icu::Format *date(int32_t kind, const icu::UnicodeString &style, const icu::Locale &locale, UErrorCode &status) {
  icu::UnicodeString skeletonText = skeleton(style);
  if (!skeletonText.isBogus()) return icu::DateFormat::createInstanceForSkeleton(skeletonText, locale, status);
  static const icu::DateFormat::EStyle styles[] = {
      icu::DateFormat::kDefault, icu::DateFormat::kShort, icu::DateFormat::kMedium, icu::DateFormat::kLong,
      icu::DateFormat::kFull};
  int32_t index = keyword(style, {u"", u"short", u"medium", u"long", u"full"});
  icu::DateFormat::EStyle length = index < 0 ? icu::DateFormat::kDefault : styles[index];
  std::unique_ptr<icu::DateFormat> format(
      kind == CATALOG_ICU_DATE ? icu::DateFormat::createDateInstance(length, locale)
                               : icu::DateFormat::createTimeInstance(length, locale));
  if (index < 0)
    if (auto *simple = dynamic_cast<icu::SimpleDateFormat *>(format.get())) simple->applyPattern(style);
  return format.release();
}

icu::Format *ruleBased(
    icu::URBNFRuleSetTag tag, const icu::UnicodeString &style, const icu::Locale &locale, UErrorCode &status) {
  std::unique_ptr<icu::RuleBasedNumberFormat> format(new icu::RuleBasedNumberFormat(tag, locale, status));
  if (U_SUCCESS(status) && format && !style.isEmpty()) {
    // MessageFormat too goes on with the default rules where the style names none.
    UErrorCode named = U_ZERO_ERROR;
    format->setDefaultRuleSet(style, named);
  }
  return format.release();
}

icu::Formattable formattable(const catalog_icu_value &value, UErrorCode &status) {
  switch (value.kind) {
    case CATALOG_ICU_INTEGER: return icu::Formattable(value.integer);
    case CATALOG_ICU_DECIMAL: return icu::Formattable(icu::StringPiece(value.digits, value.length), status);
    case CATALOG_ICU_MILLISECONDS: return icu::Formattable(value.real, icu::Formattable::kIsDate);
    default: return icu::Formattable(value.real);
  }
}

/// ICU 72 dereferences null for the ordinal of minus infinity in seven languages, and spells some tiny fractions digit by digit for seconds.
bool bearsRules(const icu::Formattable &number) {
  UErrorCode status = U_ZERO_ERROR;
  double size = std::fabs(number.getDouble(status));
  return U_SUCCESS(status) && (std::isnan(size) || size == 0 || (size >= 1e-9 && size <= 1e19));
}

}  // namespace

catalog_icu_formatter *catalog_icu_formatter_create(
    int32_t kind, const char *style, int32_t length, const char *tag, const char *zone, int32_t *status) {
  UErrorCode made = U_ZERO_ERROR;
  icu::UnicodeString text = catalog::utf16(style, length);
  icu::Locale locale = catalog::locale(tag);
  std::unique_ptr<icu::Format> format;
  switch (kind) {
    case CATALOG_ICU_NUMBER: format.reset(number(text, locale, made)); break;
    case CATALOG_ICU_DATE:
    case CATALOG_ICU_TIME: format.reset(date(kind, text, locale, made)); break;
    case CATALOG_ICU_SPELLOUT: format.reset(ruleBased(icu::URBNF_SPELLOUT, text, locale, made)); break;
    case CATALOG_ICU_ORDINAL: format.reset(ruleBased(icu::URBNF_ORDINAL, text, locale, made)); break;
    case CATALOG_ICU_DURATION: format.reset(ruleBased(icu::URBNF_DURATION, text, locale, made)); break;
    case CATALOG_ICU_MOMENT:
      format.reset(
          icu::DateFormat::createDateTimeInstance(icu::DateFormat::kShort, icu::DateFormat::kShort, locale));
      break;
    default: made = U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (U_SUCCESS(made) && !format) made = U_MEMORY_ALLOCATION_ERROR;
  *status = made;
  if (U_FAILURE(made)) return nullptr;
  if (zone != nullptr)
    if (auto *dates = dynamic_cast<icu::DateFormat *>(format.get()))
      dates->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  const auto *decimal = dynamic_cast<const icu::DecimalFormat *>(format.get());
  bool ruleBased = dynamic_cast<const icu::RuleBasedNumberFormat *>(format.get()) != nullptr;
  return new (std::nothrow) catalog_icu_formatter{std::move(format), decimal, ruleBased};
}

void catalog_icu_formatter_destroy(catalog_icu_formatter *formatter) { delete formatter; }

int32_t catalog_icu_formatter_format(
    const catalog_icu_formatter *formatter, catalog_icu_value value, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  icu::Formattable number = formattable(value, status);
  if (formatter->ruleBased && !bearsRules(number)) return catalog::failure(U_UNSUPPORTED_ERROR);
  formatter->format->format(number, text, status);
  return U_SUCCESS(status) ? catalog::write(text, buffer, capacity) : catalog::failure(status);
}

int32_t catalog_icu_formatter_select(
    const catalog_icu_formatter *formatter, const catalog_icu_plurals *rules, catalog_icu_value value,
    int32_t *category, char *buffer, int32_t capacity) {
  *category = 5;
  UErrorCode status = U_ZERO_ERROR;
  icu::Formattable number = formattable(value, status);
  if (formatter->ruleBased && !bearsRules(number)) return catalog::failure(U_UNSUPPORTED_ERROR);
  icu::UnicodeString text;
  formatter->format->format(number, text, status);
  if (U_FAILURE(status)) return catalog::failure(status);
  if (formatter->decimal != nullptr) {
    icu::number::FormattedNumber written;
    const icu::number::LocalizedNumberFormatter *numbers = formatter->decimal->toNumberFormatter(status);
    if (numbers != nullptr) {
      written = value.kind == CATALOG_ICU_INTEGER   ? numbers->formatInt(value.integer, status)
                : value.kind == CATALOG_ICU_DECIMAL ? numbers->formatDecimal({value.digits, value.length}, status)
                                                    : numbers->formatDouble(value.real, status);
      if (U_SUCCESS(status)) *category = catalog::category(rules->rules->select(written, status));
    }
  } else {
    *category = catalog::category(rules->rules->select(number.getDouble(status)));
  }
  return U_SUCCESS(status) ? catalog::write(text, buffer, capacity) : catalog::failure(status);
}
