"""Processors that releases are for."""
import platform
import sys
from typing import NamedTuple


class Processor(NamedTuple):
    machine: str  # the kernel's name
    name: str
    debian: str
    oci: str
    loader: str
    loader_folder: str  # beside the C library's own folder

    @property
    def libraries(self):
        """The folder of Debian's libraries."""
        return f"lib/{self.machine}-linux-gnu"


ALL = [Processor("x86_64", "x86-64", "amd64", "amd64", "ld-linux-x86-64.so.2", "lib64"),
       Processor("aarch64", "arm64", "arm64", "arm64", "ld-linux-aarch64.so.1", "lib")]


def named(machine):
    found = next((each for each in ALL if each.machine == machine), None)
    return found or sys.exit(f"error: releases are for {' and '.join(each.machine for each in ALL)}, not {machine}")


def here():
    return named(platform.machine())
