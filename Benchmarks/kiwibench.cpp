// usage: kiwibench values|time < SYSTEM
//
// Solves a linear system, in the form that `solverbench` writes, with kiwi. values: the variables in two
// environments, a number per line. time: microseconds to build and solve, and to move to the other
// environment with edit variables.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

// Above every level of the systems, which begin at 1.
constexpr double editStrength = 1e8;
// Timing goes on for at least this long; a system that takes longer is timed once.
constexpr double duration = 4e5;

struct Line {
  double strength;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

struct Edit {
  int variable;
  double values[2];
};

struct System {
  int variableCount = 0;
  std::vector<Edit> edits;
  std::vector<Line> lines;
};

System read(std::istream& input) {
  System system;
  input >> system.variableCount;
  std::string text;
  while (std::getline(input, text)) {
    std::istringstream words(text);
    if (text.rfind("edit", 0) == 0) {
      Edit edit;
      std::string word;
      words >> word >> edit.variable >> edit.values[0] >> edit.values[1];
      system.edits.push_back(edit);
    } else if (!text.empty()) {
      Line line;
      int relation;
      words >> line.strength >> relation >> line.constant;
      line.relation = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
      int variable;
      double coefficient;
      while (words >> variable >> coefficient) line.terms.emplace_back(variable, coefficient);
      system.lines.push_back(std::move(line));
    }
  }
  return system;
}

class Solved {
 public:
  explicit Solved(const System& system) : system(system), variables(system.variableCount) {
    for (const Edit& edit : system.edits) solver.addEditVariable(variables[edit.variable], editStrength);
    suggest(0);
    for (const Line& line : system.lines) {
      std::vector<kiwi::Term> terms;
      terms.reserve(line.terms.size());
      for (const auto& [variable, coefficient] : line.terms) terms.emplace_back(variables[variable], coefficient);
      const double strength = line.strength == 0 ? kiwi::strength::required : line.strength;
      solver.addConstraint(kiwi::Constraint(kiwi::Expression(std::move(terms), line.constant), line.relation, strength));
    }
    solver.updateVariables();
  }

  void move(int environment) {
    suggest(environment);
    solver.updateVariables();
  }

  void print() const {
    for (const kiwi::Variable& variable : variables) std::printf("%.17g\n", variable.value());
  }

 private:
  void suggest(int environment) {
    for (const Edit& edit : system.edits) solver.suggestValue(variables[edit.variable], edit.values[environment]);
  }

  const System& system;
  std::vector<kiwi::Variable> variables;
  kiwi::Solver solver;
};

double now() {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

template <class Work>
double median(Work work) {
  const double start = now();
  work();
  const double once = now() - start;
  if (once > duration) return once;
  const int batch = once < 100 ? 50 : 1;
  std::vector<double> samples;
  while (samples.size() < 5 || now() - start < duration) {
    const double before = now();
    for (int round = 0; round < batch; ++round) work();
    samples.push_back((now() - before) / batch);
  }
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() / 2];
}

}  // namespace

int main(int count, char** words) {
  const System system = read(std::cin);
  if (count > 1 && std::string(words[1]) == "values") {
    Solved solved(system);
    solved.print();
    solved.move(1);
    solved.print();
    return 0;
  }
  std::unique_ptr<Solved> solved;
  const double build = median([&] { solved = std::make_unique<Solved>(system); });
  int environment = 0;
  const double edit = median([&] { solved->move(environment ^= 1); });
  std::printf("%g %g\n", build, edit);
}
