"""A terminal that a program under test believes in, and whose screen a test reads."""

import contextlib
import os
import signal
import time

import pexpect
import pyte

ENTER, ESCAPE, BACKSPACE = "\r", "\x1b", "\x7f"
CTRL_A, CTRL_C, CTRL_D, CTRL_E, CTRL_U, CTRL_W = "\x01", "\x03", "\x04", "\x05", "\x15", "\x17"
UP, DOWN, LEFT = "\x1b[A", "\x1b[B", "\x1b[D"


class Terminal:
    def __init__(self, command, env, columns=80, rows=30):
        self.screen = pyte.HistoryScreen(columns, rows, history=2000, ratio=0.5)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.child = pexpect.spawn(
            command[0], command[1:], env=env, dimensions=(rows, columns), timeout=None, encoding=None)
        self.child.delaybeforesend = None

    def pump(self, seconds=0.05):
        """Shows what the program wrote; False once it has ended and all was read."""
        try:
            data = self.child.read_nonblocking(65536, timeout=seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += data
        self.stream.feed(data)
        return True

    def type(self, text):
        self.child.send(text if isinstance(text, bytes) else text.encode())

    def paste(self, text):
        self.type("\x1b[200~" + text + "\x1b[201~")

    def lines(self):
        """Every line so far, those that scrolled away first."""
        columns = self.screen.columns
        gone = ["".join(row[x].data for x in range(columns)).rstrip() for row in self.screen.history.top]
        return gone + [line.rstrip() for line in self.screen.display]

    def text(self):
        return "\n".join(self.lines())

    def wait_for(self, condition, seconds=30):
        """Waits until the text is on the screen, or the condition on this terminal holds."""
        holds = condition if callable(condition) else lambda terminal: condition in terminal.text()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if holds(self):
                return self
            if not self.pump():
                break
        assert holds(self), f"never came: {condition!r}; the screen:\n{self.text()}"
        return self

    def wait_for_card(self, choices="[o] confirmer", seconds=180):
        """Waits for a card and for the moment it takes to see it: a key that came before would be no answer."""
        return self.wait_for(choices, seconds).settle()

    def settle(self, seconds=0.3):
        """Waits until the program has written nothing for a while."""
        before = -1
        while len(self.raw) != before:
            before = len(self.raw)
            if not self.pump(seconds):
                break
        return self

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    def cursor(self):
        return self.screen.cursor.y, self.screen.cursor.x

    def cursor_line(self):
        return self.screen.display[self.screen.cursor.y].rstrip()

    def wait_exit(self, seconds=15):
        """The exit code, or minus the signal that killed it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.pump():
            pass
        while time.monotonic() < end and self.child.isalive():
            time.sleep(0.02)
        assert not self.child.isalive(), f"still running; the screen:\n{self.text()}"
        return self.child.exitstatus if self.child.signalstatus is None else -self.child.signalstatus

    def hang_up(self, seconds=5):
        """Takes the terminal away and gives the program time to end: the library waits a third of a second."""
        with contextlib.suppress(pexpect.ExceptionPexpect):
            self.child.close(force=False)
        end = time.monotonic() + seconds
        while self.child.isalive() and time.monotonic() < end:
            time.sleep(0.02)

    def close(self):
        if self.child.isalive():
            os.kill(self.child.pid, signal.SIGKILL)
        self.child.close()
