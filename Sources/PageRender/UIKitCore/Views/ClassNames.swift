internal import Foundation

/// Objective-C's names of classes.
package enum ClassNames {
  /// UIKit's classes by their own names, others with their modules.
  package static func name(of type: AnyClass) -> String {
    // A private class has an address in its name, which is another each time.
    let name = String(reflecting: type)
      .replacingOccurrences(
        of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
    guard let ownModule = ownModules.first(where: name.hasPrefix) else { return name }
    return String(name.dropFirst(ownModule.count))
  }

  /// The UIKit class that a view's own class comes from, where that is another than `UIView`.
  @MainActor
  static func base(of view: UIView) -> String? {
    var type: AnyClass = Swift.type(of: view)
    guard !isOwn(type) else { return nil }
    while let parent = class_getSuperclass(type) {
      type = parent
      guard !isOwn(type) else { break }
    }
    return type == UIView.self ? nil : name(of: type)
  }

  /// The modules whose classes go by UIKit's names.
  private static let ownModules = ["UIKitCore.", "PageInputs."]

  private static func isOwn(_ type: AnyClass) -> Bool {
    ownModules.contains { String(reflecting: type).hasPrefix($0) }
  }

  private static func class_getSuperclass(_ type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
