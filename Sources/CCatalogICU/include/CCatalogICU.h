#ifndef CCATALOGICU_H
#define CCATALOGICU_H
#ifdef __cplusplus
extern "C" {
#endif
int catalog_icu_major(void);
#ifdef __cplusplus
}
#endif
#endif
