import Foundation
import LayoutEngine

@testable import PageLayout

/// Whether what was told of a mutation is what happened.
struct MutationVerdict {
  /// The first sentence names a view of the mutation, and its property.
  let isFirstRight: Bool
  /// Views that some sentence names although neither their properties nor their frames changed.
  let wronglyNamed: [String]

  /// - Parameter sentences: About the views, without what is said of pixels.
  init(_ mutation: Mutation, sentences: [String], from old: SolvedPage, to new: SolvedPage) {
    let first = sentences.first ?? ""
    let named = Self.views(namedIn: first)
    isFirstRight =
      mutation.views.contains { named.contains($0) } && mutation.words.allSatisfy { first.contains($0) }
    let changed = Self.changedViews(old, new).union(mutation.views)
    let known = Set((old.page.tree.views + new.page.tree.views).flatMap(Self.keys))
    wronglyNamed = sentences.flatMap { sentence in
      let named = Self.views(namedIn: sentence)
      // A constraint has two ends; it is told for the sake of one.
      let isConstraint = Self.isConstraint(sentence)
      if isConstraint, named.contains(where: { changed.contains($0) }) { return [String]() }
      return named.filter { known.contains($0) && !changed.contains($0) }
    }
  }

  private static func keys(_ view: ViewNode) -> [String] { view.identifier.map { [$0] } ?? [view.className] }

  /// By identifier, or class where a view has none: those with another frame, and those that came or went.
  private static func changedViews(_ old: SolvedPage, _ new: SolvedPage) -> Set<String> {
    func frames(_ page: SolvedPage) -> [String: [String]] {
      Dictionary(
        page.page.tree.views.flatMap { view in keys(view).map { ($0, ["\(page.layout.frames[view.item])"]) }
        },
        uniquingKeysWith: +)
    }
    let (before, after) = (frames(old), frames(new))
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }

  // MARK: Reading sentences

  private static func isConstraint(_ sentence: String) -> Bool {
    [" = ", " ≤ ", " ≥ "].contains { withoutQuotes(sentence).contains($0) }
  }

  /// The subjects of a sentence, such as `a` and `b` in `a, b: font size 18 → 17`, and the views of a constraint.
  private static func views(namedIn sentence: String) -> [String] {
    let plain = withoutQuotes(sentence)
    let colon = plain.range(of: ": ")
    let head = colon.map { String(plain[..<$0.lowerBound]) } ?? plain
    var names: [String] = []
    if isConstraint(plain) {
      let tail = colon.map { String(plain[$0.upperBound...]) } ?? plain
      for word in tail.split(separator: " ") {
        let parts = word.split(separator: ".")
        if parts.count > 1, Double(word) == nil { names.append(String(parts[0])) }
      }
      if colon == nil { return names }
    }
    var subject = head
    for end in [" moved ", " became ", " is now ", " is gone", " is new", " ("] {
      if let range = subject.range(of: end) { subject = String(subject[..<range.lowerBound]) }
    }
    let subjects = subject.split(separator: ",").flatMap { String($0).components(" and ") }
    return names + subjects.map(trimmed).flatMap { [$0, withoutNumber($0)] }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// `UILabel` of `UILabel 2 in card`.
  private static func withoutNumber(_ name: String) -> String {
    let name = name.range(of: " in ").map { String(name[..<$0.lowerBound]) } ?? name
    guard let space = name.lastIndex(of: " "), Int(name[name.index(after: space)...]) != nil else {
      return name
    }
    return String(name[..<space])
  }

  private static func withoutQuotes(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var rest = self
    while let range = rest.range(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = String(rest[range.upperBound...])
    }
    return parts + [rest]
  }
}
