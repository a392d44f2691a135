import SwiftSyntax

/// The size and the orientation that a preview asks for.
struct PreviewCanvas: Codable, Equatable {
  var isLandscape = false
  /// The width in points; `nil` for the screen's.
  var width: Double?
  var height: Double?
  /// True if the view gets the size that its content needs.
  var fits = false

  /// Takes over a trait such as `.landscapeLeft`, `.sizeThatFitsLayout` or `.fixedLayout(width: 320, height: 480)`.
  mutating func read(_ trait: ExprSyntax) {
    if let call = trait.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard name == "fixedLayout" || name == "fixed" else { return }
      width = Self.number(call.arguments, "width")
      height = Self.number(call.arguments, "height")
      return
    }
    switch trait.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "landscapeLeft", "landscapeRight": isLandscape = true
    case "sizeThatFitsLayout", "sizeThatFits": fits = true
    default: break
    }
  }

  private static func number(_ arguments: LabeledExprListSyntax, _ label: String) -> Double? {
    let text = arguments.first { $0.label?.text == label }?.expression.trimmedDescription
    return text.flatMap { Double($0.filter { $0 != "_" }) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}
