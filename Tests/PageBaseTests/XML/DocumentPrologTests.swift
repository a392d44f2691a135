import TestSupport
import Testing

@testable import PageBase

/// The prolog, before the first element. FoundationXML's parser goes on after a fault, and calls with null
/// pointers and with tags at other places than a reader finds.
struct DocumentPrologTests {
  private func fault(_ text: String) -> DocumentError? {
    do throws(DocumentError) {
      _ = try DocumentReader.read(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  // XML 1.0, production 23: XMLDecl ::= '<?xml' VersionInfo EncodingDecl? SDDecl? S? '?>'
  @Test(
    arguments: [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"><a><b/></a>", "<?xml version=\"1.0\"><a><b/></a>",
      "<?xml\tversion=\"1.0\"><a/>", "<?xml\nversion=\"1.0\" standalone=\"yes\"><a><b/><c/></a>",
      "<?xml version=\"1.0\"? ><a/>", "<?xml version=\"1.0\" ?<a/>", "<?xml><a><b/></a>", "<?xml ", "<?xml",
      "<?xml version=\"1.0\"><a/><?b c?>", "<?xml version=\"1.0\"><a><?b?></a>",
    ])
  func `a declaration without its end is refused at its place`(text: String) {
    let reason = "the XML declaration is not closed by ?>"
    #expect(fault(text) == .malformed(SourcePosition(line: 1, column: 1), reason: reason))
    #expect(fault("\u{FEFF}" + text) == .malformed(SourcePosition(line: 1, column: 1), reason: reason))
  }

  @Test(
    arguments: [
      "<?xml version=\"1.0\" encoding=\"UTF-8 standalone=\"no\"?><a><b/></a>", "<?xml version=1.0?><a/>",
      "<?xml version=\"1.0\" eUTF-8\" standalone<!-- c -->\n<?ax?>\n<a></a>",
      "<?xml version=\"1.0\"?>\n<!-- b -->\n<?<a> b\n<doc\nc d=\"e\"><f/></doc><?g h?>",
      "<?xml version=\"1.0\" standalone=\"utf-8\" encoding=\"UTF-16\"?><a/>", "<a/><?xml version=\"1.0\"?>",
      " <?xml version=\"1.0\"?><a/>", "<?xml version=\"1.0\"?><?xml version=\"1.0\"?><a/>", "<?><a/>",
      "<a>&b;<?c?><d/></a>", "<a b=\"<\"/><?c?>", "<!-- -- --><a><?b?></a>",
    ])
  func `a fault ends what is read of a document`(text: String) {
    #expect(fault(text) != nil)
  }

  @Test(arguments: [
    "<?xml-stylesheet href=\"a>b\"?><a/>", "<?xml version=\"1.0\" ?><a/>", "<?other b>c?><a/>",
  ])
  func `other instructions may hold an angle bracket`(text: String) {
    #expect(fault(text) == nil)
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!-- a -->
    <?b c?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist type="d"><a e="f">g &amp; h</a><!-- i --><![CDATA[j]]><?k l?><m/></plist>

    """
  private static let pieces =
    [
      "?", ">", "<", "?>", "<?", "<?xml ", "<?xml?>", "<?a?>", "<? ?>", "<!--", "-->", "<![CDATA[", "]]>",
      "/", "</a>",
      "<a>", "<a", "!", "-", "[", "&a;", "&#0;", "\"", "'", "=", " ", "\n", "\r", "\0", "\u{FEFF}",
      "encoding=\"UTF-16\"",
      "encoding=\"x\"", "standalone=\"utf-8\"", "<!DOCTYPE a [", "]>", "xmlns:a=\"\"", ":",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC3]]

  @Test func `a damaged beginning is read or refused, and traps nothing`() {
    var random = SplitMix64(seed: Fuzzing.seed)
    var refused = 0
    for _ in 0..<3_000 {
      var bytes = Array(Self.document.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // Two in three changes lie before the root, whose tag is at byte 177.
        let last = Int.random(in: 0..<3, using: &random) > 0 ? min(bytes.count, 177) : bytes.count
        let place = Int.random(in: 0...last, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
        let piece = Bool.random(using: &random) ? Self.pieces.randomElement(using: &random)! : []
        bytes.replaceSubrange(place..<end, with: piece)
      }
      do throws(DocumentError) {
        _ = try DocumentReader.read(DocumentReader.withoutDoctype(bytes))
      } catch {
        refused += 1
        #expect(error.position.map { $0.line >= 1 && $0.column >= 1 } ?? true, "FUZZ_SEED=\(Fuzzing.seed)")
      }
    }
    #expect((300...2_900).contains(refused), "\(refused) FUZZ_SEED=\(Fuzzing.seed)")
  }
}
