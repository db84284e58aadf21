#include "Headers.hpp"

#include <locale.h>
#include <stdio.h>

int32_t catalog_icu_c_double(
    double number, const char *flags, int32_t width, int32_t precision, char letter, char *buffer, int32_t capacity) {
  // The pattern is put together here from checked parts, so that no text from outside is ever a C format.
  char pattern[16] = "%";
  size_t length = 1;
  for (const char *flag = flags; *flag != 0 && length < 8; ++flag)
    if (strchr("-+ #0", *flag) != nullptr) pattern[length++] = *flag;
  if (strchr("fFeEgGaA", letter) == nullptr) return catalog::failure(U_ILLEGAL_ARGUMENT_ERROR);
  memcpy(pattern + length, "*.*", 3);
  pattern[length + 3] = letter;

  static const locale_t plain = newlocale(LC_ALL_MASK, "C", nullptr);
  locale_t before = uselocale(plain);
  std::string text(static_cast<size_t>(capacity > 0 ? capacity : 0) + 1, '\0');
  int written = snprintf(text.data(), text.size(), pattern, width, precision, number);
  uselocale(before);
  if (written < 0) return catalog::failure(U_ILLEGAL_ARGUMENT_ERROR);
  if (written < static_cast<int>(text.size())) return catalog::write(text.data(), written, buffer, capacity);
  return written;
}
