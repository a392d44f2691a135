import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// Findings as JSON, SARIF, commands of GitHub Actions and CSV.
@MainActor
struct LintReportTests {
  private let phone = Linting.phone

  /// A report of one finding, which stands in a file at line 3, column 5.
  private func report(
    _ rule: LintRule = .distantConstraint, file: String = "Main, 100%.storyboard", fault: String = "is far"
  ) async throws -> LintReport {
    let planted = PlantedLayout(without: ["next.leading"], with: ["next.leading = title.leading"])
    var finding = try #require(try await planted.findings(as: .swift).first)
    finding.rule = rule
    finding.fault = fault
    finding.file = file
    finding.position = SourcePosition(line: 3, column: 5)
    var collector = LintCollector()
    collector.add([finding], source: 0, place: 0)
    return collector.report([[phone]], settings: [LintSettings()])
  }

  private func object(_ json: JSONOutput) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
  }

  @Test func `JSON has a version, a summary and every member of a finding`() async throws {
    let json = try object(try await report().json(files: ["deck.json"], environments: [[phone]]))
    #expect(json["version"] as? Int == 2)
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["warnings"] as? Int == 1)
    #expect(summary["screens"] as? Int == 1)
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(
      finding.keys.sorted() == [
        "amount", "areas", "column", "dependsOn", "environments", "fault", "file", "fix", "ground", "line",
        "otherPages",
        "otherPlaces", "page",
        "reason", "rule",
        "severity", "source", "step", "subject", "text", "views",
      ])
    #expect(finding["rule"] as? String == "distant-constraint")
    #expect(finding["views"] as? [String] == ["next", "title"])
    #expect(finding["line"] as? Int == 3)
    #expect(finding["step"] is NSNull)
    #expect(finding["environments"] as? [Int] == [0])
    let environment = try #require((json["environments"] as? [[String: String]])?.first)
    #expect(
      environment == [
        "device": "iphone-x", "orientation": "portrait", "appearance": "light", "locale": "en",
        "contentSize": "large", "direction": "ltr",
      ])
  }

  // MARK: Causes

  @Test func `what is alike on several pages is told once, with the number of the others`() async throws {
    let planted = PlantedLayout(without: ["next.leading"], with: ["next.leading = title.leading"])
    var finding = try #require(try await planted.findings(as: .swift).first)
    (finding.rule, finding.fault, finding.topic) = (.lowContrast, "has a contrast of 2.32:1", "text")
    var collector = LintCollector()
    for (place, page) in ["first", "second", "third"].enumerated() {
      finding.page = page
      collector.add([finding], source: 0, place: place)
    }
    finding.fault = "has a contrast of 3:1"
    finding.page = "fourth"
    collector.add([finding], source: 0, place: 0)
    let report = collector.report([[phone, phone, phone]], settings: [LintSettings()])
    #expect(report.entries.count == 4)
    let causes = report.byCause.entries
    #expect(causes.map(\.finding.page) == ["first", "fourth"])
    #expect(causes.map(\.otherPages) == [["second", "third"], []])
    #expect(causes[0].words(among: [phone]).contains(#" of page "first" and 2 more pages "#))
  }

  @Test func `what a bar does to several views is told once, with their number`() async throws {
    let planted = PlantedLayout(without: ["next.leading"], with: ["next.leading = title.leading"])
    var finding = try #require(try await planted.findings(as: .swift).first)
    finding.sharedCause = .bar("navigation bar")
    var collector = LintCollector()
    for (page, view) in [("first", "title"), ("first", "note"), ("second", "title")] {
      (finding.page, finding.subject, finding.topic) = (page, view, view)
      finding.fault = "is covered by Home, by \(view.count) pt"
      collector.add([finding], source: 0, place: 0)
    }
    let report = collector.report([[phone]], settings: [LintSettings()])
    #expect(report.entries.count == 3)
    let cause = try #require(report.byCause.entries.first)
    #expect(report.byCause.entries.count == 1)
    #expect(cause.otherPlaces.map(\.page) == ["first", "second"])
    #expect(
      cause.words(among: [phone]).hasSuffix(
        "; the navigation bar causes this for 2 more views of the document (--all lists them)"))
  }

  @Test func `a word alone on its line is told where half of the screens have it`() async throws {
    let planted = PlantedLayout(without: ["next.leading"], with: ["next.leading = title.leading"])
    var finding = try #require(try await planted.findings(as: .swift).first)
    finding.rule = .orphanWord
    func entries(on shown: Int, of all: Int) -> Int {
      var collector = LintCollector()
      for place in 0..<shown { collector.add([finding], source: 0, place: place) }
      return collector.report([Array(repeating: phone, count: all)], settings: [LintSettings()]).entries.count
    }
    #expect(entries(on: 1, of: 1) == 1)
    #expect(entries(on: 2, of: 4) == 1)
    #expect(entries(on: 1, of: 4) == 0)
  }

  // MARK: Where it shows

  private nonisolated static let languages = [
    "en", "de", "fr", "hu", "it", "ja", "pl", "sv", "tr", "zh", "ar",
  ]

  /// Where a finding shows, of eleven languages on two phones, each running its own way.
  private func place(_ shown: [(device: Device, locale: String)]) -> String {
    var judged: [PageEnvironment] = []
    for device in [phone.device, Self.other] {
      judged += Self.languages.map { PageEnvironment(device: device, locale: $0) }
    }
    return EnvironmentWords(shown.map { PageEnvironment(device: $0, locale: $1) }, among: judged).text
  }

  private static let other = DeviceCatalog.builtin.devices[0]

  @Test(
    arguments: [
      (["ar"], "in ar (no other device)"), (["de", "hu"], "in de (no other device, also in hu)"),
      (["ja", "de", "fr"], "in ja (no other device, also in de and fr)"),
      (
        Array(languages.dropLast()),
        "in en (no other device, also in de, fr, hu, it, ja, pl, sv and 2 more languages)"
      ),
      (languages, "in en (no other device, all languages)"),
    ] as [([String], String)])
  func `the language where a finding is worst is said, and which others have it`(
    locales: [String], words: String
  ) {
    #expect(place(locales.map { (phone.device, $0) }) == "\(phone.device.name) \(words)")
  }

  @Test func `what shows in all languages on all devices has no place`() {
    #expect(
      place([phone.device, Self.other].flatMap { device in Self.languages.map { (device, $0) } }) == "")
  }

  @Test func `a direction is said only where it is not the language's own`() {
    var turned = phone
    turned.direction = .rightToLeft
    #expect(EnvironmentWords([phone], among: [phone, turned]).text == "iPhone X (left to right)")
    #expect(EnvironmentWords([turned], among: [phone, turned]).text == "iPhone X (right to left)")
  }

  /// What SARIF 2.1.0 requires: §3.13.2 `version`, §3.13.4 `runs`, §3.14.6 `tool`, §3.18.2 `driver`, §3.19.8 `name`,
  /// §3.49.3 `id`, §3.27.11 `message`; and what GitHub's code scanning reads of it.
  @Test func `SARIF has the members that its schema requires`() async throws {
    let log = try object(
      try await report().sarif(files: ["deck.json"], environments: [[phone]], tool: "renderpages"))
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "renderpages")
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "distant-constraint")
    #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "distant-constraint")
    #expect(result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "warning")
    let message = try #require((result["message"] as? [String: String])?["text"])
    #expect(message.hasPrefix("distant-constraint: "))
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: String])?["uri"] == "Main%2C%20100%25.storyboard")
    #expect(physical["region"] as? [String: Int] == ["startLine": 3, "startColumn": 5])
  }

  @Test func `a fingerprint stays the same when the finding moves in its file`() async throws {
    func fingerprint(_ report: LintReport) throws -> String? {
      let log = try object(report.sarif(files: ["deck.json"], environments: [[phone]], tool: "x"))
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let result = try #require((run["results"] as? [[String: Any]])?.first)
      return (result["partialFingerprints"] as? [String: String])?["finding/v1"]
    }
    let one = try fingerprint(try await report(fault: "is 3 pt away"))
    #expect(one?.count == 16)
    #expect(one == (try fingerprint(try await report(file: "b", fault: "is 4 pt away"))))
    #expect(one != (try fingerprint(try await report(.leftRight))))
  }

  @Test func `GitHub is told the place, with what it would misread escaped`() async throws {
    let lines = try await report(fault: "is 50%\nfar").annotations(
      files: ["deck.json"], environments: [[phone]])
    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(
      line.hasPrefix(
        "::warning file=Main%2C 100%25.storyboard,line=3,col=5,title=distant-constraint::distant-constraint: "
      ))
    #expect(line.contains("is 50%25%0Afar"))
  }

  @Test func `beyond the limit one annotation stands for the rest`() async throws {
    var collector = LintCollector()
    let known = try #require(try await report().entries.first?.finding)
    for number in 0..<12 {
      var finding = known
      finding.topic = "\(number)"
      collector.add([finding], source: 0, place: 0)
    }
    let report = collector.report([[phone]], settings: [LintSettings()])
    let lines = report.annotations(files: ["d"], environments: [[phone]], limit: 10)
    #expect(lines.count == 10)
    #expect(lines.last == "::warning title=3 more findings::The log of the step has them all.")
    #expect(report.annotations(files: ["d"], environments: [[phone]]).count == 12)
  }

  // MARK: CSV

  private func fault(_ key: String?, _ words: String, length: Int? = 120, fits: Int? = 84) async throws
    -> TextFault
  {
    var finding = try #require(try await report().entries.first?.finding)
    finding.subject = ""
    finding.fault = words
    finding.text = LintFinding.TextPlace(view: 0)
    finding.text?.key = key
    finding.text?.source = "Hello & <welcome>"
    finding.text?.translation = "Guten Tag"
    finding.text?.length = length
    finding.text?.fittingLength = fits
    return TextFault(
      finding, in: PageEnvironment(device: phone.device, locale: "de", contentSize: .accessibility2))
  }

  @Test func `CSV has a header and a record for each fault`() async throws {
    let records = TextFault.csv([try await fault("lesson1.detail", "is cut off")])
    #expect(
      records == [
        "key,locale,source text,translation,limit,characters,device,text size,page,fault,picture,ground",
        "lesson1.detail,de,Hello & <welcome>,Guten Tag,84,120,iPhone X,AX2,page,distant-constraint: is cut off,,proved",
      ])
  }

  @Test func `a text is one row with the smallest limit and all its faults`() async throws {
    let faults = [
      try await fault("a", "is cut off", fits: 84), try await fault("b", "is cut off", fits: nil),
      try await fault("a", "is covered", fits: 60), try await fault("a", "is cut off", fits: 70),
    ]
    let rows = TextFault.csv(TextFault.gathered(faults)).dropFirst()
    #expect(
      rows == [
        "a,de,Hello & <welcome>,Guten Tag,60,120,iPhone X,AX2,page,"
          + "distant-constraint: is covered; distant-constraint: is cut off,,proved",
        "b,de,Hello & <welcome>,Guten Tag,,120,iPhone X,AX2,page,distant-constraint: is cut off,,proved",
      ])
  }

  @Test func `XLIFF has the limit of each text, and is read as strings are`() async throws {
    let text = TextFault.xliff(
      [try await fault("lesson1.detail", "is cut off")], files: ["deck.json"], languages: ["en"]
    ).joined(separator: "\n")
    #expect(
      text.contains(
        "<trans-unit id=\"lesson1.detail\" maxwidth=\"84\" size-unit=\"char\" xml:space=\"preserve\">"))
    #expect(text.contains("<note>distant-constraint: is cut off (page, iPhone X, text size AX2)</note>"))
    var reader = XLIFFReader(file: "de.xliff")
    let strings = LocalizedStrings(reader.read(Array(text.utf8)))
    #expect(reader.checker.diagnostics.isEmpty)
    #expect(strings.lookup("lesson1.detail", for: "de").text.variants == .text("Guten Tag"))
    #expect(strings.lookup("lesson1.detail", for: "en").text.variants == .text("Hello & <welcome>"))
  }

  @Test(
    arguments: [
      ("a,b", #""a,b""#), (#"say "hi""#, #""say ""hi""""#), ("two\nlines", "\"two\nlines\""),
      ("=1+1", "'=1+1"), ("+49", "'+49"), ("-x", "'-x"), ("@cmd", "'@cmd"), ("=a,b", "\"'=a,b\""),
      ("plain", "plain"),
    ])
  func `fields are quoted, and formulas made harmless`(key: String, field: String) async throws {
    let record = TextFault.csv([try await fault(key, "x", length: nil, fits: nil)])[1]
    #expect(
      record == "\(field),de,Hello & <welcome>,Guten Tag,,,iPhone X,AX2,page,distant-constraint: x,,proved")
  }
}
