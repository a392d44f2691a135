import SwiftSyntax

/// Evaluates conditions of `#if` for an app on iOS.
enum Conditions {
  /// - Returns: `nil` if only the compiler can decide.
  static func isTrue(_ expression: ExprSyntax) -> Bool? {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return isTrue(only.expression)
    }
    if let not = expression.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return isTrue(not.expression).map { !$0 }
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return names.contains(name.baseName.text) ? true : nil
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return isTrue(call) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return isTrue(Array(sequence.elements)[...])
    }
    return nil
  }

  /// The settings that a debug build has, and that libraries ask for where methods cannot be swizzled (RxSwift's Package.swift).
  private static let names: Set<String> = ["DEBUG", "DISABLE_SWIZZLING"]

  private static func isTrue(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return false
    case "canImport": return modules[argument]
    default: return nil
    }
  }

  /// The modules that can always be imported, with `true`, and those that never can, with `false`.
  private static let modules = [
    "UIKit": true, "Foundation": true, "Dispatch": true, "AppKit": false, "Cocoa": false,
    "Combine": true, "SwiftUI": true, "WatchKit": false, "Darwin": false, "ObjectiveC": false,
  ]

  private static func isTrue(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    for (name, isOr) in [("||", true), ("&&", false)] {
      guard
        let place = elements.firstIndex(where: {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name
        })
      else { continue }
      let (left, right) = (
        isTrue(elements[..<place]), isTrue(elements[(place + 1)...])
      )
      if left == isOr || right == isOr { return isOr }
      return left == nil || right == nil ? nil : !isOr
    }
    guard let element = elements.first, elements.count == 1 else { return nil }
    return isTrue(element)
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled: only one if the conditions can be evaluated.
  var activeClauses: [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let isTrue = clause.condition.map { Conditions.isTrue($0) } ?? true
      if isTrue != false { active.append(clause) }
      if isTrue == true { break }
    }
    return active
  }
}
