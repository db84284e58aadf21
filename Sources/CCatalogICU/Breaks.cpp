#include "Headers.hpp"

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

#include <memory>

struct catalog_icu_breaks {
  std::unique_ptr<icu::BreakIterator> iterator;
};

catalog_icu_breaks *catalog_icu_breaks_create(const char *tag, const char *keyword, const char *value) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = catalog::locale(tag);
  // As a keyword of ICU's own: reading "-u-lb-strict" makes ICU 72 load its table of all keys first, which takes 6 ms.
  locale.setKeywordValue(keyword, value, status);
  std::unique_ptr<icu::BreakIterator> iterator(icu::BreakIterator::createLineInstance(locale, status));
  if (U_FAILURE(status) || !iterator) return nullptr;
  return new (std::nothrow) catalog_icu_breaks{std::move(iterator)};
}

void catalog_icu_breaks_destroy(catalog_icu_breaks *breaks) { delete breaks; }

int32_t catalog_icu_breaks_find(
    catalog_icu_breaks *breaks, const char *text, int32_t length, int32_t *offsets, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text, length, &status);
  breaks->iterator->setText(&source, status);
  int32_t count = 0;
  if (U_SUCCESS(status)) {
    breaks->iterator->first();
    for (int32_t at = breaks->iterator->next(); at != icu::BreakIterator::DONE; at = breaks->iterator->next()) {
      if (count < capacity) offsets[count] = at;
      ++count;
    }
    // The iterator would hold on to the text, which is the caller's.
    static const icu::UnicodeString nothing;
    breaks->iterator->setText(nothing);
  }
  utext_close(&source);
  return U_SUCCESS(status) ? count : catalog::failure(status);
}

bool catalog_icu_is_wide(uint32_t scalar) {
  int32_t width = u_getIntPropertyValue(static_cast<UChar32>(scalar), UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

bool catalog_icu_is_invisible(uint32_t scalar) {
  UChar32 value = static_cast<UChar32>(scalar);
  if (u_hasBinaryProperty(value, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return true;
  return u_charType(value) == U_FORMAT_CHAR && !u_hasBinaryProperty(value, UCHAR_PREPENDED_CONCATENATION_MARK);
}
