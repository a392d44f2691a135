// Times the stages of one page, and the same page drawn and written in other ways, all in one run.
// usage: pagebench DECK OUT_DIR REPEATS
internal import Foundation
internal import PageRender

let words = CommandLine.arguments
guard words.count == 4, let repeats = Int(words[3]) else {
  FileHandle.standardError.write(Data("usage: pagebench DECK OUT_DIR REPEATS\n".utf8))
  exit(2)
}
do {
  try PageBenchmark(deck: words[1], folder: words[2], repeats: repeats).run()
} catch {
  FileHandle.standardError.write(Data("pagebench: \(error)\n".utf8))
  exit(1)
}
