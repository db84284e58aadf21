#include "Headers.hpp"

#include <unicode/localematcher.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <vector>

const char *catalog_icu_error_name(int32_t status) { return u_errorName(static_cast<UErrorCode>(status)); }

int32_t catalog_icu_canonical_tag(const char *tag, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale made = icu::Locale::forLanguageTag(tag, status);
  if (U_FAILURE(status)) return catalog::failure(status);
  if (made.isBogus()) return catalog::failure(U_ILLEGAL_ARGUMENT_ERROR);
  made.canonicalize(status);
  std::string canonical = made.toLanguageTag<std::string>(status);
  if (U_FAILURE(status)) return catalog::failure(status);
  return catalog::write(canonical, buffer, capacity);
}

int32_t catalog_icu_likely_subtags(const char *tag, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale made = icu::Locale::forLanguageTag(tag, status);
  made.addLikelySubtags(status);
  if (U_FAILURE(status)) return catalog::failure(status);
  std::string subtags = made.getLanguage();
  for (const char *subtag : {made.getScript(), made.getCountry()})
    if (*subtag) subtags.append("-").append(subtag);
  return catalog::write(subtags, buffer, capacity);
}

int32_t catalog_icu_explicit_parent(const char *identifier, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, "supplementalData", &status));
  icu::LocalUResourceBundlePointer parents(ures_getByKey(data.getAlias(), "parentLocales", nullptr, &status));
  if (U_FAILURE(status)) return catalog::failure(status);
  icu::UnicodeString wanted = icu::UnicodeString(identifier, -1, US_INV);
  for (int32_t parent = 0, count = ures_getSize(parents.getAlias()); parent < count; ++parent) {
    icu::LocalUResourceBundlePointer children(ures_getByIndex(parents.getAlias(), parent, nullptr, &status));
    if (U_FAILURE(status)) return catalog::failure(status);
    // One child is a string, several are an array; ICU reads both by index.
    for (int32_t child = 0, size = ures_getSize(children.getAlias()); child < size; ++child) {
      int32_t length = 0;
      const UChar *text = ures_getStringByIndex(children.getAlias(), child, &length, &status);
      if (U_FAILURE(status)) return catalog::failure(status);
      if (wanted == icu::UnicodeString(false, text, length))
        return catalog::write(std::string(ures_getKey(children.getAlias())), buffer, capacity);
    }
  }
  return 0;
}

struct catalog_icu_matcher {
  icu::LocaleMatcher matcher;
  std::vector<icu::Locale> available;
};

catalog_icu_matcher *catalog_icu_matcher_create(const char *tags, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocaleMatcher::Builder builder;
  builder.setNoDefaultLocale();
  std::vector<icu::Locale> available;
  for (int32_t index = 0; index < count; ++index, tags += strlen(tags) + 1) {
    available.push_back(catalog::locale(tags));
    builder.addSupportedLocale(available.back());
  }
  icu::LocaleMatcher matcher = builder.build(status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) catalog_icu_matcher{std::move(matcher), std::move(available)};
}

void catalog_icu_matcher_destroy(catalog_icu_matcher *matcher) { delete matcher; }

int32_t catalog_icu_matcher_best(const catalog_icu_matcher *matcher, const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(catalog::locale(tag), status);
  return U_SUCCESS(status) ? result.getSupportedIndex() : -1;
}
