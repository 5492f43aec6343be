"""Stands in for the build backend of a source archive that is only downloaded, never built by pip.

`pip download` asks the backend for a name and a version before it hands the archive over. Answering
here means that no code of the archive runs and that no build dependency is fetched.
"""

import os
import re


def get_requires_for_build_wheel(config_settings=None):
    return []


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    with open("PKG-INFO", encoding="utf-8") as archive_info:
        head = archive_info.read()
    name = re.search(r"^Name: (\S+)", head, re.MULTILINE).group(1)
    version = re.search(r"^Version: (\S+)", head, re.MULTILINE).group(1)
    folder = f"{name.replace('-', '_')}-{version}.dist-info"
    os.makedirs(os.path.join(metadata_directory, folder))
    with open(os.path.join(metadata_directory, folder, "METADATA"), "w", encoding="utf-8") as metadata:
        metadata.write(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    return folder
