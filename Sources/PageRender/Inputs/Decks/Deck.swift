public import PageBase
public import PageLayout
public import PageLint

/// A tutorial as described by its `deck.json` (docs/decks.md): checked, and with every path resolved.
///
/// Only `DeckLoader` creates decks. Their texts therefore hold no control characters but line feeds and tabs,
/// numbers are finite and in range, and files existed in the deck's folder when it was read.
public struct Deck: Sendable {
  /// The deck's file as the user named it; diagnostics begin with it.
  public internal(set) var file: String
  /// The folder that the deck's paths are relative to: an absolute path, with symbolic links resolved.
  public internal(set) var folder: String
  public internal(set) var title: Located<Text>
  /// The version of iOS whose look and metrics are drawn.
  public internal(set) var ios: SystemVersion
  /// The texts by key; empty if the deck names none.
  public internal(set) var strings: LocalizedStrings
  /// The catalogues in which images and colours are looked up; empty if the deck names none.
  public internal(set) var assets: AssetCatalogs
  /// The deck's own font files and folders of fonts, as paths that begin with the deck's folder as the user
  /// named it.
  public internal(set) var fonts: [String]
  /// The pages without faults, in order.
  public internal(set) var pages: [Page]
  /// The pages with faults, in order.
  public internal(set) var leftOutPages: [LeftOutPage]
  /// The number of pages in the file, including those left out because of a fault.
  public internal(set) var pageCount: Int
  public internal(set) var controls: Controls
  public internal(set) var style: Style
  public internal(set) var statusBarStyle: StatusBarStyle
  public internal(set) var matrix: PageMatrix
  /// The deck's exceptions from lint.
  public internal(set) var lintExceptions: [LintException]
  /// Views and areas that comparisons of pictures leave out, on every page.
  public internal(set) var ignore: [Located<IgnoredPart>]
  public internal(set) var layout: Layout
  /// The parts that only decks of store pictures have.
  var store = Store()
  /// The steps performed on the tutorial; a picture is drawn after each.
  public internal(set) var flow: [Located<FlowStep>]

  struct Store: Sendable {
    /// The decks whose pages are shown as screens of store pictures, by path.
    var screens: [String: Deck] = [:]
    /// The devices of the store's largest displays that are left out as no page has a capture of such a screen.
    var leftOutDevices: [Device] = []
    /// The caption sizes, which all pages share.
    let captionSizes = StoreCaptionSizes()
  }

  /// One page of the tutorial.
  public struct Page: Sendable {
    /// The page's number in the file, from 1.
    public internal(set) var number: Int
    /// The page's id: unique in the deck, ignoring case, and valid as a file name.
    public internal(set) var id: Located<String>
    public internal(set) var image: Located<Picture>
    /// The files that replace the picture in some languages.
    public internal(set) var localizedImages: [LocalizedFile] = []
    /// The alternative text of the image.
    public internal(set) var alt: Located<Text>?
    public internal(set) var summary: Located<Text>
    public internal(set) var detail: Located<Text>
    /// Views and areas that comparisons of pictures leave out, on this page.
    public internal(set) var ignore: [Located<IgnoredPart>]
    /// The composition of a store picture; `nil` in other decks.
    var composition: StoreComposition?
    /// The picture on iPads, whose file name ends in `~ipad`; `nil` for `image`.
    var padImage: Located<Picture>?
    /// The files that replace `padImage` in some languages.
    var localizedPadImages: [LocalizedFile] = []
    /// The kinds of device whose screens a store picture shows.
    var idioms = Set(Device.Idiom.allCases)
  }

  /// A text to show: written out, or a key of the deck's strings.
  public enum Text: Hashable, Sendable, ExpressibleByStringLiteral {
    case literal(String)
    case key(String, arguments: [TextArgument])

    public init(stringLiteral value: String) { self = .literal(value) }

    var isKey: Bool { if case .key = self { true } else { false } }
  }

  /// A picture that replaces a page's picture in one language.
  public struct LocalizedFile: Hashable, Sendable {
    /// The language, a BCP 47 tag.
    public internal(set) var locale: String
    public internal(set) var file: DeckFile
  }

  /// The picture above a page's text.
  public enum Picture: Hashable, Sendable {
    case file(DeckFile)
    /// An image of the deck's asset catalogues.
    case named(String)
    /// A page of another deck, as a screen in a store picture.
    case page(DeckFile, id: String)

    /// The picture's file; `nil` for a named image and a page.
    public var file: DeckFile? {
      if case .file(let file) = self { file } else { nil }
    }
  }

  /// The titles of the two buttons beside the page control.
  public struct Controls: Sendable {
    public internal(set) var previous = Located<Text>("PREV")
    public internal(set) var next = Located<Text>("NEXT")
  }

  /// The source of a page's views.
  public enum Layout: Hashable, Sendable {
    /// PageRender's built-in page: a picture above a text, and a row of controls.
    case tutorial
    /// The views of an Interface Builder document.
    case document(DeckDocumentLayout)
    /// Pictures for the App Store, whose pages show screens of an app.
    case store(StoreLayout)

    var store: StoreLayout? { if case .store(let layout) = self { layout } else { nil } }
  }
}

/// A file of the deck.
public struct DeckFile: Hashable, Sendable {
  /// The path as written in the deck, relative to the deck's folder.
  public var written: String
  /// The absolute path, with symbolic links resolved.
  public var path: String
}
