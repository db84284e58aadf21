#ifndef CATALOG_ICU_PLURALS_HPP
#define CATALOG_ICU_PLURALS_HPP

#include <unicode/plurrule.h>

#include <memory>

struct catalog_icu_plurals {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace catalog {

int32_t category(const icu::UnicodeString &keyword);

}  // namespace catalog

#endif
