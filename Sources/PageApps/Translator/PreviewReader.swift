import SwiftSyntax

/// A preview's screen, and the function that makes it.
struct FoundPreview: Codable {
  /// The name of the preview, or the type of its provider; `nil` for none.
  var name: String?
  /// The number among the screens of the file's previews, from 1.
  var number: Int
  var file: String
  var line: Int
  /// The end of the function's name, which the compiler's errors have as well; `nil` for a view of SwiftUI.
  var key: String?
  /// The view of SwiftUI that is left out; `nil` for others.
  var view: String?
  var canvas: PreviewCanvas
}

/// Finds the code of UIKit in previews.
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
  private var found: [(preview: FoundPreview, code: Code?)] = []

  /// The statements of a screen, and the file and line at which they begin.
  private struct Code {
    var text: String
    var file: String
    var line: Int
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
      guard let key = preview.key, let body, !file.refusedPreviews.contains(key) else { continue }
      code +=
        "\n#sourceLocation(file: \(FileEditor.quoted("\(body.file)#preview-\(key)")), line: \(body.line))\n"
        + "@MainActor public func pageRenderPreview_\(key)() throws -> UIKit.UIResponder? {\(body.text)\n}\n"
        + "#sourceLocation()\n"
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
    read(Array(written.statements.dropLast())[...], last, of: written)
  }

  private mutating func read(
    _ before: ArraySlice<CodeBlockItemSyntax>, _ last: CodeBlockItemSyntax, of written: WrittenPreview
  ) {
    var written = written
    guard var core = Self.value(of: last), !core.is(IfExprSyntax.self), !core.is(SwitchExprSyntax.self) else {
      // Branches return themselves.
      let returns = last.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
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
    guard let call = core.as(FunctionCallExprSyntax.self), let name = Self.typeName(call.calledExpression)
    else {
      return add(code(before, last, "return \(core.trimmedDescription)"), of: written)
    }
    if name == "Group", let closure = call.trailingClosure {
      for item in closure.statements { read(before, item, of: written) }
    } else if let wrapper = wrapper(name) {
      read(before, last, call, wrapper, of: written)
    } else if isView(name, written) {
      addView(name, of: written)
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
      return addView(wrapper.name, of: written)
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

  private mutating func addView(_ name: String, of written: WrittenPreview) {
    found.append(
      (
        FoundPreview(
          name: written.name, number: found.count + 1, file: file.path, line: written.line, view: name,
          canvas: written.canvas), nil
      ))
  }

  // MARK: Types

  /// The wrapper that a call names, by the last part of its name.
  private func wrapper(_ name: String) -> PreviewWrapper? {
    wrappers[name.split(separator: ".").last.map(String.init) ?? name]
  }

  /// True for a view of SwiftUI: one of the app, or a type that neither the app nor UIKit has where a file imports SwiftUI.
  private func isView(_ name: String, _ written: WrittenPreview) -> Bool {
    if views.contains(name) { return true }
    guard written.isProvider || facts.importsSwiftUI, name.first?.isUppercase == true else { return false }
    return !classes.contains(name) && !name.hasPrefix("UI") && !name.contains(".")
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
