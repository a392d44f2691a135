public import PageBase
public import PageDrawing
internal import PageLayout

extension Deck {
  /// Fonts and colours; the defaults are those of the tutorial page.
  public struct Style: Sendable {
    public internal(set) var fonts = Fonts()
    public internal(set) var colors = Colors()
  }

  /// The fonts at the content size Large. A font's position is that of the family's name, if the deck names
  /// one, so that a missing font is reported there.
  public struct Fonts: Sendable {
    public internal(set) var summary = Located(ScalingFont(FontDescriptor(weight: .semibold, pointSize: 18)))
    public internal(set) var detail = Located(ScalingFont(FontDescriptor(pointSize: 13)))
    public internal(set) var controls = Located(ScalingFont(FontDescriptor(weight: .semibold, pointSize: 14)))

    /// The keys in a deck, each with its font.
    static var keys: [(name: String, path: WritableKeyPath<Fonts, Located<ScalingFont>>)] {
      [("summary", \.summary), ("detail", \.detail), ("controls", \.controls)]
    }

    /// The fonts, in the order of the keys.
    var all: [Located<ScalingFont>] { Self.keys.map { self[keyPath: $0.path] } }

    /// The fonts by their keys.
    var named: [(name: String, font: ScalingFont)] {
      Self.keys.map { ($0.name, self[keyPath: $0.path].value) }
    }
  }

  public struct Colors: Sendable {
    public internal(set) var background = Color.Dynamic(.white).named("background")
    public internal(set) var summary = Color.Dynamic(.black).named("summary")
    /// The deck's own colour of the detail; `nil` for the version's, as `detail(on:)` returns it.
    public internal(set) var detail: Color.Dynamic?
    public internal(set) var controls = Color.Dynamic(.uiGray).named("controls")
    /// The colour of the page control's dot for the current page.
    public internal(set) var currentPage = Color.Dynamic(Color(red: 1, green: 0, blue: 0)).named(
      "currentPage")
    /// The colour of the page control's other dots.
    public internal(set) var otherPages = Color.Dynamic(.uiGray).named("otherPages")

    /// The colours, in the order of the keys, as they are on the version that decks draw by default.
    var all: [Color.Dynamic] {
      [background, summary, detail(on: .standard), controls, currentPage, otherPages]
    }

    /// The detail's colour: from iOS 18 on a grey of at least 4.5:1 on white and on black; `UIColor.gray`,
    /// which has 3.95:1 on white, on iOS 17, where the tutorial keeps the look of its app.
    public func detail(on system: SystemVersion) -> Color.Dynamic {
      detail ?? Color.Dynamic(system < .ios18 ? .uiGray : .legibleGray).named("detail")
    }
  }
}

extension Deck {
  /// The colour of the status bar over the deck's pages, with the names of `UIStatusBarStyle`.
  public enum StatusBarStyle: String, CaseIterable, Sendable {
    /// As `default` if that is readable on the page below the bar, else the opposite colour.
    case automatic
    /// Black in the light and white in the dark appearance, whatever the page shows below the bar.
    case `default`
    /// White in both appearances.
    case lightContent
    /// Black in both appearances.
    case darkContent

    var content: SystemBarWishes.Content? {
      switch self {
      case .automatic: .readable
      case .default: nil
      case .lightContent: .light
      case .darkContent: .dark
      }
    }
  }
}

extension Color {
  /// `UIColor.gray`, which is #808080 on an 8-bit screen.
  fileprivate static let uiGray = Color(red: 128 / 255, green: 128 / 255, blue: 128 / 255)

  /// #767676: by WCAG 2.2 (1.4.3) 4.54:1 on white and 4.62:1 on black. No system colour of UIKit has 4.5:1 on
  /// both: `secondaryLabel` has 3.44:1 on white, `darkGray` 2.82:1 on black.
  fileprivate static let legibleGray = Color(red: 118 / 255, green: 118 / 255, blue: 118 / 255)

  /// A colour written as `#RGB`, `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
  init?(hex text: String) {
    let scalars = text.unicodeScalars
    guard scalars.first == "#" else { return nil }
    var digits: [Int] = []
    for scalar in scalars.dropFirst() {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    let components = stride(from: 0, to: digits.count, by: 2).map { index in
      Double(digits[index] << 4 | digits[index + 1]) / 255
    }
    self.init(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }
}
