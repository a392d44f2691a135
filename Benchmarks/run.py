"""Times PageRender beside its peers in one run, prints tables and writes Benchmarks/latest.json.

usage: run.py [--quick]
"""

import json
import os
import pathlib
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import numpy
from PIL import Image

import browser
import solver

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / ".build" / "release"
QUICK = "--quick" in sys.argv
REPEATS = 7 if QUICK else 21
SUMMARY = "Welcome to the tour ようこそ"
DETAIL = (
    "Swipe through the pages to learn what the application can do for you, then start using it straight away. "
    "ページをスワイプして、アプリの使い方を確認してください。設定はいつでも変更できます。"
)
# The screen of an iPhone 16: 1179 × 2556 pixels.
SCREEN = "393x852@3x"
TWENTY_DEVICES = (
    "iphone-se-1,iphone-se-3,iphone-8-plus,iphone-x,iphone-11,iphone-11-pro-max,iphone-12,iphone-13-mini,iphone-14,"
    "iphone-14-plus,iphone-15,iphone-15-pro-max,iphone-16,iphone-16-pro,iphone-16-pro-max,iphone-17,iphone-air,"
    "ipad-10,ipad-mini-6,ipad-pro-13-m4"
)


def photo(path):
    """800 × 800 pixels of seeded noise in six sizes, with grain: as hard to compress as a photograph."""
    random = numpy.random.default_rng(7)
    total = numpy.zeros((800, 800, 3))
    for size in (5, 11, 23, 47, 95, 190):
        small = Image.fromarray((random.random((size, size, 3)) * 255).astype("uint8"))
        total += (numpy.asarray(small.resize((800, 800), Image.BICUBIC)).astype(float) - 128) * (6 / size) ** 0.55
    pixels = numpy.clip(total * 0.9 + 128 + random.normal(0, 2, total.shape), 0, 255).astype("uint8")
    Image.fromarray(pixels).save(path)


def write_deck(folder, picture, pages):
    (folder / "images").mkdir(parents=True)
    shutil.copy(picture, folder / "images" / "art@3x.png")
    page = {"image": "images/art@3x.png", "summary": SUMMARY, "detail": DETAIL}
    deck = {"title": "Benchmark", "pages": [page] * pages}
    (folder / "deck.json").write_text(json.dumps(deck))


def write_html(path, picture):
    text = (ROOT / "Benchmarks" / "page.html").read_text()
    path.write_text(text.replace("IMAGE", f"file://{picture}").replace("SUMMARY", SUMMARY).replace("DETAIL", DETAIL))


def run(*words):
    """Runs the program; returns milliseconds and its largest resident set in MB."""
    before = time.perf_counter()
    process = subprocess.Popen([str(RELEASE / "renderpages"), *words], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = (time.perf_counter() - before) * 1e3
    if status != 0:
        sys.exit(f"renderpages {' '.join(words)} ended with {status}")
    return elapsed, usage.ru_maxrss / 1024


def in_turns(commands, repeats):
    """Runs the commands in turns; returns the medians of their milliseconds and the largest MB of each."""
    times, memory = [[] for _ in commands], [0] * len(commands)
    for round_ in range(repeats + 1):
        for index, command in enumerate(commands):
            elapsed, peak = run(*command)
            if round_ > 0:
                times[index].append(elapsed)
            memory[index] = max(memory[index], peak)
    return [statistics.median(values) for values in times], memory


def measure(kind, picture, work):
    """One page with a kind of picture: stages, the program, the browser."""
    one, many = work / f"{kind}-one", work / f"{kind}-many"
    write_deck(one, picture, 1)
    write_deck(many, picture, 61)
    html = work / f"{kind}.html"
    write_html(html, picture)
    out = str(work / "out")
    stages = json.loads(
        subprocess.run(
            [str(RELEASE / "pagebench"), str(one), str(work), str(REPEATS * 5)], check=True, stdout=subprocess.PIPE, text=True
        ).stdout)
    axes = ["-d", SCREEN, "-j", "1", "-q", "-o", out]
    drawn = [*axes, "--no-cache"]
    (single, series, kept_single, kept), _ = in_turns(
        [["render", str(one), *drawn], ["render", str(many), *drawn], ["render", str(one), *axes], ["render", str(many), *axes]],
        REPEATS)
    warm_ms, warm_mb = browser.warm(html, work, REPEATS)
    return {
        **stages,
        "page_in_program_ms": (series - single) / 60,
        "kept_page_in_program_ms": (kept - kept_single) / 60,
        "process_ms": single,
        "browser_ms": warm_ms,
        "browser_mb": warm_mb,
        "browser_process_ms": browser.process(html, work, REPEATS),
    }


def snapshots(work):
    """A page recorded and verified, with each kind of picture; the page `few` is black, grey and white."""
    few = work / "few.png"
    Image.new("RGB", (900, 720), (128, 128, 128)).save(few)
    results = {}
    for kind, picture in (("few", few), ("flat", work / "flat-one/images/art@3x.png"), ("photo", work / "photo.png")):
        deck = work / f"snapshot-{kind}"
        write_deck(deck, picture, 1)
        if kind == "few":
            description = json.loads((deck / "deck.json").read_text())
            description["style"] = {"colors": {"currentPage": "#808080"}}
            (deck / "deck.json").write_text(json.dumps(description))
        out = subprocess.check_output([RELEASE / "pagebench", "--snapshots", deck, work, str(REPEATS)])
        results[kind] = json.loads(out)
    return results


def snapshots_table(results):
    print("\nRecorded pages, 1179 × 2556 pixels\n")
    print("| artwork | colours | verify ms (bar 4) | of it drawing | verify, decoding | `compare` ms | faster by (bar 30 ×) "
          "| record ms (bar 1,000) | bytes | of cairo's |")
    print("|---|" + "---:|" * 9)
    for kind, r in results.items():
        print(f"| {kind} | {r['colors']:,} | {r['verify_ms']:.2f} | {r['draw_ms']:.2f} | {r['verify_decoding_ms']:.1f} "
              f"| {r['imagemagick_ms']:.0f} | {ratio(r['imagemagick_ms'], r['verify_ms'])} | {r['record_ms']:.0f} "
              f"| {r['recorded_bytes']:,} | {100 * r['recorded_bytes'] / r['cairo_bytes']:.0f} % |")


def warm_cache_line(r):
    print(f"\n`verify` of {r['pictures']:,} unchanged pictures: {r['warm_ms']:.0f} ms with the last run's cache (bar 1,000), "
          f"{r['drawing_ms']:.0f} ms drawing each; {r['mb']:.0f} MB")


def warm_cache(work):
    """Twelve pages on all 84 devices, unchanged, where the last run's cache is at hand."""
    deck, report = work / "snapshot-many", str(work / "report")
    write_deck(deck, work / "few.png", 12)
    run("record", str(deck), "-d", "every", "-q", "--report", report)
    verify = ["verify", str(deck), "-d", "every", "-q", "--report", report]
    run(*verify)
    (warm, cold), memory = in_turns([verify, [*verify, "--no-cache"]], 5)
    return {"pictures": 12 * 84, "warm_ms": warm, "drawing_ms": cold, "mb": memory[0]}


def lint(work):
    """The tutorial over 84 devices, both orientations, three sizes of text and two languages; and half of the devices."""
    deck = str(ROOT / "Examples" / "tutorial")
    devices = [d["id"] for d in json.loads(subprocess.check_output([RELEASE / "renderpages", "devices", "--json"]))]
    axes = ["--orientation", "all", "--content-size", "large,xxxLarge,AX3", "--locale", "ja,en", "--appearance", "light", "-q"]
    half = ",".join(devices[::2])
    (whole, part), memory = in_turns(
        [["lint", deck, "-d", "every", *axes], ["lint", deck, "-d", half, *axes]], REPEATS)
    return {"environments": len(devices) * 2 * 3 * 2, "all_ms": whole, "half_ms": part, "mb": memory[0]}


def lint_line(r):
    print(f"\n`lint` of the tutorial in {r['environments']:,} environments: {r['all_ms']:.0f} ms (bar 1,000), half of the devices "
          f"{r['half_ms']:.0f} ms; {r['mb']:.0f} MB")


def review(work):
    """Four pages on twenty devices with redlines on each: made whole, on a bare PDF surface, and printed by the browser."""
    deck = str(ROOT / "Examples" / "tutorial-en")
    bench = [RELEASE / "pagebench"]
    results = json.loads(subprocess.check_output([*bench, "--review", deck, TWENTY_DEVICES, str(REPEATS)]))
    html = work / "review.html"
    subprocess.check_call([*bench, "--review-html", deck, TWENTY_DEVICES, str(html)])
    results["browser_ms"], results["browser_mb"] = browser.warm(html, work, max(REPEATS // 3, 3), prints=True)
    results["browser_process_ms"] = browser.process(html, work, REPEATS, prints=True)
    axes = ["-d", TWENTY_DEVICES, "--orientation", "portrait", "--redlines-on", "all", "-q", "-o", str(work / "review.pdf")]
    (results["process_ms"],), (results["process_mb"],) = in_turns([["review", deck, *axes]], REPEATS)
    results["pdf_1000"] = json.loads(subprocess.check_output([*bench, "--pdf", "1000", "1"]))
    results["pdf_100"] = json.loads(subprocess.check_output([*bench, "--pdf", "100", "3"]))
    return results


def review_table(r):
    print("\nA review of 4 pages on 20 devices with redlines on each (medians)\n\n| | ms | | bar |\n|---|---:|---:|---:|")
    print(f"| {r['sheets']} sheets, from views to the finished document | {r['review_ms']:.0f} | | |")
    print(f"| their scenes written as a document | {r['written_ms']:.0f} | | |")
    print(f"| the same scenes on cairo's bare PDF surface | {r['bare_cairo_ms']:.0f} "
          f"| ours takes {r['written_ms'] / r['bare_cairo_ms']:.2f} × | 1.5 × |")
    print(f"| Chromium, warm, prints the same sheets | {r['browser_ms']:.0f} | {ratio(r['browser_ms'], r['review_ms'])} faster | 5 × |")
    print(f"| a whole `renderpages review` process, with lint | {r['process_ms']:.0f} | | |")
    print(f"| a whole `chromium --print-to-pdf` process | {r['browser_process_ms']:.0f} "
          f"| {ratio(r['browser_process_ms'], r['process_ms'])} faster | 20 × |")
    print(f"\n{r['bytes'] / r['sheets'] / 1000:.1f} KB a sheet with its pictures (bar 20 without photos); "
          f"{r['process_mb']:.0f} MB. 1,000 sheets of text: {r['pdf_1000']['pdf_ms']:.0f} ms, "
          f"100: {r['pdf_100']['pdf_ms']:.0f} ms; {r['pdf_1000']['peak_mb']} MB (bar 300)")


def scaling(work):
    """Four pages on twenty devices, with one job and with two."""
    deck, out = str(ROOT / "Examples" / "tutorial"), str(work / "scale")
    axes = ["-d", TWENTY_DEVICES, "--orientation", "portrait", "-q", "-o", out]
    (one, two), memory = in_turns(
        [["render", deck, *axes, "--no-cache", "-j", "1"], ["render", deck, *axes, "--no-cache", "-j", "2"]],
        max(REPEATS // 2, 3))
    return {"one_job_ms": one, "two_jobs_ms": two, "one_job_mb": memory[0], "two_jobs_mb": memory[1]}


def documents():
    """What Interface Builder documents cost from the file to pixels: the example's, and those of RECORDED_FRAMES_DIR."""
    def timed(files):
        return json.loads(subprocess.check_output([RELEASE / "pagebench", "--documents", str(REPEATS), *files]))
    results = {"example": timed([ROOT / "Examples" / "tutorial-storyboard" / "Base.lproj" / "Main.storyboard"])}
    folder = os.environ.get("RECORDED_FRAMES_DIR")
    if not folder:
        print("RECORDED_FRAMES_DIR names no folder of documents: only the example's is timed", file=sys.stderr)
        return results
    found = sorted(p for p in pathlib.Path(folder).rglob("*") if p.suffix in (".storyboard", ".xib"))
    results["recorded"] = timed(found)
    times = []
    for _ in range(7):
        start = time.perf_counter()
        subprocess.check_output([RELEASE / "recordedframes", *found])
        times.append(1000 * (time.perf_counter() - start))
    results["recorded"]["files"] = len(found)
    results["recorded"]["solved_process_ms"] = statistics.median(times)
    return results


def documents_table(results):
    print("\nInterface Builder documents, first scene, at 1179 × 2556 pixels (medians)\n")
    print("| | read and build ms | solve ms | draw ms | all ms |\n|---|---:|---:|---:|---:|")
    def row(name, r):
        print(f"| {name} | {r['load_ms']:.2f} | {r['solve_ms']:.2f} | {r['draw_ms']:.2f} | {r['total_ms']:.2f} |")
    row("the example's storyboard", results["example"]["median"])
    recorded = results.get("recorded")
    if recorded:
        row(f"the median of {recorded['documents']} public documents", recorded["median"])
        row("the slowest of them", recorded["slowest"])
        print(f"\nA process that reads {recorded['files']} documents and solves every scene four times: "
              f"{recorded['solved_process_ms']:.0f} ms")


def text():
    """What text costs, and each hostile text in a process of its own: milliseconds, MB and how it ended."""
    results = json.loads(subprocess.check_output([RELEASE / "pagebench", "--text", str(REPEATS)]))
    hostile = {}
    for name in subprocess.check_output([RELEASE / "pagebench", "--hostile-text"], text=True).split():
        process = subprocess.Popen([RELEASE / "pagebench", "--hostile-text", name], stdout=subprocess.PIPE, text=True)
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        if status != 0:
            sys.exit(f"pagebench --hostile-text {name} ended with {status}")
        hostile[name] = {**json.loads(output), "mb": usage.ru_maxrss / 1024}
    return {**results, "hostile": hostile}


def text_table(results):
    """Beside the bars of Benchmarks/README.md."""
    print("\nText (medians, the thread's processor time)\n\n| | | bar |\n|---|---:|---:|")
    print(f"| the tutorial's text measured again | {results['measure_us']:.1f} µs | 50 µs |")
    print(f"| the same, at another width | {results['measure_at_another_width_us']:.1f} µs | 50 µs |")
    print(f"| 1 MB of plain text, shaped and broken | {results['shape_megabyte_ms']:.0f} ms | 500 ms |")
    for lines, ms in results["layout_ms_by_lines"].items():
        print(f"| {int(lines):,} lines laid out | {ms:.1f} ms | |")
    print(f"| growth exponent | {results['exponent']:.2f} | 1 |")
    print("\n| hostile text | ms (bar 2,000) | MB (bar 256) | ends with |\n|---|---:|---:|---|")
    for name, r in results["hostile"].items():
        print(f"| {name} | {r['ms']:.0f} | {r['mb']:.0f} | {r['end']} |")


def describe_machine():
    cpu = next(line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name"))
    chromium = subprocess.run([browser.executable(), "--version"], capture_output=True, text=True).stdout.strip()
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    return {"cpu": cpu, "cores": os.cpu_count(), "system": platform.platform(), "chromium": chromium, "swift": swift}


def ratio(slow, fast):
    return f"{slow / fast:.1f} ×"


def table(results):
    for kind in ("flat", "photo"):
        r = results[kind]
        page = r["page_in_program_ms"]
        print(f"\nOne page with {kind} artwork, 1179 × 2556 pixels (medians, single thread)\n")
        print("| | ms | PageRender is faster by |\n|---|---:|---:|")
        print(f"| PageRender, a further page in `renderpages render` | {page:.2f} | |")
        print(f"| the same scene, cairo calls from C and cairo's PNG writer | {r['page_by_cairo_ms']:.1f} | {ratio(r['page_by_cairo_ms'], page)} |")
        print(f"| Chromium, warm | {r['browser_ms']:.0f} | {ratio(r['browser_ms'], page)} |")
        print(f"| PageRender, a further page that the last run drew and that is unchanged | {r['kept_page_in_program_ms']:.2f} | |")
        print(f"| a whole `renderpages render` process | {r['process_ms']:.1f} | |")
        print(f"| a whole `chromium --headless --screenshot` process | {r['browser_process_ms']:.0f} | {ratio(r['browser_process_ms'], r['process_ms'])} |")
        print(f"\nStages: layout and scene {r['solve_ms']:.3f} ms, draw {r['draw_ms']:.2f} ms "
              f"(the same calls from C {r['draw_from_c_ms']:.2f} ms, {r['draw_ms'] / r['draw_from_c_ms']:.2f} ×), "
              f"draw, encode and write {r['write_ms']:.2f} ms, page {r['page_ms']:.2f} ms")
    s = results["scaling"]
    print(f"\n4 pages × 20 devices: {s['one_job_ms']:.0f} ms with one job, {s['two_jobs_ms']:.0f} ms with two "
          f"({ratio(s['one_job_ms'], s['two_jobs_ms'])}), at most {s['two_jobs_mb']:.0f} MB; the warm browser holds "
          f"{results['flat']['browser_mb']:.0f} MB")


work = pathlib.Path(tempfile.mkdtemp())
try:
    photo(work / "photo.png")
    results = {
        "machine": describe_machine(),
        "flat": measure("flat", ROOT / "Examples" / "tutorial" / "images" / "lane@3x.png", work),
        "photo": measure("photo", work / "photo.png", work),
        "snapshots": snapshots(work),
        "warm_cache": warm_cache(work),
        "lint": lint(work),
        "review": review(work),
        "scaling": scaling(work),
        "documents": documents(),
        "text": text(),
        "solver": solver.measure(RELEASE / "solverbench", ROOT / ".build" / "kiwi" / "kiwibench"),
    }
finally:
    shutil.rmtree(work, ignore_errors=True)
table(results)
snapshots_table(results["snapshots"])
warm_cache_line(results["warm_cache"])
lint_line(results["lint"])
review_table(results["review"])
documents_table(results["documents"])
text_table(results["text"])
solver.table(results["solver"])
(ROOT / "Benchmarks" / "latest.json").write_text(json.dumps(results, indent=2) + "\n")
