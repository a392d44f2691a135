public import PageBase
public import PageDrawing
internal import PageLayout

extension Deck {
  /// Fonts and colours; what a deck does not say is as the tutorial page has it.
  public struct Style: Sendable {
    public internal(set) var fonts = Fonts()
    public internal(set) var colors = Colors()
  }

  /// As they are at the content size Large. The positions are those of the family's name where the deck has one, so
  /// that a missing font is reported there.
  public struct Fonts: Sendable {
    public internal(set) var summary = Located(ScalingFont(FontDescriptor(weight: .bold, pointSize: 18)))
    public internal(set) var detail = Located(ScalingFont(FontDescriptor(pointSize: 13)))
    public internal(set) var controls = Located(ScalingFont(FontDescriptor(weight: .bold, pointSize: 14)))

    /// The fonts, in the order of the keys.
    var all: [Located<ScalingFont>] { [summary, detail, controls] }
  }

  public struct Colors: Sendable {
    public internal(set) var background = Color.Dynamic(.white)
    public internal(set) var summary = Color.Dynamic(.black)
    public internal(set) var detail = Color.Dynamic(.uiGray)
    public internal(set) var controls = Color.Dynamic(.uiGray)
    /// The page control's dot of the page that is shown.
    public internal(set) var currentPage = Color.Dynamic(Color(red: 1, green: 0, blue: 0))
    /// The page control's other dots.
    public internal(set) var otherPages = Color.Dynamic(.uiGray)

    /// The colours, in the order of the keys.
    var all: [Color.Dynamic] { [background, summary, detail, controls, currentPage, otherPages] }
  }
}

extension Deck {
  /// The colour of the status bar over the deck's pages, by `UIStatusBarStyle`'s names.
  public enum StatusBarStyle: String, CaseIterable, Sendable {
    /// As `default` where that can be read on what is drawn below the bar, else the other.
    case automatic
    /// Black, and white in the dark appearance, whatever is below.
    case `default`
    /// White.
    case lightContent
    /// Black.
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

extension FontWeight {
  /// The weights that have names in UIKit, by those names.
  static let named: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
}
