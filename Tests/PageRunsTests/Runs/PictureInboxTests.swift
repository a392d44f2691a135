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
  private func inbox(sizing: Set<String> = []) throws -> PictureInbox {
    let pages = ["mine", "other"].map { Page($0) { UIView() } }
    let catalog = CatalogPages(
      name: "App", pages: pages, matrix: CatalogMatrix(devices: ["200x300@1x"]),
      resources: SwiftPageSource.Resources(), lint: [])
    var session = Session(options: RunOptions(jobs: 1), program: HostProgram(catalog: catalog))
    let plan = session.plan([], axes: AxisOptions())
    return try PictureInbox(#require(plan), sizing: sizing, folder: folder.path(""))
  }

  private static func message(
    _ page: String = "mine", width: Int = 200, height: Int = 300, byteCount: Int? = nil
  ) -> [UInt8] {
    let area = ReceivedPicture.Area(name: "clock", frame: Rect(x: 1, y: 2, width: 3, height: 4))
    let message = PictureMessage(
      name: "\(page)/200x300@1x.png", width: width, height: height, tree: Array("{}".utf8), areas: [area])
    return message.head + [UInt8](repeating: 0x40, count: byteCount ?? 4 * width * height)
  }

  @Test(arguments: [1, 7, 4096, 1 << 20])
  func `a picture comes through whole, in pieces of any size`(piece: Int) throws {
    let inbox = try inbox()
    let slot = inbox.slot(for: ["mine"])
    let bytes = Self.message()
    for start in stride(from: 0, to: bytes.count, by: piece) {
      #expect(slot.take(bytes[start..<min(start + piece, bytes.count)]))
    }
    #expect(inbox.count(of: ["mine"]) == (1, 1) && inbox.count(of: ["other"]) == (0, 1))
    let names = TemporaryFolder.names(in: folder.path(""))
    let picture = try ImageDecoder.decode(contentsOf: folder.path(try #require(names.first)))
    #expect(picture.width == 200 && picture.height == 300)
    picture.withRows { #expect($0.pixel(199, 299) & 0xFF_FFFF == 0x40_4040) }
  }

  @Test func `a screen sends no other screen's picture, and none twice`() throws {
    let inbox = try inbox()
    let foreign = inbox.slot(for: ["mine"])
    #expect(!foreign.take(Self.message("other")[...]) && !foreign.take(Self.message()[...]))
    #expect(foreign.refusal == .foreignName("other/200x300@1x.png"))
    let twice = inbox.slot(for: ["mine"])
    #expect(twice.take(Self.message()[...]) && !twice.take(Self.message()[...]))
    for name in ["../mine", "mine/../other", "/mine", "mine\0", "index.html", ""] {
      #expect(!inbox.slot(for: ["mine", "other"]).take(Self.message(name)[...]))
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
    let bytes = Self.message(width: width, height: height, byteCount: 0)[...]
    let slot = try inbox().slot(for: ["mine"])
    #expect(!slot.take(bytes))
    #expect(slot.refusal == .wrongSize("mine/200x300@1x.png", width: width, height: height))
    #expect(try inbox().slot(for: ["mine"]).take(Self.message(width: 300, height: 200)[...]))
    let isPossible = [200, 1].contains(width) && height > 0 && height < 300
    #expect(try inbox(sizing: ["mine"]).slot(for: ["mine"]).take(bytes) == isPossible)
  }

  @Test func `bytes that are no message are refused at once, and allocate nothing`() throws {
    let good = Self.message()
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

  @Test func `every change of a byte before the pixels is refused or stays within the screen's own picture`()
    throws
  {
    let good = Self.message()
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
