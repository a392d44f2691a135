internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The environments of a finding in a few words:
/// `iPhone SE in de (worst of 3 devices, also in fr and ta, AX2+)`. The device, the language and, if portrait
/// screens show the finding too, landscape before the brackets are those of the worst environment, which the
/// finding's own words describe.
struct EnvironmentWords {
  /// The words; empty if the finding shows in all judged environments.
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
        devices > 1
          ? "worst of \(devices == allDevices ? "all" : String(devices)) devices" : "no other device")
    }
    parts += Self.values(shown, judged) { $0.orientation.rawValue }
    parts += Self.values(shown, judged) { $0.appearance.rawValue }
    let languages = Self.distinct(judged.map(\.locale))
    parts += Self.others(languages.filter { $0 != worst.locale }, shown)
    parts += Self.sizes(shown, judged)
    parts += Self.values(shown, judged) { $0.system.title }
    // Arabic is written from right to left; the words name a direction only if it is not the language's own.
    if judged.contains(where: { $0.direction != LocaleTag.direction(of: $0.locale) }) {
      parts += Self.values(shown, judged) {
        $0.direction == .leftToRight ? "left to right" : "right to left"
      }
    }
    let isTurned = worst.orientation == .landscape && shown.contains { $0.orientation == .portrait }
    text =
      worst.device.name + (isTurned ? " in landscape" : "")
      + (languages.count > 1 ? " in \(worst.locale)" : "")
      + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }

  /// The number of languages up to which all are named; beyond it some are only counted.
  private static let namedLanguages = 8

  /// Returns words for the other languages that show the finding; empty if none does.
  private static func others(_ languages: [String], _ shown: [PageEnvironment]) -> [String] {
    let own = languages.filter { language in shown.contains { $0.locale == language } }
    guard let last = own.last else { return [] }
    if own.count == languages.count, own.count > 1 { return ["all languages"] }
    if own.count == 1 { return ["also in \(last)"] }
    let named = own.prefix(min(own.count, namedLanguages) - 1)
    let rest = own.count - named.count
    return ["also in \(named.joined(separator: ", ")) and \(rest > 1 ? "\(rest) more languages" : last)"]
  }

  private static func distinct<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The values of an axis with few values at which the finding shows; empty if it shows at all judged
  /// values.
  private static func values(
    _ shown: [PageEnvironment], _ judged: [PageEnvironment], _ value: (PageEnvironment) -> String
  ) -> [String] {
    let own = distinct(shown.map(value))
    return own.count < distinct(judged.map(value)).count ? [own.joined(separator: " and ")] : []
  }

  /// `AX2+` if the finding shows from a size up to the largest one, `up to XL` from the smallest one; else
  /// the sizes.
  private static func sizes(_ shown: [PageEnvironment], _ judged: [PageEnvironment]) -> [String] {
    let all = ContentSize.allCases.filter { size in judged.contains { $0.contentSize == size } }
    let own = all.filter { size in shown.contains { $0.contentSize == size } }
    guard own.count < all.count, let least = own.first, let most = own.last else { return [] }
    if own.count == 1 { return [least.rawValue] }
    // `+` would claim sizes that were not judged unless the largest of all is among them.
    if Array(all.suffix(own.count)) == own, most == ContentSize.allCases.last {
      return ["\(least.rawValue)+"]
    }
    if Array(all.prefix(own.count)) == own { return ["up to \(most.rawValue)"] }
    return [own.map(\.rawValue).joined(separator: " and ")]
  }
}
