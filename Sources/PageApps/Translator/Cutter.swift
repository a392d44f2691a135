import SwiftParser
import SwiftSyntax

/// An error of the compiler in a file of the app.
struct CompilerError: Codable {
  /// The line, from 1; 0 for an import of a module that does not exist.
  var line: Int
  /// The column of the translation, from 1: that of the app's file unless the line was translated.
  var column: Int
  var message: String
}

/// A piece of an app's code that is left out, because the compiler refuses it.
struct Cut: Codable {
  /// The kind of code, such as `statement` or `property`.
  var kind: String
  var file: String
  var line: Int
  /// The compiler's reason.
  var message: String
}

/// Leaves the smallest pieces of code out that hold the compiler's errors. Every line keeps its number.
///
/// A statement goes with the later ones of its block that need what it defines. A function that loses statements returns `nil`, an empty
/// value or zero where its type has one, and else traps. A property without a value may be `nil`. What is neither in a body nor in a
/// declaration of its own costs its type.
struct Cutter {
  private let path: String
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private var edits = TextEdits()
  private var cuts: [Cut] = []
  /// The ranges that are cut already, in UTF-8 bytes.
  private var ranges: [Range<Int>] = []
  /// The lines from which an earlier round cut a statement: an error there is about what is around it.
  private let emptied: Set<Int>
  private static let notice = ".pageRenderLeftOut"
  /// True for a file in which code that is left out may be that of views.
  private let isOfSwiftUI: Bool
  /// The braces of bodies that return a default at their end.
  private var completed: Set<SyntaxIdentifier> = []

  /// The file without what the compiler refused, round by round: the errors of a round are those of the file that the rounds before left.
  static func cut(_ bytes: [UInt8], _ rounds: [[CompilerError]], path: String) -> (
    bytes: [UInt8], cuts: [Cut]
  ) {
    var bytes = bytes
    var cuts: [Cut] = []
    for errors in rounds {
      var cutter = Cutter(bytes, path: path)
      for error in errors { cutter.leaveOut(error) }
      bytes = cutter.edits.applied(to: bytes)
      cuts += cutter.cuts
    }
    return (bytes, cuts)
  }

  private init(_ bytes: [UInt8], path: String) {
    self.path = path
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    converter = SourceLocationConverter(fileName: path, tree: tree)
    let text = String(decoding: bytes, as: UTF8.self)
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    isOfSwiftUI = finder.imports.contains { $0.path.first?.name.text == "SwiftUI" }
    emptied = Set(all.indices.filter { all[$0].contains(Self.notice) }.map { $0 + 1 })
  }

  // MARK: Finding

  private func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    return first...max(first, last)
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The pieces of code with the error: the innermost one that covers its line, and of several on one line that at its column.
  private func pieces(at error: CompilerError) -> [Syntax] {
    let finder = PieceFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    let covering = finder.pieces.filter { piece in
      let lines = lines(of: piece)
      let isDone = lines.count == 1 && emptied.contains(error.line) && !isAboutNotice(error)
      return lines.contains(error.line) && !isDone
    }
    guard let fewest = covering.map({ lines(of: $0).count }).min() else { return [] }
    let smallest = covering.filter { lines(of: $0).count == fewest }
    let atColumn = smallest.filter { piece in
      let start = converter.location(for: piece.positionAfterSkippingLeadingTrivia)
      let end = converter.location(for: piece.endPositionBeforeTrailingTrivia)
      return (start.line < error.line || start.column <= error.column)
        && (end.line > error.line || end.column >= error.column)
    }
    if let innermost = atColumn.min(by: { range(of: $0).count < range(of: $1).count }) { return [innermost] }
    // A line that was translated has other columns: the pieces that lie in no other one of the line.
    return smallest.filter { piece in
      !smallest.contains {
        range(of: $0).count > range(of: piece).count && range(of: $0).contains(range(of: piece).lowerBound)
      }
    }
  }

  // MARK: Leaving out

  private mutating func leaveOut(_ error: CompilerError) {
    if error.line == 0 { return leaveOutImports(error) }
    for piece in pieces(at: error) { leaveOut(piece, error) }
  }

  private mutating func leaveOutImports(_ error: CompilerError) {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for node in finder.imports where error.message.contains("'\(node.path.first?.name.text ?? "")'") {
      remove(Syntax(node), "import", error, with: "")
    }
  }

  private func isCut(_ node: some SyntaxProtocol) -> Bool {
    let own = range(of: node)
    return ranges.contains { $0.lowerBound <= own.lowerBound && own.upperBound <= $0.upperBound }
  }

  private mutating func remove(
    _ node: Syntax, _ kind: String, _ error: CompilerError, with text: String, isTold: Bool = true
  ) {
    guard !isCut(node) else { return }
    let own = range(of: node)
    // What was cut inside goes with it.
    edits.removeAll(within: own)
    ranges.removeAll { own.lowerBound <= $0.lowerBound && $0.upperBound <= own.upperBound }
    ranges.append(own)
    // A statement brings the semicolon before the next one of its line with it.
    let end = !text.isEmpty && node.as(CodeBlockItemSyntax.self)?.semicolon != nil ? ";" : ""
    edits.replace(from: own.lowerBound, to: own.upperBound, with: text + end)
    if isTold {
      cuts.append(Cut(kind: kind, file: path, line: lines(of: node).lowerBound, message: error.message))
    }
  }

  private mutating func leaveOut(_ piece: Syntax, _ error: CompilerError) {
    if leavesPropertiesOpen(error), let group = enclosingGroup(of: piece), open(in: group, error) { return }
    if let node = piece.as(ImportDeclSyntax.self) { return remove(Syntax(node), "import", error, with: "") }
    if piece.is(SwitchCaseSyntax.self) { return remove(piece, "case", error, with: "") }
    if let node = piece.as(MemberBlockItemSyntax.self) { return leaveOut(node.decl, Syntax(node), error) }
    guard let item = piece.as(CodeBlockItemSyntax.self) else { return }
    if case .decl(let declaration) = item.item, !isInBody(item) {
      return leaveOut(declaration, Syntax(item), error)
    }
    leaveOutStatement(item, error)
  }

  private func isInBody(_ item: CodeBlockItemSyntax) -> Bool {
    var parent = item.parent
    while let each = parent {
      if each.is(CodeBlockSyntax.self) || each.is(ClosureExprSyntax.self) || each.is(AccessorBlockSyntax.self)
        || each.is(SwitchCaseSyntax.self)
      {
        return true
      }
      parent = each.parent
    }
    return false
  }

  // MARK: Statements

  /// The call that says when a screen comes to code that is left out.
  private func notice(line: Int) -> String {
    (isOfSwiftUI ? "SwiftUI.pageRenderLeftOutView(" : "UIKit.pageRenderLeftOut(")
      + "\(FileEditor.quoted(path)), \(line))"
  }

  private mutating func leaveOutStatement(_ item: CodeBlockItemSyntax, _ error: CompilerError) {
    guard !isCut(item) else { return }
    let line = lines(of: item).lowerBound
    var text = notice(line: line)
    let body = Body(of: Syntax(item))
    if isOfSwiftUI, leaveOutModifier(in: item, error) || leaveOutRoot(of: item, error) { return }
    if isOfSwiftUI, body.returnsView {
      text = item.item.is(ReturnStmtSyntax.self) ? "return \(text)" : text
    } else if item.item.is(ReturnStmtSyntax.self) || item.item.is(ThrowStmtSyntax.self) || body.isValue(item)
    {
      text += "; " + body.ending(error.message)
    }
    remove(Syntax(item), "statement", error, with: text)
    leaveOutDependents(of: item, error)
    complete(body, error, around: item)
  }

  /// Leaves out the modifier of a view that holds an error; of one that no view has, all uses in the file.
  ///
  /// - Returns: False if none does, or an earlier round left it out and the error stayed.
  private mutating func leaveOutModifier(in item: CodeBlockItemSyntax, _ error: CompilerError) -> Bool {
    guard !emptied.contains(error.line) || isAboutNotice(error), !item.item.is(VariableDeclSyntax.self) else {
      return false
    }
    let missing = error.message.firstMatch(of: Self.missingModifier).map { String($0.1) }
    let finder = ModifierFinder(item, missing: missing)
    let found = finder.modifiers.filter { call, access in
      let start = converter.location(for: access.period.positionAfterSkippingLeadingTrivia)
      let end = converter.location(for: call.endPositionBeforeTrailingTrivia)
      return (start.line, start.column) <= (error.line, error.column)
        && (error.line, error.column) <= (end.line, end.column)
    }
    let isGone = ranges.contains { gone in
      found.contains {
        range(of: $0.0).upperBound == gone.upperBound && range(of: $0.0).contains(gone.lowerBound)
      }
    }
    if isGone { return true }
    guard let innermost = found.min(by: { range(of: $0.0).count < range(of: $1.0).count }) else {
      return false
    }
    var all = [innermost]
    // The compiler tells of one in a body.
    if let missing, innermost.1.declName.baseName.text == missing {
      all += ModifierFinder(tree, missing: missing).modifiers.filter { _, access in
        access.declName.baseName.text == missing && access.base?.is(FunctionCallExprSyntax.self) == true
      }
    }
    for (call, access) in all {
      let own = access.period.positionAfterSkippingLeadingTrivia.utf8Offset..<range(of: call).upperBound
      if ranges.contains(where: { $0.lowerBound <= own.lowerBound && own.upperBound <= $0.upperBound }) {
        continue
      }
      let line = lines(of: access.declName).lowerBound
      edits.removeAll(within: own)
      ranges.append(own)
      edits.replace(
        from: own.lowerBound, to: own.upperBound,
        with: ".pageRenderLeftOutModifier(\(FileEditor.quoted(path)), \(line))")
      cuts.append(Cut(kind: "modifier", file: path, line: line, message: error.message))
    }
    return true
  }

  /// The compiler's message about a member that no view has.
  nonisolated(unsafe) private static let missingModifier =
    #/value of type '(?:some View|AnyView|LeftOutView|Text|Image|Color|Button<[^']*>)' has no member '(\w+)'/#

  /// Leaves out the view with an error that the modifiers of a statement change, and keeps these.
  private mutating func leaveOutRoot(of item: CodeBlockItemSyntax, _ error: CompilerError) -> Bool {
    guard !emptied.contains(error.line) else { return false }
    let returned = item.item.as(ReturnStmtSyntax.self)?.expression
    guard let whole = returned ?? item.item.as(ExprSyntax.self) else { return false }
    var root = whole
    while let call = root.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      base.is(FunctionCallExprSyntax.self)
    { root = base }
    let (start, end) = (
      converter.location(for: root.positionAfterSkippingLeadingTrivia),
      converter.location(for: root.endPositionBeforeTrailingTrivia)
    )
    guard root.id != whole.id, root.trimmedDescription.first?.isUppercase == true,
      (start.line, start.column) <= (error.line, error.column),
      (error.line, error.column) <= (end.line, end.column)
    else { return false }
    remove(Syntax(root), "view", error, with: notice(line: lines(of: root).lowerBound))
    return true
  }

  /// True for an error of what stands in place of a view, which has no modifiers of pictures or shapes.
  private func isAboutNotice(_ error: CompilerError) -> Bool {
    error.message.contains("'LeftOutView' has no member")
  }

  /// Leaves out the later statements of the block that need what the statement defines.
  private mutating func leaveOutDependents(of item: CodeBlockItemSyntax, _ error: CompilerError) {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return }
    var lost = BoundNames.of(item)
    guard !lost.isEmpty, let start = list.firstIndex(where: { $0.id == item.id }) else { return }
    for later in list[list.index(after: start)...] {
      let needs = later.tokens(viewMode: .sourceAccurate).contains { token in
        if case .identifier(let name) = token.tokenKind {
          return lost.contains(name) && !Self.isMember(token)
        }
        return false
      }
      guard needs else { continue }
      lost.formUnion(BoundNames.of(later))
      let body = Body(of: Syntax(later))
      let ends = later.item.is(ReturnStmtSyntax.self) || later.item.is(ThrowStmtSyntax.self)
      remove(Syntax(later), "statement", error, with: ends ? body.ending(error.message) : "", isTold: false)
    }
  }

  /// True for the name behind a dot or before a colon: that of a member or a label.
  private static func isMember(_ token: TokenSyntax) -> Bool {
    if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period { return true }
    return token.parent?.is(LabeledExprSyntax.self) == true
  }

  /// Ends a body that returns a value with a default, unless it ends with a return of its own.
  private mutating func complete(_ body: Body, _ error: CompilerError, around item: CodeBlockItemSyntax) {
    guard let brace = body.rightBrace, body.returnType != nil, !body.returnsView,
      let last = body.statements?.last
    else {
      return
    }
    let ends = last.item.is(ReturnStmtSyntax.self) || last.item.is(ThrowStmtSyntax.self)
    // A statement that is its body's only one ends with the default already.
    if last.id == item.id ? ends || body.isValue(item) : ends { return }
    end(body, brace, error)
  }

  private mutating func end(_ body: Body, _ brace: TokenSyntax, _ error: CompilerError) {
    guard completed.insert(brace.id).inserted else { return }
    edits.insert("; \(body.ending(error.message)) ", before: brace)
  }

  // MARK: Declarations

  private mutating func leaveOut(_ declaration: DeclSyntax, _ node: Syntax, _ error: CompilerError) {
    if error.message.hasPrefix("missing return") {
      if let body = Body(of: declaration), let brace = body.rightBrace { return end(body, brace, error) }
    }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      return leaveOut(group, node, error)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self), let body = initializer.body {
      if initializer.modifiers.has("required") {
        return remove(
          Syntax(body), "initializer", error, with: "{ fatalError(\(FileEditor.quoted(error.message))) }")
      }
    }
    if let body = Body(ofView: declaration), let statements = body.statements, let first = statements.first,
      !emptied.contains(lines(of: first).lowerBound)
    {
      return remove(Syntax(statements), "body", error, with: notice(line: lines(of: declaration).lowerBound))
    }
    if let variable = declaration.as(VariableDeclSyntax.self), let text = opened(variable, error) {
      return remove(Syntax(variable), "value of a property", error, with: text)
    }
    remove(node, Self.kind(of: declaration), error, with: "")
  }

  private static func kind(of declaration: DeclSyntax) -> String {
    switch declaration.kind {
    case .variableDecl: "property"
    case .functionDecl: "method"
    case .initializerDecl: "initializer"
    case .enumCaseDecl: "case"
    case .typeAliasDecl: "type alias"
    case .importDecl: "import"
    case .extensionDecl: "extension"
    case .macroExpansionDecl: "macro"
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl: "type"
    default: "declaration"
    }
  }

  private func leavesPropertiesOpen(_ error: CompilerError) -> Bool {
    error.message.contains("without initializing all stored properties")
      || error.message.contains("not initialized")
      || error.message.contains("has no initializers")
  }

  private func enclosingGroup(of node: Syntax) -> (any DeclGroupSyntax)? {
    var parent = node.parent
    while let each = parent {
      if let group = each.asProtocol((any DeclGroupSyntax).self) { return group }
      parent = each.parent
    }
    return nil
  }

  private mutating func leaveOut(_ group: any DeclGroupSyntax, _ node: Syntax, _ error: CompilerError) {
    if leavesPropertiesOpen(error), open(in: group, error) { return }
    if error.message.contains("invalid redeclaration") {
      return remove(node, "declaration", error, with: "")
    }
    // In the header or of the whole type.
    if let clause = group.inheritanceClause, let name = inherited(in: clause, error),
      !isSuperclass(name, of: group, clause)
    {
      return leaveOut(name, of: clause, error)
    }
    remove(node, group.kind == .extensionDecl ? "extension" : "type", error, with: "")
  }

  /// The protocol or superclass that the error is about.
  private func inherited(in clause: InheritanceClauseSyntax, _ error: CompilerError) -> InheritedTypeSyntax? {
    let names = error.message.matches(of: #/'([^']+)'/#).map { String($0.1) }
    return clause.inheritedTypes.first { type in
      let name = type.type.trimmedDescription
      return names.contains(name) && (names.first == name || error.message.contains("conform"))
    }
  }

  private func isSuperclass(
    _ type: InheritedTypeSyntax, of group: any DeclGroupSyntax, _ clause: InheritanceClauseSyntax
  ) -> Bool {
    guard group.kind == .classDecl, clause.inheritedTypes.first?.id == type.id else { return false }
    let name = type.type.trimmedDescription
    return !["Delegate", "DataSource", "Protocol", "able", "ible", "ing", "Type", "Observer", "Listener"]
      .contains {
        name.hasSuffix($0)
      }
  }

  private mutating func leaveOut(
    _ type: InheritedTypeSyntax, of clause: InheritanceClauseSyntax, _ error: CompilerError
  ) {
    guard !isCut(type) else { return }
    let kept = clause.inheritedTypes.filter { $0.id != type.id && !isCut($0) }
    let start = range(of: clause).lowerBound
    let text = kept.isEmpty ? "" : ": " + kept.map { $0.type.trimmedDescription }.joined(separator: ", ")
    edits.removeAll(within: range(of: clause))
    edits.replace(from: start, to: range(of: clause).upperBound, with: text)
    ranges.append(range(of: type))
    cuts.append(
      Cut(kind: "conformance", file: path, line: lines(of: type).lowerBound, message: error.message))
  }

  // MARK: Properties

  /// Gives the stored properties of a type that have no value one that may be `nil`.
  ///
  /// - Returns: False if there is none.
  @discardableResult
  private mutating func open(in group: any DeclGroupSyntax, _ error: CompilerError) -> Bool {
    let before = cuts.count
    let named = error.message.firstMatch(of: #/'self\.(\w+)'/#).map { String($0.1) }
    for member in group.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        variable.bindings.count == 1, binding.initializer == nil, binding.accessorBlock == nil,
        let text = opened(variable, error), !isCut(variable)
      else { continue }
      if let named, binding.pattern.trimmedDescription != named { continue }
      remove(Syntax(variable), "value of a property", error, with: text)
    }
    return cuts.count > before
  }

  /// The property with its type made implicitly unwrapped and without a value; `nil` where its type is not written, may be `nil`
  /// already, or is what the error is about.
  private func opened(_ variable: VariableDeclSyntax, _ error: CompilerError) -> String? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type, !type.is(OptionalTypeSyntax.self),
      !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    else { return nil }
    let missing = error.message.firstMatch(of: #/cannot find type '([^']+)'/#).map { String($0.1) }
    if let missing, type.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == missing }) {
      return nil
    }
    let attributes = variable.attributes.trimmedDescription
    let modifiers = variable.modifiers.filter { $0.name.text != "lazy" }.map(\.trimmedDescription)
    let words = ([attributes] + modifiers + ["var"]).filter { !$0.isEmpty }.joined(separator: " ")
    let name =
      type.is(SomeOrAnyTypeSyntax.self) || type.is(FunctionTypeSyntax.self)
      ? "(\(type.trimmedDescription))" : type.trimmedDescription
    return "\(words) \(binding.pattern.trimmedDescription): \(name)!"
  }
}
