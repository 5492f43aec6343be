"""One progress bar over a whole download: a redrawn line on a terminal, a line every tenth elsewhere."""

import sys
import time


def megabytes(count):
    return f"{count / 1e6:.0f} MB"


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
        left = f"{(self.total - done) / speed:.0f} s left" if speed > 0 else "waiting"
        share = done / self.total
        text = f"{megabytes(done)} of {megabytes(self.total)} ({share:.0%}), {speed / 1e6:.1f} MB/s, {left}"
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
