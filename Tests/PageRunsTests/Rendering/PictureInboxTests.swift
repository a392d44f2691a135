import Glibc
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageRender
@testable import PageRuns

/// The pictures that a process of a stranger's screen sends. All its bytes may be forged.
@MainActor
struct PictureInboxTests {
  private let folder = TemporaryFolder()

  /// The inbox of two screens on a device of 200 × 300 pixels.
  private func inbox(sizing: Set<String> = [], hasPixels: Bool = true) throws -> PictureInbox {
    let pages = ["mine", "other"].map { Page($0) { UIView() } }
    let catalog = CatalogPages(
      name: "App", pages: pages, matrix: CatalogMatrix(devices: ["200x300@1x"]),
      resources: SwiftPageSource.Resources(), lint: [])
    var session = Session(options: RunOptions(jobs: 1), program: HostProgram(catalog: catalog))
    let plan = session.plan([], axes: AxisOptions())
    return try PictureInbox(#require(plan), sizing: sizing, folder: folder.path(""), hasPixels: hasPixels)
  }

  private static func message(
    _ page: String = "mine", width: Int = 200, height: Int = 300, byteCount: Int? = nil,
    notes: PageNotes = PageNotes()
  ) throws -> [UInt8] {
    let area = ReceivedPicture.Area(name: "clock", frame: Rect(x: 1, y: 2, width: 3, height: 4))
    let message = PictureMessage(
      name: "\(page)/200x300@1x.png", width: width, height: height, tree: "{}", areas: [area],
      notes: notes)
    return try message.head + [UInt8](repeating: 0x40, count: byteCount ?? 4 * width * height)
  }

  @Test(arguments: [1, 7, 4096, 1 << 20])
  func `a picture comes through whole, in pieces of any size`(piece: Int) throws {
    let inbox = try inbox()
    let slot = inbox.slot(for: ["mine"])
    let bytes = try Self.message()
    for start in stride(from: 0, to: bytes.count, by: piece) {
      #expect(slot.take(bytes[start..<min(start + piece, bytes.count)]))
    }
    #expect(inbox.count(of: ["mine"]) == (1, 1) && inbox.count(of: ["other"]) == (0, 1))
    let names = TemporaryFolder.names(in: folder.path(""))
    let picture = try ImageDecoder.decode(contentsOf: folder.path(try #require(names.first)))
    #expect(picture.width == 200 && picture.height == 300)
    picture.withRows { #expect($0.pixel(199, 299) & 0xFF_FFFF == 0x40_4040) }
  }

  @Test(arguments: [("200x300@1x", 200, 300), ("67x101@3x", 201, 303), ("131x71@2x", 262, 142)])
  func `a picture's pixels are drawn as they came`(device: String, width: Int, height: Int) throws {
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: 1 << 20)
    var random = SplitMix64(seed: 9)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
        buffer.pixels.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
    let image = buffer.image(isOpaque: true)
    let page = PreparedPage(
      id: "mine", position: nil, step: nil, received: ReceivedPicture(image: image, tree: [], areas: []))
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
    let renderer = try PageRenderer(fonts: FontCatalog())
    let scene = try renderer.solve(page, in: environment).scene
    try image.withRows { sent in
      try renderer.withRows(of: scene) { drawn in
        #expect(drawn.size == sent.size)
        let isSame = (0..<height).allSatisfy { memcmp(drawn.row($0), sent.row($0), 4 * width) == 0 }
        #expect(isSame)
      }
    }
  }

  @Test(arguments: [(200, 300, nil), (300, 200, .landscape), (300, 300, nil)] as [(Int, Int, Orientation?)])
  func `a picture with the sides swapped is of a screen that a step has rotated`(
    width: Int, height: Int, orientation: Orientation?
  ) throws {
    let image = try PixelBuffer(width: width, height: height, pixelLimit: 1 << 20).image(isOpaque: true)
    let received = ReceivedPicture(image: image, tree: [], areas: [])
    let asked = PageEnvironment(device: try DeviceCatalog.builtin.device("200x300@1x"))
    #expect(received.shown(in: asked)?.orientation == orientation)
  }

  @Test func `a screen sends no other screen's picture, and none twice`() throws {
    let inbox = try inbox()
    let foreign = inbox.slot(for: ["mine"])
    #expect(try !foreign.take(Self.message("other")[...]) && !foreign.take(Self.message()[...]))
    #expect(foreign.refusal == .foreignName("other/200x300@1x.png"))
    let twice = inbox.slot(for: ["mine"])
    #expect(try twice.take(Self.message()[...]) && !twice.take(Self.message()[...]))
    for name in ["../mine", "mine/../other", "/mine", "mine\0", "index.html", ""] {
      #expect(try !inbox.slot(for: ["mine", "other"]).take(Self.message(name)[...]))
    }
    #expect(inbox.count(of: ["mine", "other"]) == (1, 2))
    #expect(TemporaryFolder.names(in: folder.path("")).count == 1)
  }

  @Test(arguments: [
    (0, 0), (-1, 300), (200, 299), (1, 1), (Int.max, Int.max), (Int.min, 2), (1 << 32, 1 << 32), (32_768, 1),
    (20_000, 20_000),
  ])
  func `a picture has the size that was asked for, or another one where the screen may choose`(
    width: Int, height: Int
  ) throws {
    let bytes = try Self.message(width: width, height: height, byteCount: 0)[...]
    let slot = try inbox().slot(for: ["mine"])
    #expect(!slot.take(bytes))
    #expect(slot.refusal == .wrongSize("mine/200x300@1x.png", width: width, height: height))
    #expect(try inbox().slot(for: ["mine"]).take(Self.message(width: 300, height: 200)[...]))
    let isPossible = [200, 1].contains(width) && height > 0 && height < 300
    #expect(try inbox(sizing: ["mine"]).slot(for: ["mine"]).take(bytes) == isPossible)
  }

  @Test func `bytes that are no message are refused at once, and allocate nothing`() throws {
    let good = try Self.message()
    func isRefused(_ change: (inout [UInt8]) -> Void) throws -> Bool {
      var bytes = good
      change(&bytes)
      return try !inbox().slot(for: ["mine"]).take(bytes[...])
    }
    #expect(try isRefused { $0[0] ^= 1 })
    // A length of facts that no screen has.
    #expect(try isRefused { $0.replaceSubrange(4..<8, with: [255, 255, 255, 255]) })
    // Facts that end early, and a name of more bytes than there are.
    #expect(try isRefused { $0[4] &-= 1 })
    #expect(try isRefused { $0[15] = 0x7F })
    #expect(try isRefused { $0 = Array("\u{89}PNG\r\n\u{1A}\n".utf8) + $0 })
    let area = good.firstRange(of: Array("clock".utf8))?.upperBound ?? 0
    // Not a number.
    #expect(try isRefused { $0.replaceSubrange(area..<area + 8, with: [UInt8](repeating: 255, count: 8)) })
  }

  /// The page of the entry that `notes` were sent for.
  private func page(_ notes: PageNotes) throws -> PreparedPage {
    let inbox = try inbox(hasPixels: false)
    #expect(inbox.slot(for: ["mine"]).take(try Self.message(width: 0, height: 0, notes: notes)[...]))
    let size = try DeviceCatalog.builtin.device("200x300@1x")
    let entry = PageEntry(id: "mine", number: 1)
    let received = try #require(
      inbox.picture(of: entry, in: PageEnvironment(device: size, system: .standard), ImageStore()))
    return PreparedPage(id: "mine", position: nil, step: nil, received: received)
  }

  private static func finding(page: String, cause: SharedCause? = nil) -> LintFinding {
    var finding = LintFinding(.smallText, Diagnostic(.warning, "is small; enlarge it"), page: page)
    finding.areas = [
      Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 1e300, y: 0, width: 1, height: 1),
      Rect(x: 0, y: 0, width: 1, height: -1e9),
    ]
    finding.sharedCause = cause
    finding.subject = "a\u{1B}[2J\nother.swift:1: error: b"
    return finding
  }

  @Test func `a screen's findings are about itself, and mark places on a screen`() throws {
    var notes = PageNotes()
    notes.findings = [
      Self.finding(page: "other"),
      Self.finding(page: "mine", cause: .panels(page: "other", superview: "root")),
      Self.finding(page: "mine", cause: .defaultTint),
    ]
    let found = try #require(PageNotes(of: page(notes))).findings
    #expect(found.map(\.page) == ["mine", "mine", "mine"] && found.allSatisfy { $0.step == nil })
    #expect(found.map(\.sharedCause) == [nil, nil, .defaultTint])
    #expect(found.allSatisfy { $0.areas == [Rect(x: 1, y: 2, width: 3, height: 4)] })
    #expect(found.allSatisfy { $0.subject == #"a\u{1B}[2J\nother.swift:1: error: b"# })
    // What a document's findings are joined by does not cross.
    var collector = LintCollector()
    collector.add(found, source: 0, place: 0)
    collector.add([Self.finding(page: "third")], source: 0, place: 0)
    let device = try DeviceCatalog.builtin.device("200x300@1x")
    let report = collector.report([[PageEnvironment(device: device)]], settings: [LintSettings()])
    #expect(Set(report.entries.map(\.finding.page)) == ["mine", "third"])
  }

  @Test func `a screen's views for a recording stand on a screen, at a depth that a tree has`() throws {
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    var notes = PageNotes()
    notes.views = [
      TruthView(depth: 0, className: "UIView", frame: frame),
      TruthView(depth: -1, className: "A", frame: frame),
      TruthView(depth: .max, className: "B", frame: frame),
      TruthView(depth: 1, className: "C", frame: Rect(x: -1e18, y: 0, width: 1, height: 1)),
    ]
    notes.frame = Rect(x: 0, y: 1e300, width: 1, height: 1)
    let told = try #require(PageNotes(of: page(notes)))
    #expect(told.views.map(\.className) == ["UIView"] && told.frame == nil)
  }

  @Test(arguments: [
    #"{"page": "other", "step": "x", "root": {"class": "UIView"}}"#, #"{"root": {"class": "UIView"}}"#,
  ])
  func `a screen's layout is its own, and one that is no object is empty`(layout: String) throws {
    var notes = PageNotes()
    notes.layout = layout
    func json(_ notes: PageNotes) throws -> String {
      let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("200x300@1x"))
      let solved = try PageRenderer(fonts: FontCatalog()).solve(page(notes), in: environment)
      return LayoutReport.page(solved, of: "App.swift").compactText
    }
    #expect(try json(notes) == #"{"page":"mine","root":{"class":"UIView"}}"#)
    for other in ["", "[]", "{", String(repeating: #"{"a":"#, count: 400) + "1"] {
      notes.layout = other
      #expect(try json(notes) == #"{"page":"mine"}"#)
    }
  }

  @Test func `a command without pictures takes none, and notes that are none are refused`() throws {
    #expect(try !inbox(hasPixels: false).slot(for: ["mine"]).take(Self.message()[...]))
    #expect(try !inbox().slot(for: ["mine"]).take(Self.message(width: 0, height: 0)[...]))
    var notes = PageNotes()
    notes.findings = [Self.finding(page: "mine")]
    let good = String(decoding: try Self.message(byteCount: 0, notes: notes).dropFirst(8), as: UTF8.self)
    #expect(good.contains(#""small-text""#))
    for (part, forged) in [
      (#""small-text""#, #""no-rule""#), (#""small-text""#, "1e999"), (#""small-text""#, "["),
      (#""findings""#, #""finding""#), (#""amount":0"#, #""amount":NaN"#),
    ] {
      let facts = Array(good.replacing(part, with: forged).utf8)
      let head =
        (try Self.message(byteCount: 0))[..<4] + [UInt8(facts.count & 255), UInt8(facts.count >> 8), 0, 0]
      let slot = try inbox().slot(for: ["mine"])
      #expect(!slot.take(head + facts) && slot.refusal == .noPicture, "\(forged)")
    }
  }

  @Test func `every change of a byte before the pixels is refused or stays within the screen's own picture`()
    throws
  {
    let good = try Self.message()
    let count = good.count - 4 * 200 * 300
    for place in 0..<count {
      for bit in [0x01, 0x80] as [UInt8] {
        var bytes = good
        bytes[place] ^= bit
        let inbox = try inbox()
        _ = inbox.slot(for: ["mine"]).take(bytes[...])
        #expect(inbox.count(of: ["other"]).kept == 0)
      }
    }
  }
}
