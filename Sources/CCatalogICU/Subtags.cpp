#include "Headers.hpp"

#include <unicode/uchar.h>
#include <unicode/uloc.h>

#include <cstring>

int32_t catalog_icu_languages(char *buffer, int32_t capacity) {
  std::string text;
  for (const char *const *code = uloc_getISOLanguages(); *code; ++code) {
    icu::UnicodeString name;
    icu::Locale(*code).getDisplayLanguage(icu::Locale::getEnglish(), name);
    text.append(*code).append("\t");
    name.toUTF8String(text);
    text.append("\n");
  }
  return catalog::write(text, buffer, capacity);
}

int32_t catalog_icu_available_languages(char *buffer, int32_t capacity) {
  std::string text;
  std::string last;
  for (int32_t index = 0; index < uloc_countAvailable(); ++index) {
    // Names such as "zh_Hant_TW", those of a language beside each other; making a locale of each takes ten times as long.
    const char *name = uloc_getAvailable(index);
    std::string language(name, std::strcspn(name, "_"));
    if (language == last) continue;
    text.append(language).append("\n");
    last = std::move(language);
  }
  return catalog::write(text, buffer, capacity);
}

int32_t catalog_icu_regions(char *buffer, int32_t capacity) {
  std::string text;
  for (const char *const *code = uloc_getISOCountries(); *code; ++code) text.append(*code).append("\n");
  return catalog::write(text, buffer, capacity);
}

int32_t catalog_icu_scripts(char *buffer, int32_t capacity) {
  std::string text;
  for (int32_t script = 0; script <= u_getIntPropertyMaxValue(UCHAR_SCRIPT); ++script) {
    const char *code = u_getPropertyValueName(UCHAR_SCRIPT, script, U_SHORT_PROPERTY_NAME);
    if (code) text.append(code).append("\n");
  }
  return catalog::write(text, buffer, capacity);
}
