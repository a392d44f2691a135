import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Right-to-left layouts, worked by hand: each is the left-to-right one seen in a mirror, unless a view forces its
/// direction.
@MainActor
struct DirectionTests {
  /// A screen 300 points wide at one pixel per point.
  private func frames(_ root: UIView, _ direction: LayoutDirection) throws -> SolvedPage {
    let device = try DeviceCatalog.builtin.device("300x400@1x")
    let page = PreparedPage(id: "p", tree: ViewTree(root: root))
    return try PageRenderer(fonts: FontCatalog()).solve(
      page, in: PageEnvironment(device: device, direction: direction))
  }

  private func box(_ name: String, in parent: UIView) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// A box 50 wide, 20 from the leading edge, and a second one at least 10 behind it, up to 30 from the trailing edge.
  private func screen(_ attribute: UISemanticContentAttribute) -> UIView {
    let root = UIView()
    root.semanticContentAttribute = attribute
    let (first, second) = (box("first", in: root), box("second", in: root))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      first.widthAnchor.constraint(equalToConstant: 50),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      second.widthAnchor.constraint(equalToConstant: 100),
    ])
    return root
  }

  @Test(
    arguments: [
      (UISemanticContentAttribute.unspecified, LayoutDirection.leftToRight, false),
      (.unspecified, .rightToLeft, true), (.forceLeftToRight, .rightToLeft, false),
      (.forceRightToLeft, .leftToRight, true), (.forceRightToLeft, .rightToLeft, true),
      (.playback, .rightToLeft, false), (.spatial, .rightToLeft, false),
    ])
  func `constraints follow the view that holds both ends`(
    attribute: UISemanticContentAttribute, direction: LayoutDirection, isMirrored: Bool
  ) throws {
    let solved = try frames(screen(attribute), direction)
    // 20…70 and 170…270 from the left; 300 − 70 … 300 − 20 and 30…130 mirrored.
    #expect(try solved.frame("first").minX == (isMirrored ? 230 : 20))
    #expect(try solved.frame("second").minX == (isMirrored ? 30 : 170))
    #expect(try solved.frame("second").width == 100)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a stack that forces its direction keeps its order, those around it turn`(direction: LayoutDirection)
    throws
  {
    func stack(_ names: [String]) -> UIStackView {
      let stack = UIStackView(
        arrangedSubviews: names.map {
          let view = UIView()
          view.accessibilityIdentifier = $0
          return view
        })
      stack.distribution = .fillEqually
      stack.translatesAutoresizingMaskIntoConstraints = false
      return stack
    }
    let root = UIView()
    let (free, forced) = (stack(["a", "b", "c"]), stack(["x", "y", "z"]))
    forced.semanticContentAttribute = .forceLeftToRight
    for view in [free, forced] {
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
    let solved = try frames(root, direction)
    let isMirrored = direction == .rightToLeft
    // Thirds of 300.
    #expect(
      try ["a", "b", "c"].map { try solved.frame($0).minX } == (isMirrored ? [200, 100, 0] : [0, 100, 200]))
    #expect(try ["x", "y", "z"].map { try solved.frame($0).minX } == [0, 100, 200])
  }

  @Test func `views know their direction`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let traits = UITraitCollection(PageTraits(locale: "ar", direction: .rightToLeft))
    UITraitCollection.withCurrent(traits) {
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(view.traitCollection.layoutDirection == .rightToLeft)
      view.semanticContentAttribute = .spatial
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test func `pictures are mirrored only where they ask for it`() throws {
    let image = try ImageDecoder.mirroringFixture()
    let mirrored = try image.mirrored()
    let left = mirrored.withRows { $0.row(0).load(as: UInt32.self) }
    #expect(left == image.withRows { $0.row(0).load(fromByteOffset: 4, as: UInt32.self) })
    for (asks, direction) in [
      (false, LayoutDirection.rightToLeft), (true, .leftToRight), (true, .rightToLeft),
    ] {
      let plain = UIImage(image, scale: 1)
      let view = UIImageView(image: asks ? plain.imageFlippedForRightToLeftLayoutDirection() : plain)
      let scene = try frames(view, direction).scene
      guard case .image(let drawn) = scene.items.first?.kind else {
        Issue.record("nothing drawn")
        return
      }
      #expect((drawn.image !== image) == (asks && direction == .rightToLeft))
    }
  }

  @Test func `a picture for one direction alone is mirrored in the other`() throws {
    let image = try ImageDecoder.mirroringFixture()
    func variant(_ direction: LayoutDirection?) -> ArtworkVariant {
      ArtworkVariant(
        source: .pixels(image), size: Size(width: 2, height: 1),
        conditions: ImageConditions(scale: 1, direction: direction))
    }
    func isMirrored(_ variants: [ArtworkVariant], in direction: LayoutDirection) throws -> Bool {
      let artwork = try #require(Artwork(variants: variants))
      guard
        case .image(let drawn) = try frames(UIImageView(image: UIImage(artwork)), direction).scene.items
          .first?.kind
      else { throw Nothing() }
      return drawn.image !== image
    }
    let (left, right) = (variant(.leftToRight), variant(.rightToLeft))
    #expect(try isMirrored([left], in: .rightToLeft) && isMirrored([right, right], in: .leftToRight))
    #expect(try !isMirrored([left], in: .leftToRight) && !isMirrored([right], in: .rightToLeft))
    #expect(
      try !isMirrored([left, right], in: .rightToLeft) && !isMirrored([variant(nil)], in: .rightToLeft))
  }

  private struct Nothing: Error {}
}

extension ImageDecoder {
  /// Two pixels side by side, red and blue.
  static func mirroringFixture() throws -> PixelImage {
    let buffer = try PixelBuffer(width: 2, height: 1, pixelLimit: 2)
    buffer.pixels.storeBytes(of: 0xFFFF_0000, as: UInt32.self)
    buffer.pixels.storeBytes(of: 0xFF00_00FF, toByteOffset: 4, as: UInt32.self)
    return buffer.image(isOpaque: true)
  }
}
