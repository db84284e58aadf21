#include "Headers.hpp"

#include <unicode/plurrule.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <memory>

#include "Plurals.hpp"

int32_t catalog::category(const icu::UnicodeString &keyword) {
  static const char16_t *const names[] = {u"zero", u"one", u"two", u"few", u"many"};
  for (int32_t index = 0; index < 5; ++index)
    if (keyword == names[index]) return index;
  return 5;
}

catalog_icu_plurals *catalog_icu_plurals_create(const char *tag, bool ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(catalog::locale(tag), type, status));
  if (U_FAILURE(status) || !rules) return nullptr;
  return new (std::nothrow) catalog_icu_plurals{std::move(rules)};
}

void catalog_icu_plurals_destroy(catalog_icu_plurals *rules) { delete rules; }

int32_t catalog_icu_plurals_category(const catalog_icu_plurals *rules, double number) {
  return catalog::category(rules->rules->select(number));
}

int32_t catalog_icu_plurals_text(const char *tag, bool ordinal, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, "plurals", &status));
  icu::LocalUResourceBundlePointer locales(
      ures_getByKey(data.getAlias(), ordinal ? "locales_ordinals" : "locales", nullptr, &status));
  icu::LocalUResourceBundlePointer rules(ures_getByKey(data.getAlias(), "rules", nullptr, &status));
  if (U_FAILURE(status)) return catalog::failure(status);

  // A locale without rules of its own has those of the locale that cutting its last subtag leaves.
  std::string name = catalog::locale(tag).getBaseName();
  const UChar *set = nullptr;
  int32_t length = 0;
  while (set == nullptr && !name.empty()) {
    UErrorCode found = U_ZERO_ERROR;
    set = ures_getStringByKey(locales.getAlias(), name.c_str(), &length, &found);
    if (U_FAILURE(found)) {
      set = nullptr;
      size_t cut = name.rfind('_');
      name = cut == std::string::npos ? std::string() : name.substr(0, cut);
    }
  }
  if (set == nullptr || length == 0) return 0;

  std::string key;
  icu::UnicodeString(false, set, length).toUTF8String(key);
  icu::LocalUResourceBundlePointer lines(ures_getByKey(rules.getAlias(), key.c_str(), nullptr, &status));
  if (U_FAILURE(status)) return catalog::failure(status);
  std::string text;
  while (ures_hasNext(lines.getAlias())) {
    const char *keyword = nullptr;
    const UChar *rule = ures_getNextString(lines.getAlias(), &length, &keyword, &status);
    if (U_FAILURE(status)) return catalog::failure(status);
    text += keyword;
    text += ':';
    icu::UnicodeString(false, rule, length).toUTF8String(text);
    text += '\n';
  }
  return catalog::write(text, buffer, capacity);
}
