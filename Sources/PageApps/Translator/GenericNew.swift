import SwiftSyntax

/// Calls that make an object of a class known only at run time, such as `T()` in a generic function: Swift refuses them
/// for classes whose initialisers are not `required`, and takes them for classes of Objective-C.
enum GenericNew {
  /// Returns the code that replaces a call; `nil` for a call that stays.
  static func replacement(of node: FunctionCallExprSyntax, index: AppIndex) -> String? {
    guard node.trailingClosure == nil, let (type, isMetatype) = called(node.calledExpression) else {
      return nil
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard [[], ["frame"], ["nibName", "bundle"]].contains(labels) else { return nil }
    let isMade =
      isMetatype
      ? isClassMetatype(type, around: Syntax(node), index)
      : type == "Self" ? isInStatic(Syntax(node), index) : isClassParameter(type, around: Syntax(node), index)
    guard isMade else { return nil }
    let arguments = node.arguments.map {
      ", " + ($0.label?.text ?? "_") + ": " + $0.expression.trimmedDescription
    }
    return "UIKit.pageRenderNew(\(isMetatype ? type : type + ".self")\(arguments.joined()))"
  }

  /// True for a call that may be one of a type known only at run time, whatever the other files declare.
  static func isCandidate(_ node: FunctionCallExprSyntax) -> Bool {
    guard let (type, isMetatype) = called(node.calledExpression) else { return false }
    return isMetatype || type == "Self" || type.count <= 2 || isParameter(type, around: Syntax(node))
  }

  private static func isParameter(_ name: String, around node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).contains { each in
      generics(of: each).0?.parameters.contains { $0.name.text == name } ?? false
    }
  }

  /// The type that is called, and whether it is a value that holds a type.
  private static func called(_ node: ExprSyntax) -> (String, isMetatype: Bool)? {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true {
      return (name, false)
    }
    guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    if base == "self" { return ("Self", false) }
    return (base, base.first?.isLowercase == true)
  }

  private static func isClass(_ constraint: String?, _ index: AppIndex) -> Bool {
    guard let constraint else { return false }
    let name = index.foreignBase(of: constraint) ?? constraint
    return name == "NSObject" || name.hasPrefix("UI") && !name.hasSuffix("Delegate")
  }

  /// True for a generic parameter of a function or type around the node that is a class of UIKit.
  private static func isClassParameter(_ name: String, around node: Syntax, _ index: AppIndex) -> Bool {
    var parent = node.parent
    while let each = parent {
      let (parameters, requirements) = generics(of: each)
      if let parameter = parameters?.parameters.first(where: { $0.name.text == name }) {
        let written = parameter.inheritedType?.trimmedDescription.split(separator: "&").map {
          $0.filter { $0 != " " }
        }
        if written?.contains(where: { isClass($0, index) }) == true { return true }
        return requirements?.requirements.contains { requirement in
          guard case .conformanceRequirement(let one) = requirement.requirement else { return false }
          return one.leftType.trimmedDescription == name && isClass(one.rightType.trimmedDescription, index)
        } ?? false
      }
      parent = each.parent
    }
    return false
  }

  private static func generics(of node: Syntax) -> (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
  {
    if let node = node.as(FunctionDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(ClassDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = node.as(StructDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    return (nil, nil)
  }

  /// True for a parameter of the function around the node whose type is `T.Type` or `UIView.Type`.
  private static func isClassMetatype(_ name: String, around node: Syntax, _ index: AppIndex) -> Bool {
    var parent = node.parent
    while let each = parent {
      if let function = each.as(FunctionDeclSyntax.self) {
        let parameter = function.signature.parameterClause.parameters.first {
          ($0.secondName ?? $0.firstName).text == name
        }
        guard let type = parameter?.type.trimmedDescription, type.hasSuffix(".Type") else { return false }
        let owner = String(type.dropLast(".Type".count))
        return isClass(owner, index) || isClassParameter(owner, around: node, index)
      }
      parent = each.parent
    }
    return false
  }

  /// True in a static method of a class or of an extension of a class of UIKit, where `Self` may be a subclass.
  private static func isInStatic(_ node: Syntax, _ index: AppIndex) -> Bool {
    var parent = node.parent
    var isStatic = false
    while let each = parent {
      if let function = each.as(FunctionDeclSyntax.self), !isStatic {
        guard function.modifiers.isStatic else { return false }
        isStatic = true
      }
      if let variable = each.as(VariableDeclSyntax.self), !isStatic, variable.modifiers.isStatic {
        isStatic = true
      }
      if each.is(InitializerDeclSyntax.self) { return false }
      if let node = each.as(ExtensionDeclSyntax.self) {
        return isStatic && isClass(FactCollector.name(node.extendedType), index)
      }
      if let node = each.as(ClassDeclSyntax.self) {
        return isStatic && !node.modifiers.has("final")
          && isClass(node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription, index)
      }
      if each.is(ProtocolDeclSyntax.self) || each.is(StructDeclSyntax.self) { return false }
      parent = each.parent
    }
    return false
  }
}
