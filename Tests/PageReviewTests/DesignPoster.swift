import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import PageInputs
@testable import UIKitCore

/// A screen with some of everything, by frames, drawn once as the page and once, changed, as its artboard.
struct DesignPoster {
  var background = 0xFFFFFF
  var title = Text(text: "Which way today?", origin: CGPoint(x: 40, y: 300), size: 22, color: 0x1C1C1E)
  var detail = Text(
    text: "Say how long you’d like to be out.\nByway finds a path you haven’t\ntried before today.",
    origin: CGPoint(x: 40, y: 344), size: 15, color: 0x808080)
  var photo: CGRect? = CGRect(x: 60, y: 70, width: 200, height: 150)
  var card = Area(frame: CGRect(x: 24, y: 430, width: 272, height: 60), color: 0xEFE6D8)
  var next = Area(frame: CGRect(x: 230, y: 440, width: 50, height: 40), color: 0x2450B2)
  var badge: Area?
  var hidesTitle = false
  /// Further texts.
  var more: [Text] = []

  struct Text {
    var text: String
    var origin: CGPoint
    var size: CGFloat
    var color: Int
    var weight = UIFont.Weight.regular
  }

  struct Area {
    var frame: CGRect
    var color: Int
  }

  /// 320 × 568 points, with a status bar 20 high and a home indicator.
  static func phone(_ scale: Double) -> PageEnvironment {
    var device = Device(
      id: "phone", name: "phone", idiom: .phone, size: Size(width: 320, height: 568), scale: scale)
    device.statusBarHeight.portrait = 20
    device.hasHomeIndicator = true
    return PageEnvironment(device: device)
  }

  @MainActor
  func page(in environment: PageEnvironment) async throws -> PreparedPage {
    let poster = self
    let page = Page("poster") { () -> UIViewController? in
      let controller = UIViewController()
      poster.fill(controller.view)
      return controller
    }
    let source = try #require(SwiftPageSource.load([page], name: "poster").source)
    let (pages, _) = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    return try #require(pages.first?.page(for: environment))
  }

  @MainActor
  private func fill(_ root: UIView) {
    root.backgroundColor = Self.color(background)
    if let photo {
      let view = UIImageView(frame: photo)
      view.image = UIImage(contentsOfFile: Project.path("Examples/tutorial-en/images/lane@3x.png"))
      view.contentMode = .scaleToFill
      add(view, "photo", to: root)
    }
    if !hidesTitle { add(label(title), "title", to: root) }
    add(label(detail), "detail", to: root)
    for text in more { add(label(text), "more", to: root) }
    add(LintPage.block(card.frame, Self.color(card.color)), "card", to: root)
    add(LintPage.block(next.frame, Self.color(next.color)), "next", to: root)
    if let badge { add(LintPage.block(badge.frame, Self.color(badge.color)), "badge", to: root) }
  }

  @MainActor
  private func add(_ view: UIView, _ name: String, to root: UIView) {
    view.accessibilityIdentifier = name
    root.addSubview(view)
  }

  @MainActor
  private func label(_ text: Text) -> UILabel {
    let label = LintPage.label(
      text.text, at: text.origin, size: text.size, weight: text.weight, color: Self.color(text.color),
      lines: 0)
    // In whole points, so that at every scale there is room for the same lines.
    label.frame.size = CGSize(width: label.frame.width.rounded(.up), height: label.frame.height.rounded(.up))
    return label
  }

  @MainActor
  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

/// Draws artboards of posters, and compares the poster as it is with them.
@MainActor
final class DesignDesk {
  let renderer: PageRenderer
  private let environment = DesignPoster.phone(3)
  private var page: PreparedPage?

  init() throws { renderer = try PageRenderer(fonts: FontCatalog()) }

  /// The picture of a poster, laid out for so many pixels a point.
  func artboard(_ poster: DesignPoster, scale: Double) async throws -> PixelImage {
    let environment = DesignPoster.phone(scale)
    return try renderer.picture(
      of: try renderer.solve(try await poster.page(in: environment), in: environment).scene)
  }

  /// The unchanged poster, compared with an artboard.
  func comparison(_ artboard: PixelImage) async throws -> DesignComparison {
    if page == nil { page = try await DesignPoster().page(in: environment) }
    let solved = try renderer.solve(try #require(page), in: environment)
    return try DesignComparison(artboard, solved, in: environment, renderer)
  }

  func sentences(_ artboard: PixelImage) async throws -> [String] {
    try await comparison(artboard).notes.map(\.sentence)
  }

  func sentences(_ poster: DesignPoster, scale: Double = 2) async throws -> [String] {
    try await sentences(try await artboard(poster, scale: scale))
  }

  /// The same picture with each channel of each pixel up to so much more or less.
  func noisy(_ image: PixelImage, by amount: Int, seed: UInt64) throws -> PixelImage {
    var random = SplitMix64(seed: seed)
    let buffer = try PixelBuffer(width: image.width, height: image.height, pixelLimit: 1 << 24)
    image.withRows { rows in
      for y in 0..<image.height {
        for x in 0..<image.width {
          var (pixel, noise): (UInt32, UInt64) = (0xFF00_0000, random.next())
          for shift in [UInt32(0), 8, 16] {
            let value = Int(rows.pixel(x, y) >> shift & 0xFF) + Int(noise % UInt64(2 * amount + 1)) - amount
            pixel |= UInt32(min(max(value, 0), 255)) << shift
            noise >>= 16
          }
          buffer.pixels.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
        }
      }
    }
    return buffer.image(isOpaque: true)
  }
}
