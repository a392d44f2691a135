/// The generated code that registers a file's classes and members by their names.
struct MemberCode {
  let index: AppIndex
  let facts: FileFacts
  let file: SourceFile

  /// The name of the function that the module's list of files calls.
  var functionName: String { "registerPageRenderMembers_\(file.tag)" }

  /// - Returns: `nil` if no class or member of the file is reached by its name.
  var text: String? {
    guard !file.refusedCode.contains("*") else { return nil }
    let classes = facts.types.filter { $0.kind == .class && !$0.isLocal && !$0.isGeneric }
    let named = classes.filter { isReachable($0.name) }
    var tables: [(owner: String, lines: [String], isGeneric: Bool)] = []
    var owners: [String] = []
    for member in facts.members where !owners.contains(member.owner) { owners.append(member.owner) }
    for owner in owners where isReachable(owner) {
      let isGeneric = index.classes[owner]?.isGeneric ?? false
      var seen: Set<String> = []
      let lines = facts.members.filter { $0.owner == owner && isByName($0) }
        .compactMap { line($0, isGeneric ? owner : nil) }.filter {
          isAccepted($0) && seen.insert($0).inserted
        }
      if !lines.isEmpty { tables.append((owner, lines, isGeneric)) }
    }
    let overrides = facts.members.compactMap { ExtensionOverride.registration(of: $0, index) }
    guard !named.isEmpty || !tables.isEmpty || !overrides.isEmpty else { return nil }
    var text = ""
    var calls = named.map { type in
      let make = index.makesPlainObject(type.name) ? " { \(type.name)() }" : ""
      return "  UIKit.MemberRegistry.register(\(type.name).self, as: \"\(type.name)\")\(make)"
    }
    calls += named.filter { index.isMadeByType($0.name) }.map { type in
      "  UIKit.MemberRegistry.register(new: \(type.name).self) { \(type.name)() }"
    }
    calls = (calls + overrides).filter(isAccepted)
    for (number, table) in tables.enumerated() {
      if table.isGeneric {
        guard isDeclared(table.owner) else { continue }
        text += "\nextension \(table.owner): UIKit.MembersByName {\n"
        text += "  @MainActor public static func addMembers(to t: UIKit.MemberTable<AnyObject>) {\n"
        text += table.lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
      } else {
        let name = "pageRenderMembers_\(file.tag)_\(number)"
        text += "\nextension \(table.owner) {\n"
        text += "  @MainActor fileprivate static func \(name)(_ t: UIKit.MemberTable<\(table.owner)>) {\n"
        text += table.lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
        calls.append(
          "  UIKit.MemberRegistry.register(members: \(table.owner).self) { \(table.owner).\(name)($0) }")
      }
    }
    return text + "\n@MainActor func \(functionName)() {\n" + calls.joined(separator: "\n") + "\n}\n"
  }

  private func isAccepted(_ line: String) -> Bool {
    !file.refusedCode.contains(line.drop { $0 == " " }.description)
  }

  private func isDeclared(_ owner: String) -> Bool {
    facts.types.contains { $0.name == owner }
  }

  /// Returns true if the owner is a class of the app that generated code can name, or a class of UIKit that
  /// has an extension.
  private func isReachable(_ owner: String) -> Bool {
    if let type = index.classes[owner] { return !type.isLocal && (!type.isPrivate || type.file == number) }
    // An extension of a class of UIKit; members of a structure or a protocol are not reached by name.
    return owner.hasPrefix("UI") && !owner.contains(".") && !owner.hasSuffix("Delegate")
      && !owner.hasSuffix("DataSource")
      && !Self.systemValues.contains(owner)
  }

  private static let systemValues: Set<String> = [
    "UIEdgeInsets", "UIOffset", "UIRectEdge", "UILayoutPriority",
  ]

  private var number: Int { facts.types.first?.file ?? facts.members.first?.file ?? -1 }

  private func isByName(_ member: MemberFacts) -> Bool {
    guard !member.isStatic, !member.name.isEmpty, !member.name.hasPrefix("`") else { return false }
    let isExtensionOfUIKit = index.classes[member.owner] == nil
    switch member.kind {
    case .method:
      if member.fullName == AppIndex.observeValue {
        return index.foreignBase(of: member.owner)?.hasPrefix("UI") == false
      }
      guard member.isObjectiveC || index.selectors.contains(member.name) else { return false }
      return !isExtensionOfUIKit || member.isObjectiveC
    case .property: return member.isObjectiveC
    }
  }

  /// - Parameter generic: The class to cast to, in the table of a generic class; `nil` for other classes.
  private func line(_ member: MemberFacts, _ generic: String?) -> String? {
    let owner = generic.map { "(o as! \($0))" } ?? "o"
    return member.kind == .method ? method(member, owner) : property(member, owner)
  }

  private func method(_ member: MemberFacts, _ owner: String) -> String? {
    var arguments: [String] = []
    for (place, (label, type)) in zip(member.labels, member.parameterTypes).enumerated() {
      guard let type = Self.valueType(type) else { return nil }
      arguments.append((label == "_" ? "" : "\(label): ") + "a.at(\(place), (\(type)).self)")
    }
    let marks = (member.canThrow ? "try? " : arguments.isEmpty ? "" : "try ")
    var call = "\(owner).\(member.name)(\(arguments.joined(separator: ", ")))"
    if member.isAsync {
      guard arguments.isEmpty else { return nil }
      call = "_ = Task { \(member.canThrow ? "try? " : "")await \(call) }"
      return "t.method(\"\(member.selectorName)\") { o, _ in \(call) }"
    }
    let parameters = arguments.isEmpty ? "o, _" : "o, a"
    if member.hasResult {
      return "t.function(\"\(member.selectorName)\") { \(parameters) in \(marks)\(call) }"
    }
    return "t.method(\"\(member.selectorName)\") { \(parameters) in _ = \(marks)\(call) }"
  }

  private func property(_ member: MemberFacts, _ owner: String) -> String? {
    let name = member.givenName ?? member.name
    let get = "get: { o in \(owner).\(member.name) as Any? }"
    guard member.isSettable else { return "t.property(\"\(name)\", \(get))" }
    if let type = member.type.flatMap(Self.valueType) {
      return
        "t.property(\"\(name)\", \(get), set: { o, a in \(owner).\(member.name) = try a.at(0, (\(type)).self) })"
    }
    let assign =
      owner == "o"
      ? "try a.assign(to: &o.\(member.name))" : "let p = \(owner); try a.assign(to: &p.\(member.name))"
    return "t.property(\"\(name)\", \(get), set: { o, a in \(assign) })"
  }

  /// Returns the type of a parameter's value; `nil` for `inout`, opaque and variadic parameters.
  private static func valueType(_ type: String) -> String? {
    var type = type
    for attribute in ["@escaping ", "@autoclosure ", "__owned ", "borrowing ", "consuming "]
    where type.hasPrefix(attribute) {
      type.removeFirst(attribute.count)
    }
    if type.hasSuffix("!") { type = String(type.dropLast()) + "?" }
    guard !type.hasPrefix("inout "), !type.hasPrefix("some "), !type.hasSuffix("...") else { return nil }
    return type
  }
}
