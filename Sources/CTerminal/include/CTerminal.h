#ifndef POCHE_CTERMINAL_H
#define POCHE_CTERMINAL_H

#include <stdint.h>

/// Columns a Unicode scalar takes on a terminal (0 for combining marks), or -1 for a control character,
/// whatever the process's locale.
int poche_column_width(uint32_t scalar);

/// Hands the keys of `descriptor` over one by one, without echo and without signals; output stays as it was.
/// Until poche_terminal_restore, a signal that kills the process puts the terminal back first.
///
/// Returns 0, or -1 with errno when it is not a terminal or is already handed over.
int poche_terminal_enter_raw(int descriptor);

/// Puts the terminal back as it was. Safe in a signal handler, and without effect when there is nothing to restore.
void poche_terminal_restore(void);

#endif
