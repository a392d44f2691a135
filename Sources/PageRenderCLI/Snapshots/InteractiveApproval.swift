@preconcurrency internal import Glibc
internal import PageRender

/// Asks picture by picture whether it becomes the snapshot.
struct InteractiveApproval {
  enum Decision { case accept, reject, skip }

  private let pictures: [PictureResult]
  private let report: String

  init(_ pictures: [PictureResult], report: String) {
    self.pictures = pictures
    self.report = report
  }

  /// The decisions by picture; those not come to are skipped.
  func ask(_ chosen: [Int]) -> [Int: Decision] {
    var decisions: [Int: Decision] = [:]
    var place = 0
    while chosen.indices.contains(place) {
      describe(pictures[chosen[place]], number: place + 1, of: chosen.count)
      guard let answer = readLine()?.lowercased() else { break }
      switch answer {
      case "a", "accept", "y", "yes": decisions[chosen[place]] = .accept
      case "r", "reject", "n", "no": decisions[chosen[place]] = .reject
      case "s", "skip", "": decisions[chosen[place]] = .skip
      case "u", "undo":
        place = max(place - 1, 0)
        decisions[chosen[place]] = nil
        continue
      case "q", "quit": return decisions
      default:
        say("answer a to accept, r to reject, s to skip, u to undo the last answer, q to quit\n")
        continue
      }
      place += 1
    }
    return decisions
  }

  private func describe(_ picture: PictureResult, number: Int, of count: Int) {
    let status = WordPainter(STDERR_FILENO).paint(picture.status.rawValue, TerminalColor(picture.status))
    say("\n[\(number)/\(count)] \(status) \(picture.deck): \(picture.name)\n")
    for sentence in picture.sentences { say("  \(sentence)\n") }
    if let shown = picture.difference ?? picture.actual { say("  see \(report)/\(shown)\n") }
    say("accept, reject, skip, undo or quit? [a/r/s/u/q] ")
  }

  /// Questions are no results: they go where a person looks, and not into a pipe.
  private func say(_ text: String) { _ = Terminal.write(text, to: STDERR_FILENO) }
}
