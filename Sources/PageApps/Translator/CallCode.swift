import SwiftSyntax

/// Code in place of calls that need Objective-C's runtime or Apple's Foundation.
enum CallCode {
  /// The modules that hold the names of Apple's.
  static let modules = [
    "Darwin": "Glibc", "ObjectiveC": "Foundation", "MachO": "Glibc",
    "MobileCoreServices": "UniformTypeIdentifiers", "CoreServices": "UniformTypeIdentifiers",
    "CommonCrypto": "CryptoKit",
  ].merging(small.map { ($0, "AppleNames") }) { $1 }
    .merging(packages.map { ($0, "PackageNames") }) { $1 }

  /// The modules with few names, which one module holds.
  private static let small = [
    "BackgroundTasks", "ContactsUI", "CoreHaptics", "EventKit", "EventKitUI", "LinkPresentation",
    "MediaPlayer",
    "PDFKit", "QuickLook", "Speech",
  ]

  /// Packages in Objective-C with stand-ins.
  private static let packages = [
    "SDWebImage", "SVProgressHUD", "MBProgressHUD", "Firebase", "FirebaseCore", "FirebaseAuth",
    "FirebaseFirestore", "FirebaseAnalytics", "FirebaseCrashlytics", "FirebaseMessaging",
    "FirebaseDatabase", "FirebaseStorage",
  ]

  /// True for `UIApplication.shared.delegate?.window`: the optional member of a protocol of Objective-C, which may be `nil` itself, is
  /// optional twice.
  static func isWindowOfDelegate(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "window" else { return false }
    let base =
      node.base?.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.base?.as(ForceUnwrapExprSyntax.self)?.expression
    return base?.trimmedDescription.hasSuffix("UIApplication.shared.delegate") == true
  }

  /// Returns the code in place of a call that UIKit's names can do; `nil` for other calls.
  static func ofUIKit(_ node: FunctionCallExprSyntax, index: AppIndex) -> String? {
    GenericNew.replacement(of: node, index: index)
  }

  /// Returns the code in place of a call that this Foundation has not; `nil` for other calls.
  static func ofFoundation(_ node: FunctionCallExprSyntax) -> String? {
    guard node.arguments.isEmpty else { return nil }
    // Any object's class describes itself in Objective-C.
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type"
    {
      return "String(reflecting: \(type.trimmedDescription))"
    }
    return node.trailingClosure == nil ? made[node.calledExpression.trimmedDescription] : nil
  }

  /// Objects that Foundation makes without arguments, but not on Linux.
  private static let made = [
    "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }", "NSError": "NSError(domain: \"\", code: 0)",
  ]
}
