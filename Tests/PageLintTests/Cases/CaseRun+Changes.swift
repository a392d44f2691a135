import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Changes of what is drawn: `set a hidden`, `set page shownAs=part`, `set a.height priority=999`, `set page text …`.
extension CaseRun {
  func set(_ line: CaseLine, on page: DrawnPage) throws -> DrawnPage {
    let name = CaseLine.text(line.words[1])
    if name == "page" { return try page.with { try change(&$0, line) } }
    if name == "texts" { return try page.solvedAs { try add(line, to: &$0.page.texts) } }
    if name == "constraints" {
      return try page.with { tree in
        for index in tree.layout.constraints.indices where !tree.layout.constraints[index].isOfSystem {
          try change(&tree.layout.constraints[index], line, on: page)
        }
      }
    }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let view = try? page.view(parts[0]) else {
      return try page.with { tree in
        for index in tree.views.indices where name == "all" || tree.views[index].identifier == name {
          try change(&tree.views[index], line)
        }
        if name == "root" { try change(&tree.views[0], line) }
        if name != "all", name != "root" { _ = try page.view(name) }
      }
    }
    let item = page.node(view).item
    return try page.with { tree in
      let index = try #require(
        tree.layout.constraints.firstIndex {
          $0.first == item && "\($0.firstAttribute)" == parts[1]
        }, "no constraint \(name)")
      try change(&tree.layout.constraints[index], line, on: page)
    }
  }

  private func change(_ node: inout ViewNode, _ line: CaseLine) throws {
    if line.value("hidden") != nil { node.isHidden = true }
    if let alpha = line.value("alpha") { node.alpha = try number(alpha) }
    if let name = line.value("class") { node.className = name }
    if let name = line.value("name") { node.identifier = name }
    if let place = line.value("place") {
      node.place =
        place == "none" ? nil : FilePlace(position: SourcePosition(line: Int(place) ?? 0, column: 1))
    }
    if let ground = line.value("bg") {
      node.backgroundColor = ground == "none" ? nil : Color.Dynamic(CaseRun.color(CaseView.color(ground)))
    }
    if let name = line.value("missing") { node.behavior.missingImage = name == "none" ? nil : name }
    if let follows = line.value("follows") { node.behavior.followsContentSize = follows != "false" }
    if line.value("scrollsText") != nil { node.behavior.scrollsText = true }
    if line.value("unheld") != nil { node.hold = nil }
    if line.value("held") != nil {
      var hold = CodeHold()
      hold.outlets = line.value("outlets").map { $0.split(separator: ",").map(String.init) } ?? []
      hold.customClass = line.value("customClass")
      hold.tag = line.value("tag").flatMap(Int.init)
      hold.attributes = line.value("attributes").map { $0.split(separator: ",").map(String.init) } ?? []
      node.hold = hold
    }
    guard line.value("written") != nil else { return }
    var written = WrittenView()
    if let frame = line.value("frame") { written.frame = try rect(frame) }
    written.isMisplaced = line.value("misplaced") != nil
    written.textKey = line.value("textKey")
    if line.value("faulty") != nil {
      written.textSize = .fixed
      (written.unnamedPicture, written.classWithoutModule) = ("heart", "Meter")
      (written.isFixedFrame, written.lacksReuseIdentifier) = (true, true)
    }
    node.written = written
  }

  private func change(_ tree: inout ViewTree, _ line: CaseLine) throws {
    let places: [String: PagePlace] = ["part": .part, "picture": .picture, "screen": .screen]
    if let place = line.value("shownAs") { tree.shownAs = places[place] ?? .unknown(place) }
    if let known = line.value("known") { tree.hasKnownSize = known == "true" }
    if let idiom = line.value("idiom") { tree.declaredIdiom = idiom == "pad" ? .pad : .phone }
    if let declared = line.value("declared") {
      let sides = declared.split(separator: ":")
      tree.declaredOrientations = [
        sides[0] == "pad" ? .pad : .phone: sides[1] == "landscape" ? .landscape : .portrait
      ]
    }
    if line.value("landscape") != nil { tree.isDesignedInLandscape = true }
    if line.value("barless") != nil { tree.systemBars.isStatusBarHidden = true }
    if line.value("notScreen") != nil { tree.systemBars.isOfScreen = false }
  }

  private func change(_ constraint: inout LayoutConstraint, _ line: CaseLine, on page: DrawnPage) throws {
    if let priority = line.value("priority") { constraint.priority = try number(priority) }
    if let constant = line.value("constant") { constraint.constant = try number(constant) }
    if let relation = line.value("relation") {
      constraint.relation = relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    if line.value("wide") != nil { constraint.firstAttribute = .width }
    if line.value("middle") != nil, constraint.firstAttribute == .top {
      constraint.firstAttribute = .centerXWithinMargins
    }
    if line.value("second") != nil { constraint.second = 0 }
    if line.value("system") != nil { constraint.isOfSystem = true }
    if line.value("standard") != nil { constraint.isStandardSpacing = true }
    if let outlet = line.value("outlet") { constraint.outlet = outlet }
    if let id = line.value("id") {
      let known = ["design": LayoutConstraint.designSize, "embedding": LayoutConstraint.embedding]
      constraint.identifier = known[id] ?? id
    }
    if let size = line.value("sizes") {
      constraint.sizeClasses = SizeClassCondition(
        horizontal: size == "compact" ? .compact : .regular, vertical: nil)
    }
    if let source = line.value("source") {
      constraint.source =
        source == "none"
        ? nil : LayoutConstraint.Source(file: "Main.storyboard", line: Int(source) ?? 0, column: 3)
    }
  }

  /// `set texts "Hello" key=hi status=missing`: a text of the page's file of texts.
  private func add(_ line: CaseLine, to texts: inout [PageText]) throws {
    let place = line.value("line").flatMap(Int.init).map {
      FilePlace(file: line.value("file") ?? "Main.storyboard", position: SourcePosition(line: $0, column: 1))
    }
    var text = PageText(CaseLine.text(line.words[2]), in: "de", part: line.value("part"), place: place)
    text.key = line.value("key")
    text.status =
      line.value("status") == "missing" ? .missing : line.value("status") == nil ? text.status : .fallback
    if let locale = line.value("locale") { text.locale = locale }
    text.suggestion = line.value("suggestion")
    text.source = line.value("source")
    text.equalKey = line.value("equalKey")
    text.placeholderFault = line.value("placeholders")
    if let state = line.value("state").flatMap(LocalizedText.State.init(rawValue:)) { text.state = state }
    if let translation = line.value("translation").flatMap(Int.init) {
      text.translation = FilePlace(
        file: "de.strings", position: SourcePosition(line: translation, column: 2))
    }
    texts.append(text)
  }
}
