"""Records where Pango ends the lines of paragraphs.txt, and its advances, in pango.json; `make peers` runs it.

Needs the Debian packages of `Scripts/install-dependencies bench`. Everyday tests compare the product with the record
(PangoPeerTests); pango-reasons.json says, for each paragraph that differs, why.
"""

import json
import os
import pathlib
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FONTS = pathlib.Path("/usr/share/fonts")
SIZE = 17
WIDTHS = [120, 200, 320]
LIBRARIES = ["pangocairo", "pangoft2", "fontconfig"]


def version(package):
    return subprocess.check_output(["pkg-config", "--modversion", package], text=True).strip()


def sections():
    """The head of each section: language, direction, family and font file."""
    for line in (HERE / "paragraphs.txt").read_text().splitlines():
        if line.startswith("@"):
            language, direction, family, file = line.split()[1:]
            yield {
                "language": language,
                "direction": direction,
                "family": family.replace("_", " "),
                "file": file,
                "bytes": (FONTS / file).stat().st_size,
            }


def main():
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", *LIBRARIES], text=True).split()
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "pango-peer")
        subprocess.run(["gcc", "-O1", "-Wall", "-Werror", str(HERE / "pango.c"), "-o", program, *flags], check=True)
        words = [program, str(HERE / "paragraphs.txt"), str(FONTS), str(SIZE), *map(str, WIDTHS)]
        # No locale and no fontconfig of the user's has a say.
        settings = os.path.join(folder, "fonts.conf")
        pathlib.Path(settings).write_text("<fontconfig/>\n")
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "FONTCONFIG_FILE": settings}
        found = subprocess.check_output(words, text=True, env=environment)
    head = {
        "pango": version("pango"),
        "harfbuzz": version("harfbuzz"),
        "pointSize": SIZE,
        "sections": list(sections()),
    }
    text = json.dumps(head, ensure_ascii=False)[:-1] + ',\n"paragraphs": [\n' + found + "]}\n"
    json.loads(text)
    (HERE / "pango.json").write_text(text)


if __name__ == "__main__":
    main()
