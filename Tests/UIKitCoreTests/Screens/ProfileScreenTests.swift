import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

/// The frames of nested stacks, worked by hand.
///
/// The outer stack has the width between the root's margins and begins 20 pt below the safe area's top. Its
/// visible rows are 12 pt apart: the header, as high as the avatar (40); the actions (44); the tiles (50); the
/// footer. Where a hidden view is between two rows one spacing remains.
///
/// In the header the names begin 8 pt after the avatar and end with the stack, since the badge is hidden. They
/// are 20.5 + 2 + 16 = 38.5 high at 2×, 20⅓ + 2 + 15⅔ = 38 at 3×, and centred.
///
/// Two of the actions are visible: each is half of the width less 10. The hidden one is 0 wide, in the middle
/// of the gap. The first tile is 50 wide and the third begins 20 after it: of the custom spacings that of the
/// visible view counts.
@MainActor
struct ProfileScreenTests {
  nonisolated static let expected = [
    // 343 wide from 16; from 40 down. The names: 40.75…79.25 pt.
    ExpectedFrames(
      .sePortrait,
      [
        "outer": [32, 80, 718, 452], "header": [32, 80, 718, 160], "avatar": [32, 80, 112, 160],
        "names": [128, 82, 718, 159], "name": [128, 82, 718, 123], "handle": [128, 127, 718, 159],
        "actions": [32, 184, 718, 272], "follow": [32, 184, 365, 272], "block": [375, 184, 375, 272],
        "message": [385, 184, 718, 272], "first": [32, 296, 132, 396], "third": [172, 296, 718, 396],
        "footer": [32, 420, 718, 452],
      ]),
    // 627 wide from 20; from 20 down.
    ExpectedFrames(
      .seLandscape,
      [
        "outer": [40, 40, 1294, 412], "header": [40, 40, 1294, 120], "avatar": [40, 40, 120, 120],
        "names": [136, 42, 1294, 119], "name": [136, 42, 1294, 83], "handle": [136, 87, 1294, 119],
        "follow": [40, 144, 657, 232], "block": [667, 144, 667, 232], "message": [677, 144, 1294, 232],
        "first": [40, 256, 140, 356], "third": [180, 256, 1294, 356], "footer": [40, 380, 1294, 412],
      ]),
    // 343 wide from 16; from 64 down. Half of 333 is 166.5: the first action ends at 547.5 px.
    ExpectedFrames(
      .xPortrait,
      [
        "outer": [48, 192, 1077, 749], "header": [48, 192, 1077, 312], "avatar": [48, 192, 168, 312],
        "names": [192, 195, 1077, 309], "name": [192, 195, 1077, 256], "handle": [192, 262, 1077, 309],
        "follow": [48, 348, 548, 480], "block": [563, 348, 563, 480], "message": [578, 348, 1077, 480],
        "first": [48, 516, 198, 666], "third": [258, 516, 1077, 666], "footer": [48, 702, 1077, 749],
      ]),
    // 692 wide from 60; from 20 down.
    ExpectedFrames(
      .xLandscape,
      [
        "outer": [180, 60, 2256, 617], "header": [180, 60, 2256, 180], "avatar": [180, 60, 300, 180],
        "names": [324, 63, 2256, 177], "name": [324, 63, 2256, 124], "handle": [324, 130, 2256, 177],
        "follow": [180, 216, 1203, 348], "block": [1218, 216, 1218, 348], "message": [1233, 216, 2256, 348],
        "first": [180, 384, 330, 534], "third": [390, 384, 2256, 534], "footer": [180, 570, 2256, 617],
      ]),
  ]

  @Test(arguments: expected)
  func `stacks close the gaps of hidden views`(expected: ExpectedFrames) throws {
    try expected.check(ProfileScreen())
  }

  /// 60 pt and a spacing of 12 more above the actions.
  @Test func `a view that is shown again pushes down what follows`() throws {
    let screen = ProfileScreen()
    screen.banner.isHidden = false
    let solved = try solve(screen, on: .sePortrait)
    #expect(try solved.pixelEdges("header") == [32, 80, 718, 160])
    #expect(try solved.pixelEdges("banner") == [32, 184, 718, 304])
    #expect(try solved.pixelEdges("actions") == [32, 328, 718, 416])
    #expect(try solved.pixelEdges("footer") == [32, 564, 718, 596])
  }

  @Test(arguments: expected)
  func `nothing of a hidden view is drawn`(expected: ExpectedFrames) throws {
    let (_, drawing) = try draw(ProfileScreen(), on: expected.stage)
    #expect(drawing.count(of: 0xFF00FF) == 0)
    // Magenta ink that is not full: more red and blue than green, which nothing else here has.
    let magenta = drawing.values.count { color in
      let (red, green, blue) = (color >> 16, color >> 8 & 0xFF, color & 0xFF)
      return red > green + 40 && blue > green + 40 && color != 0x5856D6
    }
    #expect(magenta == 0)
  }

  @Test(arguments: expected)
  func `what shows has its colours and the gaps are white`(expected: ExpectedFrames) throws {
    let (solved, drawing) = try draw(ProfileScreen(), on: expected.stage)
    for (view, color) in [
      ("avatar", 0x5856D6), ("follow", 0xF2F2F7), ("message", 0xF2F2F7), ("first", 0xFF9500),
      ("third", 0x30B0C7),
    ] as [(String, UInt32)] {
      let edges = try solved.pixelEdges(view).map { Int($0) }
      #expect(drawing[edges[0], edges[1]] == color, "\(view)")
      #expect(drawing[edges[2] - 1, edges[3] - 1] == color, "\(view)")
      #expect(drawing[edges[2], edges[3] - 1] == 0xFFFFFF, "\(view)")
    }
    let (follow, message) = try (solved.pixelEdges("follow"), solved.pixelEdges("message"))
    #expect(drawing.ink(in: [follow[2], follow[1], message[0], follow[3]], on: 0xFFFFFF) == nil)
    let (first, third) = try (solved.pixelEdges("first"), solved.pixelEdges("third"))
    #expect(drawing.ink(in: [first[2], first[1], third[0], first[3]], on: 0xFFFFFF) == nil)
    #expect(drawing.ink(in: [0, first[3], Double(drawing.width), first[3] + 2], on: 0xFFFFFF) == nil)
    for text in ["name", "handle", "footer"] {
      #expect(drawing.ink(in: try solved.pixelEdges(text), on: 0xFFFFFF) != nil, "\(text)")
    }
    for title in ["follow", "message"] {
      #expect(drawing.ink(in: try solved.pixelEdges(title), on: 0xF2F2F7) != nil, "\(title)")
    }
  }
}
