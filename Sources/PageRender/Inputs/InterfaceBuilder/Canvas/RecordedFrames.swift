internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Compares the frames that Interface Builder saved in a document with the layout engine's.
///
/// Text is not measured. A scene is solved several times, with different assumed intrinsic sizes and weak
/// starting values. A component (x, y, width or height) of a view counts only if all solves agree on it, so
/// that constraints alone decide it.
package struct RecordedFrames: Sendable {
  /// A component of the frame of a view that constraints place.
  package struct Component: Sendable {
    /// The view's element name, id and line.
    package var view: String
    package var axis: String
    package var saved: Double
    /// The number that the layout engine finds; `nil` if the layout could not be solved.
    package var solved: Double?
    /// The fault that makes the component a miss whatever its numbers: the layout was not solved, or the
    /// document not understood.
    package var fault: String?
    /// The kind of miss; `nil` for a hit.
    var kind: MissKind?

    package func isWithin(_ tolerance: Double) -> Bool {
      guard fault == nil, let solved else { return false }
      return (saved - solved).magnitude <= tolerance + 1e-6
    }
  }

  package var file: String
  package var components: [Component] = []
  /// The number of views whose four components all count; `framesRight` is the number of those with all
  /// within 0.5 pt.
  package var frames = 0
  package var framesRight = 0
  /// Misses that are set aside because the saved number was no result of the constraints; `excluded` has the
  /// reasons.
  package var setAside: [Component] = []
  /// The number of views with a component that is set aside, whose other components count.
  package var framesSetAside = 0
  /// The number of views or components that do not count, by reason.
  package var excluded: [String: Int] = [:]

  /// The number of solves that must agree on a component for it to count.
  static let solveCount = 4
  /// The largest difference between solves that agree, in points.
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
    guard var scene = RecordedScene(scene, of: document) else { return }
    var isExcluded: Set<ObjectIdentifier> = []
    for record in scene.records where record.superview != nil {
      compare(record, in: &scene, below: &isExcluded)
    }
  }

  @MainActor
  private mutating func compare(
    _ record: DocumentBuilder.Record, in scene: inout RecordedScene,
    below excludedViews: inout Set<ObjectIdentifier>
  ) {
    guard let superview = record.superview, let item = scene.indexed.item(of: record.view),
      let parent = scene.indexed.item(of: superview)
    else { return exclude("notInstalled") }
    // Frames that Interface Builder flags as misplaced or ambiguous do not count, nor do frames inside such
    // views.
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
    let solved = scene.solves.frames(of: item, in: parent).rounded
    var (counted, right, aside) = (0, 0, 0)
    let name = "\(element.name) \(element.id ?? "?") line \(element.position.line)"
    for (axis, path) in Self.paths {
      let fault = scene.solves.fault ?? (record.isUnclear ? "not understood" : nil)
      guard fault != nil || scene.solves.isDecided(item, in: parent, path, within: Self.agreement) else {
        exclude("undetermined")
        continue
      }
      var component = Component(
        view: name, axis: axis, saved: saved[keyPath: path], solved: solved?[keyPath: path], fault: fault)
      counted += 1
      if component.isWithin(0.5) {
        right += 1
      } else {
        component.kind = scene.kind(of: component, record, item: item)
        if let reason = scene.exclusion(of: component, record, item: item, in: parent, path: path) {
          exclude(reason.rawValue)
          setAside.append(component)
          aside += 1
          continue
        }
      }
      components.append(component)
    }
    guard counted == 4 else { return }
    if aside > 0 {
      framesSetAside += 1
    } else {
      frames += 1
      if right == 4 { framesRight += 1 }
    }
  }

  private static let paths: [(String, any KeyPath<Rect, Double> & Sendable)] = [
    ("x", \.minX), ("y", \.minY), ("width", \.width), ("height", \.height),
  ]
}
