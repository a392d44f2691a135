/// The members of UIKit's classes that UIKit asks for overrides in extensions: `ExtensionOverrides` in UIKitCore.
enum ExtensionOverride {
  private static let names: Set<String> = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
    "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "awakeFromNib()",
    "updateProperties()",
    "preferredStatusBarStyle", "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden",
    "childForStatusBarStyle", "childForStatusBarHidden", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "shouldAutorotate", "preferredStatusBarUpdateAnimation",
  ]

  static func isKnown(_ fullName: String) -> Bool { names.contains(fullName) }

  /// The call that registers the override in an extension of a class that the app does not declare; `nil` for other members.
  static func registration(of member: MemberFacts, _ index: AppIndex) -> String? {
    guard member.isOverride, member.isInExtension, !member.isStatic, isKnown(member.fullName),
      index.classes[member.owner] == nil
    else { return nil }
    let call = ForwardCode.prefix + member.name
    let body =
      switch (member.kind, member.labels.isEmpty) {
      case (.property, _): "$0.\(call)"
      case (.method, true): "$0.\(call)()"
      case (.method, false): "$0.\(call)($1)"
      }
    return "  UIKit.ExtensionOverrides.register(\"\(member.fullName)\", of: \(member.owner).self) { \(body) }"
  }
}
