import SwiftSyntax

/// A preview's screen, and the function that makes it.
struct FoundPreview: Codable {
  /// The name of the preview, or the type of its provider; `nil` for none.
  var name: String?
  /// The number among the screens of the file's previews, from 1.
  var number: Int
  var file: String
  var line: Int
  /// The end of the function's name, which the compiler's errors have as well.
  var key: String
  var canvas: PreviewCanvas
}

/// Finds the code of previews: views of SwiftUI, and what is UIKit's.
///
/// `WelcomeController()` is the screen of `#Preview { WelcomeController() }`, of `Wrapper { WelcomeController() }.ignoresSafeArea()` and of a
/// wrapper whose `makeUIViewController` returns it.
struct PreviewReader {
  private let file: SourceFile
  private let files: [SourceFile]
  private let facts: PreviewFacts
  private let wrappers: [String: PreviewWrapper]
  private let views: Set<String>
  private let viewMembers: Set<String>
  private let classes: Set<String>
  private var found: [(preview: FoundPreview, code: Code)] = []

  /// The statements of a screen, and the file and line at which they begin.
  private struct Code {
    var text: String
    var file: String
    var line: Int
    /// The provider whose members the code may name; `nil` for a preview of its own.
    var provider: String?
  }

  /// - Parameter all: The previews of all files that the module sees.
  private init(_ file: SourceFile, _ facts: PreviewFacts, all: [PreviewFacts], files: [SourceFile]) {
    self.file = file
    self.files = files
    self.facts = facts
    wrappers = Dictionary(
      all.flatMap(\.wrappers).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    views = all.reduce(into: []) { $0.formUnion($1.views) }
    classes = all.reduce(into: []) { $0.formUnion($1.classes) }
    viewMembers = all.reduce(into: Self.modifiers) { $0.formUnion($1.viewMembers) }
  }

  /// The screens of a file's previews, and code that makes them, without those whose code the compiler refused.
  static func previews(
    of file: SourceFile, _ facts: PreviewFacts, all: [PreviewFacts], files: [SourceFile]
  ) -> (previews: [FoundPreview], code: String) {
    guard !facts.previews.isEmpty else { return ([], "") }
    var reader = PreviewReader(file, facts, all: all, files: files)
    for written in facts.previews { reader.read(written) }
    var code = ""
    for (preview, body) in reader.found {
      let key = preview.key
      guard !file.refusedPreviews.contains(key) else { continue }
      let text =
        facts.importsSwiftUI
        ? SwiftUICode.withoutResting(body.text) {
          reader.viewMembers.contains(FunctionShape.name(of: $0) ?? "")
        }
        : body.text
      let name = "pageRenderPreview_\(key)() throws -> UIKit.UIResponder? {"
      let place = FileEditor.quoted("\(body.file)#preview-\(key)")
      code += "\n#sourceLocation(file: \(place), line: \(body.line))\n"
      if let provider = body.provider {
        // The code may name other members of the provider.
        code +=
          "@MainActor public func \(name) try \(provider).pageRenderPreview_\(key)() }\nextension \(provider) {\n"
          + "#sourceLocation(file: \(place), line: \(body.line))\n@MainActor static func \(name)\(text)\n} }"
      } else {
        code += "@MainActor public func \(name)\(text)\n}"
      }
      code += "\n#sourceLocation()\n"
    }
    return (reader.found.map(\.preview), code)
  }

  /// Modifiers of SwiftUI that change nothing of what a view of UIKit is.
  private static let modifiers: Set<String> = [
    "edgesIgnoringSafeArea", "ignoresSafeArea", "previewDevice", "previewDisplayName", "previewLayout",
    "previewInterfaceOrientation", "preferredColorScheme", "environment", "environmentObject", "colorScheme",
    "frame", "padding", "background", "previewContext",
  ]

  // MARK: Reading

  private mutating func read(_ written: WrittenPreview) {
    guard let last = written.statements.last else { return }
    // Each view of a provider is a screen.
    // A list that is filtered is another tree, whose items have other identities.
    let all = Array(written.statements)
    let views = all.filter { item in
      guard let value = Self.value(of: item), !value.is(SequenceExprSyntax.self) else { return false }
      return isView(value, written)
    }
    guard written.isProvider, views.count > 1 else {
      return read(Array(written.statements.dropLast())[...], last, of: written)
    }
    let others = all.filter { item in !views.contains { $0.id == item.id } }
    for view in views { read(others[...], view, of: written) }
  }

  private mutating func read(
    _ before: ArraySlice<CodeBlockItemSyntax>, _ last: CodeBlockItemSyntax, of written: WrittenPreview,
    inGroup modifiers: String = ""
  ) {
    var written = written
    guard var core = Self.value(of: last), !core.is(IfExprSyntax.self), !core.is(SwitchExprSyntax.self) else {
      // Branches return themselves.
      let returns = last.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
      if !returns, facts.importsSwiftUI { return addView(before, last, modifiers, of: written) }
      return add(code(before, last, last.trimmedDescription + (returns ? "\n  return nil" : "")), of: written)
    }
    while let (base, name, arguments) = Self.member(core), viewMembers.contains(name) {
      let argument = arguments?.first?.expression
      switch name {
      case "previewDisplayName":
        written.name = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? written.name
      case "previewLayout", "previewInterfaceOrientation": argument.map { written.canvas.read($0) }
      default: break
      }
      core = base
    }
    let call = core.as(FunctionCallExprSyntax.self)
    let name = call.flatMap { Self.typeName($0.calledExpression) }
    if name == "Group", let call, let closure = call.trailingClosure {
      let end = call.endPositionBeforeTrailingTrivia.utf8Offset
      let start = last.positionAfterSkippingLeadingTrivia.utf8Offset
      let whole = Array(last.trimmedDescription.utf8)
      let own = end - start < whole.count ? String(decoding: whole[(end - start)...], as: UTF8.self) : ""
      for item in closure.statements { read(before, item, of: written, inGroup: own + modifiers) }
    } else if let call, let wrapper = name.flatMap(wrapper) {
      read(before, last, call, wrapper, of: written)
    } else if isView(core, written) {
      addView(before, last, modifiers, of: written)
    } else {
      add(code(before, last, "return \(core.trimmedDescription)"), of: written)
    }
  }

  /// Reads what a wrapper shows: a closure's value, its only argument, or what its own code makes.
  private mutating func read(
    _ before: ArraySlice<CodeBlockItemSyntax>, _ item: CodeBlockItemSyntax, _ call: FunctionCallExprSyntax,
    _ wrapper: PreviewWrapper, of written: WrittenPreview
  ) {
    let closure =
      call.trailingClosure
      ?? call.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
    if let closure, let last = closure.statements.last {
      return read(before + Array(closure.statements.dropLast()), last, of: written)
    }
    if let only = call.arguments.first, call.arguments.count == 1, only.label == nil {
      return add(code(before, item, "return \(only.expression.trimmedDescription)"), of: written)
    }
    guard let body = wrapper.body, let last = body.last, files.indices.contains(wrapper.file) else {
      return addView(before, item, "", of: written)
    }
    var text = before.map(\.description).joined()
    var lets = ""
    for argument in call.arguments {
      guard let label = argument.label?.text, let type = wrapper.properties[label] else { continue }
      lets += "let \(label)\(type.isEmpty ? "" : ": \(type)") = \(argument.expression.onOneLine); "
    }
    // Behind a line that may end in a comment.
    text += "\n\(lets)"
    text += body.dropLast().map(\.description).joined()
    if let value = Self.value(of: last), !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self) {
      text += "\(last.leadingTrivia)return \(value.trimmedDescription)"
    } else {
      text += last.description
    }
    let source = files[wrapper.file]
    add(
      Code(text: text.replacing("self.", with: ""), file: source.path, line: source.startLine(of: body)),
      of: written)
  }

  /// - Parameters:
  ///   - last: The statement in whose place the value is returned.
  private func code(
    _ before: ArraySlice<CodeBlockItemSyntax>, _ last: CodeBlockItemSyntax, _ value: String
  ) -> Code {
    let lead = last.leadingTrivia.description
    // The statement before may end in a comment.
    let gap = before.isEmpty || lead.contains("\n") ? "" : "\n"
    return Code(
      text: before.map(\.description).joined() + gap + lead + value, file: file.path,
      line: file.startLine(of: before.first ?? last))
  }

  private mutating func add(_ code: Code, of written: WrittenPreview) {
    let number = found.count + 1
    found.append(
      (
        FoundPreview(
          name: written.name, number: number, file: file.path, line: written.line,
          key: "\(file.tag)_\(number)", canvas: written.canvas), code
      ))
  }

  /// Adds a view of SwiftUI. State that a preview has is that of a view around it.
  ///
  /// - Parameter modifiers: Those of the groups around the view.
  private mutating func addView(
    _ before: ArraySlice<CodeBlockItemSyntax>, _ item: CodeBlockItemSyntax, _ modifiers: String,
    of written: WrittenPreview
  ) {
    let (states, others) = (before.filter(Self.isPreviewable), before.filter { !Self.isPreviewable($0) })
    var made = code(others[...], item, item.trimmedDescription)
    if !modifiers.isEmpty { made.text = "SwiftUI.Group {\(made.text)\n}\(modifiers)" }
    // What a function or a property makes may be UIKit's.
    let isType = Self.value(of: item).map { Self.typeName(Self.root($0)) != nil } ?? true
    let content = "return SwiftUI.pageRenderPreview\(isType ? "" : "Screen") {"
    if states.isEmpty {
      made.text = "\(content)\(made.text)\n}"
    } else {
      let state = states.map { $0.description.replacing("@Previewable", with: "") }.joined()
      made.text =
        "\nstruct PageRenderPreviewable: SwiftUI.View {\n\(state)\nvar body: some SwiftUI.View {\(made.text)\n} }\n"
        + "\(content) PageRenderPreviewable() }"
    }
    made.provider = written.provider
    add(made, of: written)
  }

  private static func isPreviewable(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)?.attributes.has("Previewable") ?? false
  }

  /// The beginning of an expression of members and calls: `Card` for `Card().padding()`.
  private static func root(_ node: ExprSyntax) -> ExprSyntax {
    if let call = node.as(FunctionCallExprSyntax.self) {
      return typeName(call.calledExpression) == nil ? root(call.calledExpression) : call.calledExpression
    }
    if let base = node.as(MemberAccessExprSyntax.self)?.base { return root(base) }
    return node
  }

  // MARK: Types

  /// The wrapper that a call names, by the last part of its name.
  private func wrapper(_ name: String) -> PreviewWrapper? {
    wrappers[name.split(separator: ".").last.map(String.init) ?? name]
  }

  /// True for a view of SwiftUI: one of the app, or what no class makes where a file imports SwiftUI.
  private func isView(_ node: ExprSyntax, _ written: WrittenPreview) -> Bool {
    let name = Self.root(node).trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    if views.contains(name) { return true }
    return written.isProvider || facts.importsSwiftUI
      ? !classes.contains(name) && !name.hasPrefix("UI") : false
  }

  // MARK: Expressions

  /// The value that a statement returns or is.
  private static func value(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    if let statement = item.item.as(ReturnStmtSyntax.self) { return statement.expression }
    if let statement = item.item.as(ExpressionStmtSyntax.self) { return statement.expression }
    return item.item.as(ExprSyntax.self)
  }

  /// The base, the name and the arguments of a member that is called or read; `nil` for other expressions.
  private static func member(_ expression: ExprSyntax) -> (
    base: ExprSyntax, name: String, arguments: LabeledExprListSyntax?
  )? {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return nil }
    return (base, access.declName.baseName.text, call?.arguments)
  }

  /// The name of the type that a call makes; `nil` for calls of functions.
  private static func typeName(_ called: ExprSyntax) -> String? {
    var called = called
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    {
      called = base
    }
    let name = called.trimmedDescription
    guard
      name.split(separator: ".").allSatisfy({
        $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      })
    else { return nil }
    return name
  }
}
