"""Times LayoutEngine beside kiwi, the C++ Cassowary solver, on the same systems, and prints a table.

usage: solver.py SOLVERBENCH KIWIBENCH
"""

import json
import math
import pathlib
import subprocess
import sys

FAMILIES = [
    ("open", "open chain"),
    ("closed", "closed chain"),
    ("tree", "tree"),
]
VARIANTS = [("", ""), ("-shuffled", ", shuffled"), ("-inequalities", ", 10 % inequalities")]
SIZES = [10, 100, 1000, 2000, 5000]
# kiwi is not run where its growth so far says that it would take longer.
PATIENCE_US = 40e6
TOLERANCE = 1e-6


def lines(command, text=None):
    return subprocess.run(command, input=text, check=True, stdout=subprocess.PIPE, text=True).stdout


def exponent(small, large, key):
    """The growth exponent between two sizes."""
    return math.log(large[key] / small[key]) / math.log(large["count"] / small["count"])


def fitted(rows, key):
    """The growth exponent over all sizes: the slope of the least-squares line of the logarithms."""
    rows = [row for row in rows if key in row]
    x, y = [math.log(row["count"]) for row in rows], [math.log(row[key]) for row in rows]
    mean_x, mean_y = sum(x) / len(x), sum(y) / len(y)
    return sum((a - mean_x) * (b - mean_y) for a, b in zip(x, y)) / sum((a - mean_x) ** 2 for a in x)


def check(ours, theirs, name):
    """Stops unless both sides have the same values."""
    for index, (a, b) in enumerate(zip(ours.split(), theirs.split(), strict=True)):
        if abs(float(a) - float(b)) > TOLERANCE:
            sys.exit(f"{name}: value {index} is {a} in LayoutEngine and {b} in kiwi")


def compare(solverbench, kiwibench, family, count, with_kiwi):
    """Microseconds of both sides for one system, whose values are compared first."""
    words = [str(solverbench), family, str(count)]
    system = lines([*words, "system"])
    row = {"count": count, "constraints": system.count("\n") - 3}
    if with_kiwi:
        check(lines([*words, "values"]), lines([str(kiwibench), "values"], system), f"{family} {count}")
        row["kiwi_us"], row["kiwi_edit_us"] = map(float, lines([str(kiwibench), "time"], system).split())
    row["us"], row["edit_us"] = map(float, lines([*words, "time"]).split())
    return row


def measure(solverbench, kiwibench):
    results = {"page": [compare(solverbench, kiwibench, "page", 12, True)]}
    for family, _ in FAMILIES:
        for variant, _ in VARIANTS:
            rows = []
            for count in SIZES:
                rows.append(compare(solverbench, kiwibench, family + variant, count, is_bearable(rows, count)))
                print(family + variant, rows[-1], file=sys.stderr)
            results[family + variant] = rows
    # Of many equally good widths LayoutEngine chooses, so there is nothing to compare with.
    results["labels"] = [compare(solverbench, kiwibench, "labels", count, False) for count in SIZES]
    return results


def is_bearable(rows, count):
    if len(rows) < 2:
        return True
    if "kiwi_us" not in rows[-1]:
        return False
    return expected(rows[-2:], count) < PATIENCE_US


def expected(pair, count):
    """What kiwi would take, if it went on growing as between the last two sizes."""
    return pair[1]["kiwi_us"] * (count / pair[1]["count"]) ** exponent(*pair, "kiwi_us")


def milliseconds(microseconds):
    value = microseconds / 1e3
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(results):
    page = results["page"][0]
    print("\nThe layout solver beside kiwi: a page of 12 views\n")
    print("| | LayoutEngine µs | kiwi µs | kiwi / LayoutEngine |\n|---|---:|---:|---:|")
    for name, key in (("built and solved", "us"), ("moved to another device", "edit_us")):
        print(f"| {name} | {page[key]:.2f} | {page['kiwi_' + key]:.2f} | {page['kiwi_' + key] / page[key]:.1f} × |")
    print("\nBuilt and solved, by number of views\n")
    print("| | views | LayoutEngine ms | kiwi ms | kiwi / LayoutEngine | moved: LayoutEngine µs | moved: kiwi µs |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for family, title in FAMILIES:
        for variant, suffix in VARIANTS:
            print_family(title + suffix, results[family + variant])
    print("\nGrowth exponents, 10 to 5,000 views\n")
    print("| | LayoutEngine, built and solved | LayoutEngine, moved | kiwi, built and solved, as far as it was run |")
    print("|---|---:|---:|---:|")
    for family, title in FAMILIES:
        for variant, suffix in VARIANTS:
            rows = results[family + variant]
            print(f"| {title + suffix} | {fitted(rows, 'us'):.2f} | {fitted(rows, 'edit_us'):.2f} | "
                  f"{fitted(rows, 'kiwi_us'):.2f} |")
    labels = results["labels"]
    print(f"| a row of equally hugging labels | {fitted(labels, 'us'):.2f} | {fitted(labels, 'edit_us'):.2f} | |")
    last = labels[-1]
    print(f"\nA row of {last['count']:,} equally hugging labels: {milliseconds(last['us'])} ms to build and solve, "
          f"{milliseconds(last['edit_us'])} ms to squeeze or stretch.")


def print_family(title, rows):
    """The sizes 100 and 1,000, the largest kiwi was run for, and 5,000."""
    measured = [row for row in rows if "kiwi_us" in row]
    for row in rows:
        if row["count"] not in (100, 1000, measured[-1]["count"], SIZES[-1]):
            continue
        edit = f"{row['kiwi_edit_us']:.1f}" if "kiwi_us" in row else ""
        if "kiwi_us" in row:
            kiwi, times = milliseconds(row["kiwi_us"]), f"{row['kiwi_us'] / row['us']:.0f} ×"
        else:
            guess = expected(measured[-2:], row["count"])
            kiwi, times = f"not run; about {milliseconds(guess)}", f"about {guess / row['us']:.0f} ×"
        print(f"| {title} | {row['count']:,} | {milliseconds(row['us'])} | {kiwi} | {times} | {row['edit_us']:.1f} | {edit} |")


if __name__ == "__main__":
    measured = measure(*map(pathlib.Path, sys.argv[1:]))
    table(measured)
    print(json.dumps(measured))
