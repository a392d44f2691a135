internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// A scene as the canvas showed it: its views, their saved frames, and the frames that its constraints give.
@MainActor
struct RecordedScene {
  let document: InterfaceDocument
  let records: [DocumentBuilder.Record]
  let indexed: IndexedTree
  let environment: LayoutEnvironment
  private(set) var solves: CanvasSolves
  /// The solves without the sizes that the document lists for its images. `solvesInOldMargins` are the solves
  /// with root margins of 16 pt. Either is made on first use.
  private lazy var solvesWithoutImages = CanvasSolves(self, knowsImages: false)
  private lazy var solvesInOldMargins = makeSolvesInOldMargins()
  /// The saved frames of views, by layout item.
  private let savedFrames: [Int: Rect]

  /// Returns `nil` for a scene without a view.
  init?(_ scene: InterfaceDocument.Scene, of document: InterfaceDocument) {
    let options = DocumentBuilder.Options(
      variations: document.canvasVariations, isCanvas: true, isRecording: true)
    guard let (root, builder) = document.build(scene, options: options) else { return nil }
    self.init(
      document: document, records: builder.records, indexed: IndexedTree(root: root),
      environment: document.canvasEnvironment(for: scene, root: root))
  }

  private init(
    document: InterfaceDocument, records: [DocumentBuilder.Record], indexed: IndexedTree,
    environment: LayoutEnvironment
  ) {
    (self.document, self.records, self.indexed, self.environment) = (document, records, indexed, environment)
    var frames: [Int: Rect] = [:]
    for record in records {
      if let item = indexed.item(of: record.view), let frame = record.element.savedFrame {
        frames[item] = frame
      }
    }
    savedFrames = frames
    solves = CanvasSolves()
    solves = CanvasSolves(self)
  }

  private func makeSolvesInOldMargins() -> CanvasSolves {
    var environment = environment
    environment.rootMargins = (16, 16)
    return RecordedScene(document: document, records: records, indexed: indexed, environment: environment)
      .solves
  }

  // MARK: Numbers that say nothing

  /// A reason why a saved number that differs from the solved one was no result of the constraints.
  enum Exclusion: String, CaseIterable {
    /// A label of Xcode's launch screen template, which was saved 441 pt wide for constraints that give 440.
    case launchTemplate
    /// A number that Xcode 6 saved with root margins of 16 pt, which became 20 pt later.
    case oldMargins
    /// An image view that was saved with the size of another image than the listed one.
    case otherImage
    /// The vertical place or size of an image view that shows a symbol of Apple's, whose alignment insets are
    /// not published.
    case systemSymbol
    /// A saved frame that contradicts a required constraint between it and another saved frame.
    case staleFrames
  }

  /// - Parameter path: The path of the component in a frame.
  mutating func exclusion(
    of component: RecordedFrames.Component, _ record: DocumentBuilder.Record, item: Int, in parent: Int,
    path: KeyPath<Rect, Double>
  ) -> Exclusion? {
    guard component.fault == nil, !solves.isContested(item, component.axis) else { return nil }
    if document.root.flag("launchScreen") == true, component.saved == 441, component.solved == 440 {
      return .launchTemplate
    }
    if isOfXcodeSix, isMet(component, in: solvesInOldMargins, item: item, parent: parent, path: path) {
      return .oldMargins
    }
    let isVertical = component.axis == "y" || component.axis == "height"
    let image = record.element["image"] ?? record.element.child("imageReference", key: "image")?["image"]
    if record.view is UIImageView, isVertical, let image, document.resources.symbols.contains(image) {
      return .systemSymbol
    }
    if record.view is UIImageView,
      !solvesWithoutImages.isDecided(item, in: parent, path, within: RecordedFrames.agreement)
    {
      return .otherImage
    }
    return contradictsAnother(item, isVertical: isVertical) ? .staleFrames : nil
  }

  private var isOfXcodeSix: Bool { (6_000..<7_000).contains(document.toolsVersion) }

  private func isMet(
    _ component: RecordedFrames.Component, in solves: CanvasSolves, item: Int, parent: Int,
    path: KeyPath<Rect, Double>
  ) -> Bool {
    guard let solved = solves.frames(of: item, in: parent).rounded?[keyPath: path] else { return false }
    return (solved - component.saved).magnitude <= 0.5 + 1e-6
  }

  /// Returns true if saved frames break a required constraint between a view and a sibling, superview or
  /// subview. Constraints with the root do not count, since its size is simulated.
  private func contradictsAnother(_ item: Int, isVertical: Bool) -> Bool {
    let input = indexed.tree.layout
    return input.constraints.contains { constraint in
      guard constraint.first == item || constraint.second == item, constraint.relation == .equal,
        constraint.priority == LayoutConstraint.required, !constraint.isOfSystem,
        let second = constraint.second, second != constraint.first, second > 0, constraint.first > 0,
        let first = value(constraint.firstAttribute, of: constraint.first, beside: second, isVertical),
        let other = value(constraint.secondAttribute, of: second, beside: constraint.first, isVertical)
      else { return false }
      let isPlace = constraint.firstAttribute != .width && constraint.firstAttribute != .height
      if isPlace, constraint.multiplier != 1 { return false }
      let error = first - constraint.multiplier * other - constraint.constant
      return error.magnitude > 0.5 + 1 / environment.scale
    }
  }

  /// An edge, centre or size of a saved frame, in coordinates common to two views that are siblings, or
  /// superview and subview; `nil` for other views, and for the other axis.
  private func value(
    _ attribute: LayoutConstraint.Attribute, of item: Int, beside other: Int, _ isVertical: Bool
  ) -> Double? {
    let items = indexed.tree.layout.items
    guard items[item].role == .view, items[item].alignmentRectInsets == .zero, var frame = savedFrames[item]
    else { return nil }
    if items[other].parent == item {
      guard items[item].arrangement == nil else { return nil }
      frame = Rect(origin: .zero, size: frame.size)
    } else {
      guard items[item].parent == items[other].parent || items[item].parent == other else { return nil }
    }
    switch (attribute, isVertical) {
    case (.left, false), (.leading, false): return frame.minX
    case (.right, false), (.trailing, false): return frame.maxX
    case (.centerX, false): return frame.minX + frame.width / 2
    case (.width, false): return frame.width
    case (.top, true): return frame.minY
    case (.bottom, true): return frame.maxY
    case (.centerY, true): return frame.minY + frame.height / 2
    case (.height, true): return frame.height
    default: return nil
    }
  }

  // MARK: Kinds of misses

  /// The kind of a miss, by which reports group misses.
  func kind(of component: RecordedFrames.Component, _ record: DocumentBuilder.Record, item: Int) -> MissKind {
    if component.fault != nil { return .notUnderstood }
    if solves.isContested(item, component.axis) { return .conflict }
    let isVertical = component.axis == "y" || component.axis == "height"
    let isSize = component.axis == "width" || component.axis == "height"
    if isSize, record.view is UIControl || record.view is UISearchBar || record.view is UIPickerView {
      return .control
    }
    let difference = ((component.solved ?? component.saved) - component.saved).magnitude
    if isVertical, MissKind.barHeights.contains(difference) { return .bar }
    if MissKind.marginWidths.contains(difference) { return .margin }
    return record.view is UILabel || record.view is UITextView ? .text : .other
  }
}

/// The kinds of misses, with their names in reports.
enum MissKind: String, CaseIterable {
  case conflict
  case control = "size of a control"
  case margin
  case bar
  case text
  case notUnderstood = "not understood"
  case other

  /// Heights of status bars, safe areas and bars in any version, and differences between two of these
  /// heights, in points.
  static let barHeights: Set<Double> = [
    20, 24, 28, 30, 34, 44, 47, 48, 49, 50, 52, 54, 56, 59, 62, 64, 83, 88, 92, 94, 96, 98, 103, 106, 140,
  ]
  /// Margins of 8 to 20, sums of the margins of both sides, and differences between two of these, in points.
  static let marginWidths: Set<Double> = [1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 15, 16, 20, 22, 30, 32, 40]
}
