import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// The whole texts of JSON, SARIF and GitHub's annotations, of small reports with every member set.
struct LintReportFormatsTests {
  private static let turned = PageEnvironment(
    device: Linting.phone.device, orientation: .landscape, appearance: .dark, locale: "ar",
    contentSize: .accessibility2)
  private static let environments = [[Linting.phone, turned], [Linting.phone]]
  private static let files = ["deck.json", "/app/Ünter, 100%.storyboard"]

  /// An error of the second source, with everything, and two warnings of the first that are one cause.
  private static let report: LintReport = {
    let full = LintFinding.made(
      .textClipped, on: "lesson", "detail", "is cut off", fix: "shorten it", amount: 2.5, topic: "detail",
      step: "tap \"Next\"", views: ["detail", "card"], at: SourcePosition(line: 3, column: 5)
    ).with {
      $0.areas = [Rect(x: 1, y: 2.5, width: 30, height: 4), Rect(x: 5, y: 6, width: 7, height: 8)]
      $0.text = LintFinding.TextPlace(view: 4)
      $0.text?.key = "lesson.detail"
      $0.text?.part = "detail"
      $0.text?.length = 12
      $0.text?.fittingLength = 9
      $0.ground = .asDrawn([.init(.outlet, "detail"), .init(.customClass, "Card")])
    }
    let settings = LintSettings(
      exceptions: [
        LintException(.smallText, .severity(.note), reason: "brand"),
        LintException(.orphanWord, reason: "poem"),
      ], assumption: .document)
    var findings = [full, .made(.smallText), .made(.smallText, on: "next"), .made(.orphanWord)].map {
      ($0, 0, settings.verdict(on: $0), [Linting.phone])
    }
    findings[0].1 = 1
    findings.append((.made(.offScreen), 0, LintSettings.Verdict(severity: .error), [turned]))
    findings[1].3 = [turned, Linting.phone]
    findings[2].3 = [turned, Linting.phone]
    return LintReport(findings, screenCount: 6).leavingOut { $0.finding.rule == .offScreen }.byCause
  }()

  /// A text without its line breaks and the indentation after them.
  private func joined(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  @Test func `JSON has these members in this order`() {
    let json = Self.report.json(files: Self.files, environments: Self.environments).text
    let expected = #"""
      {
      "version": 2,
      "summary": {
      "errors": 1,
      "warnings": 0,
      "notes": 1,
      "inBaseline": 1,
      "screens": 6,
      "switchedOff": [
      {"rule": "orphan-word", "count": 1, "reason": "poem"}
      ]
      },
      "environments": [
      {"device": "iphone-x", "orientation": "portrait", "appearance": "light", "locale": "en", "contentSize": "large", "direction": "ltr"},
      {"device": "iphone-x", "orientation": "landscape", "appearance": "dark", "locale": "ar", "contentSize": "AX2", "direction": "rtl"}
      ],
      "findings": [
      {
      "rule": "text-clipped",
      "severity": "error",
      "reason": null,
      "ground": "as-drawn",
      "dependsOn": [
      {"kind": "outlet", "name": "detail"},
      {"kind": "class", "name": "Card"}
      ],
      "source": "/app/Ünter, 100%.storyboard",
      "page": "lesson",
      "otherPages": [],
      "otherPlaces": [],
      "step": "tap \"Next\"",
      "views": ["detail", "card"],
      "subject": "detail",
      "fault": "is cut off",
      "fix": "shorten it",
      "amount": 2.5,
      "areas": [
      {"x": 1, "y": 2.5, "width": 30, "height": 4},
      {"x": 5, "y": 6, "width": 7, "height": 8}
      ],
      "file": "/app/Ünter, 100%.storyboard",
      "line": 3,
      "column": 5,
      "environments": [0],
      "text": {"key": "lesson.detail", "part": "detail", "length": 12, "fittingLength": 9}
      },
      {
      "rule": "small-text",
      "severity": "note",
      "reason": "brand",
      "ground": "proved",
      "dependsOn": [],
      "source": "deck.json",
      "page": "next",
      "otherPages": ["welcome"],
      "otherPlaces": [],
      "step": null,
      "views": [],
      "subject": "title",
      "fault": "is far",
      "fix": "move it",
      "amount": 0,
      "areas": [],
      "file": "deck.json",
      "line": null,
      "column": null,
      "environments": [1, 0],
      "text": null
      }
      ]
      }
      """#
    #expect(joined(json) == joined(expected))
  }

  @Test func `JSON has the other places of a bar's finding, and nulls in an unknown text`() {
    let findings = ["a", "b"].map { subject in
      LintFinding.made(.textClipped, subject).with {
        $0.sharedCause = .bar("toolbar")
        $0.text = LintFinding.TextPlace(view: 0)
        $0.file = "Main.storyboard"
      }
    }
    let json = joined(
      LintReport(findings).byCause.json(files: ["deck.json"], environments: [[Linting.phone]]).text)
    #expect(
      json.contains(#""otherPlaces": [ {"page": "welcome", "subject": "b"} ], "step": null"#), "\(json)")
    #expect(json.contains(#""source": "deck.json""#) && json.contains(#""file": "Main.storyboard""#))
    #expect(json.contains(#""text": {"key": null, "part": null, "length": null, "fittingLength": null}"#))
    #expect(
      json.contains(
        #""errors": 1, "warnings": 0, "notes": 0, "inBaseline": 0, "screens": 1, "switchedOff": []"#))
  }

  @Test func `SARIF has these members in this order`() {
    let log = Self.report.sarif(files: Self.files, environments: Self.environments, tool: "renderpages").text
    func rule(_ rule: LintRule, _ level: String) -> String {
      #"""
      {
      "id": "\#(rule.rawValue)",
      "shortDescription": {"text": \#(JSONOutput.string(rule.fault).text)},
      "help": {"text": \#(JSONOutput.string(rule.mend).text)},
      "defaultConfiguration": {"level": "\#(level)"}
      }
      """#
    }
    let expected = #"""
      {
      "version": "2.1.0",
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "runs": [
      {
      "tool": {
      "driver": {
      "name": "renderpages",
      "rules": [
      \#(rule(.textClipped, "error")),
      \#(rule(.smallText, "warning"))
      ]
      }
      },
      "columnKind": "unicodeCodePoints",
      "results": [
      {
      "ruleId": "text-clipped",
      "ruleIndex": 0,
      "level": "error",
      "message": {"text": "text-clipped: page \"lesson\" after \"tap \"Next\"\": detail is cut off unless code moves or hides detail, an outlet, or the class Card moves or hides it: shorten it"},
      "locations": [
      {
      "physicalLocation": {
      "artifactLocation": {"uri": "file:///app/%C3%9Cnter%2C%20100%25.storyboard"},
      "region": {"startLine": 3, "startColumn": 5}
      },
      "logicalLocations": [
      {"fullyQualifiedName": "lesson/detail"}
      ]
      }
      ],
      "partialFingerprints": {"finding/v1": "\#(Self.report.entries[0].fingerprint(file: Self.files[1]))"},
      "properties": {
      "ground": "as-drawn",
      "dependsOn": [
      {"kind": "outlet", "name": "detail"},
      {"kind": "class", "name": "Card"}
      ]
      }
      },
      {
      "ruleId": "small-text",
      "ruleIndex": 1,
      "level": "note",
      "message": {"text": "small-text: title of page \"next\" and 1 more page is far: move it (reason: brand)"},
      "locations": [
      {
      "physicalLocation": {
      "artifactLocation": {"uri": "deck.json"}
      },
      "logicalLocations": [
      {"fullyQualifiedName": "next"}
      ]
      }
      ],
      "partialFingerprints": {"finding/v1": "\#(Self.report.entries[1].fingerprint(file: "deck.json"))"},
      "properties": {"ground": "proved", "dependsOn": []}
      }
      ]
      }
      ]
      }
      """#
    #expect(joined(log) == joined(expected))
  }

  @Test func `every character of a path that RFC 3986 does not leave alone is written as its bytes`() {
    var finding = LintFinding.made(.smallText)
    finding.file = "AZaz09-._~/ :?#[]@é"
    let log = LintReport([finding]).sarif(files: [""], environments: [[Linting.phone]], tool: "x").text
    #expect(log.contains(#""uri": "AZaz09-._~/%20%3A%3F%23%5B%5D%40%C3%A9""#))
  }

  /// FNV-1a of 64 bits, of the parts with a zero byte between them, computed by another program.
  @Test func `a fingerprint is sixteen digits of a known hash`() {
    func fingerprint(_ finding: LintFinding) -> String? {
      LintReport([finding]).entries.first?.fingerprint(file: "deck.json")
    }
    #expect(fingerprint(.made(.lowContrast)) == "5b7e10c99f031289")
    // It stays when the finding's words change.
    #expect(fingerprint(.made(.lowContrast, "title", "is 4 pt away")) == "5b7e10c99f031289")
    #expect(fingerprint(.made(.lowContrast, step: "tap Next")) == "de4f2d759ae9087b")
    #expect(fingerprint(.made(.smallText, step: "tap Next")) == "be1370516ed44769")
    #expect(fingerprint(.made(.lowContrast, on: "page-8")) == "0e761cd5871c4985")
  }

  // MARK: GitHub

  @Test func `annotations have the file, the place, the rule and the words, errors first`() {
    #expect(
      Self.report.annotations(files: Self.files, environments: Self.environments) == [
        "::error file=/app/Ünter%2C 100%25.storyboard,line=3,col=5,title=text-clipped::"
          + #"text-clipped: page "lesson" after "tap "Next"": detail is cut off unless code moves or hides detail, an outlet, or the class Card moves or hides it: shorten it"#,
        "::notice file=deck.json,title=small-text::"
          + #"small-text: title of page "next" and 1 more page is far: move it (reason: brand)"#,
      ])
    let broken = LintReport([.made(.lowContrast, "title", "is 50%\nfar")])
    let lines = broken.annotations(files: ["d"], environments: [[Linting.phone]])
    #expect(lines.count == 1 && lines[0].contains("is 50%25%0Afar"))
    let warning = LintReport([LintFinding.made(.lowContrast).with { $0.file = "a" }])
    #expect(
      warning.annotations(files: ["d"], environments: [[Linting.phone]])
        == [#"::warning file=a,title=low-contrast::low-contrast: page "welcome": title is far: move it"#])
  }

  @Test(arguments: [(1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 2, 2), (5, 2, 3)])
  func `of each severity at most a limit is shown, the last of which counts the rest`(
    count: Int, shown: Int, left: Int
  ) {
    let findings = (0..<count).map { LintFinding.made(.lowContrast, topic: "\($0)") } + [.made(.textClipped)]
    let lines = LintReport(findings).annotations(files: ["d"], environments: [[Linting.phone]], limit: 3)
    #expect(lines.count { $0.hasPrefix("::error ") } == 1)
    #expect(lines.count { $0.hasPrefix("::warning file=d") } == shown)
    #expect(
      lines.filter { $0.contains("more findings") }
        == (left == 0 ? [] : ["::warning title=\(left) more findings::The log of the step has them all."]))
  }

  @Test func `a limit of one or none leaves a count alone`() {
    let report = LintReport([.made(.lowContrast, topic: "a"), .made(.lowContrast, topic: "b")])
    for limit in 0...1 {
      #expect(
        report.annotations(files: ["d"], environments: [[Linting.phone]], limit: limit)
          == ["::warning title=2 more findings::The log of the step has them all."])
    }
  }
}
