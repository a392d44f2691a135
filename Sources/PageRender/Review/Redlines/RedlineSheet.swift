internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// Sheets of redlines: the drawing at the left, and the rules behind its numbers in columns at the right and
/// below. Callouts without room continue on the next sheet, with a drawing of their own.
@MainActor
struct RedlineSheet {
  private let redlines: Redlines
  private let scene: Scene
  private let content: [Rect]
  private let controls: [Rect]
  private let alternative: String
  private let source: Int
  private let words: RedlineWords
  private let plan: RedlineSheetPlan
  private let alike: [String]

  /// The sheets of a page in one environment; empty if nothing is measured.
  ///
  /// - Parameters:
  ///   - scene: The scene of the screen.
  ///   - content: The areas that lines should not cross, in points of the screen.
  ///   - controls: The areas that only leader lines should not cross, in points of the screen.
  ///   - size: The size of a sheet's content area, in points.
  ///   - alternative: The drawing's alternative text.
  ///   - source: The index of the page's source in the review.
  ///   - alike: Lines about other pages of the same layout.
  /// - Returns: Closures that make the content of each sheet.
  static func contents(
    of redlines: Redlines, scene: Scene, avoiding content: [Rect] = [], controls: [Rect] = [], size: Size,
    alternative: String,
    source: Int = 0,
    language: ReviewLanguage = .english, alike: [String] = []
  ) -> [@MainActor @Sendable () -> SheetContent] {
    guard !redlines.callouts.isEmpty, size.width > 0, size.height > 0 else { return [] }
    let sheet = RedlineSheet(redlines, scene, content, controls, size, alternative, source, language, alike)
    return sheet.plan.parts.map { part in { sheet.content(of: part) } }
  }

  private init(
    _ redlines: Redlines, _ scene: Scene, _ content: [Rect], _ controls: [Rect], _ size: Size,
    _ alternative: String,
    _ source: Int, _ language: ReviewLanguage, _ alike: [String]
  ) {
    (self.redlines, self.scene, self.content, self.controls) = (redlines, scene, content, controls)
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

  /// - Parameter isHigh: True if the view has the frame's height; otherwise its content determines the
  ///   height.
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
    let (content, controls) = (content, controls)
    return SheetDrawing(place, source: source) { (frame, renderer) throws(PageError) in
      let lettering = RedlineLettering(renderer, language: language)
      let drawing = RedlineDrawing(
        of: redlines, callouts: callouts, in: frame, avoiding: content, controls: controls,
        lettering: lettering)
      let items = drawing.items(of: scene, lettering: lettering)
      return [SceneItem(.tagged(.figure(alternative: alternative), items), source: 0)]
    }
  }
}
