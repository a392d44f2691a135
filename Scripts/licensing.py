"""Concludes the licences of what a release is made of, as SPDX expressions, and says what its programs were linked of.

Debian's machine-readable copyright files (DEP 5) are read: of their paragraphs those count that name sources of the packed files, not
tests, documentation or what builds them. TABLE has the others, each with the reason.
"""
import pathlib
import re
import subprocess

# Paths of sources that nothing packed is compiled of.
UNUSED = re.compile(
    r"(^|/)(debian|tests?|test-?data|testsuite|testdata|docs?|m4|m4macros|man|po|examples?|contrib|tools?|perf|fuzz|fuzzing|fuzzers|builds?|"
    r"build-aux|cmake|cmakescripts|amiga|java|md5|release|win|scripts|utils|util|plugins|perl|python|ft2demos|ft2docs|thirdparty|wrapping|"
    r"zlibWrapper|gr2fonttest|\.gitlab-ci|appveyor|thumbnailer|openjpip|openjpwl|openmj2|kqueue|devel)(/|$)"
    r"|^src/bin/|^dos/|^vms|^extra/|^libuuid/|^gio/tests|^glib/gen-|^(glib|gio)/tests"
    r"|(^|/)(configure|config\.\w+|install-sh|ltmain\.sh|compile|missing|depcomp|ar-lib|test-[\w.-]+|libtool-ldflags|msvcc\.sh|make_sunver\.pl|"
    r"aclocal\.m4|INSTALL[\w.-]*|COPYING[\w.]*|Doxyfile\.in|Makevars|NEWS|PACKAGERS|ChangeLog[\w.]*|CMakeLists\.txt|xxhsum\.c|gtk-doc\.make|"
    r"Find\*|FindHarfBuzz\.cmake|DOCGUIDE|valgrind\.h|clang-format[\w.-]*|FilterSearch|turbojpeg\.c|rdgif\.c|rdcolmap\.c|tjbench\S*)$"
    r"|\.(m4|am|po|md|txt|3bsd|3|1|xml|png|css|html|js|log|pl|py|com|cmake|in|dox)$|^Makefile|^lib/getopt|/sljit/allocator_src/|/arm/|/aarch\w+/|/arm64/"
    r"|/powerpc/|/mips\w*/|/loongson/|/i386/")

# Debian's names of licences, and those of the SPDX list.
NAMES = {
    "expat": "MIT", "mit": "MIT", "mit-1": "MIT", "x11": "X11", "zlib": "Zlib", "isc": "ISC", "isc-original": "ISC", "ftl": "FTL",
    "apache-2.0": "Apache-2.0", "apache-2": "Apache-2.0", "mpl-1.1": "MPL-1.1", "mpl-2.0": "MPL-2.0", "ofl-1.1": "OFL-1.1",
    "sil-1.1": "OFL-1.1", "bitstream-vera": "Bitstream-Vera", "cc0-1.0": "CC0-1.0", "0bsd": "0BSD", "unlicense": "Unlicense",
    "boost-1.0": "BSL-1.0", "bsl-1.0": "BSL-1.0", "afl-2.0": "AFL-2.0", "unicode-dfs-2016": "Unicode-DFS-2016",
    "unicode": "Unicode-DFS-2016", "icu": "ICU", "tcl": "TCL", "ntp": "NTP", "beerware": "Beerware", "hylafax": "libtiff", "libpng": "libpng-2.0",
    "bsd-by-lc-ne": "IJG", "ijg": "IJG", "opengroup-bsd-like": "MIT-open-group", "fsfullr": "FSFULLR", "bzip2-1.0.6": "bzip2-1.0.6",
    "bsd-2": "BSD-2-Clause", "bsd-2-clause": "BSD-2-Clause", "bsd-2-clause-netbsd": "BSD-2-Clause", "bsd-2-clause-author": "BSD-2-Clause",
    "bsd-2-clause-verbatim": "BSD-2-Clause", "bsd-3": "BSD-3-Clause", "bsd-3-clause": "BSD-3-Clause", "bsd-3-clause-regents": "BSD-3-Clause",
    "bsd-3-clause-author": "BSD-3-Clause", "bsd-3-clause-aaron-d-gifford": "BSD-3-Clause", "chromium-bsd-style": "BSD-3-Clause",
    "gpl-2": "GPL-2.0-only", "gpl-2+": "GPL-2.0-or-later", "gpl-3": "GPL-3.0-only", "gpl-3+": "GPL-3.0-or-later",
    "lgpl-2+": "LGPL-2.0-or-later", "lgpl-2.1+": "LGPL-2.1-or-later", "lgpl-2.1": "LGPL-2.1-only", "lgpl-3+": "LGPL-3.0-or-later",
}
# Words that grant everything; the list of SPDX has none for them.
PUBLIC = re.compile(r"public-domain|-?PD$|^PD\b|^PD-", re.I)

GCC = "GPL-3.0-or-later WITH GCC-exception-3.1"
# Conclusions that a copyright file is not machine-readable for, or names more than the library is made of: by package, with the reason.
TABLE = {
    "fonts-liberation": ("LicenseRef-Liberation", "GPL 2 with the exceptions of Red Hat's agreement, whose text is in the package's file"),
    "libblkid1": ("LGPL-2.1-or-later", "the file is of util-linux; the library is made of libblkid and lib"),
    "libmount1": ("LGPL-2.1-or-later", "the file is of util-linux; the library is made of libmount and lib"),
    "libcairo2": ("LGPL-2.1-only OR MPL-1.1", "the file, in prose: either may be chosen for each source file"),
    "libcairo-gobject2": ("LGPL-2.1-only OR MPL-1.1", "as libcairo2"),
    "libfontconfig1": ("HPND-sell-variant", "the file, in prose: Keith Packard's notice"),
    "libfreetype6": ("FTL AND MIT AND Zlib AND BSL-1.0 AND MIT-open-group", "FreeType is under FTL or GPL 2; FTL is chosen, as Debian's file does; "
                     "the others are its BDF, PCF and gzip readers, and dlg"),
    "libgcc-s1": (GCC, "the file, in prose: the runtime library exception"),
    "libstdc++6": (GCC, "the file, in prose: the runtime library exception"),
    "libgcc-12-dev": (GCC, "what is linked of it, crtbegin and libgcc, is under the runtime library exception"),
    "libc6-dev": ("LGPL-2.1-or-later AND BSD-3-Clause AND ISC", "the file, in prose: most of it, code of 4.4 BSD, and the resolver's"),
    "libglib2.0-0": ("LGPL-2.1-or-later AND LGPL-2.0-or-later AND MIT AND Unicode-DFS-2016 AND (AFL-2.0 OR LGPL-2.1-or-later)",
                     "the file's paragraph of all files names licences of tests and of Windows too"),
    "libicu72": ("Unicode-DFS-2016 AND ICU AND BSD-3-Clause", "ICU's own LICENSE, which licenses/icu has; the package's file calls it MIT"),
    "libjpeg62-turbo": ("IJG AND BSD-3-Clause AND Zlib", "libjpeg-turbo's LICENSE.md; the package's file lists each source file"),
    "libpcre2-8-0": ("BSD-3-Clause AND BSD-2-Clause", "PCRE2's exception frees binary packages from nothing that is asked here"),
    "libpixman-1-0": ("MIT AND HPND-sell-variant", "the file, in prose"),
    "libselinux1": ("libselinux-1.0", "the file, in prose: NSA's public-domain notice"),
    "libwebp7": ("BSD-3-Clause", "the file, in prose"),
    "libx11-6": ("MIT AND MIT-open-group AND X11 AND HPND AND HPND-sell-variant", "the file, in prose"),
    "libxau6": ("MIT-open-group", "the file, in prose"), "libxdmcp6": ("MIT-open-group", "the file, in prose"),
    "libxcb1": ("X11", "the file, in prose"), "libxcb-render0": ("X11", "as libxcb1"), "libxcb-shm0": ("X11", "as libxcb1"),
    "libxext6": ("MIT-open-group AND X11 AND HPND-sell-variant", "the file, in prose"),
    "libxrender1": ("HPND-sell-variant", "the file, in prose"),
    "liblzma5": ("LicenseRef-liblzma5-public-domain", "liblzma is in the public domain; the GPL is of xz's scripts"),
}

SWIFT = "Apache-2.0 WITH Swift-exception"
# The parts of the Swift toolchain that are linked into programs: name, archives, licence, and the file of licenses/ with its text.
TOOLCHAIN = [
    ("swift-runtime", r"libswift(?!Dispatch).*\.a|swiftrt\.o", SWIFT + " AND Apache-2.0 WITH LLVM-exception", "swift"),
    ("swift-corelibs-libdispatch", r"libdispatch\.a|libswiftDispatch\.a|libBlocksRuntime\.a", SWIFT, "swift"),
    ("swift-corelibs-foundation", r"lib(Foundation|FoundationXML|FoundationNetworking|CoreFoundation|_CF\w+)\.a", SWIFT + " AND BSD-3-Clause",
     "swift-corelibs-foundation"),
    ("swift-foundation", r"lib(FoundationEssentials|FoundationInternationalization|_FoundationCShims|_FoundationCollections)\.a", SWIFT, "swift"),
    ("swift-foundation-icu", r"lib_FoundationICU\.a", "Unicode-3.0 AND ICU AND BSD-3-Clause", "swift-foundation-icu"),
    ("compiler-rt", r"libclang_rt\..*\.a|clang_rt\.\w+.*\.o", "Apache-2.0 WITH LLVM-exception", "compiler-rt"),
]
# Names that the linker itself defines.
LINKER = re.compile(r"^(_DYNAMIC|_GLOBAL_OFFSET_TABLE_|_PROCEDURE_LINKAGE_TABLE_|_?_?(end|edata|etext|bss_start)|__(start|stop)_\w+|__(init|fini|preinit)_array_"
                    r"(start|end)|__ehdr_start|__executable_start|__GNU_EH_FRAME_HDR|__TMC_END__|__dso_handle|main|crtstuff\.c|.*@.*|_init|_fini)$")


class Unknown(Exception):
    pass


# Debian's copyright files

def paragraphs(text):
    """Files, licence and the licence's own text of each paragraph of a machine-readable file; None of another file."""
    if "copyright-format" not in text[:2000]:
        return None
    found = []
    for part in re.split(r"\n[ \t]*\n", text):
        fields, name = {}, None
        for line in part.splitlines():
            if match := re.match(r"([A-Za-z-]+):[ \t]*(.*)$", line):
                name = match[1].lower()
                fields[name] = match[2]
            elif name and line[:1] in (" ", "\t"):
                fields[name] += "\n" + line.strip()
        if "license" in fields:
            head, _, body = fields["license"].partition("\n")
            found.append((re.split(r"[\s,]+", fields.get("files", "").strip()) if "files" in fields else None, head.strip(), body))
    return found


def slug(package, name):
    return f"LicenseRef-{package}-" + re.sub(r"[^A-Za-z0-9.]+", "-", name).strip("-")


def expression(package, name, texts):
    """The SPDX expression of what Debian calls a licence. Texts that SPDX has no name for are added to texts."""
    def one(word):
        word = re.sub(r"\s+", " ", word.strip())
        if known := NAMES.get(word.lower()):
            return known
        if PUBLIC.search(word):
            word = "public-domain"
        texts.setdefault(slug(package, word), word)
        return slug(package, word)

    def either(words):
        parts = [all_of(part) for part in re.split(r"\s+or\s+", words, flags=re.I)]
        return parts[0] if len(parts) == 1 else "(" + " OR ".join(f"({part})" if " AND " in part else part for part in parts) + ")"

    def all_of(words):
        parts = [one(part) for part in re.split(r"\s+and\s+", words, flags=re.I)]
        return " AND ".join(parts)

    return [either(part) for part in re.split(r",\s*(?:and\s+)?", name) if part.strip()]


def terms(expression):
    """The parts of an expression that all hold, each in brackets where it is a choice."""
    found = re.split(r" AND (?![^()]*\))", expression)
    return [f"({part})" if " OR " in part and not part.startswith("(") else part for part in found]


def conclusion(package, text):
    """A package's licence, the reason for it, and the texts of licences that SPDX has no name for."""
    if package in TABLE:
        chosen, reason = TABLE[package]
        return chosen, reason, {name: text for name in re.findall(r"LicenseRef-[\w.-]+", chosen)}
    found = paragraphs(text)
    if found is None:
        raise Unknown(f"{package}: its copyright file is not machine-readable; read it, and add the licence to Scripts/licensing.py")
    used, names, count = [], {}, 0
    for files, name, _ in found:
        if files is None or not any(file and not UNUSED.search(file) for file in files) or name.lower() in ("none", "fsfap"):
            continue
        count += 1
        for part in expression(package, name, names):
            used += [each for each in terms(part) if each not in used]
    if not used:
        raise Unknown(f"{package}: no paragraph of its copyright file names its sources; add the licence to Scripts/licensing.py")
    bodies = {}
    for reference, word in names.items():
        body = next((body for _, name, body in found if body and (name == word or (word == "public-domain" and PUBLIC.search(name)))), None)
        bodies[reference] = body.replace("\n.\n", "\n\n") if body else text
    return " AND ".join(used), f"{count} paragraphs of its machine-readable copyright file that name sources of the packed files", bodies


def holders(text):
    """The copyright notices of a package's file, a line each."""
    lines = []
    for part in re.findall(r"^Copyright:[ \t]*(.*(?:\n[ \t]+.*)*)", text, re.M) or re.findall(r"(?:^|\n)\s*(?:\*\s*)?(Copyright\b.*\d{4}.*|\u00a9.*)", text):
        for line in part.splitlines():
            line = line.strip(" \t*")
            if line and line not in lines:
                lines.append(line)
    return "\n".join(lines) or "NONE"


# What was linked

def names(*paths):
    """The names that objects and archives define. One process reads them all: below qemu each start takes a second."""
    done = subprocess.run(["nm", "--defined-only", "--format=posix", *paths], capture_output=True, text=True)
    found = set()
    for line in done.stdout.splitlines():
        words = line.split()
        if len(words) >= 3:
            found.add(words[0])
    return found


def component(path):
    """The part of the toolchain that an archive belongs to; None for another file."""
    return next((name for name, pattern, _, _ in TOOLCHAIN if re.fullmatch(pattern, pathlib.Path(path).name)), None)


def origins(program, own, archives):
    """The files that a program was linked of, beside its own objects. Every name that it defines has to be in one.

    own: its objects. archives: files of the toolchain and of the system that the linker may have taken. Raises Unknown where a name is
    in none of them.
    """
    defined = {name for name in names(program) if not LINKER.match(name)}
    rest = defined - names(*own) if own else defined
    found, left = {}, set(rest)
    for path in archives:
        taken = rest & names(path)
        if taken:
            found[str(path)] = taken
            left -= taken
    if left:
        raise Unknown(f"{pathlib.Path(program).name}: {len(left)} names are of no object that is known, such as {', '.join(sorted(left)[:5])}")
    # An archive counts if it has a name that no earlier one has: many define the same small functions.
    counted, seen = [], set()
    for path, taken in sorted(found.items(), key=lambda item: -len(item[1])):
        if taken - seen:
            counted.append(path)
        seen |= taken
    return counted


def traced(said):
    """The files that a linker's trace names."""
    files = set()
    for line in said.splitlines():
        match = re.match(r"\(?(/[^()\s]+\.(?:a|o))\b", line.strip())
        if match:
            files.add(match[1])
    return sorted(files)
