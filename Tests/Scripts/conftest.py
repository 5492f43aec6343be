"""What set-up says is compared in English, whatever the locale of the person who runs these tests."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
