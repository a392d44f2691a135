internal import Foundation
package import PageRender

/// An HTML page beside pictures: a head with controls, the pictures, and a script. The address keeps the
/// controls' values.
package struct GalleryPage {
  /// The title, as plain text.
  package var title: String
  /// The command that writes the page, such as `render`.
  package var command: String
  /// The controls of the page's head, as HTML.
  package var controls = ""
  /// The elements below the head, as HTML.
  package var content = ""
  /// The style sheet that follows the common one.
  package var style = ""
  /// The script that follows the common one, and ends with a call of its `begin`.
  package var script = ""

  /// The file's name in the pictures' folder.
  package static let fileName = "index.html"

  package init(title: String, command: String) {
    (self.title, self.command) = (title, command)
  }

  package var html: String {
    let shown = Self.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(shown)</title>
      <meta name="viewport" content="width=device-width"><meta name="generator" \(Self.generator(command))>
      <style>\(Self.style)\(style)</style></head>
      <body data-title="\(shown)">
      <header><b>\(shown)</b>
      \(controls)
      <label>Background <select id="ground"><option value="light">Light</option><option value="dark">Dark</option></select></label>
      </header>
      \(content)
      <script>\(Self.script)\(script)</script>
      </body></html>

      """
  }

  // MARK: The file

  /// The outcome of writing the page.
  package enum Writing {
    case written
    /// Another file of that name is in the folder, and is kept.
    case foreign(path: String)
    case failed(FileWriteError)
  }

  /// Writes the page into a folder, unless a file of its name is there that the command did not write.
  package func write(into folder: String) -> Writing {
    Self.write(html, by: command, into: folder)
  }

  /// Writes a whole HTML page of a command into a folder.
  package static func write(_ html: String, by command: String, into folder: String) -> Writing {
    let path = "\(folder)/\(fileName)"
    if let there = FileManager.default.contents(atPath: path),
      !String(decoding: there, as: UTF8.self).contains(generator(command))
    {
      return .foreign(path: path)
    }
    do throws(FileWriteError) {
      try AtomicFileWriter().write(html, to: path)
      return .written
    } catch {
      return .failed(error)
    }
  }

  /// Returns the title of the page that a command wrote into a folder; `nil` if there is none.
  package static func title(in folder: String, by command: String) -> String? {
    value(after: "data-title=\"", in: folder, by: command)
  }

  /// Returns the first value of a menu on the page that a command wrote into a folder; `nil` if there is none.
  package static func firstValue(ofMenu id: String, in folder: String, by command: String) -> String? {
    value(after: "<select id=\"\(id)\"><option value=\"", in: folder, by: command)
  }

  private static func value(after mark: String, in folder: String, by command: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(fileName)") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(generator(command)), let start = text.firstRange(of: mark)?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start..<end]).replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  private static func generator(_ command: String) -> String { "content=\"renderpages \(command)\"" }

  // MARK: Parts

  /// Returns text as HTML, also for attributes in double quotes.
  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// Returns a relative path as a link's address.
  package static func link(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  /// Returns a menu of the page's head.
  ///
  /// - Parameter id: The menu's name in the page's address.
  package static func menu(_ id: String, _ label: String, _ choices: [(value: String, title: String)])
    -> String
  {
    let options = choices.map {
      "<option value=\"\(escaped($0.value))\">\(escaped($0.title))</option>"
    }.joined()
    return "<label>\(escaped(label)) <select id=\"\(id)\">\(options)</select></label>"
  }

  private static let style = """

    * { box-sizing: border-box }
    body { --ground: #f2f2f7; --page: #fff; --text: #000; --grey: #69696e; --line: #c6c6c8; --button: #eeeef0; --accent: #0066d6;
      margin: 0; font: 15px -apple-system, Inter, "Noto Sans", sans-serif; background: var(--ground); color: var(--text) }
    body.dark { --ground: #1c1c1e; --page: #000; --text: #fff; --grey: #a1a1a8; --line: #38383a; --button: #2c2c2e; --accent: #4aa3ff;
      color-scheme: dark }
    [hidden] { display: none !important }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center;
      padding: 12px 24px; background: var(--page); border-bottom: 1px solid var(--line) }
    header b { margin-inline-end: auto }
    label { color: var(--grey) }
    select, input, button { font: inherit; max-width: 280px }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }

    """

  private static let script = """

    const controls = [...document.querySelectorAll("header select, header input")], ground = document.getElementById("ground");
    function remember() {
      const asked = new URLSearchParams();
      for (const control of controls) if (control.value != control.dataset.first) asked.set(control.id, control.value);
      history.replaceState(null, "", "#" + asked);
    }
    function begin(show) {
      if (matchMedia("(prefers-color-scheme: dark)").matches) ground.value = "dark";
      const asked = new URLSearchParams(location.hash.slice(1));
      const changed = () => { document.body.classList.toggle("dark", ground.value == "dark"); show(); remember(); };
      for (const control of controls) {
        control.dataset.first = control.value;
        const value = asked.get(control.id);
        if (value !== null && (!control.options || [...control.options].some(option => option.value == value))) control.value = value;
        control.addEventListener("input", changed);
      }
      changed();
    }

    """
}
