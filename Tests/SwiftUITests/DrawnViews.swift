import Foundation
import LayoutEngine
import PageBase
import PageDrawing
import PageLayout
import PageTestSupport
import SwiftUI
import Testing

/// A view of SwiftUI at the top left of an iPhone X's safe area, as pixels at 3×.
@MainActor
struct DrawnViews {
  let drawing: Drawing
  /// The errors of the page.
  let messages: [String]

  init(_ view: some SwiftUI.View, appearance: Appearance = .light) throws {
    let device = try DeviceCatalog.builtin.device("iphone-x")
    let environment = PageEnvironment(device: device, orientation: .portrait, appearance: appearance)
    let whole = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let window = UIWindow(environment: environment)
    window.rootViewController = UIHostingController(rootView: whole)
    window.makeKeyAndVisible()
    let page = window.preparedPage(id: "screen")
    messages = page.tree.diagnostics.filter { $0.severity == .error }.map(\.message)
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
    drawing = try Drawing(of: solved.scene, text: makeEngine())
  }

  /// The colour of the pixel right of and below a point, as 0xRRGGBB.
  subscript(_ x: Double, _ y: Double) -> UInt32 { drawing[Int(x * 3), Int((44 + y) * 3)] }

  /// The box around all that is not white, in pixels from the view's top left.
  var ink: [Int]? {
    drawing.ink(in: [0, 132, 1125, 2334], on: 0xFFFFFF).map { [$0[0], $0[1] - 132, $0[2], $0[3] - 132] }
  }

  /// True if the box is that one within a pixel at each edge.
  func isInked(_ box: [Int]) -> Bool {
    zip(ink ?? [], box).allSatisfy { abs($0 - $1) <= 1 } && ink != nil
  }
}
