internal import Foundation
package import PageRender

/// An HTML page that shows a folder's sets as the App Store shows them: a search result with the first three
/// pictures, and the product page, light or dark, of each display and language.
package struct StoreGallery {
  private let folder: StoreFolder
  private let title: String
  /// The folder of the language that is shown first.
  private let first: String

  private static let command = "store"

  /// - Parameters:
  ///   - title: The app's title; `nil` for that of the page already in the folder, else the folder's name.
  ///   - sourceLanguage: The language that is shown first; `nil` for that of the page already in the folder, else
  ///     American English.
  package init(_ folder: StoreFolder, title: String?, sourceLanguage: String? = nil) {
    self.folder = folder
    self.title = title ?? GalleryPage.title(in: folder.path, by: Self.command) ?? folder.path
    first =
      sourceLanguage.flatMap { DeliverLanguages.folder(for: $0) }
      ?? GalleryPage.firstValue(ofMenu: "language", in: folder.path, by: Self.command) ?? "en-US"
  }

  /// The languages in the order in which the page lists them: the source language, then the folders' order.
  var languages: [String] {
    let all = unique(folder.sets.map(\.language))
    return all.filter { $0 == first } + all.filter { $0 != first }
  }

  /// Writes the page beside the languages' folders, unless another file of its name is there.
  ///
  /// - Returns: The error if the page cannot be written; `nil` if all is well.
  package func write() -> Diagnostic? {
    guard !folder.sets.isEmpty, case .failed(let error) = page.write(into: folder.path) else { return nil }
    return error.diagnostic
  }

  package var html: String { page.html }

  private var page: GalleryPage {
    let languages = languages
    let choices = languages.map { ($0, "\(DeliverLanguages.name(ofFolder: $0)) · \($0)") }
    let sizes = unique(folder.sets.map(\.size))
    var page = GalleryPage(title: title, command: Self.command)
    page.controls = """
      \(GalleryPage.menu("language", "Language", choices + [("all", "All languages")]))
      \(GalleryPage.menu("display", "Display", sizes.map { ($0.name, $0.name) }))
      """
    page.content = languages.flatMap { language in folder.sets.filter { $0.language == language } }
      .map(section).joined(separator: "\n")
    (page.style, page.script) = (Self.style, Self.script)
    return page
  }

  private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  private func section(_ set: StoreFolder.StoreSet) -> String {
    let direction = LocaleTag.direction(of: set.language).name
    let kind = set.size.idiom == .phone ? "phone" : "pad"
    let app = """
      <div class="app"><div class="icon">\(Self.escaped(String(title.prefix(1))))</div>
      <div class="name"><b>\(Self.escaped(title))</b><small>\(Self.escaped(DeliverLanguages.name(ofFolder: set.language)))</small></div><span class="get">GET</span></div>
      """
    let pictures = set.pictures.enumerated().map { index, path in
      "<a href=\"\(Self.link(path))\"><img loading=\"lazy\" src=\"\(Self.link(path))\" alt=\"\(index + 1) of \(set.pictures.count)\"></a>"
    }
    return """
      <main class="\(kind)" data-language="\(Self.escaped(set.language))" data-display="\(Self.escaped(set.size.name))" dir="\(direction)" lang="\(Self.escaped(set.language))">
      <section class="search"><h2 dir="ltr" lang="en">Search</h2>\(app)<div class="first">\(pictures.prefix(kind == "phone" ? 3 : 2).joined())</div></section>
      <section class="product"><h2 dir="ltr" lang="en">Product page</h2>\(app)<hr><h3 dir="ltr" lang="en">Preview</h3><div class="all">\(pictures.joined())</div></section>
      </main>
      """
  }

  private static func escaped(_ text: String) -> String { GalleryPage.escaped(text) }

  private static func link(_ path: String) -> String { GalleryPage.escaped(GalleryPage.link(path)) }

  private static let style = """

    main { display: flex; flex-wrap: wrap; gap: 32px; justify-content: center; padding: 32px 24px }
    section { position: relative; background: var(--page); border-radius: 28px; padding: 24px 20px; margin-top: 28px }
    section > h2 { position: absolute; top: -28px; left: 20px; margin: 0; font-size: 13px; font-weight: 600; color: var(--grey) }
    .phone section { width: 402px } .pad section { width: 834px; padding: 28px 32px }
    .search { align-self: flex-start } .all-languages .search { display: none }
    .app { display: flex; gap: 14px; align-items: center }
    .icon { width: 64px; height: 64px; border-radius: 15px; background: linear-gradient(#6e9df7, #3b5fd9); color: #fff;
      display: grid; place-items: center; font-size: 30px; font-weight: 700; flex: none }
    .product .icon { width: 112px; height: 112px; border-radius: 25px; font-size: 52px }
    .name { flex: 1; min-width: 0 } .name b { display: block; font-weight: 600 } .product .name b { font-size: 21px }
    .name small { color: var(--grey); font-size: 14px }
    .get { background: var(--button); color: var(--accent); font-weight: 700; border-radius: 99px; padding: 6px 20px }
    hr { border: 0; border-top: 1px solid var(--line); margin: 20px 0 }
    h3 { margin: 0 0 12px; font-size: 20px }
    .first, .all { display: flex; gap: 10px }
    .first { margin-top: 16px } .first a { flex: 1; min-width: 0 }
    .all { overflow-x: auto; margin-inline: -20px; padding: 0 20px 8px; scroll-snap-type: x proximity }
    .pad .all { margin-inline: -32px; padding-inline: 32px }
    .all a { flex: none; scroll-snap-align: center }
    img { display: block; width: 100%; border-radius: 12px; box-shadow: 0 0 0 0.5px var(--line) }
    .all img { width: auto; height: 500px; max-width: none; border-radius: 22px }
    .pad .all img { border-radius: 14px }

    """

  private static let script = """

    const language = document.getElementById("language"), display = document.getElementById("display");
    begin(() => {
      const isAll = language.value == "all";
      for (const main of document.querySelectorAll("main"))
        main.hidden = !isAll && main.dataset.language != language.value || main.dataset.display != display.value;
      document.body.classList.toggle("all-languages", isAll);
    });

    """
}
