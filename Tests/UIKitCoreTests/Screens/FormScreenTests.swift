import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// The form's frames, worked by hand.
///
/// Sideways the column has the width between the root's margins, at most 480 pt, and is centred. Captions
/// begin 16 pt inside a row and are 96 wide; values follow after 8 pt and end 16 before the row's end.
///
/// Downwards, from 16 pt below the safe area's top: the title, 16 pt, a row of 44 pt, a line of 0.5 pt, a row,
/// 16 pt, the switch of 51 × 31 pt, 12 pt, the hint; the button, 50 high, ends 16 pt above the safe area's end.
///
/// Heights of text are ceil-to-pixel of 1.193359375 × size a line: 28 pt is 33.414…, so 33.5 at 2× and 33⅔ at
/// 3×; 17 pt is 20.287…, so 20.5 and 20⅓; two lines of 13 pt are 31.027…, so 31.5 and 31⅓.
///
/// Edges are then rounded to pixels, half up: at 3× the line from 153⅔ to 154⅙ pt is from 461 to 462.5, so 463.
@MainActor
struct FormScreenTests {
  nonisolated static let expected = [
    ExpectedFrames(
      .sePortrait,
      [
        "form": [0, 0, 750, 1334], "title": [32, 72, 718, 139], "email": [32, 171, 718, 259],
        // Centred in 85.5…129.5: 97.25…117.75 pt.
        "emailCaption": [64, 195, 256, 236], "emailValue": [272, 195, 686, 236],
        "separator": [32, 259, 718, 260], "password": [32, 260, 718, 348],
        // Centred in 130…174: 141.75…162.25 pt.
        "passwordCaption": [64, 284, 256, 325], "passwordValue": [272, 284, 686, 325],
        // Centred in 190…221: 195.25…215.75 pt.
        "remember": [32, 391, 600, 432], "toggle": [616, 380, 718, 442],
        "hint": [32, 466, 718, 529], "submit": [32, 1202, 718, 1302],
      ]),
    // The column: (667 − 480) / 2 = 93.5…573.5 pt.
    ExpectedFrames(
      .seLandscape,
      [
        "form": [0, 0, 1334, 750], "title": [187, 32, 1147, 99], "email": [187, 131, 1147, 219],
        "emailCaption": [219, 155, 411, 196], "emailValue": [427, 155, 1115, 196],
        "separator": [187, 219, 1147, 220], "password": [187, 220, 1147, 308],
        "remember": [187, 351, 1029, 392], "toggle": [1045, 340, 1147, 402],
        "hint": [187, 426, 1147, 489], "submit": [187, 618, 1147, 718],
      ]),
    ExpectedFrames(
      .xPortrait,
      [
        "form": [0, 0, 1125, 2436], "title": [48, 180, 1077, 281], "email": [48, 329, 1077, 461],
        // Centred in 109⅔…153⅔: 121.5…141⅚ pt, which is 364.5…425.5 px.
        "emailCaption": [96, 365, 384, 426], "emailValue": [408, 365, 1029, 426],
        "separator": [48, 461, 1077, 463], "password": [48, 463, 1077, 595],
        "remember": [48, 659, 900, 720], "toggle": [924, 643, 1077, 736],
        "hint": [48, 772, 1077, 866], "submit": [48, 2136, 1077, 2286],
      ]),
    // The column: (812 − 480) / 2 = 166…646 pt.
    ExpectedFrames(
      .xLandscape,
      [
        "form": [0, 0, 2436, 1125], "title": [498, 48, 1938, 149], "email": [498, 197, 1938, 329],
        "emailCaption": [546, 233, 834, 294], "emailValue": [858, 233, 1890, 294],
        "separator": [498, 329, 1938, 331], "password": [498, 331, 1938, 463],
        "remember": [498, 527, 1761, 588], "toggle": [1785, 511, 1938, 604],
        "hint": [498, 640, 1938, 734], "submit": [498, 864, 1938, 1014],
      ]),
  ]

  @Test(arguments: expected)
  func `each view of the form is where its constraints put it`(expected: ExpectedFrames) throws {
    try expected.check(FormScreen())
  }

  /// Mirrored: an edge at x is at 750 − x.
  @Test func `from right to left the form is its mirror image`() throws {
    let solved = try solve(FormScreen(), on: .sePortrait, direction: .rightToLeft)
    #expect(try solved.pixelEdges("title") == [32, 72, 718, 139])
    #expect(try solved.pixelEdges("emailCaption") == [494, 195, 686, 236])
    #expect(try solved.pixelEdges("emailValue") == [64, 195, 478, 236])
    #expect(try solved.pixelEdges("toggle") == [32, 380, 134, 442])
    #expect(try solved.pixelEdges("remember") == [150, 391, 718, 432])
  }

  @Test(arguments: expected)
  func `the form's areas have their colours up to the last pixel`(expected: ExpectedFrames) throws {
    let (solved, drawing) = try draw(FormScreen(), on: expected.stage)
    #expect(drawing[0, 0] == 0xF2F2F7)
    #expect(drawing[drawing.width - 1, drawing.height - 1] == 0xF2F2F7)
    for (view, color) in [
      ("email", 0xFFFFFF), ("separator", 0xD1D1D6), ("password", 0xFFFFFF), ("toggle", 0x34C759),
      ("submit", 0x007AFF),
    ] as [(String, UInt32)] {
      let edges = try solved.pixelEdges(view).map { Int($0) }
      #expect(drawing[edges[0], edges[1]] == color, "\(view)")
      #expect(drawing[edges[2] - 1, edges[3] - 1] == color, "\(view)")
      #expect(drawing[edges[0] - 1, edges[1]] == 0xF2F2F7, "\(view)")
      #expect(drawing[edges[2], edges[3] - 1] == 0xF2F2F7, "\(view)")
    }
  }

  @Test(arguments: expected)
  func `the form's texts have ink in their frames and nowhere else`(expected: ExpectedFrames) throws {
    let (solved, drawing) = try draw(FormScreen(), on: expected.stage)
    for (view, paper) in [
      ("title", 0xF2F2F7), ("emailCaption", 0xFFFFFF), ("emailValue", 0xFFFFFF),
      ("passwordValue", 0xFFFFFF), ("remember", 0xF2F2F7), ("hint", 0xF2F2F7),
    ] as [(String, UInt32)] {
      let frame = try solved.pixelEdges(view)
      let ink = try #require(drawing.ink(in: frame, on: paper), "\(view)")
      // Text begins at the leading edge, but for the bearing of its first letter.
      #expect(Double(ink[0]) < frame[0] + 3 * solved.scene.scale, "\(view)")
    }
    // The gaps: between title and rows, between rows and switch, below the hint, and beside the column.
    let column = try solved.pixelEdges("email")
    func y(_ view: String, _ edge: Int) throws -> Double { try solved.pixelEdges(view)[edge] }
    let gaps = try [
      [column[0], y("title", 3), column[2], y("email", 1)],
      [column[0], y("password", 3), column[2], y("toggle", 1)],
      [column[0], y("hint", 3), column[2], y("submit", 1)],
      [0, 0, column[0], Double(drawing.height)],
      [column[2], 0, Double(drawing.width), Double(drawing.height)],
    ]
    for gap in gaps { #expect(drawing.ink(in: gap, on: 0xF2F2F7) == nil, "\(gap)") }
  }

  @Test func `the title of the button is white and in its middle`() throws {
    let (solved, drawing) = try draw(FormScreen(), on: .xPortrait)
    let frame = try solved.pixelEdges("submit")
    let ink = try #require(drawing.ink(in: frame, on: 0x007AFF))
    let middle = (Double(ink[0] + ink[2]) / 2, Double(ink[1] + ink[3]) / 2)
    // The bearings of S and n differ, and g hangs below the line: a few pixels either way.
    #expect(abs(middle.0 - (frame[0] + frame[2]) / 2) < 4)
    #expect(abs(middle.1 - (frame[1] + frame[3]) / 2) < 8)
    #expect(drawing.count(of: 0xFFFFFF) > 0)
    let white = (ink[1]..<ink[3]).contains { y in
      (ink[0]..<ink[2]).contains { drawing[$0, y] == 0xFFFFFF }
    }
    #expect(white)
  }

  @Test func `in the dark appearance colours are the dark ones and frames the same`() throws {
    let (light, _) = try draw(FormScreen(), on: .sePortrait)
    let (dark, drawing) = try draw(FormScreen(), on: .sePortrait, appearance: .dark)
    #expect(dark.layout.frames == light.layout.frames)
    #expect(drawing[0, 0] == 0x1C1C1E)
    #expect(drawing[32, 171] == 0x2C2C2E)
    #expect(drawing[616, 380] == 0x30D158)
    #expect(drawing[32, 1202] == 0x0A84FF)
    // The strokes of the title are 4 px wide, so that some pixels are white through and through.
    let title = try dark.pixelEdges("title").map { Int($0) }
    let white = (title[1]..<title[3]).contains { y in
      (title[0]..<title[2]).contains { drawing[$0, y] == 0xFFFFFF }
    }
    #expect(white)
  }
}
