import Foundation
import TestSupport
import Testing

/// Frames are those that LayoutCommandTests works out: an iPhone X is 375 × 812, the picture's container half as high.
struct LookCommandTests {
  private let work: Workspace

  init() throws { work = try Workspace() }

  private func look(_ words: String...) throws -> [String] {
    let outcome = try Renderpages.run(["look", "deck", "-d", "iphone-x"] + words, in: work.folder)
    try #require(outcome.status == 0, "\(outcome)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  /// The width and height of a PNG file: big-endian numbers behind the signature and the first chunk's name.
  private func size(of picture: String) throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: work.folder.appendingPathComponent(picture)))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `a look is a picture of a pixel a point, and a line for each view that is seen or named`() throws
  {
    let lines = try look("-o", "a.png")
    #expect(lines[0] == "welcome on iphone-x: a.png, 375 × 812 pixels")
    #expect(try size(of: "a.png") == [375, 812])
    #expect(lines[1] == "[v0] View view 0,0 375×812")
    #expect(lines.contains { $0.hasSuffix("View imageContainer 0,0 375×406") })
    let image = try #require(lines.first { $0.contains("ImageView image") })
    let container = try #require(lines.first { $0.contains("imageContainer") })
    #expect(image.prefix { $0 == " " }.count == container.prefix { $0 == " " }.count + 2)
    #expect(lines.contains { $0.contains("PageControl pageControl") })
    // Collection view and cell are drawn by nothing and as large as the screen.
    #expect(!lines.contains { $0.contains("Cell cell") })
    #expect(lines.last == "other pages, for --page: every-device")
  }

  @Test func `a view by its number is explained and drawn with what is around it`() throws {
    let whole = try look("--no-picture")
    let line = try #require(whole.first { $0.contains("imageContainer") })
    let reference = String(line.drop { $0 != "v" }.prefix { $0 != "]" })
    let lines = try look("--view", reference, "-o", "part.png")
    #expect(lines.contains { $0.contains("imageContainer.height = 406") })
    // 375 × 406 points and 12 below, at three pixels a point: 1125 × 1254.
    #expect(try size(of: "part.png") == [1125, 1254])
    let named = try look("--view", "imageContainer", "--no-picture")
    #expect(named.dropFirst() == lines.dropFirst())
    #expect(named[0].hasPrefix("welcome on iphone-x (deck") && named[0].contains("deck.json:"))
    // Each reason stands once; edges that share it say so.
    let reasons = named.filter { $0.contains("<- ") && !$0.hasSuffix("<- … as above") }
    #expect(Set(reasons).count == reasons.count)
    let near = try Renderpages.run(["look", "deck", "--view", "imageContaner"], in: work.folder)
    #expect(near.errors.contains("did you mean \"imageContainer\"?"))
    let outcome = try Renderpages.run(["look", "deck", "--view", "v999"], in: work.folder)
    #expect(outcome.status == 2 && outcome.errors.contains("has no view \"v999\""))
  }

  @Test func `an earlier look is compared with in words`() throws {
    _ = try look("-o", "before.png")
    let same = try look("-o", "after.png", "--since", "before.png")
    #expect(same.contains("nothing changed since before.png"))
    let changed = try look("-o", "after.png", "--since", "before.png", "--content-size", "AX3", "--page", "2")
    // Before and now side by side, each at most 320 pixels, with 12 between.
    let heading = try #require(changed.first { $0.hasPrefix("changed since before.png: after.since.png, ") })
    let change = try size(of: "after.since.png")
    #expect(heading.hasSuffix("\(change[0]) × \(change[1]) pixels") && change[0] <= 652 && change[1] <= 320)
    let outcome = try Renderpages.run(["look", "deck", "--since", "nothing.png"], in: work.folder)
    #expect(outcome.status == 3 && outcome.errors.contains("nothing.png is no earlier look"))
  }

  @Test func `a page is named as an app's screen is, and options of apps are refused for decks`() throws {
    #expect(try look("--screen", "every-device", "--no-picture")[0] == "every-device on iphone-x")
    let outcome = try Renderpages.run(["look", "deck", "--target", "App"], in: work.folder)
    #expect(outcome.status == 2 && outcome.errors.contains("--target is for apps"))
  }

  @Test func `a grid is one picture of all devices that are named`() throws {
    let lines = try look("--grid", "-o", "grid.png", "-d", "iphone-x,ipad-10")
    #expect(lines[0] == "welcome on iphone-x")
    #expect(try size(of: "grid.png")[0] > 375)
  }

  @Test func `layout prints the same lines for every page`() throws {
    let outcome = try Renderpages.run(["layout", "deck", "-d", "iphone-x", "--lines"], in: work.folder)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "welcome on iphone-x" && lines.contains("every-device on iphone-x"))
    let one = try look("--no-picture").filter { $0.contains("[v") }
    #expect(Array(lines.dropFirst().prefix(one.count)) == one)
  }
}
