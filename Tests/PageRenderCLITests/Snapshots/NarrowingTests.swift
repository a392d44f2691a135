import Foundation
import TestSupport
import Testing

/// Runs that are narrowed judge their pictures as the whole run does, and never find another environment on the machine
/// of the recording.
@Suite(.tags(.limits), .long)
struct NarrowingTests {
  private static let usualCount = 9
  private static let usualSeed: UInt64 = 25

  @Test func `a narrowed run judges its pictures as the whole run does`() throws {
    let variables = ProcessInfo.processInfo.environment
    let seed = variables["NARROWING_SEED"].flatMap { UInt64($0) } ?? Self.usualSeed
    let count = variables["NARROWINGS"].flatMap { Int($0) } ?? Self.usualCount
    var random = SplitMix64(seed: seed)
    let decks = try NarrowedDeck.all()
    for deck in decks { try deck.recordInParts(using: &random) }
    for deck in decks {
      let whole = try deck.verify([])
      #expect(whole.status == 0, "recorded in parts, NARROWING_SEED=\(seed): \(whole)")
    }
    for number in 0..<count {
      let deck = decks[number % decks.count]
      try deck.change(using: &random)
      let whole = try deck.verify([])
      try #require(whole.status < 2, "\(whole)")
      let expected = try deck.results()
      let narrowing = deck.narrowings.randomElement(using: &random) ?? []
      let outcome = try deck.verify(narrowing)
      let found = try deck.results()
      let place = "\(deck.name) \(narrowing.joined(separator: " ")), NARROWING_SEED=\(seed)"
      #expect(outcome.status < 2, "\(place): \(outcome)")
      #expect(found.environmentDifferences == [], "\(place)")
      for (name, verdict) in found.verdicts {
        #expect(expected.verdicts[name] == verdict, "\(place): \(name)")
      }
    }
  }
}

/// A deck in several languages whose snapshots are recorded, and what may be changed in it.
private struct NarrowedDeck {
  let name: String
  private let work: Workspace
  private let deck: String
  private let edits: [(old: String, new: String)]
  let narrowings: [[String]]
  /// Together they are the whole deck.
  private let parts: [[String]]

  struct Verdict: Equatable {
    var status: String
    var causes: [String]
  }

  struct Results {
    var verdicts: [String: Verdict]
    var environmentDifferences: [String]
  }

  static func all() throws -> [NarrowedDeck] {
    let axes = [
      ["--locale", "en"], ["--locale", "ja,th"], ["-d", "200x400@1x"], ["--page", "1"], ["--shard", "1/4"],
      ["--shard", "3/4"], ["--shard", "2/2"], ["-g", "*.ar*"], ["-g", "200x400"], ["--last-failed"],
      ["--page", "2", "--locale", "ko", "--shard", "1/2"], ["--locale", "ar", "--last-failed"],
    ]
    let byLocale = ["en", "ja", "th", "ar", "ko"].map { ["--locale", $0] }
    return [
      try NarrowedDeck("languages", parts: byLocale, narrowings: axes),
      try NarrowedDeck(
        "languages", parts: (1...3).map { ["--shard", "\($0)/3"] }, narrowings: axes),
      try NarrowedDeck(
        "languages", parts: [["--page", "1"], ["--page", "2"]], narrowings: axes + [["-d", "320x568@2x"]]),
    ]
  }

  private init(_ example: String, parts: [[String]], narrowings: [[String]]) throws {
    name = "\(example) by \(parts[0][0])"
    (self.parts, self.narrowings) = (parts, narrowings)
    work = try Workspace()
    deck = example
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: Project.path("Examples/\(example)")),
      to: work.folder.appendingPathComponent(example))
    edits = [
      (#""title": "Byway""#, #""title": "Byway", "style": { "fonts": { "summary": { "size": 20 } } }"#),
      (#""size": 20"#, #""size": 31"#), (#""size": 31"#, #""size": 12"#),
      (#"{ "key": "which-way.summary" }"#, #""🌲 Wohin? どこへ""#),
      (#""🌲 Wohin? どこへ""#, #"{ "key": "which-way.summary" }"#),
      (#"{ "key": "controls.next" }"#, #""GO ON""#), (#""GO ON""#, #"{ "key": "controls.next" }"#),
      (#"{ "key": "your-map.summary" }"#, #""नमस्ते""#),
    ]
    try edit(#""devices": ["iphone-16-pro"]"#, #""devices": ["200x400@1x", "320x568@2x"]"#)
    try edit(#""locales": ["all"]"#, #""locales": ["en", "ja", "th", "ar", "ko"]"#)
  }

  private var file: URL { work.folder.appendingPathComponent("\(deck)/deck.json") }

  private func edit(_ old: String, _ new: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: file)
  }

  /// Changes one of the things that are as they may be changed.
  func change(using random: inout SplitMix64) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let possible = edits.filter {
      text.contains($0.old) && !($0.old.contains("title") && text.contains("style"))
    }
    if let edit = possible.randomElement(using: &random) { try self.edit(edit.old, edit.new) }
  }

  func recordInParts(using random: inout SplitMix64) throws {
    for part in parts.shuffled(using: &random) {
      let outcome = try run(["record", deck] + part)
      try #require(outcome.status == 0, "\(outcome)")
    }
  }

  func verify(_ narrowing: [String]) throws -> Renderpages.Outcome { try run(["verify", deck] + narrowing) }

  private func run(_ arguments: [String]) throws -> Renderpages.Outcome {
    try Renderpages.run(
      arguments, in: work.folder,
      environment: [
        "CI": arguments[0] == "verify" ? "true" : "", "RENDERPAGES_RECORD": "", "SNAPSHOT_TESTING_RECORD": "",
      ])
  }

  func results() throws -> Results {
    struct File: Decodable {
      struct Picture: Decodable {
        var name: String
        var status: String
        var causes: [String]
      }
      var environmentDifferences: [String]
      var pictures: [Picture]
    }
    let file = try JSONDecoder().decode(File.self, from: try work.contents(of: "report/results.json"))
    let verdicts = file.pictures.map { ($0.name, Verdict(status: $0.status, causes: $0.causes)) }
    return Results(
      verdicts: Dictionary(uniqueKeysWithValues: verdicts),
      environmentDifferences: file.environmentDifferences)
  }
}
