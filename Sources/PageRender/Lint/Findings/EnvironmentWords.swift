internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Environments of a finding in a few words: `iPhone SE in de (worst of 3 devices, also in fr and ta, AX2+)`.
/// The device and the language before the brackets are those where it is worst, and whose words the finding
/// repeats.
struct EnvironmentWords {
  /// Empty where it shows wherever it was looked for.
  let text: String

  init(_ shown: [PageEnvironment], among judged: [PageEnvironment]) {
    guard let worst = shown.first, shown.count < judged.count else {
      text = ""
      return
    }
    var parts: [String] = []
    let devices = Self.distinct(shown.map(\.device.id)).count
    let allDevices = Self.distinct(judged.map(\.device.id)).count
    if allDevices > 1 {
      parts.append(
        devices == 1
          ? "no other device" : "worst of \(devices == allDevices ? "all" : String(devices)) devices")
    }
    parts += Self.values(shown, judged) { $0.orientation.rawValue }
    parts += Self.values(shown, judged) { $0.appearance.rawValue }
    let languages = Self.distinct(judged.map(\.locale))
    parts += Self.others(languages.filter { $0 != worst.locale }, shown)
    parts += Self.sizes(shown, judged)
    // Arabic runs from right to left: that need not be said.
    if judged.contains(where: { $0.direction != LocaleTag.direction(of: $0.locale) }) {
      parts += Self.values(shown, judged) {
        $0.direction == .leftToRight ? "left to right" : "right to left"
      }
    }
    text =
      worst.device.name + (languages.count > 1 ? " in \(worst.locale)" : "")
      + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }

  /// More are counted.
  private static let namedLanguages = 8

  /// Returns words for the other languages that show the finding; empty if none does.
  private static func others(_ languages: [String], _ shown: [PageEnvironment]) -> [String] {
    let own = languages.filter { language in shown.contains { $0.locale == language } }
    guard let last = own.last else { return [] }
    if own.count == languages.count, own.count > 1 { return ["all languages"] }
    if own.count == 1 { return ["also in \(last)"] }
    let named = own.prefix(own.count > namedLanguages ? namedLanguages - 1 : own.count - 1)
    let rest = own.count - named.count
    return ["also in \(named.joined(separator: ", ")) and \(rest > 1 ? "\(rest) more languages" : last)"]
  }

  private static func distinct<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The values of an axis of few, where it is not on all that were looked at.
  private static func values(
    _ shown: [PageEnvironment], _ judged: [PageEnvironment], _ value: (PageEnvironment) -> String
  ) -> [String] {
    let own = distinct(shown.map(value))
    return own.count < distinct(judged.map(value)).count ? [own.joined(separator: " and ")] : []
  }

  /// `AX2+` where it shows from a size on, else the sizes.
  private static func sizes(_ shown: [PageEnvironment], _ judged: [PageEnvironment]) -> [String] {
    let all = ContentSize.allCases.filter { size in judged.contains { $0.contentSize == size } }
    let own = all.filter { size in shown.contains { $0.contentSize == size } }
    guard own.count < all.count, let least = own.first, let most = own.last else { return [] }
    if own.count == 1 { return [least.rawValue] }
    // Beyond the largest that was looked at nothing is known.
    if Array(all.suffix(own.count)) == own, most == ContentSize.allCases.last {
      return ["\(least.rawValue)+"]
    }
    if Array(all.prefix(own.count)) == own { return ["up to \(most.rawValue)"] }
    return [own.map(\.rawValue).joined(separator: " and ")]
  }
}
