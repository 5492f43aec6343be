#define _XOPEN_SOURCE 700
#include "CTerminal.h"
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int deadly[] = {SIGINT,  SIGTERM, SIGHUP, SIGQUIT, SIGSEGV,
                             SIGBUS,  SIGILL,  SIGFPE, SIGABRT, SIGTRAP};
enum { deadly_count = sizeof deadly / sizeof *deadly };

static struct sigaction before[deadly_count];
static struct termios saved;
static volatile sig_atomic_t entered;
static int terminal;

static void on_death(int signal) {
    poche_terminal_restore();
    // The signal is blocked while this runs: it comes again, to whoever had it before, on return.
    raise(signal);
}

int poche_terminal_enter_raw(int descriptor) {
    if (entered) {
        errno = EBUSY;
        return -1;
    }
    if (tcgetattr(descriptor, &saved) != 0) return -1;
    terminal = descriptor;

    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_death;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < deadly_count; i++) sigaction(deadly[i], &action, &before[i]);
    entered = 1;

    struct termios raw = saved;
    raw.c_iflag &= (tcflag_t) ~(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
    raw.c_lflag &= (tcflag_t) ~(ECHO | ICANON | IEXTEN | ISIG);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    if (tcsetattr(descriptor, TCSADRAIN, &raw) != 0) {
        int reason = errno;
        poche_terminal_restore();
        errno = reason;
        return -1;
    }
    return 0;
}

void poche_terminal_restore(void) {
    if (!entered) return;
    entered = 0;
    int reason = errno;
    // Attributes off, cursor shown, bracketed paste off: what the chat may have set.
    static const char reset[] = "\x1b[0m\x1b[?25h\x1b[?2004l";
    ssize_t written = write(terminal, reset, sizeof reset - 1);
    (void)written;
    tcsetattr(terminal, TCSANOW, &saved);
    for (int i = 0; i < deadly_count; i++) sigaction(deadly[i], &before[i], NULL);
    errno = reason;
}
