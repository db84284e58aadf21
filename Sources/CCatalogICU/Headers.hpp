// The ICU headers, and the helpers that every part of the shim shares.
#ifndef CATALOG_ICU_HEADERS_HPP
#define CATALOG_ICU_HEADERS_HPP

#if !__has_include(<unicode/msgfmt.h>)
#error "ErrorCatalog needs the headers of ICU. Install them: apt-get install libicu-dev"
// The compiler goes on after #error, and would complain about ICU's headers one by one. This stops it.
#include "libicu-dev (apt-get install libicu-dev)"
#endif

#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/stringpiece.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <cstring>
#include <new>
#include <string>

#include "CCatalogICU.h"

namespace catalog {

inline int32_t failure(UErrorCode status) { return -static_cast<int32_t>(status); }

inline int32_t write(const char *text, size_t length, char *buffer, int32_t capacity) {
  if (length > INT32_MAX) return failure(U_BUFFER_OVERFLOW_ERROR);
  size_t room = capacity > 0 ? static_cast<size_t>(capacity) : 0;
  if (room > 0) memcpy(buffer, text, length < room ? length : room);
  return static_cast<int32_t>(length);
}

inline int32_t write(const std::string &text, char *buffer, int32_t capacity) {
  return write(text.data(), text.size(), buffer, capacity);
}

/// UTF-16 to UTF-8 straight into the caller's buffer; what does not fit is only counted.
inline int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity) {
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}

inline icu::UnicodeString utf16(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
}

inline icu::Locale locale(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale made = icu::Locale::forLanguageTag(tag, status);
  return U_SUCCESS(status) && !made.isBogus() ? made : icu::Locale::getRoot();
}

}  // namespace catalog

#endif
