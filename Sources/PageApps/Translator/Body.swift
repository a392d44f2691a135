import SwiftSyntax

/// The body that a statement runs in, and how it ends without the statement.
struct Body {
  /// The end of a function, an initialiser or a getter; `nil` for a closure.
  private(set) var rightBrace: TokenSyntax?
  /// `nil` where nothing is returned, or nobody says what.
  private(set) var returnType: TypeSyntax?
  /// The list of all statements of the body.
  private(set) var statements: CodeBlockItemListSyntax?

  /// The innermost body around a node.
  init(of node: Syntax) {
    var parent = node.parent
    while let each = parent {
      if each.is(ClosureExprSyntax.self) {
        statements = each.as(ClosureExprSyntax.self)?.statements
        return
      }
      if let found = Body(declaration: each) {
        self = found
        return
      }
      parent = each.parent
    }
  }

  init?(of declaration: DeclSyntax) { self.init(declaration: Syntax(declaration)) }

  /// The getter of a property, or the body of a function, that returns an opaque view.
  init?(ofView declaration: DeclSyntax) {
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    let accessors = binding?.accessorBlock.map { Syntax($0) }
    guard let found = Body(declaration: accessors ?? Syntax(declaration)), found.returnsView else {
      return nil
    }
    self = found
  }

  private init?(declaration node: Syntax) {
    var block: CodeBlockSyntax?
    if let function = node.as(FunctionDeclSyntax.self) {
      block = function.body
      returnType = function.signature.returnClause?.type
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      block = initializer.body
    } else if let deinitializer = node.as(DeinitializerDeclSyntax.self) {
      block = deinitializer.body
    } else if let accessor = node.as(AccessorDeclSyntax.self) {
      block = accessor.body
      if accessor.accessorSpecifier.text == "get" { returnType = Self.valueType(around: node) }
    } else if let accessors = node.as(AccessorBlockSyntax.self), case .getter(let items) = accessors.accessors
    {
      statements = items
      rightBrace = accessors.rightBrace
      returnType = Self.valueType(around: node)
    } else {
      return nil
    }
    statements = statements ?? block?.statements
    rightBrace = rightBrace ?? block?.rightBrace
    if let type = returnType?.trimmedDescription, type == "Void" || type == "()" { returnType = nil }
  }

  private static func valueType(around node: Syntax) -> TypeSyntax? {
    var parent = node.parent
    while let each = parent {
      if let binding = each.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let subscripted = each.as(SubscriptDeclSyntax.self) { return subscripted.returnClause.type }
      parent = each.parent
    }
    return nil
  }

  /// True for the only expression of a body that returns a value: it is the value.
  func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard returnType != nil, let statements, statements.count == 1, statements.first?.id == item.id else {
      return false
    }
    return item.item.is(ExprSyntax.self)
  }

  /// True where an opaque view is returned, whose place code that is left out can take.
  var returnsView: Bool { SwiftUICode.isBuilt(returnType) }

  /// `return nil` and its like; a trap with the compiler's reason where the type has no value that is known.
  func ending(_ reason: String) -> String {
    guard let returnType else { return "return" }
    if returnsView { return "return SwiftUI.pageRenderLeftOutView(\"\", 0)" }
    if let value = Self.defaultValue(of: returnType) { return "return \(value)" }
    return "fatalError(\(FileEditor.quoted("code that is left out was to return a value: \(reason)")))"
  }

  private static let values: [String: String] = {
    var values = [
      "String": "\"\"", "Bool": "false", "Character": "\" \"", "IndexPath": "IndexPath()", "Date": "Date()",
      "Data": "Data()",
    ]
    for name in [
      "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
      "Float", "CGFloat",
      "TimeInterval", "NSInteger",
    ] {
      values[name] = "0"
    }
    for name in ["CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets"] {
      values[name] = ".zero"
    }
    for name in [
      "UIView", "UILabel", "UIButton", "UIImageView", "UITableViewCell", "UICollectionViewCell",
      "UICollectionReusableView",
      "UIViewController", "UIImage", "NSAttributedString", "NSMutableAttributedString",
      "UIStackView", "UIScrollView",
      "UITableView", "UINavigationController", "UITabBarController",
    ] {
      values[name] = "\(name)()"
    }
    values["UIColor"] = ".clear"
    values["UIStatusBarStyle"] = ".default"
    values["UIInterfaceOrientationMask"] = ".all"
    values["UIRectEdge"] = "[]"
    return values
  }()

  private static func defaultValue(of type: TypeSyntax) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let generic = type.as(IdentifierTypeSyntax.self) {
      switch generic.name.text {
      case "Array", "Set": return "[]"
      case "Dictionary": return "[:]"
      case "Optional": return "nil"
      default: return generic.genericArgumentClause == nil ? values[generic.name.text] : nil
      }
    }
    return nil
  }
}
