// Times the stages of one page, and the same page drawn and written in other ways, all in one run; or what
// verifying an unchanged page costs; or what Interface Builder documents cost from the file to pixels; or what text costs, plain and hostile.
// usage: pagebench DECK OUT_DIR REPEATS
//        pagebench --snapshots DECK OUT_DIR REPEATS
//        pagebench --documents REPEATS FILE…
//        pagebench --pdf PAGES REPEATS
//        pagebench --review DECK DEVICES REPEATS
//        pagebench --review-html DECK DEVICES FILE
//        pagebench --text REPEATS
//        pagebench --hostile-text [NAME]
internal import Foundation
internal import PageRender

let words = CommandLine.arguments
do {
  if words.count > 3, words[1] == "--documents", let repeats = Int(words[2]), repeats > 0 {
    try await DocumentBenchmark(files: Array(words.dropFirst(3)), repeats: repeats).run()
  } else if words.count == 4, words[1] == "--pdf", let pages = Int(words[2]), let repeats = Int(words[3]) {
    try PDFBenchmark(pageCount: pages, repeats: repeats).run()
  } else if words.count == 5, words[1] == "--review", let repeats = Int(words[4]) {
    try await ReviewBenchmark(deck: words[2], devices: words[3], repeats: repeats).run()
  } else if words.count == 5, words[1] == "--review-html" {
    let folder = URL(fileURLWithPath: words[4]).deletingLastPathComponent().path
    try await ReviewBenchmark(deck: words[2], devices: words[3], repeats: 1)
      .writeHTML(to: words[4], pictures: folder)
  } else if words.count == 3, words[1] == "--text", let repeats = Int(words[2]), repeats > 0 {
    try TextBenchmark(repeats: repeats).run()
  } else if words.count == 2, words[1] == "--hostile-text" {
    print(HostileText.allCases.map(\.rawValue).joined(separator: "\n"))
  } else if words.count == 3, words[1] == "--hostile-text", let hostile = HostileText(rawValue: words[2]) {
    try hostile.run()
  } else if words.count == 5, words[1] == "--snapshots", let repeats = Int(words[4]), repeats > 0 {
    try SnapshotBenchmark(deck: words[2], folder: words[3], repeats: repeats).run()
  } else if words.count == 4, let repeats = Int(words[3]) {
    try PageBenchmark(deck: words[1], folder: words[2], repeats: repeats).run()
  } else {
    let usage = """
      usage: pagebench DECK OUT_DIR REPEATS
             pagebench --snapshots DECK OUT_DIR REPEATS
             pagebench --documents REPEATS FILE…
             pagebench --pdf PAGES REPEATS
             pagebench --review DECK DEVICES REPEATS
             pagebench --review-html DECK DEVICES FILE
             pagebench --text REPEATS
             pagebench --hostile-text [NAME]

      """
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("pagebench: \(error)\n".utf8))
  exit(1)
}
