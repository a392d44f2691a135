internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Compares the frames that Interface Builder saved in a document with those the layout engine finds.
///
/// Text is not measured: a component (x, y, width or height) of a view counts where solves that differ only in
/// assumed intrinsic sizes and in weak starting values agree on it, so that constraints alone decide it.
package struct RecordedFrames: Sendable {
  /// One number of a view that constraints place.
  package struct Component: Sendable {
    /// The view's element and id, and the line it is on.
    package var view: String
    package var axis: String
    package var saved: Double
    /// `nil` where the layout could not be solved.
    package var solved: Double?
    /// Why it is a miss whatever the numbers say: what was not understood.
    package var fault: String?

    package func isWithin(_ tolerance: Double) -> Bool {
      guard fault == nil, let solved else { return false }
      return (saved - solved).magnitude <= tolerance + 1e-6
    }
  }

  package var file: String
  package var components: [Component] = []
  /// Views of which all four components count, and those of them within 0.5 pt.
  package var frames = 0
  package var framesRight = 0
  /// How many views or components do not count, by reason.
  package var excluded: [String: Int] = [:]

  /// Solves on which a component must agree to count.
  static let solveCount = 4
  /// In points.
  static let agreement = 0.02

  package init(file: String) {
    self.file = file
  }

  mutating func exclude(_ reason: String, count: Int = 1) {
    excluded[reason, default: 0] += count
  }
}

extension RecordedFrames {
  /// Solves every scene of a document on its canvas device.
  @MainActor
  package init(of document: InterfaceDocument) {
    self.init(file: document.file)
    for scene in document.scenes { check(scene, of: document) }
  }

  @MainActor
  private mutating func check(_ scene: InterfaceDocument.Scene, of document: InterfaceDocument) {
    let options = DocumentBuilder.Options(
      variations: document.canvasVariations, isCanvas: true, isRecording: true)
    guard let (root, builder) = document.build(scene, options: options) else { return }
    let indexed = IndexedTree(root: root)
    let environment = document.canvasEnvironment(for: scene, root: root)
    let solves = CanvasSolves(
      tree: indexed.tree, records: builder.records, indexed: indexed, environment: environment,
      era: CanvasEra(toolsVersion: document.toolsVersion))
    var isExcluded: Set<ObjectIdentifier> = []
    for record in builder.records where record.superview != nil {
      compare(record, solves: solves, indexed: indexed, below: &isExcluded)
    }
  }

  @MainActor
  private mutating func compare(
    _ record: DocumentBuilder.Record, solves: CanvasSolves, indexed: IndexedTree,
    below excludedViews: inout Set<ObjectIdentifier>
  ) {
    guard let superview = record.superview, let item = indexed.item(of: record.view),
      let parent = indexed.item(of: superview)
    else { return exclude("notInstalled") }
    // What Interface Builder itself calls wrong or undecided says nothing, nor does what is inside it.
    let element = record.element
    for flag in ["misplaced", "ambiguous"] where element.flag(flag) == true {
      excludedViews.insert(ObjectIdentifier(record.view))
      return exclude(flag)
    }
    if excludedViews.contains(ObjectIdentifier(superview)) {
      excludedViews.insert(ObjectIdentifier(record.view))
      return exclude("belowExcluded")
    }
    if element.flag("fixedFrame") == true { return exclude("fixedFrame") }
    guard !record.view.translatesAutoresizingMaskIntoConstraints else { return exclude("autoresizing") }
    guard let saved = element.savedFrame else { return exclude("noFrame") }
    let found = solves.frames(of: item, in: parent)
    var counted = 0
    var right = 0
    let name = "\(element.name) \(element.id ?? "?") line \(element.position.line)"
    for (axis, path) in Self.paths {
      let values = found.exact.map { $0[keyPath: path] }
      let isDecided = values.allSatisfy { ($0 - values[0]).magnitude <= Self.agreement }
      let fault = solves.fault ?? (record.isUnclear ? "not understood" : nil)
      guard fault != nil || isDecided else {
        exclude("undetermined")
        continue
      }
      counted += 1
      let component = Component(
        view: name, axis: axis, saved: saved[keyPath: path], solved: found.rounded?[keyPath: path],
        fault: fault)
      if component.isWithin(0.5) { right += 1 }
      components.append(component)
    }
    if counted == 4 {
      frames += 1
      if right == 4 { framesRight += 1 }
    }
  }

  private static let paths: [(String, any KeyPath<Rect, Double> & Sendable)] = [
    ("x", \.minX), ("y", \.minY), ("width", \.width), ("height", \.height),
  ]
}
