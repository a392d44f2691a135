package import LayoutEngine
internal import PageBase
internal import PageDrawing

extension SolvedPage {
  /// The layout with names that a reader knows views by: an identifier that somebody gave; else the class with what the view says;
  /// else the class and where the view is, such as `2nd UIView of card`. The root is the `screen`. Of several views of one name each
  /// is counted, in document order: `2nd badge`.
  package func legibleLayout() -> LayoutInput {
    var input = page.tree.layout
    let names = LegibleNames(page: self)
    for view in page.tree.views.indices {
      let item = page.tree.views[view].item
      let old = input.items[item].name
      let new = names.name(of: view)
      guard new != old else { continue }
      input.items[item].name = new
      // A guide is called after its view: `card.safeArea`.
      for guide in input.items.indices
      where input.items[guide].parent == item && input.items[guide].role != .view {
        let suffix = input.items[guide].name.dropFirst(old.count)
        if input.items[guide].name.hasPrefix(old), suffix.hasPrefix(".") {
          input.items[guide].name = Self.asOwner(new) + suffix
        }
      }
    }
    for item in input.items.indices where input.items[item].role == .view {
      input.items[item].name = Self.asOwner(input.items[item].name)
    }
    return input
  }

  /// A name of several words in brackets, as an attribute follows it.
  private static func asOwner(_ name: String) -> String {
    name.contains(" of ") && !name.hasSuffix("\"") && !name.hasPrefix("(") ? "(\(name))" : name
  }
}

extension LayoutInput {
  /// The name of an item as the subject of a sentence: without the brackets that it has before an attribute.
  package func plainName(of item: Int) -> String {
    let name = items[item].name
    return name.hasPrefix("(") && name.hasSuffix(")") ? String(name.dropFirst().dropLast()) : name
  }

  /// `title.width = 200 @750`: a constraint without its place and identifier, and without a required priority.
  package func bareWording(of constraint: LayoutConstraint) -> String {
    var bare = constraint
    (bare.source, bare.identifier) = (nil, nil)
    let (words, required) = (wording(of: bare), " @1000")
    return words.hasSuffix(required) ? String(words.dropLast(required.count)) : words
  }

  /// `title.width = 200 @750 'narrow'`: a constraint without its place, with an identifier that somebody gave.
  package func legibleWording(of constraint: LayoutConstraint) -> String {
    let words = bareWording(of: constraint)
    guard let identifier = constraint.identifier, !ObjectID.isOne(identifier),
      !identifier.allSatisfy(\.isNumber)
    else { return words }
    return "\(words) '\(identifier)'"
  }
}

/// Names by which a reader knows views of a page.
private struct LegibleNames {
  private let views: [ViewNode]
  private var texts: [Int: String] = [:]
  /// The name of each view, unique on the page.
  private var names: [String] = []
  private var parents: [Int: Int] = [:]

  /// The longest quotation of a text, in characters.
  private static let longestText = 24

  init(page: SolvedPage) {
    views = page.page.tree.views
    for (view, text) in page.texts where texts[view] == nil {
      let line = text.content.text.string.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      if !line.isEmpty {
        texts[view] = line.count > Self.longestText ? line.prefix(Self.longestText - 1) + "…" : line
      }
    }
    for view in views.indices { for child in views[view].children { parents[child] = view } }
    let own = views.indices.map(ownName)
    var counts: [String: Int] = [:]
    for name in own.compactMap(\.self) { counts[name, default: 0] += 1 }
    var met: [String: Int] = [:]
    // A view stands before its subviews, which are named after it.
    for view in views.indices {
      guard let name = own[view] else {
        names.append(placeName(of: view))
        continue
      }
      met[name, default: 0] += 1
      names.append((counts[name] ?? 1) > 1 ? "\(Self.ordinal(met[name] ?? 1)) \(name)" : name)
    }
  }

  func name(of view: Int) -> String { names[view] }

  /// A name that somebody gave, or what the view says; `nil` where it has neither.
  private func ownName(of view: Int) -> String? {
    if let identifier = views[view].identifier, !Self.isObjectID(identifier), !identifier.isEmpty {
      return identifier
    }
    return (texts[view] ?? views[view].alternative).map { "\(views[view].className) \(Wording.quoted($0))" }
  }

  private func placeName(of view: Int) -> String {
    let className = views[view].className
    guard let parent = parents[view], parent < view else { return "screen" }
    let alike = views[parent].children.filter { views[$0].className == className && ownName(of: $0) == nil }
    let place = (alike.firstIndex(of: view) ?? 0) + 1
    let own = alike.count > 1 ? "\(Self.ordinal(place)) \(className)" : className
    return "\(own) of \(names[parent])"
  }

  /// Returns true if a name is one that Interface Builder makes up, such as `a1B-2c-D3e` or `27`.
  private static func isObjectID(_ name: String) -> Bool {
    if name.allSatisfy(\.isNumber) { return true }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  private static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
