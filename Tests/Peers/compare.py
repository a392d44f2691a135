#!/usr/bin/env python3
"""Compares the solver with kiwi and with a lexicographic linear program.

    python3 -m venv .build/peers && .build/peers/bin/pip install kiwisolver scipy
    .build/peers/bin/python Tests/Peers/compare.py --seed 1 --kiwi 2000 --program 500
    .build/peers/bin/python Tests/Peers/compare.py --seed 1 --kiwi 200 --program 50 --record

Systems are random; their seed is printed. Each goes through LayoutEngine's solver (by way of the test
`a file of systems is answered`) and a peer. Two things are compared: which required constraints are refused, in
the order of adding, and the sum of absolute errors of each priority.

kiwi knows no levels but weights: 1, 1000 and 1000000. They act as levels on these systems: positions and
differences of positions with coefficients 1 and -1. Such a matrix is totally unimodular, so along every edge of the
feasible region each error changes at a rate of -1, 0 or 1; at most 30 weaker errors grow where one stronger shrinks,
and 30 is less than 1000. The least weighted sum is then the lexicographic optimum.

The linear program (HiGHS) minimises one level after the other. What a level has decided is kept by duality instead
of by a tolerance: an error of positive reduced cost is 0 in every optimum, so it is fixed at 0 for the levels below.
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import kiwisolver
import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

HERE = pathlib.Path(__file__).resolve().parent
RECORDED = HERE / "recorded.json"
LESS, EQUAL, GREATER = -1, 0, 1
REQUIRED = 1000
# Relative to the largest constant of the system: HiGHS itself works to 1e-9.
TOLERANCE = 1e-6


# A system is {"variables": n, "sizes": [indices that are never negative],
#              "constraints": [[priority, relation, constant, variable, coefficient, ...]]}
# and a constraint says: sum of coefficient * variable  RELATION  constant.


def kiwi_system(rng):
    count = rng.randint(2, 12)
    sizes = sorted(rng.sample(range(count), rng.randint(0, count // 2)))
    constraints = []
    for _ in range(rng.randint(2, 30)):
        first, second = rng.sample(range(count), 2)
        terms = [first, 1] if rng.random() < 0.3 else [first, 1, second, -1]
        constraints.append([rng.choice([REQUIRED, 750, 750, 500, 250, 250]), rng.choice([LESS, EQUAL, EQUAL, GREATER]),
                            rng.randint(-200, 400) / rng.choice([1, 1, 2, 3]), *terms])
    return {"variables": count, "sizes": sizes, "constraints": constraints}


def program_system(rng):
    count = rng.randint(4, 30)
    sizes = sorted(rng.sample(range(count), rng.randint(0, count // 2)))
    # Half a point is the finest step that UIKit takes itself (999.5).
    priorities = [half / 2 for half in rng.sample(range(2, 2000), 40)]
    # In every third system each of the 40 priorities is used at least once.
    unused = list(priorities) if rng.random() < 1 / 3 else []
    # Errors from a thousandth to a million points.
    scale = rng.choice([0.001, 1, 1, 1000, 2000])
    constraints = []
    for _ in range(rng.randint(60 if unused else 10, 140)):
        terms = []
        for variable in rng.sample(range(count), rng.randint(1, min(4, count))):
            terms += [variable, rng.choice([1, 1, -1, -1, 0.5, -0.5, 2, 3])]
        priority = REQUIRED if rng.random() < 0.2 else unused.pop() if unused else rng.choice(priorities)
        constant = rng.randint(-500, 500) * (scale if rng.random() < 0.3 else 1)
        constraints.append([priority, rng.choice([LESS, EQUAL, GREATER]), constant, *terms])
    return {"variables": count, "sizes": sizes, "constraints": constraints}


def terms_of(constraint):
    return list(zip(constraint[3::2], constraint[4::2]))


def errors(system, refused, values):
    """The sum of absolute errors of each priority, highest first."""
    sums = {}
    for index, constraint in enumerate(system["constraints"]):
        priority, relation, constant = constraint[:3]
        if priority == REQUIRED or index in refused:
            continue
        rest = sum(c * values[v] for v, c in terms_of(constraint)) - constant
        error = max(rest, 0) if relation == LESS else max(-rest, 0) if relation == GREATER else abs(rest)
        sums[priority] = sums.get(priority, 0) + error
    return [[priority, sums[priority]] for priority in sorted(sums, reverse=True)]


# MARK: kiwi

STRENGTHS = {REQUIRED: "required", 750: "strong", 500: "medium", 250: "weak"}


def kiwi_build(system, accepted):
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(str(i)) for i in range(system["variables"])]
    for size in system["sizes"]:
        solver.addConstraint(variables[size] >= 0)
    for index in accepted:
        solver.addConstraint(kiwi_constraint(system["constraints"][index], variables))
    return solver, variables


def kiwi_constraint(constraint, variables):
    priority, relation, constant = constraint[:3]
    expression = sum((c * variables[v] for v, c in terms_of(constraint)), kiwisolver.Expression([])) - constant
    made = expression <= 0 if relation == LESS else expression >= 0 if relation == GREATER else expression == 0
    return made | STRENGTHS[priority]


def kiwi_answer(system):
    accepted, refused = [], []
    solver, variables = kiwi_build(system, [])
    for index, constraint in enumerate(system["constraints"]):
        try:
            solver.addConstraint(kiwi_constraint(constraint, variables))
            accepted.append(index)
        except kiwisolver.UnsatisfiableConstraint:
            refused.append(index)
            # A refusal may leave rows behind in kiwi's tableau.
            solver, variables = kiwi_build(system, accepted)
    solver.updateVariables()
    return {"refused": refused, "errors": errors(system, refused, [v.value() for v in variables])}


# MARK: Linear program

OPTIONS = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}


class Program:
    """Rows `a·x − above + below = constant`, one per constraint."""

    def __init__(self, system):
        self.count = system["variables"]
        self.size = set(system["sizes"])
        self.rows = []

    def solve(self, constraints, costs, fixed):
        width = self.count + 2 * len(constraints)
        data, rows, columns = [], [], []
        bounds = [(0 if v in self.size else None, None) for v in range(self.count)]
        for row, (priority, relation, _, *_rest) in enumerate(constraints):
            for variable, coefficient in terms_of(constraints[row]):
                data.append(coefficient), rows.append(row), columns.append(variable)
            for side, sign, slack in ((0, -1, GREATER), (1, 1, LESS)):
                column = self.count + 2 * row + side
                data.append(sign), rows.append(row), columns.append(column)
                held = column in fixed or (priority == REQUIRED and relation != slack)
                bounds.append((0, 0 if held else None))
        cost = numpy.zeros(width)
        for column in costs:
            cost[column] = 1
        matrix = csr_matrix((data, (rows, columns)), shape=(len(constraints), width))
        constants = [c[2] for c in constraints]
        return linprog(cost, A_eq=matrix, b_eq=constants, bounds=bounds, method="highs-ds", options=OPTIONS)


def program_answer(system):
    program = Program(system)
    accepted, refused = [], []
    for index, constraint in enumerate(system["constraints"]):
        if constraint[0] == REQUIRED:
            tried = [system["constraints"][i] for i in accepted if system["constraints"][i][0] == REQUIRED]
            if program.solve(tried + [constraint], [], set()).status == 2:
                refused.append(index)
                continue
        accepted.append(index)
    constraints = [system["constraints"][i] for i in accepted]
    priorities = sorted({c[0] for c in constraints if c[0] != REQUIRED}, reverse=True)
    fixed, found, outcome = set(), [], program.solve(constraints, [], set())
    for priority in priorities:
        columns = []
        for row, constraint in enumerate(constraints):
            if constraint[0] == priority:
                column = program.count + 2 * row
                columns += [c for c, free in ((column, GREATER), (column + 1, LESS)) if constraint[1] != free]
        outcome = program.solve(constraints, columns, fixed)
        if outcome.status != 0:
            return None
        found.append([priority, outcome.fun])
        # Free slacks and errors alike: what has a reduced cost is 0 in every optimum.
        for column in range(program.count, len(outcome.x)):
            if outcome.lower.marginals[column] > 1e-7:
                fixed.add(column)
        for variable in program.size:
            if outcome.lower.marginals[variable] > 1e-7:
                constraints.append([REQUIRED, EQUAL, 0, variable, 1])
                program.size = program.size - {variable}
    return {"refused": refused, "errors": found}


# MARK: Comparing


def ours(systems):
    with tempfile.TemporaryDirectory() as folder:
        source, target = os.path.join(folder, "systems.json"), os.path.join(folder, "answers.json")
        with open(source, "w") as file:
            json.dump(systems, file)
        environment = dict(os.environ, PEER_SYSTEMS=source, PEER_ANSWERS=target)
        subprocess.run(["swift", "test", "--skip-build", "--filter", "PeerTests"], cwd=HERE.parent.parent,
                       env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(target) as file:
            return json.load(file)


def difference(system, expected, actual):
    """What two answers disagree about, or nothing."""
    if expected["refused"] != actual["refused"]:
        return f"refused {expected['refused']}, here {actual['refused']}"
    largest = max([1] + [abs(c[2]) for c in system["constraints"]])
    for (priority, theirs), (_, mine) in zip(expected["errors"], actual["errors"], strict=True):
        if abs(theirs - mine) > TOLERANCE * largest:
            return f"at {priority} the errors sum to {theirs}, here {mine}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--kiwi", type=int, default=2000)
    parser.add_argument("--program", type=int, default=500)
    parser.add_argument("--record", action="store_true", help="write the systems and the peers' answers for the tests")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}")
    rng = random.Random(arguments.seed)
    cases = [("kiwi", kiwi_system(rng), kiwi_answer) for _ in range(arguments.kiwi)]
    cases += [("program", program_system(rng), program_answer) for _ in range(arguments.program)]
    answers = [answer(system) for _, system, answer in cases]
    undecided = sum(a is None for a in answers)
    kept = [(peer, system, a) for (peer, system, _), a in zip(cases, answers) if a is not None]
    if arguments.record:
        lines = [json.dumps({"peer": p, "system": s, "answer": a}, separators=(",", ":")) for p, s, a in kept]
        RECORDED.write_text("[\n" + ",\n".join(lines) + "\n]\n")
    mine = ours([system for _, system, _ in kept])
    failures = 0
    for (peer, system, expected), actual in zip(kept, mine, strict=True):
        for path in ("added", "entered"):
            found = actual.get("failure") or difference(system, expected, actual[path])
            if found:
                failures += 1
                print(f"{peer}, {path}: {found}\n  {json.dumps(system)}")
    for name in ("kiwi", "program"):
        chosen = [(s, a) for p, s, a in kept if p == name]
        refusals = sum(bool(a["refused"]) for _, a in chosen)
        levels = max((len(a["errors"]) for _, a in chosen), default=0)
        print(f"{name}: {len(chosen)} systems, {refusals} with contradictions, up to {levels} levels")
    print(f"{failures} differences, {undecided} systems that the linear program left undecided")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
