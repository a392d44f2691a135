/// The name that Objective-C has for a Swift method, by the compiler's rules.
enum SelectorName {
  /// - Parameter labels: The arguments' labels, `_` for none.
  static func of(_ base: String, labels: [String]) -> String {
    if let known = systemNames[base] { return known }
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let capitalized = first.prefix(1).uppercased() + first.dropFirst()
      name += startsWithPreposition(first) || endsWithPreposition(base) ? capitalized : "With" + capitalized
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  static func setter(_ property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  /// UIKit's own methods, whose Swift names do not follow from Objective-C's.
  private static let systemNames = [
    "dismiss": "dismissViewControllerAnimated:completion:", "endEditing": "endEditing:",
    "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "observeValue": "observeValueForKeyPath:ofObject:change:context:",
  ]

  private static func startsWithPreposition(_ label: String) -> Bool {
    let word = label.prefix { !$0.isUppercase }
    return prepositions.contains(String(word))
  }

  private static func endsWithPreposition(_ base: String) -> Bool {
    guard let start = base.lastIndex(where: \.isUppercase) else { return prepositions.contains(base) }
    return prepositions.contains(base[start...].lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]
}
