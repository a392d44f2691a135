import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// Documents of Interface Builder: lines of views, constraints between two views, and elements as they are written.
///
/// `label a "Title" 20 100 200 30 ^ hidden="YES" ~ <…/>` has attributes after `^` and content after `~`.
extension CaseRun {
  /// The findings told of a document, by one rule or by all that judge what is drawn.
  func document(_ words: [String]) async throws -> [Told] {
    let folder = TemporaryFolder()
    for line in texts where line.hasPrefix("beside ") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      let file = URL(fileURLWithPath: folder.path(parts[1]))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = (parts.count > 2 ? parts[2] : "").replacing("\\n", with: "\n")
      try Data(text.utf8).write(to: file)
    }
    let (text, ending) = try documentText()
    let file = folder.path("Judged.\(ending)")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let rules = try words.map(Self.rule)
    let isOwn = first("alone") != nil || rules.contains { LintRule.ofDocuments.contains($0) }
    let found = try await Linting.findings(
      ofFile: file, in: [environment(Linting.phone)], settings: isOwn ? LintSettings(only: Set(rules)) : nil)
    return found.filter { rules.isEmpty || rules.contains($0.rule) }.map { Told($0) }
  }

  private func documentText() throws -> (text: String, ending: String) {
    var (text, ending) = try wholeText()
    for line in texts where line.hasPrefix("swap ") {
      let sides = line.dropFirst(5).components(separatedBy: " => ")
      guard text.contains(sides[0]) else { throw CaseError("nothing to swap: \(sides[0])") }
      text = text.replacing(sides[0], with: sides.count > 1 ? sides[1] : "")
    }
    return (text, ending)
  }

  private func wholeText() throws -> (text: String, ending: String) {
    let outlets = (texts.first { $0.hasPrefix("outlets ") } ?? "outlets").dropFirst(8).components(
      separatedBy: ", "
    )
    .map { $0.components(separatedBy: "=") }.filter { $0.count == 2 }.map { (name: $0[0], id: $0[1]) }
    let views = try elements()
    let ties = try lines.filter(\.isConstraint).enumerated().map { try tie($1, id: "k\($0)") }.joined()
    if first("scene") != nil {
      return (
        JudgedDocument.scene(views, outlets: outlets, more: "<constraints>\(ties)</constraints>"),
        "storyboard"
      )
    }
    if let line = first("xib") {
      let (width, height) = line.words.count > 3 ? (line.words[2], line.words[3]) : ("375", "812")
      let root = """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <subviews>\(views)</subviews>\(JudgedDocument.white)<constraints>\(ties)</constraints></view>
        """
      return (JudgedDocument.xib(owner: line.words[1], root, outlets: [("view", "root")] + outlets), "xib")
    }
    if let line = first("bare") {
      return (JudgedDocument.xib(owner: line.words[1], views, outlets: outlets), "xib")
    }
    if let line = first("cell") {
      return (
        JudgedDocument.cell(height: Int(line.words[1]) ?? 0, views, constraints: ties, outlets: outlets),
        "xib"
      )
    }
    if let line = first("scenes") {
      let scenes = views.components(separatedBy: "<---/>").map { $0.replacing("<constraints/>", with: ties) }
      return (Documents.storyboard(scenes: scenes, initial: line.words.dropFirst().first), "storyboard")
    }
    return (
      Documents.storyboard(subviews: views, root: LintDocument.color("backgroundColor", 1)), "storyboard"
    )
  }

  // MARK: Elements

  /// The elements of the lines, each with those in it.
  private func elements() throws -> String {
    var text = ""
    var open: [(indent: Int, end: String)] = []
    for (line, raw) in zip(lines, texts) {
      let isElement = raw.hasPrefix("<") || CaseRun.elements.contains(line.words[0])
      guard isElement else { continue }
      while let last = open.last, last.indent >= line.indent {
        text += last.end
        open.removeLast()
      }
      if raw.hasPrefix("<") {
        text += raw + "\n"
        continue
      }
      let element = try element(line, raw)
      if line.words[0] == "panel", let end = element.range(of: "</subviews></view>") {
        text += element[..<end.lowerBound]
        open.append((line.indent, "</subviews></view>"))
      } else {
        text += element
      }
    }
    return text + open.reversed().map(\.end).joined()
  }

  private static let elements: Set<String> = ["label", "button", "block", "box", "panel", "plain"]

  private func element(_ line: CaseLine, _ raw: String) throws -> String {
    let contents = raw.components(separatedBy: " ~ ")
    let attributes = contents[0].components(separatedBy: " ^ ")
    let own = CaseLine(attributes[0])
    let id = own.words[1]
    let text = own.words.dropFirst(2).first { $0.hasPrefix("\"") }.map(CaseLine.text) ?? ""
    let sides = own.words.dropFirst(2).filter { !$0.hasPrefix("\"") && !$0.contains("=") }
    var frame = CGRect.zero
    if sides.count >= 4 {
      let area = try rect(sides.prefix(4))
      frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
    }
    var element =
      switch own.words[0] {
      case "label":
        LintDocument.label(
          id, text, frame, size: try number(own.value("size") ?? "17"),
          level: try number(own.value("level") ?? "0"))
      case "button": LintDocument.button(id, text, frame)
      case "block": LintDocument.block(id, frame)
      case "panel": JudgedDocument.panel(id, frame, clips: own.value("clips") != nil, "")
      case "plain":
        "<\(own.value("is") ?? "view") contentMode=\"scaleToFill\" id=\"\(id)\">\(LintDocument.rect(frame))</\(own.value("is") ?? "view")>"
      default: JudgedDocument.box(id)
      }
    if attributes.count > 1 {
      element = element.replacing(" id=\"\(id)\"", with: " \(attributes[1]) id=\"\(id)\"")
    }
    if contents.count > 1, let end = element.range(of: "</", options: .backwards) {
      element.insert(contentsOf: contents[1], at: end.lowerBound)
    }
    return element
  }

  /// A constraint; `'w'` at its end is its id.
  private func tie(_ line: CaseLine, id: String) throws -> String {
    let name = line.words.last.flatMap { $0.hasPrefix("'") ? $0.replacing("'", with: "") : nil }
    let written = try PlantedLayout.Line(line.words.filter { !$0.hasPrefix("'") }.joined(separator: " "))
    return PlantedLayout.element(written, id: name ?? id)
  }
}
