import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs

/// A page of a deck in a temporary copy, changed in its `deck.json` or among its pictures.
@MainActor
final class DeckMutations: MutationSubject {
  let name: String
  let environment: PageEnvironment
  let kinds: [Mutation.Kind] = [.text, .fontSize, .fontWeight, .colour, .background, .image]
  private let folder: TemporaryCopy
  private let page: Int
  private let json: [String: Any]

  init(_ example: String, page: Int, in environment: PageEnvironment) throws {
    name = "\(example)-\(page + 1)"
    self.page = page
    self.environment = environment
    folder = try TemporaryCopy(of: "Examples/\(example)")
    let data = try Data(contentsOf: folder.url("deck.json"))
    json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func original() async throws -> PreparedPage {
    let page = await load()
    return try #require(page)
  }

  private func load() async -> PreparedPage? {
    await DeckLoader().load(folder.path).deck?.page(page, in: environment)
  }

  func mutated(
    _ kind: Mutation.Kind, using random: inout SplitMix64
  ) async throws -> (page: PreparedPage, mutation: Mutation)? {
    try folder.restore()
    guard let mutation = try change(kind, using: &random), let page = await load() else { return nil }
    return (page, mutation)
  }

  private func change(_ kind: Mutation.Kind, using random: inout SplitMix64) throws -> Mutation? {
    var deck = json
    let mutation: Mutation?
    switch kind {
    case .text: mutation = changeText(&deck, using: &random)
    case .fontSize, .fontWeight: mutation = changeFont(&deck, kind, using: &random)
    case .colour, .background: mutation = changeColor(&deck, kind, using: &random)
    case .image:
      if Bool.random(using: &random) { return try replaceImage(using: &random) }
      mutation = changeImage(&deck, using: &random)
    default: return nil
    }
    try JSONSerialization.data(withJSONObject: deck).write(to: folder.url("deck.json"))
    return mutation
  }

  private func changeText(_ deck: inout [String: Any], using random: inout SplitMix64) -> Mutation? {
    let key = ["summary", "detail", "previous", "next"].randomElement(using: &random) ?? ""
    func reword(_ object: inout [String: Any]) {
      let isEmptied = Int.random(in: 0..<6, using: &random) == 0
      object[key] = isEmptied ? "" : MutatedValues.reworded(object[key] as? String ?? "", using: &random)
    }
    if ["previous", "next"].contains(key) {
      var controls = deck["controls"] as? [String: Any] ?? [:]
      reword(&controls)
      deck["controls"] = controls
      return Mutation(kind: .text, detail: key, views: [key], words: ["title changed"])
    }
    guard var pages = deck["pages"] as? [[String: Any]] else { return nil }
    reword(&pages[page])
    deck["pages"] = pages
    return Mutation(kind: .text, detail: key, views: [key], words: ["text changed"])
  }

  private func changeFont(
    _ deck: inout [String: Any], _ kind: Mutation.Kind, using random: inout SplitMix64
  ) -> Mutation? {
    let sizes = [("summary", 18.0), ("detail", 13), ("controls", 14)]
    guard let (key, size) = sizes.randomElement(using: &random) else { return nil }
    let views = key == "controls" ? ["previous", "next"] : [key]
    var font: [String: Any] = [:]
    if kind == .fontSize {
      font["size"] = MutatedValues.fontSize(near: size, using: &random)
    } else {
      font["weight"] = ["regular", "medium", "semibold", "bold"].randomElement(using: &random)
    }
    deck["style"] = ["fonts": [key: font]]
    return Mutation(
      kind: kind, detail: "\(key) \(font)", views: views,
      words: [kind == .fontSize ? "font size" : "font weight"])
  }

  private func changeColor(
    _ deck: inout [String: Any], _ kind: Mutation.Kind, using random: inout SplitMix64
  ) -> Mutation? {
    let color = MutatedValues.hex(MutatedValues.color(using: &random))
    let names = [
      ("summary", ["summary"]), ("detail", ["detail"]), ("controls", ["previous", "next"]),
      ("currentPage", ["pageControl"]), ("otherPages", ["pageControl"]),
    ]
    guard let (key, views) = names.randomElement(using: &random) else { return nil }
    if kind == .background {
      deck["style"] = ["colors": ["background": color]]
      return Mutation(
        kind: kind, detail: color, views: ["view", "pages"], words: ["background colour", color])
    }
    deck["style"] = ["colors": [key: color]]
    return Mutation(kind: kind, detail: "\(key) \(color)", views: views, words: ["colour", color])
  }

  private func changeImage(_ deck: inout [String: Any], using random: inout SplitMix64) -> Mutation? {
    guard var pages = deck["pages"] as? [[String: Any]], let old = pages[page]["image"] as? String,
      let new = pages.compactMap({ $0["image"] as? String }).filter({ $0 != old }).randomElement(
        using: &random)
    else { return nil }
    pages[page]["image"] = new
    deck["pages"] = pages
    let file = (new as NSString).lastPathComponent
    return Mutation(kind: .image, detail: "another file, \(file)", views: ["image"], words: ["image", file])
  }

  /// Other bytes under the same name.
  private func replaceImage(using random: inout SplitMix64) throws -> Mutation? {
    guard let pages = json["pages"] as? [[String: Any]], let old = pages[page]["image"] as? String,
      let new = pages.compactMap({ $0["image"] as? String }).filter({ $0 != old }).randomElement(
        using: &random)
    else { return nil }
    try folder.replace(old, by: new)
    let file = (old as NSString).lastPathComponent
    return Mutation(
      kind: .image, detail: "other bytes of \(file)", views: ["image"], words: ["image", "\(file) changed"])
  }
}

/// A copy of a folder of the repository, removed with the value.
final class TemporaryCopy {
  private let source: URL
  private let folder: URL
  /// The files that may differ from their source.
  private var touched: Set<String> = []

  init(of path: String) throws {
    source = URL(fileURLWithPath: path.hasPrefix("/") ? path : Project.path(path))
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("copy-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: source, to: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.path }

  /// A file that is about to be written.
  func url(_ name: String) -> URL {
    touched.insert(name)
    return folder.appendingPathComponent(name)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func replace(_ name: String, by other: String) throws {
    try Data(contentsOf: source.appendingPathComponent(other)).write(to: url(name))
  }

  /// Makes the copy equal to its source again.
  func restore() throws {
    for name in touched {
      try Data(contentsOf: source.appendingPathComponent(name))
        .write(to: folder.appendingPathComponent(name))
    }
    touched = []
  }
}
