import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The hash of a picture's inputs changes with what the picture is made of, and with nothing else.
@MainActor
struct RecordedInputsTests {
  private let temporary = TemporaryFolder()

  private static let strings = #"{"en": {"a": "A", "b": "B"}, "ja": {"a": "ア", "b": "ビ"}}"#

  private func write(
    _ folder: String = "deck", strings: String = strings, style: String = "17", first: String = "a",
    second: String = "b", more: String = "", red: UInt8 = 1
  ) throws {
    try AtomicFileWriter().write(
      """
      {"title": "T", "strings": \(strings), "style": {"fonts": {"summary": {"size": \(style)}}}, \(more) "pages": [
        {"id": "one", "image": "a.png", "summary": {"key": "\(first)"}, "detail": "D"},
        {"id": "two", "image": "b.png", "summary": {"key": "\(second)"}, "detail": "D"}]}
      """, to: temporary.path("\(folder)/deck.json"))
    for (name, value) in [("a", red), ("b", 7)] {
      try AtomicFileWriter().write(
        HandmadePNG(width: 1, height: 1, colorType: 2, rows: [0, value, 2, 3]).bytes,
        to: temporary.path("\(folder)/\(name).png"))
    }
  }

  /// Returns the hashes of the first and the second page in each language.
  private func hashes(_ folder: String = "deck", device: String = "iphone-se-3") async throws -> [String] {
    var session = Session(options: RunOptions(jobs: 1), program: HostProgram())
    var axes = AxisOptions()
    axes.devices = [device]
    axes.locales = ["en", "ja"]
    let planned = session.plan([temporary.path(folder)], axes: axes)
    let plan = try #require(planned, "\(session.diagnostics.diagnostics)")
    let opened = session.fonts(for: plan)
    let fonts = try #require(opened)
    let pages = await session.pages(of: plan, fonts: fonts)
    let inputs = RecordedInputs(
      plan.sources.map(\.source), isMadeOfFiles: true, loader: session.loader(isCanvas: false),
      options: session.options)
    return try [0, 1].flatMap { entry in
      try plan.sources[0].environments.map { environment in
        let page = try #require(pages[0][entry].page(for: environment))
        return try #require(inputs.origin(of: page, entry: entry, source: 0, in: environment).inputs)
      }
    }
  }

  /// Returns which hashes a change changes: of pages one and two, each in English and Japanese.
  private func changed(_ change: () throws -> Void) async throws -> [Bool] {
    try write()
    let before = try await hashes()
    try change()
    return zip(before, try await hashes()).map { $0 != $1 }
  }

  @Test func `equal inputs have equal hashes, in every folder and run`() async throws {
    try write()
    try write("elsewhere/deck")
    let first = try await hashes()
    #expect(Set(first).count == 4 && first.allSatisfy { $0.hasPrefix("1-") && $0.count == 18 })
    #expect(try await hashes() == first)
    #expect(try await hashes("elsewhere/deck") == first)
    #expect(try await Set(hashes(device: "iphone-16-pro")).isDisjoint(with: first))
  }

  @Test func `a text, a picture and a style change the pictures that show them`() async throws {
    #expect(
      try await changed { try write(strings: Self.strings.replacing("ア", with: "イ")) }
        == [false, true, false, false])
    #expect(try await changed { try write(first: "b") } == [true, true, false, false])
    #expect(try await changed { try write(red: 9) } == [true, true, false, false])
    #expect(try await changed { try write(style: "18") } == [true, true, true, true])
  }

  @Test func `what no picture shows changes no hash`() async throws {
    let more = #""ignore": ["summary"], "matrix": {"devices": ["iphone-se-3"]},"#
    #expect(try await changed { try write(more: more) } == [false, false, false, false])
    #expect(
      try await changed {
        try write(strings: Self.strings.replacing(#""b": "ビ""#, with: #""b": "ビ", "c": "シ""#))
      }
        == [false, false, false, false])
  }

  @Test func `two pictures that are swapped are a change`() async throws {
    #expect(
      try await changed {
        try write(red: 7)
        try AtomicFileWriter().write(
          HandmadePNG(width: 1, height: 1, colorType: 2, rows: [0, 1, 2, 3]).bytes,
          to: temporary.path("deck/b.png"))
      } == [true, true, true, true])
  }

  @Test func `an app's pages have the hash of its code, and a page of code that is not here has none`()
    async throws
  {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    func hash(_ code: String?) async throws -> String? {
      let page = Page("one", file: "/nowhere/Pages.swift", line: 1, column: 1) { UIViewController() }
      var source = try #require(SwiftPageSource.load([page], name: "pages").source)
      source.code = code
      let (variants, _) = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
      let inputs = RecordedInputs(
        [source], isMadeOfFiles: false,
        loader: Session(options: RunOptions(jobs: 1), program: HostProgram())
          .loader(isCanvas: false), options: RunOptions(jobs: 1))
      let prepared = try #require(variants[0].page(for: environment))
      return inputs.origin(of: prepared, entry: 0, source: 0, in: environment).inputs
    }
    let first = try await hash("a")
    #expect(first != nil)
    #expect(try await hash("a") == first)
    #expect(try await hash("b") != first)
    #expect(try await hash(nil) == nil)
  }
}
