"""One progress bar over a whole download: a redrawn line on a terminal, a line every tenth elsewhere."""

import sys
import time

from words import language, words


def _number(value, digits):
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if language() == "fr" else text


def megabytes(count, digits=0):
    return words("megabytes", _number(count / 1e6, digits))


class Progress:
    def __init__(self, total, already=0, out=sys.stdout):
        self.total, self.already, self.out = max(total, 1), already, out
        self.started = time.monotonic()
        self.live = out.isatty()
        self.last_tenth = already * 10 // self.total

    def show(self, done):
        done = min(done, self.total)
        elapsed = max(time.monotonic() - self.started, 0.001)
        speed = max(done - self.already, 0) / elapsed
        left = words("seconds-left", f"{(self.total - done) / speed:.0f}") if speed > 0 else words("no-byte-yet")
        share = done / self.total
        text = words(
            "progress", megabytes(done), megabytes(self.total), f"{share * 100:.0f}", megabytes(speed, 1), left)
        if self.live:
            bar = ("#" * int(share * 24)).ljust(24, "-")
            self.out.write(f"\r  [{bar}] {text}\033[K")
            self.out.flush()
        elif done * 10 // self.total > self.last_tenth:
            self.last_tenth = done * 10 // self.total
            print(f"  {text}", file=self.out, flush=True)

    def end(self):
        if self.live:
            self.out.write("\n")
            self.out.flush()
