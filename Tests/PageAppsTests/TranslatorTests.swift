import Foundation
import Testing

@testable import PageApps

/// What the translator writes for sources of an app. The translator is built once, with the toolchain's own SwiftSyntax.
struct TranslatorTests {
  private static let toolchain = Result { () throws(AppFault) in
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("renderpages-translator").path
    let toolchain = try AppToolchain(library: root.path, work: work)
    return (toolchain, try toolchain.translator { _ in })
  }

  /// Runs the translator with a job, whose files lie in the job's folder.
  static func run(_ job: URL) throws -> (status: Int32, output: String) {
    let (toolchain, translator) = try toolchain.get()
    return try toolchain.run(
      translator, [job.path], writable: [job.deletingLastPathComponent().path])
  }

  /// Translates files of one module.
  ///
  /// - Parameter errors: The compiler's errors in each file, round by round.
  private func translate(
    _ files: [String: String], errors: [[(line: Int, column: Int, message: String)]] = [],
    refusedCode: [String] = []
  ) throws -> (files: [String: String], answer: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var list: [[String: Any]] = []
    let rounds = errors.map { $0.map { ["line": $0.line, "column": $0.column, "message": $0.message] } }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let path = folder.appendingPathComponent(name).path
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      list.append(["path": path, "output": path + ".out", "errors": rounds, "refusedCode": refusedCode])
    }
    let job: [String: Any] = [
      "modules": [
        ["name": "App", "files": list, "registry": folder.appendingPathComponent("Registry.swift").path]
      ]
    ]
    let jobFile = folder.appendingPathComponent("job.json")
    try JSONSerialization.data(withJSONObject: job).write(to: jobFile)
    let (status, answer) = try Self.run(jobFile)
    #expect(status == 0, "\(answer)")
    var results: [String: String] = [:]
    for (name, _) in files {
      results[name] = try String(
        contentsOfFile: folder.appendingPathComponent(name).path + ".out", encoding: .utf8)
    }
    return (results, answer)
  }

  /// The app's own lines of the translation, without what is added before and after.
  private func lines(
    _ text: String, errors: [[(line: Int, column: Int, message: String)]] = []
  ) throws -> [String] {
    let (files, _) = try translate(["A.swift": text], errors: errors)
    let all = (files["A.swift"] ?? "").components(separatedBy: "\n")
    let start = try #require(all.firstIndex { $0.hasPrefix("#sourceLocation(file:") })
    let end = try #require(all.firstIndex { $0 == "#sourceLocation()" })
    return Array(all[(start + 1)..<end])
  }

  @Test func `labels tell a modifier that moves nothing from the app's own of that name`() throws {
    let own = "import SwiftUI\nextension View {\n  func help(isShort: Bool) -> some View { self"
    let lines = try lines("\(own).help(\"a\") }\n}\nlet v = Text(\"b\").help(isShort: true)")
    #expect(lines == "\(own) }\n}\nlet v = Text(\"b\").help(isShort: true)".components(separatedBy: "\n"))
  }

  // MARK: Code that is left out

  /// The lines of a source without what one error of the compiler is about; calls that report code are `…`.
  private func lines(
    _ text: String, without line: Int, _ column: Int, _ message: String = "cannot find 'Gone' in scope"
  ) throws -> [String] {
    try lines(text, errors: [[(line, column, message)]]).map {
      $0.replacing(#/UIKit\.pageRenderLeftOut\("[^"]*", \d+\)/#, with: "…")
    }
  }

  @Test func `the smallest statement with an error is left out`() throws {
    let lines = try lines(
      """
      func f() {
        if true {
          a()
          Gone.b()
        }
        c()
      }
      """, without: 4, 5)
    #expect(lines == ["func f() {", "  if true {", "    a()", "    …", "  }", "  c()", "}"])
  }

  @Test func `what needs a name that is lost goes with it, members of that name stay`() throws {
    let lines = try lines(
      """
      func f() {
        let player = Gone()
        player.play()
        view.player = 3
        let clip = player.clip
        show(clip)
        done()
      }
      """, without: 2, 16)
    #expect(lines == ["func f() {", "  …", "  ", "  view.player = 3", "  ", "  ", "  done()", "}"])
  }

  @Test(
    arguments: [
      ("-> String {", "return \"\""), ("-> CGFloat {", "return 0"), ("-> [Int] {", "return []"),
      ("-> [String: Int] {", "return [:]"), ("-> UIImage? {", "return nil"), ("-> Bool {", "return false"),
      ("-> UIView {", "return UIView()"), ("{", "return"),
      (
        "-> Own {",
        "fatalError(\"code that is left out was to return a value: cannot find 'Gone' in scope\")"
      ),
    ])
  func `a value that is left out is nil, empty or zero, where its type has one`(
    signature: String, ending: String
  ) throws {
    let lines = try lines("func f() \(signature)\n  return Gone.x\n}", without: 2, 10)
    #expect(lines == ["func f() \(signature)", "  …; \(ending)", "}"])
  }

  @Test func `the only expression of a body is its value`() throws {
    let lines = try lines(
      """
      var height: Double { Gone.height }
      func title() -> String { Gone.title }
      """, errors: [[(1, 22, "cannot find 'Gone' in scope"), (2, 26, "cannot find 'Gone' in scope")]])
    #expect(lines[0].hasSuffix("; return 0 }") && lines[1].hasSuffix("; return \"\" }"), "\(lines)")
  }

  @Test func `a branch that returned no longer does, so the body ends with a default`() throws {
    let lines = try lines(
      """
      func f(_ x: Bool) -> Int {
        if x {
          return Gone.a
        } else {
          return 2
        }
      }
      """, without: 3, 12)
    #expect(lines[2] == "    …; return 0")
    #expect(lines.last == "; return 0 }")
  }

  @Test func `a protocol that is missing costs the conformance, a superclass the type`() throws {
    let text = "class A: B, GoneDelegate {\n  func f() {}\n}\nlet x = 1"
    #expect(
      try lines(text, without: 1, 13, "cannot find type 'GoneDelegate' in scope")
        == ["class A: B {", "  func f() {}", "}", "let x = 1"])
    #expect(
      try lines(text, without: 1, 10, "cannot find type 'B' in scope") == ["", "", "", "let x = 1"])
  }

  @Test func `a property goes whose type is missing, and one may be nil whose value is`() throws {
    let text = "class A {\n  let a: Gone = Gone()\n  private let b: Own = Own(Gone.x)\n}"
    #expect(
      try lines(text, without: 2, 10, "cannot find type 'Gone' in scope")
        == ["class A {", "  ", "  private let b: Own = Own(Gone.x)", "}"])
    #expect(
      try lines(text, without: 3, 28) == [
        "class A {", "  let a: Gone = Gone()", "  private var b: Own!", "}",
      ])
  }

  @Test func `an initialiser that leaves a property open gives it none`() throws {
    let lines = try lines(
      """
      class A: NSObject {
        let a: Own
        var b: Int
        init(b: Int) {
          self.b = b
          super.init()
        }
      }
      """, without: 6, 5, "property 'self.a' not initialized at super.init call")
    #expect(lines[1] == "  var a: Own!" && lines[2] == "  var b: Int")
  }

  @Test func `what still does not compile costs the piece around it`() throws {
    let lines = try lines(
      """
      func f() {
        run {
          Gone()
        }
        g()
      }
      """, errors: [[(3, 5, "cannot find 'Gone' in scope")], [(3, 5, "cannot convert value of type '()'")]])
    #expect(lines[1].contains("pageRenderLeftOut") && lines[4] == "  g()", "\(lines)")
  }

  @Test func `imports of modules that are not there go, and every cut has its line and reason`() throws {
    let (_, answer) = try translate(
      ["A.swift": "import UIKit\nimport Gone\nfunc f() { Gone.g() }"],
      errors: [[(0, 0, "no such module 'Gone'")], [(3, 12, "cannot find 'Gone' in scope")]])
    #expect(answer.contains(#""kind":"import","line":2,"message":"no such module 'Gone'""#))
    #expect(answer.contains(#""kind":"statement","line":3,"message":"cannot find 'Gone' in scope""#))
  }

  // MARK: Objective-C's names

  @Test func `attributes go and every line keeps its number`() throws {
    let lines = try lines(
      """
      import UIKit
      @UIApplicationMain
      class A: UIResponder {
        @IBOutlet weak var label: UILabel!
        @objc dynamic
        func tap() {}
      }
      """)
    #expect(
      lines == [
        "import UIKit", "", "class A: UIResponder {", "   weak var label: UILabel!", "   ", "  func tap() {}",
        "}",
      ])
  }

  @Test(arguments: [
    ("#selector(tap)", "tap"), ("#selector(A.tap)", "tap"), ("#selector(self.tap)", "tap"),
    ("#selector(pick(_:))", "pick:"), ("#selector(pick)", "pick:"), ("#selector(move(to:by:))", "moveTo:by:"),
    ("#selector(show(item:))", "showWithItem:"), ("#selector(named)", "other:"),
    ("#selector(tap as () -> Void)", "tap"), ("#selector(getter: A.size)", "size"),
    ("#selector(setter: A.size)", "setSize:"), ("#selector(UIView.endEditing(_:))", "endEditing:"),
    ("#selector(A.Inner.act(_:))", "act:"),
  ])
  func `a selector has the name that Objective-C has`(expression: String, name: String) throws {
    let lines = try lines(
      """
      class A: NSObject {
        @objc func tap() {}
        @objc func pick(_ sender: Any) {}
        @objc func move(to place: Int, by step: Int) {}
        @objc func show(item: Int) {}
        @objc(other:) func named(_ sender: Any) {}
        class Inner: NSObject { @objc func act(_ sender: Any) {} }
        let selector = \(expression)
      }
      """)
    #expect(lines[7] == "  let selector = UIKit.Selector(\"\(name)\")")
  }

  @Test func `a key path is a text, and iOS is the system`() throws {
    let lines = try lines(
      """
      let a = #keyPath(Foo.bar.baz)
      #if os(iOS) || os(tvOS)
      #elseif os(Linux)
      #endif
      import UIKit.UIView
      import class UIKit.UILabel
      """)
    #expect(
      lines == [
        "let a = \"bar.baz\"", "#if true || false", "#elseif false", "#endif", "import UIKit", "import UIKit",
      ])
  }

  /// iOS 17 is the oldest version that is drawn, so a condition for it is true.
  @Test func `a condition for a version of iOS asks which one is drawn`() throws {
    let lines = try lines(
      """
      func a() -> Int { if #available(iOS 26, *) { return 1 } else { return 2 } }
      func b(_ c: Int?) { guard #unavailable(macOS 15, iOS 18.4), let c else { return }; print(c) }
      func c() { if #available(iOS 17.0, *), #available(macOS 26, *) {} }
      """)
    #expect(
      lines == [
        "func a() -> Int { if pageRenderDraws(iOS: 26) { return 1 } else { return 2 } }",
        "func b(_ c: Int?) { guard !pageRenderDraws(iOS: 18), let c else { return }; print(c) }",
        "func c() { if #available(iOS 17.0, *), #available(macOS 26, *) {} }",
      ])
  }

  @Test func `an override in an extension of another file is called by one in its class`() throws {
    let (files, _) = try translate([
      "A.swift": "class A: UIViewController {\n}\n",
      "B.swift":
        "extension A {\n  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }\n}\n",
    ])
    #expect(
      files["A.swift"]?.contains(
        "; override func viewDidAppear(_ animated: Bool) { return inExtension_viewDidAppear(animated) } }")
        == true)
    #expect(files["B.swift"]?.contains("   func inExtension_viewDidAppear(_ animated: Bool)") == true)
  }

  @Test func `a method of an extension that a subclass overrides becomes the class's own`() throws {
    let (files, _) = try translate([
      "A.swift":
        "class A: NSObject {}\nextension A { @objc func go() {} }\nclass B: A { override func go() {} }\n"
    ])
    #expect(
      files["A.swift"]?.contains("class A: NSObject { ; func go() { return inExtension_go() } }") == true)
    #expect(files["A.swift"]?.contains("class B: A { override func go() {} }") == true)
  }

  @Test func `an override in an extension of UIKit's class is told and left out`() throws {
    let (_, answer) = try translate([
      "A.swift":
        "extension UINavigationController {\n  open override var canBecomeFirstResponder: Bool { true }\n}\n"
    ])
    #expect(
      answer.contains("\"line\":2") && answer.contains("and UINavigationController is not one"))
  }

  @Test(arguments: [
    (
      "open override var childForStatusBarStyle: UIViewController? { topViewController }",
      "\"childForStatusBarStyle\"", "$0.inExtension_childForStatusBarStyle"
    ),
    (
      "override open var shouldAutorotate: Bool { return false }",
      "\"shouldAutorotate\"", "$0.inExtension_shouldAutorotate"
    ),
    (
      "open override func viewDidLoad() { super.viewDidLoad() }",
      "\"viewDidLoad()\"", "$0.inExtension_viewDidLoad()"
    ),
    (
      "open override func viewWillLayoutSubviews() { title = nil }",
      "\"viewWillLayoutSubviews()\"", "$0.inExtension_viewWillLayoutSubviews()"
    ),
    (
      "override func viewWillAppear(_ animated: Bool) { title = nil }",
      "\"viewWillAppear(_:)\"", "$0.inExtension_viewWillAppear($1)"
    ),
  ])
  func `an override that UIKit asks for in extensions of its classes is registered`(
    member: String, name: String, body: String
  ) throws {
    let (files, answer) = try translate([
      "A.swift": "import UIKit\nextension UINavigationController {\n  \(member)\n}\n"
    ])
    #expect(!answer.contains("is left out"))
    #expect(
      files["A.swift"]?.contains(
        "UIKit.ExtensionOverrides.register(\(name), of: UINavigationController.self) { \(body) }") == true,
      "\(files)")
  }

  @Test func `the class of any object describes itself`() throws {
    #expect(
      try lines("let a = type(of: object).description() + UILabel.description()")
        == ["let a = String(reflecting: type(of: object)) + UILabel.description()"])
  }

  @Test func `an optional requirement is a property of who implements it`() throws {
    let (files, _) = try translate([
      "A.swift": """
      @objc protocol P { @objc optional func turned(_ page: Int, to other: Int) }
      class A: P { func turned(_ page: Int, to other: Int) {} }
      func ask(_ p: P?) { p?.turned?(1, to: 2) }
      """
    ])
    let text = files["A.swift"] ?? ""
    #expect(
      text.contains("protocol P: AnyObject { var turned_to_ifImplemented: ((Int, Int) -> Void)? { get } }")
        == true)
    #expect(text.contains("p?.turned_to_ifImplemented?(1,  2)"))
    #expect(text.contains("return { [unowned self] in self.turned($0, to: $1) }"))
  }

  /// A closure's call has no labels (SE-0111), so that `list?(list, didSelectItemAt:)` is a delegate's, whatever the app's variables.
  @Test func `a delegate's optional method is called although the app has a variable of its name`() throws {
    let (files, _) = try translate([
      "A.swift": """
      class A: UIViewController {
        var list: UICollectionView!
        var tapped: ((Int) -> Void)?
        func select() {
          list.delegate?.list?(list, didSelectItemAt: IndexPath(item: 0, section: 0))
          self.tapped?(1)
        }
      }
      """
    ])
    let text = files["A.swift"] ?? ""
    #expect(text.contains("list.delegate?.list(list, didSelectItemAt:"), "\(text)")
    #expect(text.contains("self.tapped?(1)"), "\(text)")
  }

  @Test func `packages in Objective-C are imported as one, and notifications bring a module`() throws {
    #expect(try lines("import SDWebImage")[0] == "import PackageNames")
    let source = "import UIKit\nclass A: NSObject, UNUserNotificationCenterDelegate {}"
    #expect(try translate(["A.swift": source]).0["A.swift"]?.contains("import UserNotifications") == true)
  }

  @Test func `small modules of Apple's are imported as one`() throws {
    #expect(
      try lines("import CoreHaptics\nlet error = NSError()")
        == ["import AppleNames", "let error = NSError(domain: \"\", code: 0)"])
  }

  @Test func `private members and those of nested classes are in the table of their class`() throws {
    let (files, _) = try translate([
      "A.swift": """
      class A: UIViewController {
        @objc private func tap(_ sender: UIButton!) {}
        @IBInspectable var radius = 4.0
        private class Cell: UIView { @objc func act() -> Int { 1 } }
      }
      """
    ])
    let text = files["A.swift"] ?? ""
    #expect(text.contains("t.method(\"tap:\") { o, a in _ = try o.tap(a.at(0, (UIButton?).self)) }"))
    #expect(
      text.contains(
        "t.property(\"radius\", get: { o in o.radius as Any? }, set: { o, a in try a.assign(to: &o.radius) })"
      ))
    #expect(
      text.contains("fileprivate class Cell") && text.contains("t.function(\"act\") { o, _ in o.act() }"))
    #expect(text.contains("UIKit.MemberRegistry.register(A.Cell.self, as: \"A.Cell\")"))
  }

  @Test func `closures lose the labels of their parameters in the table, where no expression may have them`()
    throws
  {
    let (files, _) = try translate([
      "A.swift": """
      @objc class Helper: NSObject {
        @objc func go(then: ((_ done: Bool, _ next: @escaping (_ page: Int) -> Void) -> Void)?) {}
        @objc var report: (_ text: String) -> Void = { _ in }
      }
      """
    ])
    let text = files["A.swift"] ?? ""
    #expect(text.contains("then: a.at(0, (((Bool, @escaping (Int) -> Void) -> Void)?).self)"), "\(text)")
    #expect(text.contains("o.report = try a.at(0, ((String) -> Void).self)"), "\(text)")
  }

  @Test func `two protocols with the same optional requirement give their class one property`() throws {
    let lines = try lines(
      """
      @objc protocol A { @objc optional func done() }
      @objc protocol B { @objc optional func done() }
      class C: NSObject, A { func done() {} }
      extension C: B {}
      """)
    #expect(lines[2].contains("done_ifImplemented") && !lines[3].contains("done_ifImplemented"))
  }

  @Test func `managed properties keep their values by name`() throws {
    let lines = try lines(
      """
      class Lesson: NSManagedObject {
        @NSManaged var title: String?
        @NSManaged func addToParts(_ value: Part)
      }
      """)
    #expect(
      lines[1]
        == #"   var title: String? { get { return managedValue("title") } set { setManagedValue(newValue, "title") } }"#
    )
    #expect(lines[2] == "   func addToParts(_ value: Part) {}")
  }

  @Test func `SwiftUI stays, and an entry of the environment is a key`() throws {
    let lines = try lines(
      """
      import SwiftUI
      @main struct Tour: App { var body: some Scene { WindowGroup { Card() } } }
      #Preview { Card() }
      extension EnvironmentValues {
        @Entry var accent: Color = .red
        @Entry var level = 3
      }
      class Host: UIHostingController<Card> {}
      """)
    #expect(
      lines == [
        "import SwiftUI", " struct Tour: App { var body: some Scene { WindowGroup { Card() } } }", "",
        "extension EnvironmentValues {",
      ]
        + [("accent", "Color", ".red"), ("level", "Int", "3")].map { name, type, value in
          let key = "PageRenderEntry_\(name)"
          return
            "   var \(name): \(type) { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
            + "private struct \(key): SwiftUI.EnvironmentKey { static var defaultValue: \(type) { \(value) } }"
        } + ["}", "class Host: UIHostingController<Card> {}"])
  }

  @Test func `modifiers that change nothing of a page at rest are left out`() throws {
    let lines = try lines(
      """
      import SwiftUI
      struct A: View { var body: some View { Text("a").onHover { _ in }.bold()
        .sensoryFeedback(.success, trigger: 1)
        .animation(.spring(), value: 2).padding()
        .submit().onSubmit { }
      } }
      extension View { func onSubmit(_ done: () -> Void) -> some View { self } }
      let other = Page.animation(.spring())
      """)
    #expect(
      lines == [
        "import SwiftUI", #"struct A: View { var body: some View { Text("a").bold()"#, "  ", "  .padding()",
        "  .submit().onSubmit { }", "} }",
        "extension View { func onSubmit(_ done: () -> Void) -> some View { self } }",
        // The app's own function stays, and so does a member of a type.
        "let other = Page.animation(.spring())",
      ])
  }

  @Test(arguments: [
    // The modifier of a view with the error, of several the innermost.
    (
      3, 24, #"{ VStack {"#, #"Text("a").font(.x)…M.padding()"#
    ),
    // A view of its own.
    (4, 5, #"{ VStack {"#, #"…V"#),
    // An error of the whole body.
    (2, 22, "{ …V", ""),
    // A view that others change.
    (5, 5, #"{ VStack {"#, #"…V.padding()"#), (6, 14, #"{ VStack {"#, #"…V.bold()"#),
  ])
  func `a body without what does not compile has views in its place`(
    line: Int, column: Int, start: String, piece: String
  ) throws {
    let lines = try lines(
      """
      import SwiftUI
      struct A: View { var body: some View { VStack {
        Text("a").font(.x).gone(1).padding()
        Gone()
        Gone().padding()
        Text(verbatim: gone).bold()
      } } }
      """, errors: [[(line, column, "m")]]
    ).map {
      $0.replacing(#/SwiftUI\.pageRenderLeftOutView\("[^"]*", \d+\)/#, with: "…V")
        .replacing(#/\.pageRenderLeftOutModifier\("[^"]*", \d+\)/#, with: "…M")
    }
    #expect(lines[1].contains(start))
    #expect(piece.isEmpty || lines.contains { $0.contains(piece) })
  }

  @Test func `of a modifier that no view has all uses are left out, and no member of other values`() throws {
    let missing = "value of type 'some View' has no member 'gone'"
    let lines = try lines(
      """
      import SwiftUI
      struct A: View { var body: some View { VStack {
        header.gone(1).bold()
        Text("a").bold().gone(2) { Text("b").gone(3) }.italic()
        Button("c") { router.gone() }
      } } }
      """, errors: [[(3, 12, missing)]])
    let left = lines.map { $0.replacing(#/\.pageRenderLeftOutModifier\("[^"]*", (\d+)\)/#) { "…\($0.1)" } }
    #expect(
      left[2...4] == [
        "  header…3.bold()", #"  Text("a").bold()…4.italic()"#, #"  Button("c") { router.gone() }"#,
      ])
  }

  @Test(arguments: [
    (".scrollTransition { a, b in a }", ".pageRenderAtEdge(\"scrollTransition\")"),
    (".navigationViewStyle(.stack)", ".pageRenderStack()"),
    (".navigationViewStyle(StackNavigationViewStyle())", ".pageRenderStack()"),
    (".navigationViewStyle(.columns)", ""), (".symbolEffect(.bounce, value: n)", ""),
    (".symbolEffect(.disappear, isActive: a)", ".symbolEffect(.disappear, isActive: a)"),
    (".formStyle(.grouped)", ""), (".formStyle(.columns)", ".formStyle(.columns)"),
    (".toolbarTitleMenu { }", ".toolbarTitleMenu { }"),
  ]) func `a modifier that changes a page at rest by its arguments stays`(code: String, rest: String) throws {
    #expect(try lines("import SwiftUI\nlet a = A()\(code)")[1] == "let a = A()\(rest)")
  }

  @Test(arguments: [
    ("func make<T: UIView>() -> T { T() }", "func make<T: UIView>() -> T { UIKit.pageRenderNew(T.self) }"),
    (
      "func make<T>(_ t: T.Type) -> T where T: UIView { t.init(frame: .zero) }",
      "func make<T>(_ t: T.Type) -> T where T: UIView { UIKit.pageRenderNew(t, frame: .zero) }"
    ),
    (
      "extension UIView { static func make() -> Self { self.init() } }",
      "extension UIView { static func make() -> Self { UIKit.pageRenderNew(Self.self) } }"
    ),
    // These compile: an initialiser that calls another, a protocol's, a value's.
    (
      "extension UIView { convenience init(a: Int) { self.init() } }",
      "extension UIView { convenience init(a: Int) { self.init() } }"
    ),
    ("func make<T: Makeable>() -> T { T() }", "func make<T: Makeable>() -> T { T() }"),
  ])
  func `an object of a class known at run time is made by it`(source: String, translated: String) throws {
    #expect(try lines(source) == [translated])
  }

  @Test func `an observer that is no view overrides nothing, and is called by name`() throws {
    let source = """
      class Watcher: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [Key: Any]?, context: Pointer?) {}
      }
      """
    let (files, _) = try translate(["A.swift": source])
    let text = try #require(files["A.swift"])
    #expect(!text.contains("override"))
    #expect(text.contains(#"t.method("observeValueForKeyPath:ofObject:change:context:")"#))
    #expect(try lines(source.replacing("NSObject", with: "UIViewController"))[1].contains("override"))
  }

  @Test(
    arguments: [
      ("@main final class D: NSObject {}", "D"), ("@UIApplicationMain class D: Base {}", "D"),
      ("class D: NSObject, UIApplicationDelegate {}", "D"),
      ("class D: NSObject {}\nextension D: UIApplicationDelegate {}", "D"),
      ("@main enum E { static func main() {} }\nclass D: UIResponder, UIApplicationDelegate {}", "D"),
      ("private class D: NSObject, UIApplicationDelegate {}", nil), ("class D: NSObject {}", nil),
      (
        "import SwiftUI\n@main struct D: App { @UIApplicationDelegateAdaptor(E.self) var e\n}\n"
          + "class E: NSObject, UIApplicationDelegate {}", "D"
      ),
    ])
  func `the app's delegate is marked, or else conforms`(source: String, name: String?) throws {
    let (_, answer) = try translate(["A.swift": source])
    #expect(answer.contains(#""applicationDelegate":{"#) == (name != nil))
    #expect(answer.contains(#""name":"D""#) == (name != nil))
  }

  @Test func `controllers are listed with what makes them`() throws {
    let (_, answer) = try translate([
      "A.swift": """
      class Base: UIViewController {}
      class Plain: Base {}
      class Asking: Base { init(name: String, size: Int = 3) {} ; required init?(coder: NSCoder) { nil } }
      class Grid: UICollectionViewController {}
      """
    ])
    #expect(answer.contains(#""call":"Plain()""#) && answer.contains(#""call":"Asking(name: <#String#>)""#))
    #expect(answer.contains(#""call":"Grid(collectionViewLayout: <#UICollectionViewLayout#>)""#))
  }

  @Test(
    arguments: [
      ("#if DEBUG", "#if true"), ("#if !DISABLE_SWIZZLING && os(iOS)", "#if !true && true"),
      ("final class Counter: NSLock, Sendable {", "final class Counter: UIKit.PageRenderLock, Sendable {"),
      (
        "let root = UIApplication.shared.delegate?.window??.rootViewController",
        "let root = UIApplication.shared.delegate?.pageRenderWindow??.rootViewController"
      ),
      ("let own = (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController", nil),
      ("import MobileCoreServices", "import UniformTypeIdentifiers"),
    ] as [(String, String?)])
  func `settings, locks, modules and a delegate's window have names of their own`(
    source: String, result: String?
  ) throws {
    let end = source.hasPrefix("#if") ? "\n#endif" : source.hasSuffix("{") ? "\n}" : ""
    #expect(try lines(source + end)[0] == result ?? source)
  }

  @Test func `a statement that is left out stays apart from the next one of its line`() throws {
    #expect(try lines("func f() { gone(); g() }", without: 1, 12) == ["func f() { …; g() }"])
  }

  /// The generated code at a source's end, without the lines that the compiler refused.
  private func members(_ text: String, refused: [String]) throws -> String {
    let (files, _) = try translate(["A.swift": text], refusedCode: refused)
    return files["A.swift"]?.components(separatedBy: "#sourceLocation()\n").last ?? ""
  }

  @Test func `generated lines that the compiler refused are left out alone, then all of a file's`() throws {
    let source = "class A: UIViewController { @objc func go() {}; @objc func stop() {} }"
    let line = #"t.method("go") { o, _ in _ = o.go() }"#
    let all = try members(source, refused: [])
    #expect(all.contains(line) && all.contains(#"t.method("stop")"#))
    let rest = try members(source, refused: [line])
    #expect(!rest.contains(line) && rest.contains(#"t.method("stop")"#))
    #expect(try members(source, refused: ["*"]).isEmpty)
  }

  @Test func `broken Swift and an empty file are translated all the same`() throws {
    let (files, _) = try translate(["A.swift": "class A { @objc func \n}}} #selector(", "B.swift": ""])
    #expect(files.count == 2)
  }
}
