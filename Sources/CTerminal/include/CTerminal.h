#ifndef POCHE_CTERMINAL_H
#define POCHE_CTERMINAL_H

/// Columns a Unicode scalar takes on a terminal (0 for combining marks), or -1 for a control character.
int poche_column_width(unsigned int scalar);

#endif
