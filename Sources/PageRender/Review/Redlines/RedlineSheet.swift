internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// Sheets of redlines: a drawing at the left, and at the right and below what is behind each of its numbers, in columns. What
/// has no room goes on, with a drawing of its own, on the next sheet.
@MainActor
struct RedlineSheet {
  private let redlines: Redlines
  private let scene: Scene
  private let content: [Rect]
  private let alternative: String
  private let source: Int
  private let words: RedlineWords
  private let plan: RedlineSheetPlan
  private let alike: [String]

  /// The sheets of a page in one environment; none where nothing is measured.
  ///
  /// - Parameters:
  ///   - scene: The screen as it is drawn.
  ///   - content: What of it lines should not run across, in points of the screen.
  ///   - size: Of the room between a sheet's head and its foot, in points.
  ///   - alternative: What to say in place of the drawing.
  ///   - source: The place of the page's source among the review's.
  ///   - alike: What is said of other pages of the same layout, line by line.
  /// - Returns: What makes the views of each sheet when its turn comes.
  static func contents(
    of redlines: Redlines, scene: Scene, avoiding content: [Rect] = [], size: Size, alternative: String,
    source: Int = 0,
    language: ReviewLanguage = .english, alike: [String] = []
  ) -> [@MainActor @Sendable () -> SheetContent] {
    guard !redlines.callouts.isEmpty, size.width > 0, size.height > 0 else { return [] }
    let sheet = RedlineSheet(redlines, scene, content, size, alternative, source, language, alike)
    return sheet.plan.parts.map { part in { sheet.content(of: part) } }
  }

  private init(
    _ redlines: Redlines, _ scene: Scene, _ content: [Rect], _ size: Size, _ alternative: String,
    _ source: Int, _ language: ReviewLanguage, _ alike: [String]
  ) {
    (self.redlines, self.scene, self.content) = (redlines, scene, content)
    (self.alternative, self.source) = (alternative, source)
    words = RedlineWords(language: language)
    self.alike = alike
    plan = RedlineSheetPlan(of: redlines, size: size, words: words, alike: alike)
  }

  // MARK: Views

  private func content(of part: RedlineSheetPlan.Part) -> SheetContent {
    let callouts = part.joined().map(\.callout)
    let entries = RedlineEntries(words: words)
    let root = UIView()
    let isFirst = callouts.first?.number == plan.parts.first?.joined().first?.callout.number
    let place = "redlines \(callouts.first?.number ?? 0)"
    pin(UIView().with(.place(place)), in: root, at: Rect(origin: .zero, size: plan.drawing), isHigh: true)
    for (index, (column, frame)) in zip(part, plan.columns).enumerated() {
      var views = column.map(entries.view)
      if index == 0 {
        let more = isFirst ? alike.map { SheetStyle.label($0, .caption, lines: 0) } : []
        let heading = SheetStyle.stack(
          .vertical, spacing: RedlineEntry.swatchSpacing, [entries.heading(of: redlines)] + more)
        views.insert(heading, at: 0)
      }
      guard !views.isEmpty else { continue }
      let stack = SheetStyle.stack(.vertical, spacing: RedlineSheetPlan.spacing, views)
      pin(stack, in: root, at: frame, isHigh: false)
    }
    return SheetContent(root, drawings: [drawing(of: callouts, in: place)])
  }

  /// - Parameter isHigh: Whether the view is as high as the frame, and not as what is in it.
  private func pin(_ view: UIView, in root: UIView, at frame: Rect, isHigh: Bool) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
      view.widthAnchor.constraint(equalToConstant: frame.width),
    ])
    if isHigh { view.heightAnchor.constraint(equalToConstant: frame.height).isActive = true }
  }

  private func drawing(of callouts: [RedlineCallout], in place: String) -> SheetDrawing {
    let (redlines, scene, language, alternative) = (redlines, scene, words.language, alternative)
    let content = content
    return SheetDrawing(place, source: source) { (frame, renderer) throws(PageError) in
      let lettering = RedlineLettering(renderer, language: language)
      let drawing = RedlineDrawing(
        of: redlines, callouts: callouts, in: frame, avoiding: content, lettering: lettering)
      let items = drawing.items(of: scene, lettering: lettering)
      return [SceneItem(.tagged(.figure(alternative: alternative), items), source: 0)]
    }
  }
}
