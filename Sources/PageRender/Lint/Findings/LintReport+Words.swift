internal import LayoutEngine
public import PageBase
internal import PageLayout

extension LintReport {
  /// The findings as lines: `deck.json:14:17: error: text-overlap: "lesson-3" detail reaches NEXT by 22 pt on iPhone SE (3
  /// devices, de): …`.
  ///
  /// - Parameters:
  ///   - files: The file of each source.
  ///   - environments: Those in which each source was judged.
  ///   - written: How a line is written; plain unless given.
  public func lines(
    files: [String], environments: [[PageEnvironment]], written: (Diagnostic) -> String = \.description
  ) -> [String] {
    entries.map { written($0.diagnostic(file: files[$0.source], among: environments[$0.source])) }
  }

  /// `2 errors, 1 warning and no notes in 4032 screens on 84 devices`; up to three devices are named.
  ///
  /// - Parameter environments: Those in which each source was judged.
  public func summary(in environments: [[PageEnvironment]]) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count == 0 ? "no" : String(count)) \(noun)\(count == 1 ? "" : "s")"
    }
    let parts = [
      counted(count(of: .error), "error"), counted(count(of: .warning), "warning"),
      counted(count(of: .note), "note"),
    ]
    let off = switchedOff.reduce(0) { $0 + $1.count }
    return "\(parts[0]), \(parts[1]) and \(parts[2]) in \(counted(screenCount, "screen"))"
      + Self.devices(environments.joined().map(\.device))
      + (off > 0 ? "; \(off) switched off" : "")
      + (knownCount > 0 ? "; \(knownCount) in the baseline" : "")
  }

  /// More are counted.
  private static let namedDevices = 3

  private static func devices(_ all: [Device]) -> String {
    var ids: Set<String> = []
    let devices = all.filter { ids.insert($0.id).inserted }
    guard !devices.isEmpty else { return "" }
    return devices.count > namedDevices
      ? " on \(devices.count) devices" : " on \(Wording.list(devices.map(\.name)))"
  }
}

extension LintReport.Entry {
  /// The finding in words, without its file and rule.
  public func words(among judged: [PageEnvironment]) -> String {
    let words = EnvironmentWords(environments, among: judged)
    let place = words.text.isEmpty || finding.rule.isOfLanguage ? "" : " on \(words.text)"
    // A view of several pages is told as theirs.
    let subject =
      finding.subject.isEmpty ? "" : otherPages.isEmpty ? "\(finding.subject) " : "\(finding.subject) of "
    let fix = finding.fix.isEmpty ? "" : ": \(finding.fix)"
    let reason = reason.map { " (reason: \($0))" } ?? ""
    let step = finding.step.map { " after \(Wording.quoted($0))" } ?? ""
    let others = otherPages.count
    let pages = others == 0 ? "" : " and \(others) more \(others == 1 ? "page" : "pages")"
    let name = "\(Wording.quoted(finding.page))\(pages)\(step) "
    let whose = otherPages.isEmpty ? name + subject : subject + name
    return "\(whose)\(finding.fault)\(place)\(fix)\(reason)\(barWords)"
  }

  private var barWords: String {
    guard let bar = finding.bar, !otherPlaces.isEmpty else { return "" }
    let count = otherPlaces.count
    return
      "; the \(bar) does so to \(count) more \(count == 1 ? "view" : "views") of the document (--all lists them)"
  }

  /// The finding as a line of other commands.
  ///
  /// - Parameters:
  ///   - file: Its source's file.
  ///   - judged: All environments in which the page was judged.
  public func diagnostic(file: String, among judged: [PageEnvironment]) -> Diagnostic {
    Diagnostic(
      severity, file: finding.file ?? file, position: finding.position,
      "\(finding.rule.rawValue): \(words(among: judged))")
  }
}

/// Where a finding shows, in a few words: `iPhone SE in de (3 devices, also in fr and ta, AX2+)`. The device and the language
/// before the brackets are those where it is worst, and whose words the finding repeats.
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
        devices == allDevices ? "all devices" : devices == 1 ? "only there" : "\(devices) devices")
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

  /// In which of the other languages it shows.
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
