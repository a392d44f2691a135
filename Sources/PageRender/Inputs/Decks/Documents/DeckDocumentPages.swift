internal import Foundation
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// Builds a deck's pages from an Interface Builder document: the document's scene, with each page's content
/// set on its outlets.
@MainActor
struct DeckDocumentPages {
  private let deck: Deck
  private let layout: DeckDocumentLayout
  private let words: DeckTexts
  private let pictures: DeckPictures
  private let variations: Variations
  private let locale: String
  private let system: SystemVersion
  private let document: InterfaceDocument
  private let scene: InterfaceDocument.Scene
  private let cell: (document: InterfaceDocument, scene: InterfaceDocument.Scene)?
  /// The texts of the scenes of document and cell.
  private var texts: [PageText] = []
  private var diagnostics: [Diagnostic] = []

  /// Builds the pages with some indices; `nil`, with a diagnostic, for a page that cannot be built.
  static func prepare(
    _ chosen: [Int], _ layout: DeckDocumentLayout, _ words: DeckTexts, _ pictures: DeckPictures,
    _ traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    guard var builder = Self(layout, words, pictures, traits, reporting: &diagnostics) else {
      return (chosen.map { _ in nil }, diagnostics)
    }
    let pages = chosen.map { index -> PreparedPage? in
      let page = pictures.deck.pages[index]
      let made = words.pages[index].flatMap { builder.prepare(page, $0) }
      let problems = builder.takeDiagnostics()
      diagnostics += made == nil ? problems.keeping(page: page.id.value) : problems
      return made
    }
    return (pages, diagnostics)
  }

  /// Returns `nil`, with at least one error, if a document cannot be used.
  private init?(
    _ layout: DeckDocumentLayout, _ words: DeckTexts, _ pictures: DeckPictures, _ traits: PageTraits,
    reporting report: inout [Diagnostic]
  ) {
    let deck = pictures.deck
    (self.deck, self.layout, self.words, self.pictures) = (deck, layout, words, pictures)
    variations = Variations(horizontal: traits.horizontal, vertical: traits.vertical)
    locale = traits.locale
    system = traits.system
    guard let (document, localized) = Self.load(layout.document, of: deck, traits, &report),
      let scene = Self.scene(of: document, named: layout.scene, deck, layout, &report)
    else { return nil }
    self.document = document
    texts = Self.texts(of: scene, in: localized, traits)
    self.scene = scene
    report += document.unread(in: [scene])
    guard let written = layout.cell else {
      cell = nil
      return
    }
    guard let (cellDocument, localizedCell) = Self.load(written, of: deck, traits, &report),
      let cellScene = Self.scene(of: cellDocument, named: nil, deck, layout, &report)
    else { return nil }
    cell = (cellDocument, cellScene)
    report += cellDocument.unread(in: [cellScene])
    texts += Self.texts(of: cellScene, in: localizedCell, traits)
  }

  private static func texts(
    of scene: InterfaceDocument.Scene, in localized: LocalizedDocument, _ traits: PageTraits
  ) -> [PageText] {
    localized.document.element(of: scene).map { localized.texts(in: $0, for: traits.locale) } ?? []
  }

  /// Loads a document and translates it. Diagnostics name it by the deck's folder as the user named that, and
  /// its path in the deck.
  private static func load(
    _ file: Located<DeckFile>, of deck: Deck, _ traits: PageTraits, _ report: inout [Diagnostic]
  ) -> (translated: InterfaceDocument, localized: LocalizedDocument)? {
    let folder = deck.file.lastIndex(of: "/").map { String(deck.file[...$0]) } ?? ""
    let (document, problems) = InterfaceDocument.load(file.value.path, named: folder + file.value.written)
    report += problems
    guard let document else { return nil }
    let (localized, faults) = LocalizedDocument.find(document, inside: deck.folder)
    let (translated, warnings) = localized.document(for: traits.locale)
    report += faults + warnings
    return (translated, localized)
  }

  private static func scene(
    of document: InterfaceDocument, named name: Located<String>?, _ deck: Deck, _ layout: DeckDocumentLayout,
    _ report: inout [Diagnostic]
  ) -> InterfaceDocument.Scene? {
    if let name {
      if let scene = document.scenes.first(where: { $0.id == name.value || $0.names.contains(name.value) }) {
        return scene
      }
      let names = document.scenes.map(\.id).joined(separator: ", ")
      report.append(
        Diagnostic(
          .error, file: deck.file, position: name.position,
          "\(document.file) has no scene \(Wording.quoted(name.value)); it has \(names)",
          exitCode: .badInput))
      return nil
    }
    if let scene = document.initialScene { return scene }
    report.append(
      Diagnostic(
        .error, file: deck.file, position: layout.position,
        "\(document.file) has no scene that could show the pages", exitCode: .badInput))
    return nil
  }

  // MARK: Pages

  /// Returns the diagnostics since the last call, and clears them.
  private mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  private mutating func prepare(_ page: Deck.Page, _ own: DeckTexts.Page) -> PreparedPage? {
    guard let built = build(document, scene) else { return nil }
    if cell != nil {
      guard let list = built.collectionView else {
        report(
          layout.cell?.position,
          "scene \(Wording.quoted(scene.id)) has no collection view that could show \"cell\"")
        return nil
      }
      guard let shown = cellView(for: page, own, in: list) else { return nil }
      let source = DeckCellSource(cell: shown, count: deck.pageCount)
      list.dataSource = source
      list.delegate = source
      (list.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
      list.scrollToItem(at: IndexPath(item: page.number - 1, section: 0), at: .left, animated: false)
      bindControls(page, in: built)
      return withExtendedLifetime(source) { finish(page, built) }
    }
    guard bindContent(page, own, in: built, on: nil) else { return nil }
    bindControls(page, in: built)
    return finish(page, built)
  }

  private mutating func finish(_ page: Deck.Page, _ built: BuiltScene) -> PreparedPage {
    let tree = ViewTree(root: built.root)
    diagnostics += tree.diagnostics
    var prepared = PreparedPage(id: page.id.value, tree: tree, position: page.summary.position)
    // The deck's texts replace some of the document's, which are therefore not on the page.
    prepared.texts = texts.filter { text in
      text.key == nil
        || tree.views.contains { $0.place == text.place && $0.strings.contains { text.isShown(as: $0) } }
    }
    return prepared
  }

  private mutating func build(
    _ document: InterfaceDocument, _ scene: InterfaceDocument.Scene
  ) -> BuiltScene? {
    // A page fills the screen, even if the xib was designed at another size.
    let options = DocumentBuilder.Options(
      variations: variations, isBare: true, isFilled: true, hasDeckCells: cell != nil, locale: locale)
    guard let (root, builder) = document.build(scene, options: options) else {
      report(layout.position, "scene \(Wording.quoted(scene.id)) has no view of its own")
      return nil
    }
    diagnostics += builder.diagnostics
    return BuiltScene(root: root, builder: builder)
  }

  /// A cell with a page's content. If the root view of the cell's xib is no cell, it is put into one.
  private mutating func cellView(
    for page: Deck.Page, _ own: DeckTexts.Page, in list: UIView
  ) -> UICollectionViewCell? {
    guard let cell, let built = build(cell.document, cell.scene), bindContent(page, own, in: built, on: list)
    else {
      return nil
    }
    if let made = built.root as? UICollectionViewCell { return made }
    let wrapper = UICollectionViewCell(frame: built.root.frame)
    built.root.frame = wrapper.contentView.bounds
    built.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.contentView.addSubview(built.root)
    return wrapper
  }

  // MARK: Outlets

  /// Sets the picture and the texts on their outlets.
  /// - Parameter list: The list that the scene will be a cell of; `nil` for none.
  /// - Returns: True if the page can be shown.
  private mutating func bindContent(
    _ page: Deck.Page, _ own: DeckTexts.Page, in scene: BuiltScene, on list: UIView?
  ) -> Bool {
    var isShown = false
    let outlets = layout.outlets
    if let view: UIImageView = outlet(outlets.image, "image", in: scene) {
      isShown = true
      let picture = pictures.picture(of: page)
      do {
        // The catalogues report unknown names themselves.
        guard let image = try pictures.image(picture) else { return false }
        view.image = image
      } catch {
        diagnostics.append(error.diagnostic(for: picture, in: deck.file))
        return false
      }
    }
    if let view: UIView = outlet(outlets.text, "text", in: scene) {
      let text = legible(own.attributed(deck.style, on: system), in: view, on: list)
      isShown = show(text, in: view, outlets.text, "text") || isShown
    }
    for (text, written, key) in [
      (own.summary, outlets.summary, "summary"), (own.detail, outlets.detail, "detail"),
    ] {
      guard let view: UIView = outlet(written, key, in: scene) else { continue }
      isShown = show(text.text, in: view, written, key) || isShown
    }
    if !isShown, diagnostics.allSatisfy({ $0.severity != .error }) {
      report(
        layout.position,
        "no outlet shows what the page says; bind \"image\" and \"text\" in \"outlets\" to \(scene.list)")
    }
    return isShown
  }

  private mutating func bindControls(_ page: Deck.Page, in scene: BuiltScene) {
    let outlets = layout.outlets
    if let control: UIPageControl = outlet(outlets.pageControl, "pageControl", in: scene) {
      control.numberOfPages = deck.pageCount
      control.currentPage = page.number - 1
    }
    // Without titles in the deck, buttons keep the document's titles.
    for (title, written, key) in [
      (words.previous, outlets.previous, "previous"), (words.next, outlets.next, "next"),
    ] where title.place != nil {
      if let button: UIButton = outlet(written, key, in: scene) {
        button.setTitle(title.text, for: .normal)
      }
    }
  }

  /// The view of the outlet that the deck names for a key, else of the outlet with the key's own name.
  private mutating func outlet<View: UIView>(
    _ written: Located<String>?, _ key: String, in scene: BuiltScene
  ) -> View? {
    guard let view = scene.outlets[written?.value ?? key] else {
      if let written {
        report(
          written.position,
          "there is no outlet \(Wording.quoted(written.value)); the document has \(scene.list)")
      }
      return nil
    }
    if let view = view as? View { return view }
    report(
      written?.position ?? layout.position,
      "the outlet \(Wording.quoted(written?.value ?? key)) cannot show \"\(key)\"; it is no \(View.self)")
    return nil
  }

  private mutating func show(
    _ text: NSAttributedString, in view: UIView, _ written: Located<String>?, _ key: String
  ) -> Bool {
    switch view {
    case let view as UITextView: view.attributedText = text
    case let view as UILabel: view.attributedText = text
    default: return refuseText(written, key)
    }
    return true
  }

  private mutating func show(_ text: String, in view: UIView, _ written: Located<String>?, _ key: String)
    -> Bool
  {
    let old = (view as? UITextView)?.attributedText ?? (view as? UILabel)?.attributedText
    if let styled = Self.restyled(old, text) { return show(styled, in: view, written, key) }
    switch view {
    case let view as UITextView: view.text = text
    case let view as UILabel: view.text = text
    default: return refuseText(written, key)
    }
    return true
  }

  /// A text with the attributes at the beginning of the document's text; `nil` if there are none, as for
  /// plain text.
  private static func restyled(_ old: NSAttributedString?, _ text: String) -> NSAttributedString? {
    guard let old, old.length > 0 else { return nil }
    let attributes = old.attributes(at: 0, effectiveRange: nil)
    return attributes.isEmpty ? nil : NSAttributedString(string: text, attributes: attributes)
  }

  /// The deck's text, in which black, the default, becomes `UIColor.label` on a ground that follows the appearance.
  /// On a ground of one colour it stays black, as an attributed text without a colour is on iOS.
  private func legible(
    _ text: NSAttributedString, in view: UIView, on list: UIView?
  ) -> NSAttributedString {
    let around = [sequence(first: view, next: \.superview), sequence(first: list ?? view, next: \.superview)]
    let ground = around.joined().lazy.compactMap { $0.backgroundColor?.dynamic }.first {
      $0.light.alpha == 1 && $0.dark.alpha == 1
    }
    if let ground, ground.light == ground.dark { return text }
    let result = NSMutableAttributedString(attributedString: text)
    let black = UIColor(Color.Dynamic(.black))
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      if value as? UIColor == black {
        result.addAttribute(.foregroundColor, value: UIColor.label, range: range)
      }
    }
    return result
  }

  private mutating func refuseText(_ written: Located<String>?, _ key: String) -> Bool {
    report(
      written?.position ?? layout.position,
      "the outlet \(Wording.quoted(written?.value ?? key)) cannot show \"\(key)\"; it is neither a label nor a text view"
    )
    return false
  }

  private mutating func report(_ position: SourcePosition?, _ message: String) {
    diagnostics.append(
      Diagnostic(.error, file: deck.file, position: position ?? layout.position, message, exitCode: .badInput)
    )
  }
}

/// A scene's views, and its outlets by name.
@MainActor
private struct BuiltScene {
  var root: UIView
  /// The builder, retained so that the scene's controllers stay alive.
  var builder: DocumentBuilder
  var outlets: [String: UIView]

  init(root: UIView, builder: DocumentBuilder) {
    self.root = root
    self.builder = builder
    outlets = builder.outlets
  }

  /// The names of the outlets, as messages list them.
  var list: String {
    outlets.isEmpty ? "no outlets" : outlets.keys.sorted().map(Wording.quoted).joined(separator: ", ")
  }

  /// The first collection view of the scene.
  var collectionView: UICollectionView? {
    var pending = [root]
    while let view = pending.popLast() {
      if let list = view as? UICollectionView { return list }
      pending += view.subviews.reversed()
    }
    return nil
  }
}

/// A data source that shows one page of a deck as the cell of a paging collection view, as large as the
/// collection view.
@MainActor
private final class DeckCellSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let cell: UICollectionViewCell
  private let count: Int

  init(cell: UICollectionViewCell, count: Int) {
    self.cell = cell
    self.count = count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.bounds.size }
}
