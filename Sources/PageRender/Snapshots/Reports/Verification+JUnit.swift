internal import PageBase

extension Verification {
  /// The run as JUnit's XML, which CI servers read: a suite for each deck, a case for each picture.
  public var junit: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\(XMLText.attribute(title))\(JUnit.totals(pictures))>\n"
    for deck in decks { suite(deck, into: &text) }
    return text + "</testsuites>\n"
  }

  /// The decks, in the order of their first pictures in the run.
  private var decks: [String] {
    var known: Set<String> = []
    return pictures.map(\.deck).filter { known.insert($0).inserted }
  }

  private func suite(_ deck: String, into text: inout String) {
    let pictures = pictures.filter { $0.deck == deck }
    text += "  <testsuite name=\(XMLText.attribute(deck))\(JUnit.totals(pictures))>\n"
    let properties =
      environmentDifferences.map { ("environment", $0) } + (narrowedBy.map { [("narrowedBy", $0)] } ?? [])
      + (originsText.map { [("changed", $0)] } ?? []) + knownStale.map { ("stale", $0) }
    if !properties.isEmpty {
      text += "    <properties>\n"
      for (name, value) in properties {
        text += "      <property name=\"\(name)\" value=\(XMLText.attribute(value))/>\n"
      }
      text += "    </properties>\n"
    }
    for picture in pictures { JUnit.testCase(picture, into: &text) }
    text += "  </testsuite>\n"
  }
}

private enum JUnit {
  static func totals(_ pictures: [PictureResult]) -> String {
    let failures = pictures.count { $0.status.isFailure }
    let skipped = pictures.count { $0.status == .skipped }
    return " tests=\"\(pictures.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  static func testCase(_ picture: PictureResult, into text: inout String) {
    text += "    <testcase classname=\(XMLText.attribute(picture.deck))"
    text += " name=\(XMLText.attribute(picture.name)) file=\(XMLText.attribute(picture.snapshot))>\n"
    if picture.status.isFailure {
      let type = picture.origin == .renderer ? "renderer" : picture.status.rawValue
      text +=
        "      <failure type=\"\(type)\" message=\(XMLText.attribute(message(of: picture)))/>\n"
    } else if picture.status == .skipped {
      text += "      <skipped message=\(XMLText.attribute(picture.lead))/>\n"
    }
    text += "      <system-out>\(XMLText.content(output(of: picture)))</system-out>\n"
    text += "    </testcase>\n"
  }

  private static func message(of picture: PictureResult) -> String {
    picture.rejection.map { "\($0); \(picture.lead)" } ?? picture.lead
  }

  /// Returns further facts about a picture, a line each.
  private static func output(of picture: PictureResult) -> String {
    var lines = Array(picture.sentences.dropFirst())
    if let pixels = picture.pixels {
      lines.append("\(pixels.count) pixels differ, \(pixels.antialiased) of them like anti-aliasing")
      if let advice = pixels.advice { lines.append(advice) }
    }
    lines.append("snapshot: \(picture.snapshot)")
    for kind in ReportFolder.Picture.allCases {
      if let path = picture[kind] { lines.append("\(kind.rawValue): \(path)") }
    }
    return lines.joined(separator: "\n")
  }
}
