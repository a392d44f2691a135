internal import Foundation

/// Names of classes as in Objective-C.
package enum ClassNames {
  /// The name of a class: without a module for UIKit's classes, with its module for others.
  package static func name(of type: AnyClass) -> String {
    // The name of a private class contains an address, which differs from run to run.
    let name = String(reflecting: type)
      .replacingOccurrences(
        of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
    guard let ownModule = ownModules.first(where: name.hasPrefix) else { return name }
    return String(name.dropFirst(ownModule.count))
  }

  /// The nearest UIKit superclass of a view's class; `nil` for UIKit's own classes, and if that superclass is
  /// `UIView`.
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

  /// The modules whose classes are named without their module, as UIKit's are.
  private static let ownModules = ["UIKitCore.", "PageInputs."]

  private static func isOwn(_ type: AnyClass) -> Bool {
    ownModules.contains { String(reflecting: type).hasPrefix($0) }
  }

  private static func class_getSuperclass(_ type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
