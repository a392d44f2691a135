internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds faults of an Interface Builder document that no picture shows: fonts, labels for VoiceOver, reuse
/// identifiers, modules and scenes. The findings are equal in every environment.
struct DocumentCheck {
  let page: DrawnPage

  func findings() -> [LintFinding] {
    let faults = page.solved.page.tree.sceneFaults.compactMap(finding)
    guard page.solved.page.tree.views.contains(where: { $0.written != nil }) else { return faults }
    return faults + unknownCode()
      + page.views.indices.flatMap { view -> [LintFinding] in
        guard let written = page.node(view).written, page.views[view].isSeen else { return [] }
        return [
          fixedFont(view, written), missingLabel(view, written), reuseIdentifier(view, written),
          fixedFrame(view, written), classModule(view, written.classWithoutModule),
        ].compactMap(\.self)
      }
      + MissingTrailingCheck(page: page).findings() + MisplacedFrameCheck(page: page).findings()
  }

  // MARK: Views

  /// The document's own order to adjust the font makes the fixed size a mistake, as Xcode has it; any other
  /// fixed size may be meant, or scaled by code.
  private func fixedFont(_ view: Int, _ written: WrittenView) -> LintFinding? {
    guard let size = written.textSize, let text = page.shownText(of: view) else { return nil }
    let isMistake = size == .fixedThoughAdjusted
    let points = text.runs.first.map { "\($0.attributes.font.pointSize.hundredths) pt" } ?? "its size"
    var finding = LintFinding(
      .dynamicType, on: page, views: [view],
      fault: isMistake
        ? "asks to adjust its font, but the font has no text style and stays at \(points)"
        : "stays at \(points) at every text size", fix: "use a text style, such as Body",
      topic: "font\0\(page.topicName(of: view))")
    if !isMistake { finding.mostSevere = .note }
    return finding
  }

  private func missingLabel(_ view: Int, _ written: WrittenView) -> LintFinding? {
    guard let picture = written.unnamedPicture else { return nil }
    return LintFinding(
      .missingLabel, on: page, views: [view],
      fault: Self.words(forPicture: picture),
      fix: "write an accessibility label", topic: "label\0\(page.topicName(of: view))")
  }

  /// VoiceOver makes words of the picture's name, as it does for every button and bar item without others.
  private static func words(forPicture name: String) -> String {
    "shows only the picture \(Wording.quoted(name)), and VoiceOver has no words for it but this name"
  }

  private func reuseIdentifier(_ view: Int, _ written: WrittenView) -> LintFinding? {
    guard written.lacksReuseIdentifier else { return nil }
    return LintFinding(
      .reuseIdentifier, on: page, views: [view],
      fault: "is a prototype without a reuse identifier, so that no code can ask for it",
      fix: "give it one, or remove it", topic: "reuse\0\(page.topicName(of: view))")
  }

  private func fixedFrame(_ view: Int, _ written: WrittenView) -> LintFinding? {
    guard written.isFixedFrame, page.shownText(of: view) != nil else { return nil }
    let size = page.views[view].frame.size
    return LintFinding(
      .fixedFrame, on: page, views: [view],
      fault:
        "has no constraints and stays \(size.width.points) × \(size.height.points) pt, however long its text is",
      fix: "add constraints for its place, and let the text decide the size",
      topic: "frame\0\(page.topicName(of: view))")
  }

  private func classModule(_ view: Int, _ className: String?) -> LintFinding? {
    guard let className else { return nil }
    return LintFinding(
      .classModule, on: page, views: [view], fault: Self.words(forClass: className), fix: Self.module,
      topic: "module\0\(className)")
  }

  private static let module = "choose its module in the identity inspector"

  private static func words(forClass name: String) -> String {
    "has the class \(name) without a module, although other classes here have one; unless it is written in "
      + "Objective-C, UIKit does not find it"
  }

  // MARK: Scenes

  private func finding(_ fault: SceneFault) -> LintFinding? {
    switch fault {
    case .unconnected: nil
    case .unreachable:
      LintFinding(
        .unreachableScene, on: page, views: [0], subject: "the scene",
        fault: "cannot be shown: no segue leads to it, and it has no storyboard identifier",
        fix: "give it one of the two, or remove it", topic: "scene")
    case .classWithoutModule(let name):
      LintFinding(
        .classModule, on: page, views: [0], subject: "the controller", fault: Self.words(forClass: name),
        fix: Self.module, topic: "module\0\(name)")
    case .unnamedBarItem(let item): finding(item)
    case .unnamedPicture(let alt):
      ofDeck(
        .missingLabel, "the picture",
        alt.map { "has the file's name \(Wording.quoted($0)) as its words for VoiceOver" }
          ?? "has no words for VoiceOver, unlike those of other pages", fix: "write \"alt\"")
    case .copy(let original):
      ofDeck(
        .sampleText, "", "has the picture and the texts of page \(Wording.quoted(original))",
        fix: "write its own, or remove it")
    }
  }

  /// A warning about a deck's page, whose picture may be decoration.
  private func ofDeck(_ rule: LintRule, _ subject: String, _ fault: String, fix: String) -> LintFinding {
    var finding = LintFinding(
      rule, on: page, views: [], subject: subject, fault: fault, fix: fix, topic: "page\0\(rule.rawValue)")
    finding.file = page.solved.page.file
    finding.position = page.solved.page.position
    finding.mostSevere = .warning
    return finding
  }

  // MARK: Code

  /// Classes and methods of the app's own that none of its sources has. Methods count only for classes right
  /// below one of UIKit's: others may inherit them. Warnings, as the app may never show or send them.
  private func unknownCode() -> [LintFinding] {
    guard let sources = page.solved.page.tree.sources else { return [] }
    return page.solved.page.tree.claims.compactMap { claim in
      guard claim.words.allSatisfy(sources.lack) else { return nil }
      switch claim.kind {
      case .customClass:
        return finding(
          claim, subject: "the class \(claim.name)",
          fault: "is in no source of the app, so that UIKit makes an object of its own class instead",
          fix: "write the class, or correct it in the identity inspector")
      case .action(let receiver):
        guard sources.superclass(of: receiver)?.hasPrefix("UI") == true,
          Self.inherited.isDisjoint(with: claim.words)
        else { return nil }
        return finding(
          claim, subject: "the action \(claim.name)",
          fault: "is in no source of the app: when it is sent to \(receiver), the app ends",
          fix: "write the method, or remove the connection")
      }
    }
  }

  /// Methods of UIKit's responders and controllers that documents may send.
  private static let inherited: Set<String> = [
    "becomeFirstResponder", "copy", "cut", "delete", "endEditing", "paste", "resignFirstResponder", "select",
    "selectAll", "toggleBoldface", "toggleItalics", "toggleUnderline",
  ]

  private func finding(_ claim: CodeClaim, subject: String, fault: String, fix: String) -> LintFinding {
    var finding = LintFinding(
      .missingObject, on: page, views: [], subject: subject, fault: fault, fix: fix,
      topic: "code\0\(claim.name)")
    finding.file = page.solved.page.file
    finding.position = claim.position
    finding.mostSevere = .warning
    return finding
  }

  private func finding(_ item: SceneFault.BarItem) -> LintFinding {
    var finding = LintFinding(
      .missingLabel, on: page, views: [], subject: "an item of a bar",
      fault: Self.words(forPicture: item.picture),
      fix: "write a title or an accessibility label",
      topic: "item\0\(item.id)\0\(item.picture)")
    // Code that has the bar reaches all its items.
    let reaches = item.isTab && page.solved.page.tree.sources?.uses(ofOutlet: "tabBar")?.isEmpty == false
    finding.ground = LintGround(
      dependingOn: (reaches ? [.init(.outlet, "tabBar", .unknown)] : [])
        + item.outlets.compactMap { page.dependency(.outlet, $0, for: .label) })
    finding.file = page.solved.page.file
    finding.position = item.position
    finding.isOfDocument = true
    return finding
  }
}

extension DrawnPage {
  /// The text that a view shows; `nil` if it shows none, or only white space.
  func shownText(of view: Int) -> AttributedText? {
    texts.lazy.filter { $0.view == view }.map(\.text.content.text).first { text in
      !text.string.allSatisfy(\.isWhitespace)
    }
  }
}
