#include "Headers.hpp"

#include <unicode/translit.h>
#include <unicode/ucnv.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>

#include <memory>

namespace {

/// Adds the characters that a language is written with.
void exemplars(const char *locale, ULocaleDataExemplarSetType type, icu::UnicodeSet &into, UErrorCode &status) {
  icu::LocalULocaleDataPointer data(ulocdata_open(locale, &status));
  icu::UnicodeSet set;
  ulocdata_getExemplarSet(data.getAlias(), set.toUSet(), 0, type, &status);
  if (U_SUCCESS(status)) into.addAll(set);
}

/// Adds the characters that are in common use in Japanese.
void japaneseExemplars(icu::UnicodeSet &into, UErrorCode &status) {
  exemplars("ja", ULOCDATA_ES_STANDARD, into, status);
  exemplars("ja", ULOCDATA_ES_AUXILIARY, into, status);
}

/// Writes the characters of a set as UTF-8.
int32_t writeSet(const icu::UnicodeSet &set, char *buffer, int32_t capacity) {
  icu::UnicodeString found;
  for (int32_t range = 0; range < set.getRangeCount(); ++range) {
    for (UChar32 scalar = set.getRangeStart(range); scalar <= set.getRangeEnd(range); ++scalar) found.append(scalar);
  }
  std::string text;
  found.toUTF8String(text);
  return catalog::write(text, buffer, capacity);
}

}  // namespace

int32_t catalog_icu_japanese_han(char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeSet japanese;
  japaneseExemplars(japanese, status);
  if (U_FAILURE(status)) return catalog::failure(status);
  // Latin letters and kana are no Chinese characters.
  return writeSet(japanese.retain(0x3400, 0x10FFFF), buffer, capacity);
}

int32_t catalog_icu_foreign_han(bool traditional, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeSet main, japanese, foreign, encoded, found;
  exemplars("ja", ULOCDATA_ES_STANDARD, main, status);
  japaneseExemplars(japanese, status);
  exemplars(traditional ? "zh_Hant" : "zh_Hans", ULOCDATA_ES_STANDARD, foreign, status);
  // Exemplars are what is in common use; what a Japanese text may have beyond them is in JIS X 0208.
  icu::LocalUConverterPointer converter(ucnv_open("Shift_JIS", &status));
  if (U_FAILURE(status)) return catalog::failure(status);
  ucnv_getUnicodeSet(converter.getAlias(), encoded.toUSet(), UCNV_ROUNDTRIP_SET, &status);
  std::unique_ptr<icu::Transliterator> simplifier;
  if (traditional) {
    simplifier.reset(icu::Transliterator::createInstance("Traditional-Simplified", UTRANS_FORWARD, status));
  }
  if (U_FAILURE(status)) return catalog::failure(status);

  foreign.removeAll(japanese);
  for (int32_t range = 0; range < foreign.getRangeCount(); ++range) {
    for (UChar32 scalar = foreign.getRangeStart(range); scalar <= foreign.getRangeEnd(range); ++scalar) {
      bool isForeign = !encoded.contains(scalar);
      if (!isForeign && traditional) {
        // The old form of a character in use, as 國 of 国: where the simplified one is Japanese as well.
        icu::UnicodeString simplified(scalar);
        simplifier->transliterate(simplified);
        isForeign = simplified.char32At(0) != scalar && main.contains(simplified.char32At(0));
      }
      if (isForeign) found.add(scalar);
    }
  }
  return writeSet(found, buffer, capacity);
}
