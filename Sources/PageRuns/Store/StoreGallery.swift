internal import Foundation
package import PageRender

/// An HTML page that shows a folder's sets as the App Store shows them: a search result with the first three
/// pictures, and the product page, light or dark, of each display and language.
package struct StoreGallery {
  private let folder: StoreFolder
  private let title: String
  /// The folder of the language that is shown first.
  private let first: String

  /// The file's name in the folder.
  package static let page = "index.html"
  private static let generator = "content=\"renderpages store\""

  /// - Parameters:
  ///   - title: The app's title; `nil` for that of the page already in the folder, else the folder's name.
  ///   - sourceLanguage: The language that is shown first; `nil` for that of the page already in the folder, else
  ///     American English.
  package init(_ folder: StoreFolder, title: String?, sourceLanguage: String? = nil) {
    self.folder = folder
    self.title = title ?? Self.kept("title", in: folder.path) ?? folder.path
    first =
      sourceLanguage.flatMap { DeliverLanguages.folder(for: $0) } ?? Self.kept("first", in: folder.path)
      ?? "en-US"
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
    guard !folder.sets.isEmpty else { return nil }
    let path = "\(folder.path)/\(Self.page)"
    if let there = FileManager.default.contents(atPath: path),
      !String(decoding: there, as: UTF8.self).contains(Self.generator)
    {
      return nil
    }
    do throws(FileWriteError) {
      try AtomicFileWriter().write(html, to: path)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  /// A value that the page already in the folder was made with.
  private static func kept(_ name: String, in folder: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(page)") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(generator), let start = text.firstRange(of: "data-\(name)=\"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start..<end]).replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  // MARK: HTML

  package var html: String {
    let sizes = unique(folder.sets.map(\.size))
    let shown = Self.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(shown)</title>
      <meta name="viewport" content="width=device-width"><meta name="generator" \(Self.generator)>
      <style>\(Self.style)</style></head>
      <body data-title="\(shown)" data-first="\(Self.escaped(first))">
      <header><b>\(shown)</b>
      <label>Language <select id="language">\(options(languages) { "\(DeliverLanguages.name(ofFolder: $0)) · \($0)" })<option value="all">All languages</option></select></label>
      <label>Display <select id="display">\(options(sizes.map(\.name)) { $0 })</select></label>
      <label>Appearance <select id="appearance"><option value="light">Light</option><option value="dark">Dark</option></select></label>
      </header>
      \(languages.flatMap { language in folder.sets.filter { $0.language == language } }.map(section).joined(separator: "\n"))
      <script>\(Self.script)</script>
      </body></html>

      """
  }

  private func options(_ values: [String], _ text: (String) -> String) -> String {
    values.map { "<option value=\"\(Self.escaped($0))\">\(Self.escaped(text($0)))</option>" }.joined()
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

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static func link(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed).map(escaped) ?? escaped(path)
  }

  private static let style = """

    * { box-sizing: border-box }
    body { --ground: #f2f2f7; --page: #fff; --text: #000; --grey: #8a8a8e; --line: #c6c6c8; --get: #eeeef0;
      margin: 0; font: 15px -apple-system, Inter, "Noto Sans", sans-serif; background: var(--ground); color: var(--text) }
    body.dark { --ground: #1c1c1e; --page: #000; --text: #fff; --grey: #98989f; --line: #38383a; --get: #2c2c2e; color-scheme: dark }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center;
      padding: 12px 24px; background: var(--page); border-bottom: 1px solid var(--line) }
    header b { margin-inline-end: auto }
    select { font: inherit; max-width: 280px }
    main { display: flex; flex-wrap: wrap; gap: 32px; justify-content: center; padding: 32px 24px }
    main[hidden] { display: none }
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
    .get { background: var(--get); color: #0a7aff; font-weight: 700; border-radius: 99px; padding: 6px 20px }
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

    const language = document.getElementById("language"), display = document.getElementById("display"),
      appearance = document.getElementById("appearance");
    function show() {
      const isAll = language.value == "all";
      for (const main of document.querySelectorAll("main"))
        main.hidden = !isAll && main.dataset.language != language.value || main.dataset.display != display.value;
      document.body.classList.toggle("all-languages", isAll);
      document.body.classList.toggle("dark", appearance.value == "dark");
      history.replaceState(null, "", "#" + [language, display, appearance].map(s => encodeURIComponent(s.value)).join(","));
    }
    const asked = location.hash.slice(1).split(",").map(decodeURIComponent);
    [language, display, appearance].forEach((select, index) => {
      if ([...select.options].some(option => option.value == asked[index])) select.value = asked[index];
      select.addEventListener("change", show);
    });
    if (!asked[2] && matchMedia("(prefers-color-scheme: dark)").matches) appearance.value = "dark";
    show();

    """
}
