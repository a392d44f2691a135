package import PageDrawing

/// The system colours whose values differ between versions of iOS, by their names in documents.
package enum SystemTint: String, Sendable, CaseIterable {
  case red = "systemRedColor"
  case orange = "systemOrangeColor"
  case yellow = "systemYellowColor"
  case mint = "systemMintColor"
  case teal = "systemTealColor"
  case cyan = "systemCyanColor"
  case blue = "systemBlueColor"
  case indigo = "systemIndigoColor"
  case purple = "systemPurpleColor"
  case brown = "systemBrownColor"
  case separator = "separatorColor"

  /// The colour of a name such as `systemRedColor` or `tintColor`; `nil` for other names.
  package init?(named name: String) {
    self.init(rawValue: name == "tintColor" ? SystemTint.blue.rawValue : name)
  }

  /// The name in code, such as `systemRed`.
  package var name: String {
    switch self {
    case .red: "systemRed"
    case .orange: "systemOrange"
    case .yellow: "systemYellow"
    case .mint: "systemMint"
    case .teal: "systemTeal"
    case .cyan: "systemCyan"
    case .blue: "systemBlue"
    case .indigo: "systemIndigo"
    case .purple: "systemPurple"
    case .brown: "systemBrown"
    case .separator: "separator"
    }
  }
}

/// The values of the system colours that differ between versions of iOS.
package struct SystemPalette: Hashable, Sendable {
  package var red: Color.Dynamic
  package var orange: Color.Dynamic
  package var yellow: Color.Dynamic
  package var mint: Color.Dynamic
  package var teal: Color.Dynamic
  package var cyan: Color.Dynamic
  package var blue: Color.Dynamic
  package var indigo: Color.Dynamic
  package var purple: Color.Dynamic
  package var brown: Color.Dynamic
  package var separator: Color.Dynamic

  package subscript(tint: SystemTint) -> Color.Dynamic {
    switch tint {
    case .red: red
    case .orange: orange
    case .yellow: yellow
    case .mint: mint
    case .teal: teal
    case .cyan: cyan
    case .blue: blue
    case .indigo: indigo
    case .purple: purple
    case .brown: brown
    case .separator: separator
    }
  }

  /// A colour whose system colours, if it names any for its appearances, have this palette's values.
  package func updated(_ color: Color.Dynamic) -> Color.Dynamic {
    guard let names = color.systemNames else { return color }
    var updated = color
    if let tint = names.light.flatMap(SystemTint.init(named:)) { updated.light = self[tint].light }
    if let tint = names.dark.flatMap(SystemTint.init(named:)) { updated.dark = self[tint].dark }
    return updated
  }
}
