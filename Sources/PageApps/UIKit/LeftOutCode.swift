internal import Foundation
package import PageBase
internal import Synchronization

/// Says on standard error that a screen came to code that `renderpages app` left out, once a process for each place.
///
/// Translated sources call it in place of what does not compile.
public func pageRenderLeftOut(_ file: String, _ line: Int) {
  let place = LeftOutCode.line(file, line)
  guard LeftOutCode.met.withLock({ $0.insert(place).inserted }) else { return }
  FileHandle.standardError.write(Data(place.utf8))
}

/// Lines about code that is left out, from the process of a screen to the one that started it.
package enum LeftOutCode {
  fileprivate static let met = Mutex(Set<String>())
  private static let mark = "renderpages-left-out\t"

  fileprivate static func line(_ file: String, _ line: Int) -> String { "\(mark)\(file)\t\(line)\n" }

  /// The output without those lines, and their places.
  package static func split(_ output: String) -> (rest: String, places: [FilePlace]) {
    guard output.contains(mark) else { return (output, []) }
    var rest: [Substring] = []
    var places: [FilePlace] = []
    for text in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = text.split(separator: "\t")
      if text.hasPrefix(mark), parts.count == 3, let line = Int(parts[2]) {
        places.append(FilePlace(file: String(parts[1]), position: SourcePosition(line: line, column: 1)))
      } else {
        rest.append(text)
      }
    }
    return (rest.joined(separator: "\n"), places)
  }
}
