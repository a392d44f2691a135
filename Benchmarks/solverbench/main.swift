internal import Foundation
internal import LayoutEngine

// usage: solverbench FAMILY COUNT system|values|time
//
// system: the linear system in the form that `kiwibench` reads. values: the frames in two environments, a
// number per line. time: microseconds to build and solve, and to move to the other environment.

let words = CommandLine.arguments
guard words.count == 4, let count = Int(words[2]), let family = ViewFamily(words[1], count: count) else {
  print("usage: solverbench \(ViewFamily.names.joined(separator: "|")) COUNT system|values|time")
  exit(2)
}
let benchmark = SolverBenchmark(family)
switch words[3] {
case "system": print(LinearSystem(family).text, terminator: "")
case "values": try benchmark.printValues()
case "time": try benchmark.printTimes()
default: exit(2)
}
