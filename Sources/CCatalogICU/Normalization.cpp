#include "Headers.hpp"

#include <unicode/normalizer2.h>

int32_t catalog_icu_composed(const char *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfc = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return catalog::failure(status);
  icu::CheckedArrayByteSink sink(buffer, capacity);
  nfc->normalizeUTF8(0, icu::StringPiece(text, length), sink, nullptr, status);
  if (U_FAILURE(status)) return catalog::failure(status);
  return sink.NumberOfBytesAppended();
}
