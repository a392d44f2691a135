internal import Foundation
internal import PageBase

/// Checks of the numbers that an app's code computed, before layout and drawing use them.
extension NSLayoutConstraint {
  /// The error of a constraint with an unusable number, which is left out; `nil` if its numbers are usable.
  func numberFault(in view: UIView) -> Diagnostic? {
    let wrong: (name: String, value: CGFloat)? =
      !constant.isUsable
      ? ("constant", constant)
      : !multiplier.isUsable ? ("multiplier", multiplier) : nil
    guard let wrong else { return nil }
    let item = Self.view(of: firstItem) ?? view
    let identifier = identifier.map { " \"\($0)\"" } ?? ""
    return Diagnostic(
      .error,
      "\(item.diagnosticName): the \(wrong.name) of its constraint\(identifier) on \(firstAttribute) is "
        + "\(Wording.number(Double(wrong.value))); give it a number up to 10,000,000",
      exitCode: .badInput)
  }
}

extension UIView {
  /// The errors of an alpha or transform that is not finite, without which the view is drawn.
  var numberFaults: [Diagnostic] {
    var wrong: [(name: String, value: Double)] = []
    if !alpha.isFinite { wrong.append(("alpha", Double(alpha))) }
    if usedLayer != nil {
      let matrix = transform3D
      let numbers = [
        matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
        matrix.m31,
        matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
      ]
      if let number = numbers.first(where: { !$0.isFinite }) { wrong.append(("transform", Double(number))) }
    }
    return wrong.map { name, value in
      Diagnostic(
        .error,
        "\(diagnosticName): \(name == "alpha" ? "its alpha is" : "a number of its transform is") "
          + "\(Wording.number(value)); it is drawn without it",
        exitCode: .badInput)
    }
  }
}

extension CGFloat {
  /// True if the layout engine accepts the number: finite, within ±10,000,000.
  fileprivate var isUsable: Bool { isFinite && magnitude <= 10_000_000 }
}
