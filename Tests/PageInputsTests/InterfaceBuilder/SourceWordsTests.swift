import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

/// The words that sources have, and the pictures of the project around a document.
struct SourceWordsTests {
  private func words(_ source: String) -> SourceWords {
    var words = SourceWords(["caption", "Screen"])
    words.read(Array(source.utf8))
    return words
  }

  @Test(arguments: [
    ("let captions = 1; recaption()", 0), ("caption", 1), ("a.caption.text = caption", 2),
    ("_caption = nil; [self setCaption:x];", 2), ("\"caption\" // caption", 2), ("ücaption caption2", 0),
  ])
  func `a word counts as a whole, as a variable and as a setter`(source: String, count: Int) {
    #expect(words(source).mentions["caption"] == count)
  }

  @Test(arguments: [
    ("@IBOutlet var caption: UILabel!\n", 1),
    ("@IBOutlet\n  private weak var caption: UILabel!\n", 1),
    ("@property (weak) IBOutlet UILabel *caption;\n", 1),
    ("@IBOutlet var caption: UILabel! { didSet {} }\n", 1),
    ("@IBOutlet var caption: UILabel!\n{\n didSet {} }\n", 1),
    ("@IBOutlet var other: UILabel!\n  var caption = 1\n", 0),
  ])
  func `an outlet is declared on its line or below its attribute, and observers use it`(
    source: String, count: Int
  ) {
    #expect(words(source).outlets["caption"] ?? 0 == count)
    #expect(uses(source).contains("passes ") == source.contains("didSet") || count == 0)
  }

  /// The uses of `caption`, such as `changes text`, sorted.
  private func uses(_ source: String) -> [String] {
    (words(source).uses["caption"] ?? [:]).keys.map { "\($0.kind) \($0.member)" }.sorted()
  }

  @Test(arguments: [
    ("caption.text = a; self.caption?.isHidden = true", ["changes isHidden", "changes text"]),
    (
      "caption!.layer.borderWidth += 1; use(caption.layer.mask)",
      ["changes layer.borderWidth", "reads layer.mask"]
    ),
    ("style(caption); caption.text == a", ["passes style", "reads text"]),
    ("theme.applyStyle(onButton: self.caption)", ["passes applyStyle(onButton"]),
    ("[theme applyStyle:_caption];", ["passes applyStyle"]),
    ("[self.caption setText:a];", ["changes text"]), ("[_caption setText:a];", ["changes text"]),
    ("[caption setText];", ["changes setText"]), ("[caption.layer setMask:m];", ["changes layer.mask"]),
    ("caption.setTitleColor(a, for: .normal)", ["changes setTitleColor"]),
    ("if sender == caption {} else if caption === sender {}", []),
    ("switch sender { case caption: break }", []),
    ("// style(caption)\ncaption.text = a /* caption */", ["changes text"]),
    ("log(\"caption\"); log(#\"\"caption\"#)", []), ("caption.self", ["passes "]),
    ("[self setCaption:a]", ["passes "]), ("@IBOutlet var caption: UILabel!\n", []),
  ])
  func `code sets, calls, reads and passes an object`(source: String, expected: [String]) {
    #expect(uses(source) == expected)
  }

  @Test(arguments: [
    ("class Screen { func a() { caption.text = b } }", "Screen"),
    ("class Other { class Screen {}\n func a() { self.caption.text = b } }", "Other"),
    ("@implementation Screen\n- (void)a { _caption.text = b; }\n@end", "Screen"),
    ("class Screen {}\ncaption.text = b", nil),
    // A source that names the class speaks of its outlet; of another one nobody tells.
    ("func a(_ screen: Screen) { screen.caption.text = b }", "Screen"),
    ("func a() { make().caption.text = b }", nil),
  ])
  func `the class around an object's use has the object, or one that the source names`(
    source: String, user: String?
  ) throws {
    #expect(words(source).uses["caption"]?.keys.map(\.user) == [user])
  }

  @Test(arguments: [
    ("class A: B { func a() { view.backgroundColor = c } }", ["backgroundColor"]),
    ("class A: B { func a() { self.contentView.backgroundColor = c; title.font = f } }", ["backgroundColor"]),
    ("class A: B { override func layoutSubviews() {} }", ["layoutSubviews"]),
    ("@implementation A\n- (void)a { [self.view setBackgroundColor:c]; }\n@end", ["backgroundColor"]),
    ("class A: B { func a() { view.layer.insertSublayer(c, at: 0) } }", ["insertSublayer"]),
    ("@implementation A\n- (void)a { [self.view.layer addSublayer:c]; }\n@end", ["addSublayer"]),
    ("class A: B { let a = view.backgroundColor; func b() { a.view.tintColor = c } }", []),
  ])
  func `a class sets members of its own and of its view`(source: String, members: [String]) {
    #expect((words(source).own["A"] ?? [:]).keys.sorted() == members)
  }

  @Test func `code that colours a label takes its contrast away, and code that reads it nothing`() {
    func effect(_ use: CodeUse, _ member: String, _ kind: SourceUse.Kind = .changes) -> CodeUse.Effect {
      use.effect(of: SourceUse(member, kind, at: ""))
    }
    #expect(effect(.colors, "textColor") == .certain)
    #expect(effect(.colors, "applyStyle(onButton", .passes) == .certain)
    #expect(effect(.colors, "addSubview", .passes) == .none)
    #expect(effect(.colors, "", .passes) == .possible)
    #expect(effect(.colors, "isHidden") == .possible)
    #expect(effect(.colors, "selectionStyle") == .possible)
    #expect(effect(.colors, "text") == .none)
    #expect(effect(.colors, "textColor", .reads) == .none)
    #expect(effect(.label, "accessibilityLabel") == .certain)
    #expect(effect(.label, "isEnabled") == .none)
    #expect(effect(.size, "text") == .none)
    #expect(effect(.size, "font") == .possible)
    #expect(effect(.font, "titleLabel.font") == .certain)
    #expect(effect(.overlap, "isHidden") == .certain)
    #expect(effect(.room, "text") == .possible)
  }

  @Test func `members change room, sizes, places and colours, each its own`() {
    func members(_ use: CodeUse) -> [String] {
      ["accessibilityLabel", "isHidden", "isOn", "layer.mask", "tag", "text", "textColor"].filter(
        use.isChanged)
    }
    #expect(members(.anything) == ["isHidden", "isOn", "layer.mask", "text", "textColor"])
    #expect(members(.room) == ["isHidden", "isOn", "layer.mask", "text"])
    #expect(members(.contentSize) == ["isOn", "layer.mask", "text"])
    #expect(members(.place) == ["isHidden", "layer.mask", "text"])
    #expect(members(.colors) == ["isHidden", "isOn", "layer.mask", "textColor"])
  }

  @Test(arguments: [
    ("class Screen: UIViewController {", "UIViewController"), ("class Screen<T> : Form<T>, Sized {", "Form"),
    ("@interface Screen : UIView <Sized>", "UIView"), ("class Screen<T: UIView>: Form {", "Form"),
    ("class Screen {", nil),
    ("extension Screen: Sized {", nil),
  ])
  func `a class's first superclass is known`(source: String, superclass: String?) {
    #expect(words(source).superclasses["Screen"] == superclass)
  }

  @Test(arguments: [
    ("class A: B { override var preferredStatusBarStyle: S { .default } }", true),
    ("class Other {}\nextension A { var prefersStatusBarHidden: Bool { true } }", true),
    ("@implementation A\n- (UIStatusBarStyle)preferredStatusBarStyle { return 1; }\n@end", true),
    ("class A: B {}\nclass B { override var childForStatusBarStyle: C? { nil } }", true),
    ("@interface A : B\n@end\n@implementation B\n- (BOOL)prefersStatusBarHidden { return YES; }\n@end", true),
    ("class A {}\nclass C { override var preferredStatusBarStyle: S { .default } }", false),
    ("class A { // override var preferredStatusBarStyle\n let a = child.preferredStatusBarStyle }", false),
  ])
  func `a class, its extensions and its superclasses decide about the status bar`(
    source: String, isStyled: Bool
  ) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("App.xcodeproj"), withIntermediateDirectories: true)
    try Data("{ objects = {}; }".utf8).write(
      to: URL(fileURLWithPath: folder.path("App.xcodeproj/project.pbxproj")))
    try Data(source.utf8).write(
      to: URL(fileURLWithPath: folder.path(source.hasPrefix("@") ? "A.m" : "A.swift")))
    let project = try #require(ProjectFolder(near: folder.path("Main.storyboard")))
    let members = ProjectSources(project, words: []).members(ofClass: "A") ?? []
    #expect(members.contains { $0.member.contains("StatusBar") } == isStyled)
  }

  @Test(arguments: [
    ("a // b\nc", "a     \nc"), ("a /* b /* c */ d */ e", "a                   e"),
    ("a \"b\\\"c\" d", "a        d"),
    ("\"\"\"\na \"b\"\n\"\"\" c", "   \n     \n    c"), ("#\"a\"b\"# c", "        c"),
    ("'\"' a \"b\"", "    a    "),
    ("\"a\nb", "  \nb"), ("#if a", "#if a"), ("/* a", "    "), ("a / b", "a / b"),
  ])
  func `comments and strings are blank, lines stay`(source: String, code: String) {
    #expect(String(decoding: SourceMask.code(of: Array(source.utf8)), as: UTF8.self) == code)
  }

  @Test(arguments: [
    ("save:", ["save"]), ("saveWithSender:", ["saveWithSender", "save"]), ("save:forEvent:", ["save"]),
    ("With:", ["With"]),
  ])
  func `an action is a method of its selector's first words`(selector: String, words: [String]) {
    let claim = CodeClaim(
      .action(receiver: "Screen"), selector, at: SourcePosition(line: 1, column: 1))
    #expect(claim.words == words)
  }

  @Test func `a link to a folder elsewhere leaves the sources unknown`() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    let document = folder.path("Main.storyboard")
    let manager = FileManager.default
    for path in ["App.xcodeproj", "App"] {
      try manager.createDirectory(atPath: folder.path(path), withIntermediateDirectories: true)
    }
    for path in ["App.xcodeproj/project.pbxproj", "App/A.swift", "Main.storyboard"] {
      try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.path(path)))
    }
    func lacks() throws -> Bool {
      ProjectSources(try #require(ProjectFolder(near: document)), words: ["caption"]).lack("caption")
    }
    #expect(try lacks())
    try manager.createSymbolicLink(
      atPath: folder.path("Same"), withDestinationPath: folder.path("App"))
    #expect(try lacks())
    try manager.createSymbolicLink(atPath: folder.path("Shared"), withDestinationPath: other.path(""))
    #expect(try !lacks())
  }

  // MARK: Pictures

  @Test func `a project's pictures are found, the nearest first, without those of packages`() throws {
    let folder = TemporaryFolder()
    let document = folder.path("App/Views/Base.lproj/Main.storyboard")
    for path in [
      "App.xcodeproj/project.pbxproj", "App/Views/Base.lproj/Main.storyboard", "App/Bids/edit@2x.png",
      "App/Views/near.png", "Pods/Other/edit@2x.png", "Extra/All.xcassets/a.imageset/a.png", "notes.txt",
    ] {
      let file = URL(fileURLWithPath: folder.path(path))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let project = try #require(ProjectFolder(near: document))
    let root = try InputFile.resolved(project.path)
    let found = ProjectPictures.paths(
      in: project, near: document, except: [folder.path("Extra/All.xcassets")])
    #expect(
      try found.map { try InputFile.resolved($0).dropFirst(root.count + 1) }
        == ["App/Views/near.png", "App/Bids/edit@2x.png"])
  }

  @Test func `names that no catalogue near has are looked up in the project, once`() throws {
    let folder = TemporaryFolder()
    let picture = folder.path("edit@2x.png")
    // Two rows of four grey pixels, each after its filter's number.
    let gray = HandmadePNG(width: 4, height: 2, colorType: 0, rows: [UInt8](repeating: 0, count: 10))
    try Data(gray.bytes).write(to: URL(fileURLWithPath: picture))
    let assets = AssetCatalogs().searching { [picture] }
    #expect(assets.hasImage(named: "edit") && !assets.hasImage(named: "other"))
    #expect(assets.image(named: "edit") != nil)
    #expect(assets.takeDiagnostics().isEmpty)
  }
}
