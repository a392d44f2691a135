internal import Foundation
internal import Synchronization

/// Code of an app that `renderpages app` left out, as the process of a screen comes to it.
package enum LeftOutCode {
  private static let met = Mutex(Set<String>())
  private static let mark = "renderpages-left-out\t"

  /// True if the process came to such code.
  package static var isMet: Bool { met.withLock { !$0.isEmpty } }

  /// Says on standard error that the process came to a place, once for each, for the process that started it.
  package static func meet(_ file: String, _ line: Int) {
    let text = "\(mark)\(file)\t\(line)\n"
    guard met.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }

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
