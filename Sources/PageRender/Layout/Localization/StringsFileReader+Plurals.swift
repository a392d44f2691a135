internal import PageBase

/// `.stringsdict` files: property lists of texts with variants for plurals, kinds of device or widths.
extension StringsFileReader {
  /// - Returns: The table; `nil`, after an error, if the file as a whole is unusable.
  mutating func readDictionary(_ bytes: [UInt8]) -> StringTable? {
    guard let root = list(bytes), let members = dictionary(root, "the file") else { return nil }
    if let locale { table.addLocale(locale) }
    for member in members {
      if let text = text(member) { table.add(text, for: member.key, in: locale) }
    }
    return table
  }

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let deviceKey = "NSStringDeviceSpecificRuleType"
  private static let widthKey = "NSStringVariableWidthRuleType"
  private static let ruleKey = "NSStringFormatSpecTypeKey"

  private mutating func text(_ member: PropertyListValue.Member) -> LocalizedText? {
    let what = "the entry \(Wording.quoted(member.key))"
    guard let rules = dictionary(member.value, what) else { return nil }
    if let devices = rules.first(where: { $0.key == Self.deviceKey }) {
      return deviceText(devices, member.position)
    }
    if let widths = rules.first(where: { $0.key == Self.widthKey }) {
      return widthText(widths, member.position)
    }
    guard let format = rules.first(where: { $0.key == Self.formatKey }) else {
      checker.report("\(what) has no \"\(Self.formatKey)\"", at: member.position)
      return nil
    }
    guard let string = string(format) else { return nil }
    var text = LocalizedText(string, at: member.position)
    for rule in rules where rule.key != Self.formatKey {
      if let variants = plurals(rule) {
        text.substitutions.append(
          LocalizedText.Substitution(name: rule.key, argument: nil, variants: variants))
      }
    }
    return text
  }

  private mutating func plurals(_ rule: PropertyListValue.Member) -> LocalizedText.Variants? {
    let what = "the variable \(Wording.quoted(rule.key))"
    guard let members = dictionary(rule.value, what) else { return nil }
    if let kind = members.first(where: { $0.key == Self.ruleKey }), let word = string(kind),
      word != "NSStringPluralRuleType"
    {
      checker.report("the rule \(Wording.quoted(word)) of \(what) is not supported", at: kind.value.position)
      return nil
    }
    var plurals: [LocalizedText.Variants.Plural] = []
    for member in members where !member.key.hasPrefix("NSString") {
      guard let category = PluralCategory(rawValue: member.key) else {
        let words = PluralCategory.allCases.map(\.rawValue)
        checker.report(
          "\(Wording.quoted(member.key)) is no plural category; use \(Wording.alternatives(words))",
          at: member.position)
        continue
      }
      if let text = string(member) {
        plurals.append(LocalizedText.Variants.Plural(category: category, variants: .text(text)))
      }
    }
    guard plurals.contains(where: { $0.category == .other }) else {
      checker.report("\(what) has no text for \"other\", which every language needs", at: rule.position)
      return nil
    }
    return .plural(plurals)
  }

  private mutating func deviceText(
    _ devices: PropertyListValue.Member, _ position: SourcePosition?
  ) -> LocalizedText? {
    guard let members = dictionary(devices.value, Wording.quoted(devices.key)) else { return nil }
    let texts = members.compactMap { member -> LocalizedText.Variants.Device? in
      string(member).map { LocalizedText.Variants.Device(device: member.key, variants: .text($0)) }
    }
    return texts.isEmpty ? nil : LocalizedText(variants: .device(texts), at: position)
  }

  /// The variant for the largest width, which an app shows when its code asks for no width.
  private mutating func widthText(
    _ widths: PropertyListValue.Member, _ position: SourcePosition?
  ) -> LocalizedText? {
    guard let members = dictionary(widths.value, Wording.quoted(widths.key)) else { return nil }
    let widest = members.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
    return widest.flatMap { string($0) }.map { LocalizedText($0, at: position) }
  }

  private mutating func dictionary(_ value: PropertyListValue, _ what: String) -> [PropertyListValue.Member]?
  {
    guard case .dictionary(let members) = value.kind else {
      checker.report("\(what) must be a dictionary", at: value.position)
      return nil
    }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      checker.report(
        "\(Wording.quoted(member.key)) occurs twice in \(what); delete one of them", at: member.position)
    }
    return members
  }

  private mutating func string(_ member: PropertyListValue.Member) -> String? {
    if case .string(let string) = member.value.kind { return string }
    checker.report("\(Wording.quoted(member.key)) must be a string", at: member.value.position)
    return nil
  }
}
