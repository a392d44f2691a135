import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns
@testable import PageWatch

/// A live view in a terminal of 40 columns and 20 rows, whose cells are twice as tall as wide.
@MainActor
struct TerminalViewTests {
  private let pictures = LivePictures()
  private let view: TerminalView
  private let size: TerminalView.Size = (40, 20, 8, 16)

  init() { view = TerminalView(.sixel, pictures: pictures) }

  private func wall(_ screens: LiveScreen...) -> LiveWall {
    var wall = LiveWall()
    (wall.title, wall.screens) = ("T", screens)
    return wall
  }

  private func screen(_ page: String, _ picture: LivePicture? = nil) -> LiveScreen {
    var screen = LiveScreen(id: page, page: page, device: "iPhone X", file: "f")
    screen.picture = picture
    return screen
  }

  /// 18 rows less two for caption and fault; half as wide as tall, in cells of half a width: 16 columns.
  @Test func `a screen has its name below, and its first error`() {
    var one = screen("one")
    one.details = ["dark"]
    let start = "\u{1B}[2J\u{1B}[HT\u{1B}[2;1H\u{1B}[18;1Hone · iPhone X …"
    #expect(view.text(of: wall(one), size: size) == "\(start)\u{1B}[20;1HCtrl-C ends")
    one.faults = [Diagnostic(.warning, "w"), Diagnostic(.error, "wrong"), Diagnostic(.error, "more")]
    #expect(
      view.text(of: wall(one), size: size)
        == "\(start)\u{1B}[19;1H\u{1B}[31mwrong\u{1B}[0m\u{1B}[20;1HCtrl-C ends")
    var told = wall(screen("two"))
    told.problems = [Diagnostic(.warning, "w"), Diagnostic(.error, "bad")]
    #expect(view.text(of: told, size: size)?.hasSuffix("\u{1B}[20;1Hrenderpages: error: bad") == true)
  }

  @Test func `only other screens are drawn, and marks are none`() {
    var one = screen("one")
    #expect(view.text(of: wall(one), size: size) != nil && view.text(of: wall(one), size: size) == nil)
    one.marks = [LiveMark(rule: "r", severity: .error, text: "t", areas: [], file: nil, position: nil)]
    #expect(view.text(of: wall(one), size: size) == nil)
    one.details = ["dark"]
    #expect(view.text(of: wall(one), size: size) != nil)
    #expect(view.text(of: wall(), size: size) != nil && view.text(of: wall(), size: size) != nil)
  }

  @Test func `screens that do not fit are counted`() {
    let many = (1...30).map { screen("p\($0)", LivePicture(address: "x", width: 4, height: 1, scale: 1)) }
    var all = wall()
    all.screens = many
    let text = view.text(of: all, size: size)
    // Five rows and two, in 18: two rows of one picture each, which is 40 columns wide.
    #expect(text?.hasSuffix("\u{1B}[20;1H28 more screens do not fit; choose few…") == true)
  }

  @Test func `a picture is scaled to its cells, an earlier one dimmed`() throws {
    let small: TerminalView.Size = (40, 20, 1, 2)
    let file = try #require(ScaledPicture(width: 1, height: 1, pixels: [0xFF0000]).png)
    pictures.add(file, as: "x")
    let square = LivePicture(address: "x", width: 1, height: 1, scale: 1)
    // As wide as tall: 32 columns of one pixel, 16 rows of two.
    let scaled = try #require(ScaledPicture(file, width: 32, height: 32))
    var one = screen("one", square)
    #expect(view.text(of: wall(one), size: small)?.contains("\u{1B}[2;1H\(scaled.sixel)\u{1B}[18;1H") == true)
    one.isStale = true
    #expect(view.text(of: wall(one), size: small)?.contains(scaled.dimmed.sixel) == true)
    // What the store has dropped has no codes.
    let gone = screen("two", LivePicture(address: "y", width: 1, height: 1, scale: 1))
    #expect(view.text(of: wall(gone), size: small)?.contains("\u{1B}[2;1H\u{1B}[18;1H") == true)
  }

  @Test func `sixels have a band of six rows, and colours in percent`() {
    // Level 1 of red is 51, of green 43 of six steps, of blue 51.
    let row = ScaledPicture(width: 4, height: 1, pixels: [0x330000, 0x002B00, 0x000033, 0x000033])
    #expect(
      row.sixel == "\u{1B}P0;1;0q\"1;1;4;1#1;2;0;0;20#6;2;0;16;0#42;2;20;0;0#1??@@$#6?@??$#42@???-\u{1B}\\")
    let column = ScaledPicture(width: 1, height: 7, pixels: [UInt32](repeating: 0, count: 7))
    #expect(column.sixel == "\u{1B}P0;1;0q\"1;1;1;7#0;2;0;0;0#0~-#0@-\u{1B}\\")
    let four = ScaledPicture(width: 4, height: 1, pixels: [0, 0, 0, 0])
    #expect(four.sixel.hasSuffix("#0!4@-\u{1B}\\"))
  }

  @Test func `a picture is enlarged by repeating, and reduced unevenly where it must be`() throws {
    let two = try #require(ScaledPicture(width: 2, height: 1, pixels: [0x10, 0x20]).png)
    #expect(
      ScaledPicture(two, width: 4, height: 2)?.pixels == [0x10, 0x10, 0x20, 0x20, 0x10, 0x10, 0x20, 0x20])
    let three = try #require(ScaledPicture(width: 3, height: 1, pixels: [0x10, 0x20, 0x40]).png)
    #expect(ScaledPicture(three, width: 2, height: 1)?.pixels == [0x10, 0x30])
    let tall = try #require(ScaledPicture(width: 1, height: 3, pixels: [0x100000, 0x200000, 0x400000]).png)
    #expect(ScaledPicture(tall, width: 1, height: 2)?.pixels == [0x100000, 0x300000])
    #expect(ScaledPicture(tall, width: 1, height: 0) == nil)
  }

  @Test func `terminals get files in their own codes`() throws {
    let picture = ScaledPicture(width: 1, height: 1, pixels: [0])
    let file = try #require(picture.png)
    let text = Data(file).base64EncodedString()
    #expect(
      TerminalProtocol.iterm.codes(for: picture, columns: 3, rows: 2)
        == "\u{1B}]1337;File=inline=1;size=\(file.count);width=3;height=2;preserveAspectRatio=0:\(text)\u{7}")
    #expect(
      TerminalProtocol.kitty.codes(for: picture, columns: 3, rows: 2)
        == "\u{1B}_Ga=T,f=100,q=2,C=1,c=3,r=2,m=0;\(text)\u{1B}\\")
    #expect(TerminalProtocol.sixel.codes(for: picture, columns: 3, rows: 2) == picture.sixel)
    #expect(TerminalProtocol.allCases.map(\.clearing) == ["\u{1B}_Ga=d,d=A,q=2\u{1B}\\", "", ""])
    for (name, value) in [("KITTY_WINDOW_ID", "1"), ("TERM", "xterm-ghostty"), ("TERM_PROGRAM", "ghostty")] {
      #expect(TerminalProtocol.detected { $0 == name ? value : nil } == .kitty, "\(name)")
    }
    for name in ["vscode", "mintty"] {
      #expect(TerminalProtocol.detected { $0 == "TERM_PROGRAM" ? name : nil } == .iterm)
    }
  }

  @Test func `a grid takes the greatest height at which all pictures fit`() {
    func grid(_ count: Int, _ columns: Int, _ rows: Int, aspect: Double = 0.5) -> TerminalGrid {
      TerminalGrid(aspects: Array(repeating: aspect, count: count), columns: columns, rows: rows, cell: 0.5)
    }
    // Two of 18 columns and two between them take 38.
    #expect(grid(2, 38, 20).places.map(\.columns) == [18, 18])
    #expect(grid(2, 37, 20).places.map(\.columns) == [17, 17])
    // Five rows and two for the caption are the least.
    #expect(grid(1, 40, 7).places == [.init(column: 0, row: 0, columns: 5, rows: 5)])
    #expect(grid(1, 40, 6).places.isEmpty)
    #expect(grid(3, 5, 14).places.map(\.row) == [0, 7])
    #expect(grid(1, 10, 20, aspect: 9).places.map(\.columns) == [10])
    #expect(grid(1, 10, 20, aspect: 0.001).places.map(\.columns) == [1])
  }
}

struct FileSightTests {
  private let folder = TemporaryFolder()

  @Test func `two looks tell what came, went and changed`() throws {
    for name in ["a", "b", "c"] { try AtomicFileWriter().write("1", to: folder.path(name)) }
    let paths = ["a", "b", "c", "d"].map(folder.path)
    let before = FileSight(paths)
    #expect(before.changes(to: FileSight(paths)).isEmpty && before == FileSight(paths))
    try AtomicFileWriter().write("2", to: folder.path("b"))
    unlink(folder.path("c"))
    try AtomicFileWriter().write("1", to: folder.path("d"))
    #expect(before.changes(to: FileSight(paths)) == ["b", "c", "d"].map(folder.path))
  }

  @Test func `a file of the last tick counts as changed since then`() throws {
    let path = folder.path("a")
    try AtomicFileWriter().write("1", to: path)
    var status = stat()
    lstat(path, &status)
    let changed = Int(status.st_ctim.tv_sec) * 1_000_000_000 + Int(status.st_ctim.tv_nsec)
    let sight = FileSight([path, folder.path("none")])
    #expect(sight.changed(since: changed) == [path] && sight.changed(since: changed + 10_000_000) == [path])
    #expect(sight.changed(since: changed + 10_000_001).isEmpty)
    #expect(abs(FileSight.now - changed) < 60_000_000_000)
  }

  /// The kernel's struct inotify_event: watch, mask, cookie and length, and the name with zeros behind it.
  @Test func `events are read from the kernel's bytes`() {
    func event(_ watch: Int32, _ mask: Int, _ name: String, room: Int) -> [UInt8] {
      [UInt32(bitPattern: watch), UInt32(mask), 9, UInt32(room)].flatMap { number in
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      } + Array(name.utf8) + [UInt8](repeating: 0, count: room - name.utf8.count)
    }
    let bytes =
      event(1, Int(IN_CLOSE_WRITE), "abc", room: 16) + event(260, Int(IN_MOVED_TO), "d", room: 4)
      + event(3, Int(IN_MODIFY), "e", room: 16) + event(4, Int(IN_IGNORED), "", room: 0)
      + event(-1, Int(IN_Q_OVERFLOW), "", room: 0) + event(5, Int(IN_DELETE), "f", room: 2)
    #expect(
      FolderEvents.events(bytes[...]) == [
        .init(watch: 1, name: "abc", kind: .complete), .init(watch: 260, name: "d", kind: .complete),
        .init(watch: 3, name: "e", kind: .begun), .init(watch: 4, name: "", kind: .ended),
        .init(watch: -1, name: "", kind: .overflow), .init(watch: 5, name: "f", kind: .begun),
      ])
    #expect(FolderEvents.events(bytes.dropFirst(0).prefix(15)).isEmpty)
  }

  @Test func `paths are spelt as they were asked for`() throws {
    #expect(WatchedPaths.split("a/b/c") == ("a/b", "c") && WatchedPaths.split("c").name == "c")
    let paths = WatchedPaths(LiveInputs(files: ["/x/a", "b"], folders: ["/x/whole"]))
    #expect(paths.paths(of: "a", in: "/x") == ["/x/a"] && paths.paths(of: "c", in: "/x").isEmpty)
    #expect(paths.paths(of: "b", in: ".") == ["b"])
    #expect(paths.paths(of: "new", in: "/x/whole") == ["/x/whole/new"])
    #expect(
      paths.paths(of: ".new", in: "/x/whole").isEmpty && paths.paths(of: "new~", in: "/x/whole").isEmpty)
    #expect(paths.paths(in: "/x/whole") == ["/x/whole"])
    #expect(paths.paths(in: "/x") == ["/x/a", "/x/whole"])
    #expect(paths.folders == [".", "/x", "/x/whole"])
    let root = WatchedPaths(LiveInputs(files: ["/a"]))
    #expect(root.paths(of: "a", in: "/") == ["/a"])
  }

  @Test func `a line of mounts without a type is passed over`() {
    let table = MountTable(
      """
      1 0 8:1 / / rw - ext4
      2 1 8:1 / /a rw shared:1 -
      3 1 8:1 / /b\\011c rw - 9p
      4 1 8:1
      """)
    #expect(table.type(of: "/a/x") == "ext4" && table.type(of: "/b\tc") == "9p")
    #expect(table == table && table != MountTable(""))
  }
}

struct WatchTextTests {
  @Test func `the state has every menu, screen and problem`() throws {
    let folder = TemporaryFolder()
    let file = folder.path("deck.json")
    try AtomicFileWriter().write("{}", to: file)
    let path = try #require(FilePath.absolute(file))
    var wall = LiveWall()
    wall.title = "T"
    wall.menus = [
      LiveMenu(axis: "device", choices: [.init(value: "iphone-x", title: "iPhone X")], chosen: ["iphone-x"]),
      LiveMenu(axis: "locale", choices: [], chosen: []),
    ]
    var screen = LiveScreen(id: "a/x", page: "a", device: "iPhone X", file: file)
    screen.details = ["dark"]
    screen.position = SourcePosition(line: 3, column: 9)
    screen.picture = LivePicture(address: "00ff", width: 2, height: 4, scale: 2)
    screen.snapshot = LiveSnapshot(file)
    screen.marks = [
      LiveMark(
        rule: "small-text", severity: .warning, text: "small", areas: [Rect(x: 1, y: 2, width: 3, height: 4)],
        file: file, position: nil)
    ]
    wall.screens = [screen]
    wall.problems = [Diagnostic(.error, file: file, position: SourcePosition(line: 5, column: 7), "bad")]
    let text = wall.text(turn: 2, chosen: ["device": "iphone-x"], editor: "e", program: "p")
    let data = Data(text.utf8)
    let state = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      state["turn"] as? Int == 2 && state["title"] as? String == "T" && state["editor"] as? String == "e")
    #expect(state["kind"] as? String == "watch" && state["papers"] as? [[Int]] == [[1, 2]])
    let menus = try #require(state["menus"] as? [[String: Any]])
    #expect(menus.map { $0["axis"] as? String } == ["device", "locale"])
    #expect(menus.map { $0["isChosen"] as? Bool } == [true, false])
    #expect(menus[0]["chosen"] as? [String] == ["iphone-x"])
    #expect(menus[0]["choices"] as? [[String: String]] == [["value": "iphone-x", "title": "iPhone X"]])
    let columns = try #require(state["columns"] as? [String: [Any]])
    #expect(columns["name"] as? [String] == ["a/x"])
    #expect((state["screens"] as? [[Any]])?.first?[1...2].map { $0 as? String } == ["iPhone X", "dark"])
    let picture = try #require((state["details"] as? [[[String: Any]]])?.first?.first)
    #expect(picture["actual"] as? String == "pictures/00ff/a-x.png")
    #expect(picture["expected"] as? String == screen.snapshot.map { "snapshots/\($0.address)/a-x.png" })
    let one = try #require((state["live"] as? [[String: Any]])?.first)
    #expect(one["width"] as? Int == 2 && one["height"] as? Int == 4 && one["scale"] as? Int == 2)
    #expect(one["file"] as? String == path && one["line"] as? Int == 3 && one["column"] as? Int == 9)
    let mark = try #require((one["marks"] as? [[String: Any]])?.first)
    #expect(mark["rule"] as? String == "small-text" && mark["severity"] as? String == "warning")
    #expect(mark["text"] as? String == "small" && mark["areas"] as? [[Int]] == [[1, 2, 3, 4]])
    #expect(mark["file"] as? String == path && mark["line"] as? Int == 1 && mark["column"] as? Int == 1)
    let problem = try #require((state["problems"] as? [[String: Any]])?.first)
    #expect(problem["severity"] as? String == "error" && problem["line"] as? Int == 5)
    #expect((problem["text"] as? String)?.hasSuffix("error: bad") == true && problem["column"] as? Int == 7)
  }

  @Test func `an app's axes are all options again, and its devices are known`() async throws {
    var axes = AxisOptions()
    axes.orientations = [.landscape]
    axes.locales = ["ja", "de"]
    axes.contentSizes = [.accessibility3]
    axes.systems = [.ios17, .ios26]
    #expect(
      axes.words == [
        "--orientation", "landscape", "--locale", "ja,de", "--content-size", "AX3", "--ios", "17,26",
      ])
    let pictures = await AppPictures("/none/My App", options: [], devices: .builtin, pictures: LivePictures())
    axes.devices = ["iphone-x"]
    #expect(await pictures.startingFaults(axes).isEmpty)
    axes.devices = ["iphone-99"]
    #expect(await pictures.startingFaults(axes).first?.message.contains("iphone-99") == true)
    let waiting = await pictures.waiting
    #expect(waiting?.title == "My App" && waiting?.problems.map(\.message) == ["is being built and drawn"])
  }

  @Test func `an editor's address has a scheme of letters, digits and signs`() throws {
    var options = WatchOptions()
    #expect(options.editor == "vscode://file{path}:{line}:{column}" && options.listen == "127.0.0.1")
    try options.open(in: "x-1.y+z://{path}")
    #expect(options.editor == "x-1.y+z://{path}")
    for wrong in ["é://{path}", "a_b://{path}", "a:/{path}", "a://path"] {
      let fault = #expect(throws: UsageError.self) { try options.open(in: wrong) }
      #expect(
        fault?.message.hasPrefix("--editor \(wrong) is no address of a file; write one such as vscode://")
          == true)
    }
    #expect(options.editor == "x-1.y+z://{path}")
  }
}
