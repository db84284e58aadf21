#if !__has_include(<unicode/msgfmt.h>)
#error "ErrorCatalog needs the ICU headers. Install them: apt-get install libicu-dev"
#endif
#include "CCatalogICU.h"
#include <unicode/msgfmt.h>
#include <unicode/localematcher.h>
int catalog_icu_major(void) { return U_ICU_VERSION_MAJOR_NUM; }
