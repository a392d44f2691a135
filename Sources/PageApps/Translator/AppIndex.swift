import SwiftSyntax

/// The facts about an app's types in all files of a module and of the modules before it.
struct AppIndex {
  private(set) var classes: [String: TypeFacts] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var members: [String: [MemberFacts]] = [:]
  /// The optional requirements, by their full names.
  private(set) var optional: [String: OptionalRequirement] = [:]
  private(set) var optionalByProtocol: [String: [OptionalRequirement]] = [:]
  private(set) var conformances: [String: [String]] = [:]
  private(set) var selectors: Set<String> = []
  private(set) var variables: Set<String> = []
  private var functions: [String: Set<FunctionShape>] = [:]
  /// The code of the members that a class gets to call members of its extensions, by class, then by full
  /// name.
  private(set) var forwarded: [String: [String: String]] = [:]
  /// True if objects are made of classes that are known only at run time.
  private(set) var makesByType = false
  private(set) var notes: [Note] = []
  private var byName: [String: [MemberFacts]] = [:]

  init(_ files: [FileFacts], paths: [String]) {
    for facts in files {
      for type in facts.types where !type.isLocal {
        switch type.kind {
        case .class:
          if let other = classes[type.name], !other.isPrivate, !type.isPrivate, other.file != type.file {
            notes.append(
              Note(
                kind: .warning, file: paths[type.file], line: type.line, column: 1,
                message:
                  "the class \(type.name) is also declared in \(paths[other.file]); leave one of them out"))
          }
          classes[type.name] = type
        case .protocol: protocols.insert(type.name)
        case .other: break
        }
      }
      for member in facts.members { members[member.owner, default: []].append(member) }
      for requirement in facts.optional {
        optional[requirement.fullName] = requirement
        optionalByProtocol[requirement.protocolName, default: []].append(requirement)
      }
      for one in facts.conformances { conformances[one.type, default: []].append(one.name) }
      selectors.formUnion(facts.selectors)
      variables.formUnion(facts.variables)
      for function in facts.functions { functions[function.name, default: []].insert(function) }
      makesByType = makesByType || facts.makesByType
    }
    for member in members.values.joined() where member.kind == .method {
      byName[member.name, default: []].append(member)
    }
    findForwarded(files)
  }

  private mutating func findForwarded(_ files: [FileFacts]) {
    /// The classes of the app that override a member, by the member's full name.
    var overridden: [String: [String]] = [:]
    for member in members.values.joined() where member.isOverride {
      overridden[member.fullName, default: []].append(member.owner)
    }
    for facts in files {
      for one in facts.forwarded {
        guard let owner = classes[one.owner] else { continue }
        let declared = members[owner.name]?.first { $0.isInExtension && $0.fullName == one.fullName }
        guard let declared, !declared.isPrivate || declared.isOverride else { continue }
        let isOverridden = (overridden[one.fullName] ?? []).contains {
          $0 != owner.name && isClass($0, below: owner.name)
        }
        guard declared.isOverride || isOverridden else { continue }
        forwarded[owner.name, default: [:]][one.fullName] =
          (declared.isOverride ? "override " : "") + one.code
      }
    }
  }

  /// Returns true if the app declares a function with the name and the labels of a call.
  func declares(_ call: FunctionCallExprSyntax) -> Bool {
    FunctionShape.name(of: call).flatMap { functions[$0] }?.contains { $0.takes(call) } == true
  }

  /// Returns the superclass as written; `nil` if the class has none.
  func superclass(of name: String) -> String? {
    guard let type = classes[name], let first = type.inherited.first, !protocols.contains(first) else {
      return nil
    }
    return first
  }

  /// Returns the class and its superclasses in the app, the class first.
  func ancestry(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let name = next, classes[name] != nil, !names.contains(name) {
      names.append(name)
      next = superclass(of: name)
    }
    return names
  }

  /// Returns the first superclass that the app does not declare.
  func foreignBase(of name: String) -> String? { ancestry(of: name).last.flatMap { superclass(of: $0) } }

  /// True for a class that is neither a view nor a controller and is the first of its superclasses to implement
  /// `observeValue(forKeyPath:of:change:context:)`: there, the method overrides none.
  func observesFirst(_ name: String) -> Bool {
    guard foreignBase(of: name)?.hasPrefix("UI") != true else { return false }
    return !ancestry(of: name).dropFirst().contains { above in
      members[above]?.contains { $0.fullName == Self.observeValue } ?? false
    }
  }

  static let observeValue = "observeValue(forKeyPath:of:change:context:)"

  private func isClass(_ name: String, below other: String) -> Bool { ancestry(of: name).contains(other) }

  /// Returns the member that a selector's name refers to.
  func method(_ base: String, labels: [String]?, owner: String?) -> MemberFacts? {
    let candidates = (byName[base] ?? []).filter { labels == nil || $0.labels == labels }
    for name in owner.map({ ancestry(of: $0) }) ?? [] {
      let own = candidates.filter { $0.owner == name }
      if let found = own.first(where: \.isObjectiveC) ?? own.first { return found }
    }
    return candidates.first(where: \.isObjectiveC) ?? candidates.first
  }

  /// Returns the optional requirements of the protocols that the type itself is declared to conform to.
  func optionalRequirements(of type: String) -> [OptionalRequirement] {
    (conformances[type] ?? []).flatMap { optionalByProtocol[$0] ?? [] }
  }
}
