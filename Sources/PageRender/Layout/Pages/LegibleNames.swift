package import LayoutEngine
internal import PageBase
internal import PageDrawing

extension SolvedPage {
  /// The layout with names by which a reader recognizes views: a given identifier; else the class with the
  /// view's text; else the class and position, such as `2nd UIView of card`. The root is the `screen`. Views
  /// of one name are numbered in document order: `2nd badge`.
  package func legibleLayout() -> LayoutInput {
    var input = page.tree.layout
    let names = LegibleNames(page: self)
    for view in page.tree.views.indices {
      let item = page.tree.views[view].item
      let old = input.items[item].name
      let new = names.name(of: view)
      guard new != old else { continue }
      input.items[item].name = new
      // A guide is named after its view: `card.safeArea`.
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

  /// The name before an attribute, in brackets if it has the form `2nd UIView of card`.
  private static func asOwner(_ name: String) -> String {
    name.contains(" of ") && !name.hasSuffix("\"") && !name.hasPrefix("(") ? "(\(name))" : name
  }
}

extension LayoutInput {
  /// The name of an item as the subject of a sentence, without the brackets that it has before an attribute.
  package func plainName(of item: Int) -> String {
    let name = items[item].name
    return name.hasPrefix("(") && name.hasSuffix(")") ? String(name.dropFirst().dropLast()) : name
  }

  /// A constraint such as `title.width = 200 @750`, without source position and identifier; a required
  /// priority is omitted.
  package func bareWording(of constraint: LayoutConstraint) -> String {
    var bare = constraint
    (bare.source, bare.identifier) = (nil, nil)
    let (words, required) = (wording(of: bare), " @1000")
    return words.hasSuffix(required) ? String(words.dropLast(required.count)) : words
  }

  /// A constraint such as `title.width = 200 @750 'narrow'`, without source position, with an identifier that
  /// somebody gave.
  package func legibleWording(of constraint: LayoutConstraint) -> String {
    let words = bareWording(of: constraint)
    guard let identifier = constraint.identifier, !ObjectID.isOne(identifier),
      !identifier.allSatisfy(\.isNumber)
    else { return words }
    return "\(words) '\(identifier)'"
  }
}

/// Names by which a reader recognizes a page's views.
private struct LegibleNames {
  private let views: [ViewNode]
  private var texts: [Int: String] = [:]
  /// The views' names by view index, unique on the page.
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
    // A view precedes its subviews, whose names may contain its name.
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

  /// The identifier that somebody gave, or the class with the view's text; `nil` for a view with neither.
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

  /// Returns true if Interface Builder generates names of this form, such as `a1B-2c-D3e` or `27`.
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
