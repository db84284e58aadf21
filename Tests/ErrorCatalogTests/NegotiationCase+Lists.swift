import ErrorCatalog

extension NegotiationCase {
  /// Explicit lists of languages.
  static let lists: [NegotiationCase] = [
    .init(
      id: "exact",
      preferences: ["ja"],
      available: "en ja",
      expected: "ja en",
      because: "it is there as it was asked for, and English is the last resort"
    ),
    .init(
      id: "region",
      preferences: ["ja-JP"],
      available: "en ja",
      expected: "ja en",
      because: "Japanese is written the same in every region"
    ),
    .init(
      id: "nothing-fits",
      preferences: ["fr"],
      available: "en ja",
      expected: "en",
      because: "no language comes near French, so only the development language is left"
    ),
    .init(
      id: "empty-list",
      preferences: [],
      available: "en ja",
      expected: "en",
      because: "who asks for nothing gets the development language"
    ),
    .init(
      id: "second-choice-stays",
      preferences: ["de", "ja"],
      available: "de en ja",
      expected: "de ja en",
      because: "a gap in German is filled from Japanese, which the person reads, before English"
    ),
    .init(
      id: "first-choice-missing",
      preferences: ["de", "ja"],
      available: "en ja",
      expected: "ja en",
      because: "German is not there"
    ),
    .init(
      id: "asked-twice",
      preferences: ["ja", "ja-JP"],
      available: "en ja",
      expected: "ja en",
      because: "a locale is tried once"
    ),
    .init(
      id: "development-asked-for-first",
      preferences: ["en-US", "ja"],
      available: "en ja",
      expected: "en ja",
      because: "English was asked for first, and is not tried again at the end"
    ),
    .init(
      id: "parent",
      preferences: ["pt-BR"],
      available: "en pt pt-BR",
      expected: "pt-BR pt en",
      because: "a regional table may hold only what differs, so its parent follows"
    ),
    .init(
      id: "parent-before-next-choice",
      preferences: ["pt-BR", "ja"],
      available: "en ja pt pt-BR",
      expected: "pt-BR pt ja en",
      because: "the parent belongs to the first choice"
    ),
    .init(
      id: "no-language-in-list",
      preferences: ["!!", "", "C", "und", "ja"],
      available: "en ja",
      expected: "ja en",
      because: "what names no language is left out"
    ),
    .init(
      id: "any-case",
      preferences: ["JA-jp"],
      available: "en ja",
      expected: "ja en",
      because: "tags are compared without case (RFC 5646, 2.1.1)"
    ),
    .init(
      id: "icu-form",
      preferences: ["zh_hans_CN"],
      available: "en zh-Hans",
      expected: "zh-Hans en",
      because: "ICU writes underscores"
    ),
    .init(
      id: "posix-form",
      preferences: ["ja_JP.UTF-8"],
      available: "en ja",
      expected: "ja en",
      because: "what stands after the point is an encoding"
    ),
    .init(
      id: "extensions",
      preferences: ["ja-JP-u-ca-japanese"],
      available: "en ja",
      expected: "ja en",
      because: "a calendar says nothing about the language"
    ),
    .init(
      id: "private-use",
      preferences: ["de-DE-x-dialect"],
      available: "de en",
      expected: "de en",
      because: "private subtags are ignored where nobody knows them"
    ),
    .init(
      id: "other-development-language",
      preferences: ["fr"],
      available: "en ja",
      developmentLanguage: "ja",
      expected: "ja",
      because: "English is not the last resort of a program written in Japanese"
    ),
    .init(
      id: "development-language-without-words",
      preferences: ["fr"],
      available: "ja",
      expected: "en",
      because: "the last resort is in the chain even if it has no table: the embedded copy or the keys speak"
    ),
    .init(
      id: "folder-underscore",
      preferences: ["zh-Hans"],
      available: "en zh_Hans",
      expected: "zh-Hans en",
      because: "folders are named with an underscore as well"
    ),
    .init(
      id: "folder-lower-case",
      preferences: ["zh-Hans"],
      available: "en zh-hans",
      expected: "zh-Hans en",
      because: "SwiftPM writes folder names in lower case"
    ),
  ]

  /// What ICU's matcher knows from CLDR's language matching data and parent locales.
  static let nearLanguages: [NegotiationCase] = [
    .init(
      id: "traditional-in-hong-kong",
      preferences: ["zh-Hant-HK"],
      available: "en zh-Hans zh-Hant",
      expected: "zh-Hant en",
      because: "the script decides"
    ),
    .init(
      id: "parents-of-one-script",
      preferences: ["zh-Hant-HK"],
      available: "en zh zh-Hant zh-Hant-HK",
      expected: "zh-Hant-HK zh-Hant en",
      because: "zh is Simplified, so it is no parent of Traditional Chinese"
    ),
    .init(
      id: "likely-script-taiwan",
      preferences: ["zh-TW"],
      available: "en zh-Hans zh-Hant",
      expected: "zh-Hant en",
      because: "Chinese in Taiwan is written in Traditional characters (likely subtags)"
    ),
    .init(
      id: "likely-script-hong-kong",
      preferences: ["zh-HK"],
      available: "en zh-Hans zh-Hant",
      expected: "zh-Hant en",
      because: "Chinese in Hong Kong is written in Traditional characters (likely subtags)"
    ),
    .init(
      id: "likely-script-singapore",
      preferences: ["zh-SG"],
      available: "en zh-Hans zh-Hant",
      expected: "zh-Hans en",
      because: "Chinese in Singapore is written in Simplified characters (likely subtags)"
    ),
    .init(
      id: "likely-script-none-said",
      preferences: ["zh"],
      available: "en zh-Hans zh-Hant",
      expected: "zh-Hans en",
      because: "Chinese without more is Simplified (likely subtags)"
    ),
    .init(
      id: "only-simplified",
      preferences: ["zh-Hant"],
      available: "en zh-Hans",
      expected: "en",
      because: "ICU's matcher takes the two scripts for too far apart; who reads both asks for both"
    ),
    .init(
      id: "cantonese",
      preferences: ["yue"],
      available: "en zh-Hans zh-Hant",
      expected: "zh-Hant en",
      because: "CLDR: readers of Cantonese read Chinese in Traditional characters"
    ),
    .init(
      id: "british-over-american",
      preferences: ["en-AU"],
      available: "en en-GB ja",
      expected: "en-GB en",
      because: "CLDR groups Australian with British English"
    ),
    .init(
      id: "india",
      preferences: ["en-IN"],
      available: "en en-GB",
      expected: "en-GB en",
      because: "CLDR groups Indian with British English"
    ),
    .init(
      id: "american",
      preferences: ["en-US"],
      available: "en en-GB",
      expected: "en",
      because: "English without more is American (likely subtags)"
    ),
    .init(
      id: "latin-american-spanish",
      preferences: ["es-MX"],
      available: "en es es-419",
      expected: "es-419 es en",
      because: "es-419 is the parent of es-MX, and es that of es-419 (CLDR parentLocales)"
    ),
    .init(
      id: "spanish-of-the-americas",
      preferences: ["es-AR"],
      available: "en es-ES es-MX",
      expected: "es-MX en",
      because: "CLDR groups the Spanish of the Americas"
    ),
    .init(
      id: "only-spanish",
      preferences: ["es-AR"],
      available: "en es",
      expected: "es en",
      because: "Spanish of Spain is understood"
    ),
    .init(
      id: "portuguese-in-angola",
      preferences: ["pt-AO"],
      available: "en pt-BR pt-PT",
      expected: "pt-PT en",
      because: "CLDR groups Portuguese outside the Americas with that of Portugal"
    ),
    .init(
      id: "only-brazilian",
      preferences: ["pt-PT"],
      available: "en pt-BR",
      expected: "pt-BR en",
      because: "another region's Portuguese is better than English"
    ),
    .init(
      id: "hebrew-old-code",
      preferences: ["iw"],
      available: "en he",
      expected: "he en",
      because: "iw is the old code of he"
    ),
    .init(
      id: "indonesian-old-code",
      preferences: ["in-ID"],
      available: "en id",
      expected: "id en",
      because: "in is the old code of id"
    ),
    .init(
      id: "folder-of-old-code",
      preferences: ["he"],
      available: "en iw",
      expected: "he en",
      because: "a folder may have the old code as well"
    ),
    .init(
      id: "tagalog",
      preferences: ["tl"],
      available: "en fil",
      expected: "fil en",
      because: "CLDR takes tl for fil"
    ),
    .init(
      id: "norwegian",
      preferences: ["no"],
      available: "en nb",
      expected: "nb en",
      because: "Norwegian without more is Bokmål"
    ),
    .init(
      id: "danish-reads-norwegian",
      preferences: ["da"],
      available: "en nb",
      expected: "nb en",
      because: "CLDR: readers of Danish understand Bokmål"
    ),
    .init(
      id: "serbian-in-latin",
      preferences: ["sr-Latn"],
      available: "en sr",
      expected: "sr en",
      because: "CLDR: Serbian is read in both scripts"
    ),
    .init(
      id: "serbian-both-there",
      preferences: ["sr-Latn-RS"],
      available: "en sr sr-Latn",
      expected: "sr-Latn en",
      because: "the script that was asked for is nearer, and the other is no parent of it"
    ),
    .init(
      id: "swiss-german-dialect",
      preferences: ["gsw"],
      available: "de en",
      expected: "de en",
      because: "CLDR: readers of Swiss German read German"
    ),
    .init(
      id: "one-way",
      preferences: ["de"],
      available: "en gsw",
      expected: "en",
      because: "CLDR: but not the other way round"
    ),
    .init(
      id: "austrian",
      preferences: ["de-AT"],
      available: "de en",
      expected: "de en",
      because: "German of another region is understood"
    ),
    .init(
      id: "catalan-reads-spanish",
      preferences: ["ca"],
      available: "en es",
      expected: "es en",
      because: "CLDR: readers of Catalan read Spanish"
    ),
    .init(
      id: "unrelated",
      preferences: ["ko"],
      available: "en ja zh-Hans",
      expected: "en",
      because: "a neighbour's language is no help"
    ),
  ]
}
