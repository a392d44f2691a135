import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

/// The card's frames, worked by hand.
///
/// Below the picture are 12 pt, the title, 4 pt, the subtitle and 16 pt. The title (17 pt) is 20.5 high at 2× and
/// 20⅓ at 3×, the subtitle (15 pt: 17.9004) 18 at both: together 70.5 and 70⅓ pt.
///
/// Held upright the width decides: 375 − 32 = 343, the picture is 343 × 9/16 = 192.9375 high. Held sideways the
/// height does: on an SE 375 − 32 = 343 leave 272.5 for the picture, which is 484.444… wide; on an X
/// 354 − 32 = 322 leave 251⅔, 447.407… wide. The card is centred in the safe area.
@MainActor
struct CardScreenTests {
  nonisolated static let expected = [
    // Centre 343.5 pt, 263.4375 high: 211.78125…475.21875. The badge is 42.875 pt.
    ExpectedFrames(
      .sePortrait,
      [
        "card": [32, 424, 718, 950], "picture": [32, 424, 718, 809], "badge": [608, 448, 694, 533],
        "title": [64, 833, 686, 874], "subtitle": [64, 882, 686, 918],
      ]),
    // Centre (333.5, 187.5): 91.277…575.722… by 16…359. The badge is 60.555… pt. The dots: 296.5…370.5.
    ExpectedFrames(
      .seLandscape,
      [
        "card": [183, 32, 1151, 718], "picture": [183, 32, 1151, 577], "badge": [1006, 56, 1127, 177],
        "dots": [593, 517, 741, 569], "title": [215, 601, 1119, 642], "subtitle": [215, 650, 1119, 686],
      ]),
    // Centre 411 pt, 263.2708… high: 279.3645…542.6354….
    ExpectedFrames(
      .xPortrait,
      [
        "card": [48, 838, 1077, 1628], "picture": [48, 838, 1077, 1417], "badge": [912, 874, 1041, 1003],
        "title": [96, 1453, 1029, 1514], "subtitle": [96, 1526, 1029, 1580],
      ]),
    // Centre (406, 177): 182.296…629.703… by 16…338. The badge is 55.925… pt.
    ExpectedFrames(
      .xLandscape,
      [
        "card": [547, 48, 1889, 1014], "picture": [547, 48, 1889, 803], "badge": [1685, 84, 1853, 252],
        "dots": [1109, 714, 1328, 791], "title": [595, 839, 1841, 900], "subtitle": [595, 912, 1841, 966],
      ]),
  ]

  @Test(arguments: expected)
  func `the card is as large as its aspect ratio and the safe area allow`(expected: ExpectedFrames) throws {
    try expected.check(CardScreen())
  }

  @Test(arguments: expected)
  func `the picture fills its frame, is cut at it and its middle is in the frame's`(
    expected: ExpectedFrames
  ) throws {
    let (solved, drawing) = try draw(CardScreen(), on: expected.stage)
    let edges = try solved.pixelEdges("picture").map { Int($0) }
    let (left, top, right, bottom) = (edges[0], edges[1], edges[2], edges[3])
    #expect(drawing[left, top] == 0x5AC8FA && drawing[right - 1, top] == 0x5AC8FA)
    #expect(drawing[left, bottom - 1] == 0x34A853 && drawing[right - 1, bottom - 1] == 0x34A853)
    #expect(drawing[left, top - 1] == 0xFFFFFF && drawing[left - 1, top] == 0xFFFFFF)
    #expect(drawing[right, top] == 0xFFFFFF && drawing[left, bottom] == 0xF2F2F7)
    // The picture's own pixels are over 20 device pixels high here; sky and grass mix over one of them.
    let (middle, reach) = ((top + bottom) / 2, (right - left) / 32)
    #expect(drawing[left + 10, middle - reach] == 0x5AC8FA)
    #expect(drawing[left + 10, middle + reach] == 0x34A853)
  }

  @Test(arguments: expected)
  func `the badge is on the picture and the texts are below it`(expected: ExpectedFrames) throws {
    let (solved, drawing) = try draw(CardScreen(), on: expected.stage)
    let badge = try solved.pixelEdges("badge").map { Int($0) }
    #expect(drawing[badge[0], badge[1]] == 0xFF3B30 && drawing[badge[2] - 1, badge[3] - 1] == 0xFF3B30)
    #expect(drawing[badge[0] - 1, badge[1]] == 0x5AC8FA && drawing[badge[2], badge[1]] == 0x5AC8FA)
    #expect(drawing.ink(in: try solved.pixelEdges("title"), on: 0xF2F2F7) != nil)
    #expect(drawing.ink(in: try solved.pixelEdges("subtitle"), on: 0xF2F2F7) != nil)
    let card = try solved.pixelEdges("card")
    let below = [card[0], try solved.pixelEdges("subtitle")[3] + 1, card[2], card[3]]
    #expect(drawing.ink(in: below, on: 0xF2F2F7) == nil)
    #expect(drawing.ink(in: [0, 0, card[0], Double(drawing.height)], on: 0xFFFFFF) == nil)
    #expect(
      drawing.ink(in: [0, card[3], Double(drawing.width), Double(drawing.height)], on: 0xFFFFFF) == nil)
  }

  /// The control is 73 × 25⅔ pt at 3x, as recorded from iOS 18: slots of 17⅔ pt from 10 pt on have their centres 56.5,
  /// 109.5 and 162.5 px from its left.
  @Test func `the current page's dot is white and the others let the picture through`() throws {
    let (solved, drawing) = try draw(CardScreen(), on: .xLandscape)
    let dots = try solved.pixelEdges("dots").map { Int($0) }
    let (y, centers) = (dots[1] + 38, [56, 109, 162].map { dots[0] + $0 })
    #expect(drawing[centers[1], y] == 0xFFFFFF)
    // 45 % white over #34A853: 0.45 × 255 + 0.55 × (52, 168, 83) = (143.35, 207.15, 160.4).
    for center in [centers[0], centers[2]] {
      let color = drawing[center, y]
      let components = [color >> 16, color >> 8 & 0xFF, color & 0xFF].map { Double($0) }
      for (component, wanted) in zip(components, [143.35, 207.15, 160.4]) {
        #expect(abs(component - wanted) <= 1.5, "\(components)")
      }
    }
    // A dot is 7.6 pt wide: half of that is 11.4 px.
    #expect(drawing[centers[1] + 10, y] == 0xFFFFFF)
    #expect(drawing[centers[1] + 13, y] == 0x34A853)
    #expect(drawing[centers[1] + 27, y] == 0x34A853)
  }
}
