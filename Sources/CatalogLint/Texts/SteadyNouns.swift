import CatalogICU

/// The nouns of a language that have one form, though most of its nouns change behind a number.
///
/// Of a translation only one form is there to be judged, mostly a plural: French "fichiers" ends as "mois" does. So an ending
/// is listed only where no plural of a noun that changes has it, and else the nouns themselves: those of the grammars'
/// chapters on invariable nouns, loans and names of measures, as far as programs count such things.
struct SteadyNouns: Sendable {
  /// Nouns in small letters; each also as the end of a compound where the language writes those as one word.
  private let nouns: Set<String>
  private let endings: [String]
  /// Nouns of `endings` that change all the same, also as the end of a compound.
  private let exceptions: [String]
  private let compounds: Bool

  private init(_ nouns: String, endings: String = "", except exceptions: String = "", compounds: Bool = false) {
    self.nouns = Set(nouns.split(separator: " ").map(String.init))
    self.endings = endings.split(separator: " ").map(String.init)
    self.exceptions = exceptions.split(separator: " ").map(String.init)
    self.compounds = compounds
  }

  /// Whether a word is one of a language's nouns that have one form.
  static func contain(_ word: some StringProtocol, in language: LocaleIdentifier) -> Bool {
    byLanguage[language.language]?.contains(word.lowercased()) == true
  }

  private func contains(_ word: String) -> Bool {
    if nouns.contains(word) || compounds && nouns.contains(where: { $0.count > 3 && word.hasSuffix($0) }) {
      return true
    }
    return endings.contains(where: word.hasSuffix) && !exceptions.contains(where: word.hasSuffix)
  }

  private static let byLanguage: [String: SteadyNouns] = [
    // Masculine and neuter nouns in -el and -er take no ending, but for the neuter ones with a plural in -er and a few with
    // an umlaut; feminine ones have a plural in -n. Names of measures and coins stay in the singular.
    "de": SteadyNouns(
      "bit byte cent dezibel dollar dutzend euro franken gramm grad hertz joule kilo knoten mal paar pfund pfennig pixel "
        + "prozent promille rahmen stück uhr volt watt wagen yen yuan zeichen zoll häkchen kästchen mädchen päckchen",
      endings: "el er",
      except: """
        bilder felder glieder kinder länder wörter bücher lieder häuser räder blätter bretter schilder bänder gläser männer \
        wälder fächer dörfer dächer geister kleider kräuter löcher nester ränder rinder schlösser schwerter täler tücher \
        völker gesichter lichter hühner hörner güter gelder ämter münder würmer götter fässer gräber gräser lämmer \
        gespenster gemüter geschlechter mäler tümer eier väter brüder äcker klöster hämmer mütter töchter äpfel vögel \
        mängel mäntel nägel sättel schäden
        """.replacing("\n", with: " "),
      compounds: true
    ),
    // A noun in -s, -x or -z has no other plural. No plural is made with a z, or with an x behind anything but a u.
    "fr": SteadyNouns(
      "abus ananas avis bois bonus bras bus cas campus colis corps cours concours cursus devis discours dos fils fois fonds "
        + "gaz héros jus mets mois os parcours pas pays permis poids processus propos puits recours refus relais "
        + "repas revers secours sens souris tapis temps tiers univers vers versus virus",
      endings: "ès z ax ex ix ox yx"
    ),
    // A noun with a last syllable that is not stressed, and ends in -s.
    "es": SteadyNouns("bonus campus jueves lunes martes miércoles viernes virus", endings: "sis"),
    "pt": SteadyNouns("lápis vírus bônus bónus campus ônibus ténis tênis"),
    // A noun that is stressed on its last syllable, one in a consonant, and what was cut short.
    "it": SteadyNouns(
      "auto byte cinema euro file foto moto pixel radio specie video yen",
      endings: "à è é ì ò ù b c d f g h k l m n p q r s t v w x y z"
    ),
    "ro": SteadyNouns("euro ore yen"),
    // Names of measures, time and money stay in the singular.
    "nl": SteadyNouns(
      "cent dollar euro gram jaar keer kilo kwartier liter maal meter pond procent stuks uur volt watt yen",
      compounds: true
    ),
    // Neuter nouns in a consonant and others in -are take no ending; the plurals with one are in -r and -n.
    "sv": SteadyNouns("euro kilo yen", endings: "are b c d f g h j k l m p q s t v x z meter liter"),
    // Many neuter nouns take no ending; the plurals with one are in -r and -e.
    "da": SteadyNouns("euro kilo år", endings: "b c d f g h j k l m n p q s t v x z meter liter"),
    "nb": SteadyNouns("euro kilo år", endings: "b c d f g h j k l m n p q s t v x z meter liter"),
    "nn": SteadyNouns("euro kilo år", endings: "b c d f g h j k l m n p q s t v x z meter liter"),
    "no": SteadyNouns("euro kilo år", endings: "b c d f g h j k l m n p q s t v x z meter liter"),
    "en": SteadyNouns(
      "aircraft baht bison cod data deer fish hertz kilohertz megahertz gigahertz moose offspring percent salmon series "
        + "sheep shrimp spacecraft species trout yuan"
    ),
    // Loans in a vowel are not declined.
    "ru": SteadyNouns(
      "авто аудио бюро видео депо досье евро интервью какао кафе кино кофе купе лото меню метро пальто пианино портфолио "
        + "промо радио резюме реле саке селфи табло такси тире фойе фото хобби шоссе шоу эскимо эссе"
    ),
    "uk": SteadyNouns(
      "авто аудіо бюро відео депо досьє євро інтервʼю какао кафе кіно купе лото меню метро піаніно портфоліо промо радіо "
        + "резюме реле селфі табло таксі фото хобі шосе шоу есе"
    ),
    "be": SteadyNouns("аўдыя аўто бюро відэа еўра кафэ кіно меню метро радыё рэзюмэ таксі фота шоу эсэ"),
    "bg": SteadyNouns("евро"),
    "pl": SteadyNouns("euro jury kakao kiwi menu selfie show sushi wideo"),
    "lv": SteadyNouns("auto eiro foto kino metro radio video"),
    "el": SteadyNouns(
      "βίντεο γιεν ευρώ κιλοβάτ κλικ μενού μπάιτ πίξελ ραντεβού ταξί μεγαμπάιτ γιγαμπάιτ κιλομπάιτ"
    ),
    "he": SteadyNouns("אירו דולר יורו קילו"),
    "ar": SteadyNouns("يورو"),
    "ga": SteadyNouns("euro"),
    "sq": SteadyNouns("euro"),
    "lb": SteadyNouns("euro prozent meter"),
  ]
}
