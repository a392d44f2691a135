@preconcurrency internal import Glibc
package import PageRender

/// Asks whether pictures become snapshots: once for all that changed for the same causes, else picture by picture.
package struct InteractiveApproval {
  package enum Decision { case accept, reject, skip }

  private let pictures: [PictureResult]
  private let report: String
  /// Returns the next line of the answers; `nil` after the last.
  private let read: () -> String?
  /// Writes a part of the questions.
  private let say: (String) -> Void

  /// Questions go to standard error, as they are no results and must not go into a pipe.
  package init(_ pictures: [PictureResult], report: String) {
    self.init(pictures, report: report, read: { readLine() }) { _ = Terminal.write($0, to: STDERR_FILENO) }
  }

  init(
    _ pictures: [PictureResult], report: String, read: @escaping () -> String?,
    say: @escaping (String) -> Void
  ) {
    self.pictures = pictures
    self.report = report
    self.read = read
    self.say = say
  }

  /// Asks about pictures, by their indices, and returns the decisions; pictures that were not reached have
  /// none.
  package func ask(_ chosen: [Int]) -> [Int: Decision] {
    let groups = groups(of: chosen)
    var decisions: [Int: Decision] = [:]
    func decide(_ place: Int, _ decision: Decision?) {
      for picture in groups[place] { decisions[picture] = decision }
    }
    var place = 0
    while groups.indices.contains(place) {
      describe(groups[place], number: place + 1, of: groups.count)
      guard let answer = read()?.lowercased() else { break }
      switch answer {
      case "a", "accept", "y", "yes": decide(place, .accept)
      case "r", "reject", "n", "no": decide(place, .reject)
      case "s", "skip", "": decide(place, .skip)
      case "u", "undo":
        place = max(place - 1, 0)
        decide(place, nil)
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

  /// Returns the pictures in groups: pictures of a deck that changed for the same causes are one group, in
  /// the order of their first pictures.
  private func groups(of chosen: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    var places: [[String]: Int] = [:]
    for index in chosen {
      let picture = pictures[index]
      let key = [picture.deck] + picture.causes
      if picture.status == .changed, !picture.causes.isEmpty, let place = places[key] {
        groups[place].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  private func describe(_ group: [Int], number: Int, of count: Int) {
    let picture = pictures[group[0]]
    let others = group.count > 1 ? " and \(group.count - 1) more" : ""
    let status = WordPainter(STDERR_FILENO).paint(picture.status.rawValue, TerminalColor(picture.status))
    say("\n[\(number)/\(count)] \(status) \(Wording.escaped("\(picture.deck): \(picture.name)"))\(others)\n")
    for sentence in picture.sentences { say("  \(Wording.escaped(sentence))\n") }
    if let shown = picture.difference ?? picture.actual { say("  see \(report)/\(shown)\n") }
    say("accept, reject, skip, undo or quit? [a/r/s/u/q] ")
  }
}
