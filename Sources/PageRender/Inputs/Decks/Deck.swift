public import PageBase
public import PageLayout
public import PageLint

/// A tutorial, as its `deck.json` says it (docs/decks.md): checked, and with every path resolved.
///
/// Only `DeckLoader` makes decks, so texts hold no control characters, numbers are finite and in range, and
/// files were there, inside the deck's folder, when the deck was read.
public struct Deck: Sendable {
  /// The deck's file as the user named it; diagnostics begin with it.
  public internal(set) var file: String
  /// The folder the deck's paths are relative to: absolute, without symbolic links.
  public internal(set) var folder: String
  public internal(set) var title: Located<Text>
  /// The version of iOS whose look and metrics are drawn.
  public internal(set) var ios: Int
  /// The place of the key `ios`; `nil` without it.
  var iosPosition: SourcePosition?
  /// The texts by key; empty where the deck names none.
  public internal(set) var strings: LocalizedStrings
  /// The catalogues in which images and colours are looked up; empty if the deck names none.
  public internal(set) var assets: AssetCatalogs
  /// The folders and files of fonts that the deck brings, as the user's working directory leads to them.
  public internal(set) var fonts: [String]
  /// The pages without faults, in order.
  public internal(set) var pages: [Page]
  /// The pages with faults, in order.
  public internal(set) var leftOutPages: [LeftOutPage]
  /// How many pages the file has, those left out because of a fault included.
  public internal(set) var pageCount: Int
  public internal(set) var controls: Controls
  public internal(set) var style: Style
  public internal(set) var statusBarStyle: StatusBarStyle
  public internal(set) var matrix: PageMatrix
  /// The deck's exceptions from lint.
  public internal(set) var lintExceptions: [LintException]
  /// Views and areas that comparisons leave out on every page.
  public internal(set) var ignore: [Located<IgnoredPart>]
  public internal(set) var layout: Layout
  /// The steps performed on the tutorial; a picture is drawn after each.
  public internal(set) var flow: [Located<FlowStep>]

  /// One page.
  public struct Page: Sendable {
    /// The page's place in the file, from 1.
    public internal(set) var number: Int
    /// Unique in the deck, also where case does not count; fit to be a file's name.
    public internal(set) var id: Located<String>
    public internal(set) var image: Located<Picture>
    /// The files that stand in for the picture in some languages.
    public internal(set) var localizedImages: [LocalizedFile] = []
    /// The alternative text of the image.
    public internal(set) var alt: Located<Text>?
    public internal(set) var summary: Located<Text>
    public internal(set) var detail: Located<Text>
    /// Views and areas that comparisons leave out on this page.
    public internal(set) var ignore: [Located<IgnoredPart>]
  }

  /// The picture above a page's text.
  public enum Picture: Hashable, Sendable {
    case file(DeckFile)
    /// An image of the deck's asset catalogues.
    case named(String)

    /// `nil` for one that is named.
    public var file: DeckFile? {
      if case .file(let file) = self { file } else { nil }
    }
  }

  /// The titles of the two buttons beside the page control.
  public struct Controls: Sendable {
    public internal(set) var previous = Located<Text>("PREV")
    public internal(set) var next = Located<Text>("NEXT")
  }

  /// How a page is built.
  public enum Layout: Hashable, Sendable {
    /// The page that this program has of its own: a picture above a text, and a row of controls.
    case tutorial
    /// Views of an Interface Builder document.
    case document(DeckDocumentLayout)
  }
}

/// A file of the deck.
public struct DeckFile: Hashable, Sendable {
  /// As the deck writes it, relative to the deck's folder.
  public var written: String
  /// The absolute path without symbolic links.
  public var path: String
}
