internal import Foundation
internal import PageBase

/// Numbers that an app's code computed and that are none, named before they become a layout's or a drawing's.
extension NSLayoutConstraint {
  /// The fault of the constraint's numbers; it is left out then.
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
  /// Faults of numbers of the view that decide how it is drawn; it is drawn without them.
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
  /// As large as the layout engine takes numbers.
  fileprivate var isUsable: Bool { isFinite && magnitude <= 10_000_000 }
}
