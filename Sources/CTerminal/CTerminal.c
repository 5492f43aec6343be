#define _XOPEN_SOURCE 700
#include "CTerminal.h"
#include <wchar.h>

int poche_column_width(unsigned int scalar) {
    return wcwidth((wchar_t)scalar);
}
