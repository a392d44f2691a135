import PageTestSupport
import Testing

@testable import PageSnapshots

/// Questions about runs and their reports: lines `picture changed page=a causes=x/y device=iPad says="moved"` are the pictures of the run
/// before them, `run "shard 1/3" title=t stale=a,b environment=cairo`, or of one whole run.
enum RunAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "merged": { question in
      let merge = VerificationMerge(try runs(question))
      let (run, origins) = (merge.verification, merge.origins.map { "\($0)" })
      let told = [
        run.title, run.narrowedBy ?? "whole", "stale \(run.stale.joined(separator: ","))",
        run.pictures.map { "\($0.deck)/\($0.axes.page) \($0.status)" }.joined(separator: ","),
        "of \(origins.joined(separator: ","))",
      ]
      return (told + run.environmentDifferences).joined(separator: "; ")
    },
    "groups": { question in
      let run = try runs(question)[0]
      return Say.list(
        run.failureGroups.map { group in
          let pictures = group.pictures.map { "\($0)" }.joined(separator: ",")
          return "\(group.number) \(group.text) of \(pictures)\(group.isCause ? "" : ", no cause")"
        })
    },
    "reach": { question in
      let run = try runs(question)[0]
      return Say.list(run.failureGroups.map { run.reach(of: $0) })
    },
    // The row of the first cause in a comment.
    "row": { question in
      let lines = try runs(question)[0].comment().split(separator: "\n")
      return lines.first { $0.hasPrefix("| 1 |") }.map(String.init) ?? "none"
    },
    "comment": { try runs($0)[0].comment().replacing("\n", with: "\\n") },
    "mark": { Verification.commentMark($0.texts.first) },
    "title": { question in
      let head = "### ✅ Snapshots: "
      let summary = Verification(title: question.texts[0]).summary
      return String(summary.dropFirst(head.count).prefix { $0 != "\n" })
    },
  ]

  private static func runs(_ question: Question) throws -> [Verification] {
    func list(_ text: String?, _ separator: Character) -> [String] {
      text?.split(separator: separator).map(String.init) ?? []
    }
    var runs: [Verification] = []
    for line in question.lines {
      if line.words[0] == "run" || runs.isEmpty {
        runs.append(
          Verification(
            title: line["title"] ?? "t", environmentDifferences: list(line["environment"], ","),
            narrowedBy: line.texts.first.flatMap { line.words[0] == "run" ? $0 : nil },
            stale: list(line["stale"], ",")))
      }
      guard line.words[0] == "picture", let status = PictureResult.Status(rawValue: line.texts[0]) else {
        continue
      }
      var picture = SampleRun.picture(
        status, deck: line["deck"] ?? "tutorial", page: line["page"] ?? "lesson-1",
        device: line["device"] ?? "iPhone X")
      picture.sentences = line["says"].map { [$0] } ?? []
      picture.causes = list(line["causes"], "/")
      (picture.isRejected, picture.comment) = (line["rejected"] != nil, line["rejected"])
      runs[runs.count - 1].pictures.append(picture)
    }
    return runs
  }
}
