internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Finds texts that are missing, untranslated or outdated, or whose placeholders differ from their source's.
struct LanguageCheck {
  let page: DrawnPage

  func findings() -> [LintFinding] {
    page.solved.page.texts.flatMap(findings)
  }

  private func findings(_ text: PageText) -> [LintFinding] {
    if let key = text.equalKey { return [finding(text, equalTo: key)] }
    switch text.status {
    case .missing:
      return [
        finding(
          .missingString, text, fault: "is in no file of texts",
          fix: "add it, or correct the key" + Wording.didYouMean(text.suggestion),
          topic: "", at: text.place)
      ]
    case .fallback where text.key == nil:
      return [
        finding(
          .untranslatedString, text,
          fault: "has no texts in \(text.wanted); its own, in \(text.locale), are drawn",
          fix: "add a file of texts in \(text.wanted)", at: text.place)
      ]
    case .fallback:
      var found = finding(
        .untranslatedString, text,
        fault: "has no text in \(text.wanted); the \(text.locale) text is drawn",
        fix: "translate it", at: text.place)
      found.ground = ground(of: text)
      return [found]
    case .translated:
      return [stale(text), mismatch(text), copied(text)].compactMap(\.self)
    }
  }

  /// The number of words from which a translation equal to its source is none: names and `OK` are equal rightly.
  private static let sentence = 4

  private func copied(_ text: PageText) -> LintFinding? {
    let words = text.text.split { !$0.isLetter }.filter { $0.count > 1 }
    guard text.equalsSource, words.count >= Self.sentence else { return nil }
    var found = finding(
      .untranslatedString, text, fault: "has its source's words in \(text.locale)", fix: "translate it",
      at: text.translation ?? text.place)
    found.ground = ground(of: text)
    return found
  }

  /// Code fills a text through the outlets of its object. What a document shows there may be a sample, which is
  /// no text to translate.
  private func ground(of text: PageText) -> LintGround {
    let shown = page.solved.page.view(showing: text).map { page.dependencies(ofView: $0) } ?? []
    let own = text.outlets.compactMap { page.dependency(.outlet, $0) }
    let held = shown + own.filter { !shown.contains($0) }
    return !held.isEmpty && text.isSample ? .ours : LintGround(dependingOn: held)
  }

  private func finding(_ text: PageText, equalTo key: String) -> LintFinding {
    var finding = LintFinding(
      .keyAsText, on: page, views: [page.solved.page.view(showing: text)].compactMap(\.self),
      subject: text.part ?? "a text",
      fault: "is the text \(Wording.quoted(key)), which is a key of its texts and is shown as it is written",
      fix: "write {\"key\": \(Wording.quoted(key))}", topic: "\(text.part ?? "")\0\(key)")
    if let place = text.place {
      finding.file = place.file
      finding.position = place.position
    }
    return finding
  }

  private func stale(_ text: PageText) -> LintFinding? {
    let advice: String
    switch text.state {
    case .translated: return nil
    case .new: advice = "translate it, and mark it as translated"
    case .needsReview: advice = "review it, and mark it as translated"
    case .stale: advice = "code no longer has the key; delete it, or mark it as managed by hand"
    }
    return finding(
      .staleString, text,
      fault: "has a text in \(text.locale) that is marked as \(Wording.quoted(text.state.rawValue))",
      fix: advice, at: text.translation ?? text.place)
  }

  private func mismatch(_ text: PageText) -> LintFinding? {
    guard let fault = text.placeholderFault else { return nil }
    return finding(
      .placeholderMismatch, text,
      fault: "has other placeholders in \(text.locale) than in its source: \(fault)",
      fix: "write the source's placeholders, with numbers such as %1$@ where their order is another",
      at: text.translation ?? text.place)
  }

  /// - Parameter topic: The part of the topic that follows the key; by default the language.
  private func finding(
    _ rule: LintRule, _ text: PageText, fault: String, fix: String, topic: String? = nil, at place: FilePlace?
  ) -> LintFinding {
    let view = page.solved.page.view(showing: text)
    let subject = text.key.map { "key \(Wording.quoted($0))" } ?? "the document"
    var finding = LintFinding(
      rule, on: page, views: text.key == nil ? [] : [view].compactMap(\.self), subject: subject, fault: fault,
      fix: fix, topic: "\(text.key ?? "")\0\(topic ?? text.wanted)")
    // A key is missing once, however many pages show it.
    finding.isOfDocument = true
    if let place {
      finding.file = place.file
      finding.position = place.position
    }
    if let key = text.key {
      var textPlace = LintFinding.TextPlace(view: view ?? 0)
      textPlace.part = text.part
      textPlace.key = key
      textPlace.tell(text, shown: text.text)
      finding.text = textPlace
    }
    return finding
  }
}

extension LintFinding.TextPlace {
  /// Adds a text's source, translation and length, for translators.
  ///
  /// - Parameter shown: The text that the view shows, for a text without an entry among the page's texts.
  fileprivate mutating func tell(_ text: PageText?, shown: String?) {
    source = text.flatMap { $0.key == nil ? $0.text : $0.source }
    translation = text.map { $0.status == .translated ? $0.text : "" } ?? shown
    length = (text?.text ?? shown)?.count
  }
}

extension LintFinding {
  /// A finding about a text, with the text's key and length, and with the text's position in the page's file.
  func withKey(on page: DrawnPage) -> LintFinding {
    guard var place = text, place.length == nil else { return self }
    let shown = page.node(place.view).strings
    let known = page.solved.page.texts.filter { known in
      let isPart = place.part == nil || known.part == nil || known.part == place.part
      return isPart
        && shown.contains { known.isShown(as: $0) || !known.text.isEmpty && $0.contains(known.text) }
    }
    // Of several texts in the view, the one written at the view's own position; else the longest.
    let own = known.first { $0.place != nil && $0.place == page.node(place.view).place }
    let found = own ?? known.max { ($0.text.count) < ($1.text.count) }
    var finding = self
    place.key = found?.key
    place.tell(found, shown: shown.first)
    // A document without translations has its own text and Xcode's key for it.
    if found == nil, let key = page.node(place.view).written?.textKey {
      (place.key, place.source) = (key, shown.first)
    }
    finding.text = place
    // A finding that already has another position, such as a constraint's, keeps it.
    if let written = found?.place, finding.position == page.place(of: place.view)?.position {
      finding.file = written.file
      finding.position = written.position
    }
    return finding
  }
}

extension DrawnPage {
  /// Areas to mark for a finding that holds in every environment: the words of its text, else its views.
  func areas(of finding: LintFinding) -> [Rect] {
    let frames = finding.viewIndices.map { views[$0].frame }
    guard let place = finding.text, finding.viewIndices == [place.view] else { return frames }
    let inks = marks.filter { mark in
      guard mark.view == place.view, case .glyphs(let run) = mark.kind else { return false }
      return place.part == nil || [nil, place.part].contains(part(of: run, in: place.view))
    }.map(\.ink)
    guard let first = inks.first else { return frames }
    return [inks.dropFirst().reduce(first) { $0.union($1) }]
  }
}
