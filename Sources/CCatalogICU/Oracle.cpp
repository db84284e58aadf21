#include "Headers.hpp"

#include <unicode/fmtable.h>
#include <unicode/msgfmt.h>

#include <memory>
#include <vector>

struct catalog_icu_message {
  icu::MessageFormat format;
};

namespace {

icu::Formattable formattable(const catalog_icu_value &value, UErrorCode &status) {
  switch (value.kind) {
    case CATALOG_ICU_INTEGER: return icu::Formattable(value.integer);
    case CATALOG_ICU_DECIMAL: return icu::Formattable(icu::StringPiece(value.digits, value.length), status);
    case CATALOG_ICU_MILLISECONDS: return icu::Formattable(value.real, icu::Formattable::kIsDate);
    case CATALOG_ICU_TEXT: return icu::Formattable(catalog::utf16(value.digits, value.length));
    default: return icu::Formattable(value.real);
  }
}

icu::UnicodeString format(
    const catalog_icu_message *message, const catalog_icu_argument *arguments, int32_t count, UErrorCode &status) {
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  names.reserve(count);
  values.reserve(count);
  for (int32_t index = 0; index < count; ++index) {
    names.push_back(icu::UnicodeString::fromUTF8(arguments[index].name));
    values.push_back(formattable(arguments[index].value, status));
  }
  icu::UnicodeString text;
  message->format.format(names.data(), values.data(), count, text, status);
  return text;
}

}  // namespace

catalog_icu_message *catalog_icu_message_create(
    const char *pattern, int32_t length, const char *tag, int32_t *status) {
  UErrorCode made = U_ZERO_ERROR;
  UParseError place = {};
  icu::MessageFormat format(catalog::utf16(pattern, length), catalog::locale(tag), place, made);
  *status = made;
  if (U_FAILURE(made)) return nullptr;
  return new (std::nothrow) catalog_icu_message{format};
}

void catalog_icu_message_destroy(catalog_icu_message *message) { delete message; }

int32_t catalog_icu_message_format(
    const catalog_icu_message *message, const catalog_icu_argument *arguments, int32_t count, char *buffer,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text = format(message, arguments, count, status);
  return U_SUCCESS(status) ? catalog::write(text, buffer, capacity) : catalog::failure(status);
}

int64_t catalog_icu_message_loop(
    const catalog_icu_message *message, const catalog_icu_argument *arguments, int32_t count, int64_t times) {
  int64_t total = 0;
  // What a C++ program would keep between calls is made once: the names in UTF-16. The values change with every call.
  std::vector<icu::UnicodeString> names;
  for (int32_t index = 0; index < count; ++index) names.push_back(icu::UnicodeString::fromUTF8(arguments[index].name));
  std::vector<icu::Formattable> values(count);
  for (int64_t time = 0; time < times; ++time) {
    UErrorCode status = U_ZERO_ERROR;
    for (int32_t index = 0; index < count; ++index) {
      const catalog_icu_value &value = arguments[index].value;
      if (value.kind == CATALOG_ICU_INTEGER) {
        values[index].setInt64(value.integer);
      } else if (value.kind == CATALOG_ICU_TEXT) {
        values[index].setString(catalog::utf16(value.digits, value.length));
      } else {
        values[index] = formattable(value, status);
      }
    }
    icu::UnicodeString text;
    message->format.format(names.data(), values.data(), count, text, status);
    total += text.length();
  }
  return total;
}

int32_t catalog_icu_available_locales(char *buffer, int32_t capacity) {
  int32_t count = 0;
  const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
  std::string text;
  for (int32_t index = 0; index < count; ++index) {
    UErrorCode status = U_ZERO_ERROR;
    text += locales[index].toLanguageTag<std::string>(status);
    text += '\n';
  }
  return catalog::write(text, buffer, capacity);
}
