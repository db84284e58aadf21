#include "Headers.hpp"

#include <unicode/uspoof.h>

int32_t catalog_icu_skeleton(const char *text, int32_t length, char *buffer, int32_t capacity) {
  // Made once: a checker is safe for several threads as long as nobody changes it.
  static UErrorCode opened = U_ZERO_ERROR;
  static USpoofChecker *const checker = uspoof_open(&opened);
  if (U_FAILURE(opened)) return catalog::failure(opened);
  UErrorCode status = U_ZERO_ERROR;
  // The type of a skeleton has had no effect since ICU 58.
  int32_t needed = uspoof_getSkeletonUTF8(checker, 0, text, length, buffer, capacity, &status);
  if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) return catalog::failure(status);
  return needed;
}
