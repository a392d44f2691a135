public import PageBase
internal import PageDrawing

/// The layout of a deck whose pages are pictures for the App Store: a background, a caption, and devices with
/// screens of an app.
public struct StoreLayout: Hashable, Sendable {
  /// The compositions that pages take in turn; at least one.
  var compositions: [StoreComposition]
  /// The position of the layout's value in the deck.
  public internal(set) var position: SourcePosition

  /// The most pictures of one device and language that the store shows.
  public static let maximumPages = 10

  /// The composition of a page without settings of its own.
  ///
  /// - Parameter index: The page's place in the deck, from 0.
  func composition(ofPage index: Int) -> StoreComposition {
    compositions[index % compositions.count]
  }
}

/// The parts of one store picture. Lengths are shares of the picture's width or height.
struct StoreComposition: Hashable, Sendable {
  var background = StoreBackground()
  var caption = StoreCaption()
  /// The devices from back to front; the first shows the page's image.
  var devices = [StoreDevice()]
}

/// The ground of a store picture.
struct StoreBackground: Hashable, Sendable {
  /// The colours of a gradient, or one plain colour; never empty.
  var colors = [Color.Dynamic(.white)]
  /// The gradient's direction in degrees: 0 downwards, 90 from the leading to the trailing edge.
  var angle = 0.0
  /// A picture that fills the ground, above the colours.
  var image: Located<DeckFile>?
  /// The colours of hills along the lower edge, from back to front; they continue from picture to picture.
  var hills: [Color.Dynamic] = []
  /// True if gradient and picture extend over all pages side by side.
  var isPanorama = false
}

/// The place and fitting of a caption.
struct StoreCaption: Hashable, Sendable {
  var place = Place.above
  /// The height of the caption's area, with its margins, as a share of the picture's.
  var height = 0.23
  var alignment = Alignment.center
  var fit = Fit.each
  /// The smallest size of the font, as a share of its own.
  var smallest = 0.6

  enum Place: String, CaseIterable, Sendable { case above, below }
  enum Alignment: String, CaseIterable, Sendable { case center, leading }

  enum Fit: String, CaseIterable, Sendable {
    /// One font size for all languages of the deck's texts.
    case all
    /// A font size for each language.
    case each
  }
}

/// One device of a composition.
struct StoreDevice: Hashable, Sendable {
  /// The screen's picture; `nil` for the page's image.
  var image: Located<Deck.Picture>?
  var localizedImages: [Deck.LocalizedFile] = []
  var frame = Frame.drawn
  /// The colour of the drawn housing's edge.
  var color = Color.Dynamic(Color(rgb: 0x48484C))
  /// The width of the device as a share of the picture's.
  var width = 0.8
  /// The shift towards the trailing edge, as a share of the picture's width.
  var x = 0.0
  /// The shift downwards, as a share of the picture's height.
  var y = 0.0
  /// The rotation in degrees, clockwise.
  var rotation = 0.0
  /// The opacity of the shadow, 0…1.
  var shadow = 0.3

  enum Frame: Hashable, Sendable {
    /// No housing: the screen with its round corners.
    case none
    /// A neutral housing.
    case drawn
    /// A picture with a transparent hole for the screen.
    case file(StoreFrame)
  }
}

/// A picture of a device's frame with a hole for the screen.
struct StoreFrame: Hashable, Sendable {
  var file: Located<DeckFile>
  var hole: FrameHole
}
