#include "Headers.hpp"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>

namespace {

/// A converter that stops at what it does not know instead of putting a substitute there.
class Converter {
 public:
  Converter(const char *name, UErrorCode &status) : converter(ucnv_open(name, &status)) {
    if (U_FAILURE(status)) return;
    ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
  }
  ~Converter() { ucnv_close(converter); }
  Converter(const Converter &) = delete;
  Converter &operator=(const Converter &) = delete;

  icu::UnicodeString decoded(const char *bytes, int32_t length, UErrorCode &status) {
    icu::UnicodeString text;
    // No encoding has more units of UTF-16 than twice its bytes.
    int32_t room = length <= INT32_MAX / 2 - 1 ? length * 2 + 1 : INT32_MAX;
    char16_t *units = text.getBuffer(room);
    if (units == nullptr) {
      status = U_MEMORY_ALLOCATION_ERROR;
      return text;
    }
    int32_t count = ucnv_toUChars(converter, units, text.getCapacity(), bytes, length, &status);
    text.releaseBuffer(U_SUCCESS(status) ? count : 0);
    return text;
  }

  std::string encoded(const icu::UnicodeString &text, UErrorCode &status) {
    std::string bytes(static_cast<size_t>(UCNV_GET_MAX_BYTES_FOR_STRING(static_cast<size_t>(text.length()), 8)), '\0');
    int32_t count = ucnv_fromUChars(
        converter, bytes.data(), static_cast<int32_t>(bytes.size()), text.getBuffer(), text.length(), &status);
    bytes.resize(U_SUCCESS(status) ? static_cast<size_t>(count) : 0);
    return bytes;
  }

 private:
  UConverter *converter;
};

}  // namespace

int32_t catalog_icu_decoded(
    const char *encoding, const char *bytes, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (length > (1 << 26)) return catalog::failure(U_BUFFER_OVERFLOW_ERROR);
  Converter converter(encoding, status);
  if (U_FAILURE(status)) return catalog::failure(status);
  icu::UnicodeString text = converter.decoded(bytes, length, status);
  if (U_FAILURE(status)) return catalog::failure(status);
  // Whoever writes the text in its encoding again must get the same text: else something was lost.
  std::string again = converter.encoded(text, status);
  if (U_FAILURE(status)) return catalog::failure(status);
  icu::UnicodeString back = converter.decoded(again.data(), static_cast<int32_t>(again.size()), status);
  if (U_FAILURE(status)) return catalog::failure(status);
  if (back != text || text.indexOf(static_cast<UChar32>(0xFFFD)) >= 0) return catalog::failure(U_INVALID_CHAR_FOUND);
  return catalog::write(text, buffer, capacity);
}
