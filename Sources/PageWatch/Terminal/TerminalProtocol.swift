/// A way of showing pictures in a terminal.
package enum TerminalProtocol: String, CaseIterable, Sendable {
  /// PNG files in escape codes of kitty, also of Ghostty, Konsole and WezTerm.
  case kitty
  /// PNG files in escape codes of iTerm2, also of VS Code and mintty.
  case iterm
  /// Pixels of 252 colours, six rows at a time: xterm, foot, mlterm, Windows Terminal.
  case sixel

  /// The way of the terminal that environment variables tell of; sixel for unknown ones.
  package static func detected(_ variable: (String) -> String?) -> TerminalProtocol {
    let (term, program) = (variable("TERM") ?? "", variable("TERM_PROGRAM") ?? "")
    if variable("KITTY_WINDOW_ID") != nil || term.contains("kitty") || term.contains("ghostty")
      || ["ghostty", "WezTerm"].contains(program)
    {
      return .kitty
    }
    if ["iTerm.app", "vscode", "mintty"].contains(program) || variable("LC_TERMINAL") == "iTerm2" {
      return .iterm
    }
    return .sixel
  }

  /// The codes that show a picture over some cells, with the cursor at its top left.
  func codes(for picture: ScaledPicture, columns: Int, rows: Int) -> String {
    switch self {
    case .sixel: return picture.sixel
    case .iterm:
      guard let file = picture.png else { return "" }
      return
        "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(columns);height=\(rows);preserveAspectRatio=0:"
        + Base64.text(file) + "\u{7}"
    case .kitty:
      guard let file = picture.png else { return "" }
      var text = ""
      var rest = Base64.text(file)[...]
      var control = "a=T,f=100,q=2,C=1,c=\(columns),r=\(rows),"
      repeat {
        let piece = rest.prefix(4096)
        rest = rest.dropFirst(4096)
        text += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
        control = ""
      } while !rest.isEmpty
      return text
    }
  }

  /// The codes that remove all pictures.
  var clearing: String { self == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : "" }
}
