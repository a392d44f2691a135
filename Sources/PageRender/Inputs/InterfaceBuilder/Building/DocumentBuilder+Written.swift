internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The facts of a document for lint that no picture shows.
extension DocumentBuilder {
  /// - Parameter element: A view's element with its variations applied.
  func written(_ element: DocumentElement) -> WrittenView {
    var written = WrittenView()
    written.frame = element.savedFrame
    written.textKey = textKey(of: element)
    written.isMisplaced = element.flag("misplaced") == true
    written.isFixedFrame = element.flag("fixedFrame") == true
    written.lacksReuseIdentifier =
      element.id.map(document.conventions.namelessPrototypes.contains) ?? false
    written.textSize = textSize(of: element)
    written.unnamedPicture = isNamed(element) ? nil : onlyPicture(of: element)
    written.isSizedByCode =
      element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
      || element.members(of: "constraints").contains {
        $0.flag("placeholder") == true && ($0["firstItem"] ?? element.id) == element.id
      }
    written.ignored = ignoredRules(of: element)
    written.classWithoutModule = document.conventions.classWithoutModule(of: element)
    return written
  }

  /// The rules that lines such as `lint: ignore low-contrast: decoration` of Xcode's notes name, with their reasons.
  private func ignoredRules(of element: DocumentElement) -> [String: String] {
    var rules: [String: String] = [:]
    for line in element.notes.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
      let line = line.drop { $0.isWhitespace }
      guard line.hasPrefix("lint: ignore ") else { continue }
      let words = line.dropFirst(13).split(maxSplits: 1) { $0.isWhitespace || $0 == ":" }
      guard let rule = words.first else { continue }
      rules[String(rule)] = String(words.dropFirst().first?.drop { $0.isWhitespace } ?? "")
    }
    return rules
  }

  // MARK: Texts

  /// The key of a view's text, of which attributed texts have none that is documented.
  private func textKey(of element: DocumentElement) -> String? {
    guard let id = element.id else { return nil }
    func hasText(_ key: String, in element: DocumentElement) -> Bool {
      !(text(of: element, key: key) ?? "").isEmpty
    }
    switch ViewKind(element: element) {
    case .label, .textView: return hasText("text", in: element) ? "\(id).text" : nil
    case .textField:
      return ["text", "placeholder"].first { hasText($0, in: element) }.map { "\(id).\($0)" }
    case .button:
      if let configuration = element.child("buttonConfiguration", key: "configuration"),
        hasText("title", in: configuration)
      {
        return "\(id).configuration.title"
      }
      let normal = element.child("state", key: "normal")
      return normal.map { hasText("title", in: $0) } == true ? "\(id).normalTitle" : nil
    default: return nil
    }
  }

  // MARK: Fonts

  /// The text size of a view's own font; `nil` for a text style, and for a text with attributes, which has
  /// fonts of its own. A label without a font has the system's of 17 points.
  private func textSize(of element: DocumentElement) -> WrittenView.TextSize? {
    switch ViewKind(element: element) {
    case .label, .textView, .textField:
      guard element.child(key: "attributedText") == nil else { return nil }
    // A configuration's title has a text style unless it brings a font.
    case .button where element.child("buttonConfiguration", key: "configuration") == nil: break
    default: return nil
    }
    let description = element.child("fontDescription", key: "fontDescription")
    guard description.map({ variations.applied(to: $0)["style"] == nil }) ?? true else { return nil }
    return element.flag("adjustsFontForContentSizeCategory") == true ? .fixedThoughAdjusted : .fixed
  }

  // MARK: Accessibility labels

  /// Returns true for a view with an accessibility label, and for one that is no accessibility element.
  private func isNamed(_ element: DocumentElement) -> Bool {
    let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
    let label = accessibility.flatMap { text(of: $0, key: "label") } ?? ""
    // A file's name such as ic_close is no word.
    let isFile = label == onlyPicture(of: element) && label.contains { "_-.0123456789".contains($0) }
    if !label.isEmpty, !isFile { return true }
    if isElement(accessibility) == false { return true }
    return element.members(of: "userDefinedRuntimeAttributes").contains {
      ["accessibilityLabel", "isAccessibilityElement"].contains($0["keyPath"])
    }
  }

  private func isElement(_ accessibility: DocumentElement?) -> Bool? {
    guard let child = accessibility?.child(key: "isElement") else { return nil }
    return child.flag("value")
  }

  /// The name of the picture that stands for a view's text: of a button without any title, and of a picture
  /// that the document makes an accessibility element. `nil` for system symbols.
  private func onlyPicture(of element: DocumentElement) -> String? {
    switch ViewKind(element: element) {
    case .imageView:
      let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
      return isElement(accessibility) == true ? ownPicture(element) : nil
    case .button:
      if let configuration = element.child("buttonConfiguration", key: "configuration") {
        return configuration.hasTitle ? nil : ownPicture(configuration) ?? onlyPicture(ofStates: element)
      }
      return onlyPicture(ofStates: element)
    default: return nil
    }
  }

  private func onlyPicture(ofStates element: DocumentElement) -> String? {
    let states = element.children.filter { $0.name == "state" }
    guard
      !states.contains(where: {
        !(text(of: $0, key: "title") ?? "").isEmpty || $0.child(key: "attributedTitle") != nil
      })
    else { return nil }
    let normal = states.first { $0["key"] == "normal" }
    return normal.flatMap { ownPicture($0) ?? $0["backgroundImage"] }
  }

  /// The name of an element's picture; `nil` for a system symbol.
  private func ownPicture(_ element: DocumentElement) -> String? {
    guard let name = imageName(of: element), !name.isEmpty else { return nil }
    let isSymbol =
      document.resources.symbols.contains(name) || element["catalog"] == "system"
      || element.child("imageReference", key: "image")?["catalog"] == "system"
    return isSymbol ? nil : name
  }
}
