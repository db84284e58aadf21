#include "Headers.hpp"

#include <unicode/messagepattern.h>
#include <unicode/parseerr.h>
#include <unicode/utf16.h>

#include <vector>

namespace {

/// The UTF-8 offset of every UTF-16 unit of a text, and of its end.
std::vector<int32_t> utf8Offsets(const icu::UnicodeString &text) {
  std::vector<int32_t> offsets(static_cast<size_t>(text.length()) + 1);
  int32_t at = 0;
  for (int32_t unit = 0; unit < text.length();) {
    UChar32 scalar = text.char32At(unit);
    for (int32_t end = unit + U16_LENGTH(scalar); unit < end; ++unit) offsets[unit] = at;
    at += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  }
  offsets[text.length()] = at;
  return offsets;
}

static_assert(CATALOG_ICU_FRACTION == static_cast<int>(UMSGPAT_PART_TYPE_ARG_DOUBLE), "the parts are numbered as in ICU");
static_assert(CATALOG_ICU_SELECTOR == static_cast<int>(UMSGPAT_PART_TYPE_ARG_SELECTOR), "the parts are numbered as in ICU");
static_assert(CATALOG_ICU_SELECT_ORDINAL == static_cast<int>(UMSGPAT_ARG_TYPE_SELECTORDINAL), "the types are numbered as in ICU");

}  // namespace

int32_t catalog_icu_parts_create(
    const char *text, int32_t length, catalog_icu_part **parts, int32_t *error_offset) {
  *parts = nullptr;
  *error_offset = 0;
  UErrorCode status = U_ZERO_ERROR;
  UParseError place = {};
  icu::UnicodeString source = catalog::utf16(text, length);
  icu::MessagePattern pattern(status);
  pattern.parse(source, &place, status);
  std::vector<int32_t> offsets = utf8Offsets(source);
  if (U_FAILURE(status)) {
    if (place.offset > 0 && place.offset <= source.length()) *error_offset = offsets[place.offset];
    return catalog::failure(status);
  }
  int32_t count = pattern.countParts();
  catalog_icu_part *made = new (std::nothrow) catalog_icu_part[count > 0 ? count : 1];
  if (made == nullptr) return catalog::failure(U_MEMORY_ALLOCATION_ERROR);
  for (int32_t index = 0; index < count; ++index) {
    const icu::MessagePattern::Part &part = pattern.getPart(index);
    UMessagePatternPartType type = part.getType();
    bool argument = type == UMSGPAT_PART_TYPE_ARG_START || type == UMSGPAT_PART_TYPE_ARG_LIMIT;
    bool numeric = type == UMSGPAT_PART_TYPE_ARG_INT || type == UMSGPAT_PART_TYPE_ARG_DOUBLE;
    int32_t start = offsets[part.getIndex()];
    made[index] = {
        type,
        start,
        offsets[part.getLimit()] - start,
        part.getValue(),
        argument ? part.getArgType() : UMSGPAT_ARG_TYPE_NONE,
        pattern.getLimitPartIndex(index),
        numeric ? pattern.getNumericValue(part) : 0,
    };
  }
  *parts = made;
  return count;
}

void catalog_icu_parts_destroy(catalog_icu_part *parts) { delete[] parts; }
