import SwiftSyntax

/// A function's name and the labels of its parameters, which tell its calls from those of another function of that name.
struct FunctionShape: Hashable {
  private struct Parameter: Hashable {
    var label: String?
    /// True if a call may leave the argument out, or write it behind its parentheses.
    var mayLack: Bool
    var isVariadic: Bool
  }

  let name: String
  private let parameters: [Parameter]

  init(_ node: FunctionDeclSyntax) {
    name = node.name.text
    parameters = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let isClosure = parameter.type.trimmedDescription.contains("->")
      let isVariadic = parameter.ellipsis != nil
      return Parameter(
        label: label == "_" ? nil : label,
        mayLack: parameter.defaultValue != nil || isVariadic || isClosure, isVariadic: isVariadic)
    }
  }

  /// The name of a function that is called as a member.
  static func name(of call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Returns true if a call of a function of this name has its labels.
  func takes(_ call: FunctionCallExprSyntax) -> Bool {
    var labels = call.arguments.map { $0.label?.text }[...]
    for parameter in parameters {
      if let next = labels.first, next == parameter.label {
        labels = labels.dropFirst()
        if parameter.isVariadic { labels = labels.drop { $0 == nil } }
      } else if !parameter.mayLack, call.trailingClosure == nil || parameter != parameters.last {
        return false
      }
    }
    return labels.isEmpty
  }
}
