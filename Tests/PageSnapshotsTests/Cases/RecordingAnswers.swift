import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// Questions about what is known of recordings: the parts of a snapshot's name, the mode of recording, machines and whose change it is.
enum RecordingAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "name": { question in
      let name = SnapshotName(question.texts[0])
      return [
        "\(name.depth)", name.deck, name.page.folder, name.page.id, name.screen, name.page.step ?? "-",
      ].joined(separator: ", ")
    },
    "sorted": { question in
      Say.list(
        question.texts.map { SnapshotName($0).page }.sorted().map { "\($0.folder) \($0.step ?? "-")" })
    },
    "mode": { question in
      do {
        return try RecordMode(environment: values(question)).map { "\($0)" } ?? "none"
      } catch let error as UnknownRecordMode {
        return "unknown \(error.variable) \(error.value)"
      }
    },
    "machine": { question in
      Say.list(try machine("here", question).machineDifferences(from: try machine("was", question)))
    },
    "origin": { question in
      let recorded = question["was"].flatMap(Int.init).map {
        PictureOrigin(drawing: $0, inputs: question["inputs"])
      }
      let now = PictureOrigin(drawing: Int(try question.number("now")), inputs: "1-a")
      return "\(ChangeOrigin(from: recorded, to: now))"
    },
    "kind": { ChangeOrigin.kind($0.texts[0]) },
  ]

  private static func values(_ question: Question) -> [String: String] {
    let names = question.words.dropFirst().compactMap { word in
      word.contains("=") ? String(word.prefix { $0 != "=" }) : nil
    }
    return Dictionary(names.map { ($0, question[$0] ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// `here cairo=1.18.0 answer=a`: a machine's libraries, processor, release and known answer, of the last line of that kind.
  private static func machine(_ kind: String, _ question: Question) throws -> DrawingEnvironment {
    guard let line = question.lines.last(where: { $0.words[0] == kind }) else {
      throw CaseError("no \(kind)")
    }
    let (own, values) = (["processor", "answer", "release"], values(line))
    return DrawingEnvironment(
      architecture: values["processor"] ?? "x86_64",
      libraries: values.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }.map {
        .init($0.key, $0.value)
      }, fonts: [], knownAnswer: values["answer"], release: values["release"])
  }
}
