#include "Headers.hpp"

#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/numfmt.h>

#include <memory>

namespace {

/// Writes a text as a C string; false where it is too long.
template <size_t capacity>
bool put(const icu::UnicodeString &text, char (&buffer)[capacity]) {
  int32_t length = catalog::write(text, buffer, static_cast<int32_t>(capacity));
  if (length < 0 || length >= static_cast<int32_t>(capacity)) return false;
  buffer[length] = '\0';
  return true;
}

icu::DecimalFormatSymbols::ENumberFormatSymbol digitSymbol(int32_t digit) {
  using Symbols = icu::DecimalFormatSymbols;
  return digit == 0 ? Symbols::kZeroDigitSymbol
                    : static_cast<Symbols::ENumberFormatSymbol>(Symbols::kOneDigitSymbol + digit - 1);
}

}  // namespace

int32_t catalog_icu_integer_form_read(const char *tag, catalog_icu_integer_form *form) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::NumberFormat> numbers(icu::NumberFormat::createInstance(catalog::locale(tag), status));
  if (U_FAILURE(status)) return catalog::failure(status);
  auto *decimal = dynamic_cast<icu::DecimalFormat *>(numbers.get());
  const icu::DecimalFormatSymbols *symbols = decimal == nullptr ? nullptr : decimal->getDecimalFormatSymbols();
  if (symbols == nullptr) return catalog::failure(U_UNSUPPORTED_ERROR);
  bool fits = put(symbols->getConstSymbol(icu::DecimalFormatSymbols::kGroupingSeparatorSymbol), form->separator);
  for (int32_t digit = 0; digit < 10; ++digit)
    fits = fits && put(symbols->getConstSymbol(digitSymbol(digit)), form->digits[digit]);
  icu::UnicodeString text;
  fits = fits && put(decimal->getPositivePrefix(text), form->positive_prefix) &&
         put(decimal->getPositiveSuffix(text), form->positive_suffix) &&
         put(decimal->getNegativePrefix(text), form->negative_prefix) &&
         put(decimal->getNegativeSuffix(text), form->negative_suffix);
  if (!fits) return catalog::failure(U_BUFFER_OVERFLOW_ERROR);
  form->primary = decimal->isGroupingUsed() ? decimal->getGroupingSize() : 0;
  form->secondary = decimal->getSecondaryGroupingSize();
  return 0;
}
