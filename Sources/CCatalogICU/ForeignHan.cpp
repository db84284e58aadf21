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

}  // namespace

int32_t catalog_icu_foreign_han(bool traditional, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeSet main, japanese, foreign, encoded;
  exemplars("ja", ULOCDATA_ES_STANDARD, main, status);
  exemplars("ja", ULOCDATA_ES_STANDARD, japanese, status);
  exemplars("ja", ULOCDATA_ES_AUXILIARY, japanese, status);
  exemplars(traditional ? "zh_Hant" : "zh_Hans", ULOCDATA_ES_STANDARD, foreign, status);
  // Exemplars are what is in common use; what a Japanese text may have beyond them is in JIS X 0208.
  icu::LocalUConverterPointer converter(ucnv_open("Shift_JIS", &status));
  if (U_FAILURE(status)) return catalog::failure(status);
  ucnv_getUnicodeSet(converter.getAlias(), encoded.toUSet(), UCNV_ROUNDTRIP_SET, &status);
  std::unique_ptr<icu::Transliterator> simplifier(
      icu::Transliterator::createInstance("Traditional-Simplified", UTRANS_FORWARD, status));
  if (U_FAILURE(status)) return catalog::failure(status);

  foreign.removeAll(japanese);
  icu::UnicodeString found;
  for (int32_t range = 0; range < foreign.getRangeCount(); ++range) {
    for (UChar32 scalar = foreign.getRangeStart(range); scalar <= foreign.getRangeEnd(range); ++scalar) {
      bool isForeign = !encoded.contains(scalar);
      if (!isForeign && traditional) {
        // The old form of a character in use, as 國 of 国: where the simplified one is Japanese as well.
        icu::UnicodeString simplified(scalar);
        simplifier->transliterate(simplified);
        isForeign = simplified.char32At(0) != scalar && main.contains(simplified.char32At(0));
      }
      if (isForeign) found.append(scalar);
    }
  }
  std::string text;
  found.toUTF8String(text);
  return catalog::write(text, buffer, capacity);
}
