internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The names by which a reader knows the views of a page.
enum RedlineNames {
  private static let longestText = 24

  /// The name of each view. It is the identifier; else the class and the text, such as `UILabel “Welcome”`;
  /// else the class and the nearest ancestor with an identifier, such as `UIImageView in card`. Views without
  /// identifiers are numbered if their names are equal.
  ///
  /// - Parameter texts: The text of each view, by the view's index.
  static func names(of views: [ViewNode], texts: [Int: String]) -> [String] {
    var owners = [String?](repeating: nil, count: views.count)
    var numbers: [String: Int] = [:]
    var names: [String] = []
    for (index, view) in views.enumerated() {
      for child in view.children { owners[child] = view.spokenIdentifier ?? owners[index] }
      if let identifier = view.spokenIdentifier {
        names.append(identifier)
        continue
      }
      var word = view.className
      var place = owners[index].map { " in \($0)" } ?? ""
      if let text = texts[index], let beginning = beginning(of: text) {
        word += " “\(beginning)”"
        place = ""
      }
      let number = (numbers[word + place] ?? 0) + 1
      numbers[word + place] = number
      names.append(Wording.numbered(word, number) + place)
    }
    return names
  }

  /// The first line of a text, shortened to 24 characters; `nil` if it is empty.
  private static func beginning(of text: String) -> String? {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard !line.isEmpty else { return nil }
    return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
  }
}

extension ViewNode {
  /// The identifier, unless Interface Builder generated it, such as `Gk4-j0-dHa`.
  var spokenIdentifier: String? {
    guard let identifier else { return nil }
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    let isMadeUp =
      parts.map(\.count) == [3, 2, 3]
      && parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isMadeUp ? nil : identifier
  }
}
