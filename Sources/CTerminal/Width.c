#define _GNU_SOURCE
#include "CTerminal.h"
#include <locale.h>
#include <pthread.h>
#include <wchar.h>

static locale_t unicode;
static pthread_once_t unicode_once = PTHREAD_ONCE_INIT;

static void load_unicode(void) {
    unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

int poche_column_width(uint32_t scalar) {
    pthread_once(&unicode_once, load_unicode);
    if (unicode == (locale_t)0) return scalar < 0x20 || (scalar >= 0x7f && scalar < 0xa0) ? -1 : 1;
    locale_t before = uselocale(unicode);
    int width = wcwidth((wchar_t)scalar);
    uselocale(before);
    return width;
}
