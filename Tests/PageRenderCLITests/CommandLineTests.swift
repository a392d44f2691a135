import Foundation
import TestSupport
import Testing

struct CommandLineTests {
  @Test(arguments: ["render", "layout", "devices", "init"])
  func `help explains every command`(command: String) throws {
    for words in [["help", command], [command, "--help"], [command, "-h"]] {
      let outcome = try Renderpages.run(words)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("Usage: renderpages \(command)"))
      #expect(outcome.errors == "")
    }
  }

  @Test func `help without a command lists them`() throws {
    let outcome = try Renderpages.run(["--help"])
    #expect(outcome.status == 0)
    for command in ["render", "layout", "devices", "init"] {
      #expect(outcome.output.contains("  \(command) "))
    }
  }

  @Test(
    arguments: [
      ([], "name a command"), (["rendr"], "unknown command rendr"), (["render"], "name a deck"),
      (["render", "deck", "--nope"], "unknown option --nope; see renderpages render --help"),
      (["render", "deck", "-z"], "unknown option -z; see renderpages render --help"),
      (
        ["review", "deck", "--papper", "a4"],
        #"unknown option --papper; did you mean "--paper"? See renderpages review --help"#
      ), (["render", "deck", "--locales=en"], #"unknown option --locales; did you mean "--locale"?"#),
      (["render", "deck", "--de=x"], "--de is ambiguous; write --device or --devices-file"),
      (["render", "deck", "--de", "x"], "--de is ambiguous; write --device or --devices-file"),
      (["render", "deck", "--devices", "x"], "--devices is ambiguous; write --device or --devices-file"),
      (["render", "deck", "--devices=x"], "--devices is ambiguous; write --device or --devices-file"),
      (["render", "deck", "-d"], "--device needs a value"),
      (["render", "deck", "--quiet=yes"], "--quiet takes no value"),
      (["render", "deck", "-j", "0"], "--jobs 0 is not a number"),
      (["render", "deck", "-j", "many"], "--jobs many is not a number"),
      (["render", "deck", "--orientation", "upside"], "--orientation upside is unknown; use"),
      (["rendr", "deck"], #"unknown command rendr; did you mean "render"? Use render, "#),
      (["help", "verfiy"], #"unknown command verfiy; did you mean "verify"? Use "#),
      (["renderall", "deck"], #"unknown command renderall; did you mean "render"? Use "#),
      (["paint", "deck"], "unknown command paint; use "),
      (
        ["render", "deck", "--appearance", "drak"],
        #"drak is unknown; did you mean "dark"? Use light, dark or all"#
      ),
      (["render", "deck", "--content-size", "XXXlarg"], #"XXXlarg is unknown; did you mean "xxxLarge"?"#),
      (["render", "deck", "--format", "pmg"], #"--format pmg is not supported; did you mean "png"? Use"#),
      (["lint", "deck", "--format", "jsn"], #"--format jsn is unknown; did you mean "json"? Use"#),
      (["render", "deck", "-d", "iphone-16-por"], #"did you mean "iphone-16-pro"?"#),
      (
        ["render", "deck", "--page", "welcom"],
        #"is no page of deck/deck.json; did you mean "welcome"? It has"#
      ),
      (["render", "deck", "--page", "9"], "--page 9 is no page"),
      (["render", "deck", "--page", "2-1"], "--page 2-1 is no page"),
      (["render", "deck", "-d", "a,,b"], "--device has an empty entry"),
      (["render", "deck", "--format", "gif"], "--format gif is not supported"),
      (["render", "deck", "--naming", "../{page}"], "--naming ../{page} must be a relative path"),
      (["render", "deck", "--naming", "{pages}"], "unknown placeholder {pages}"),
      (["render", "deck", "--locale", "not a tag"], "is not a language tag"),
      (["render", "deck", "-o", ""], "--output is empty"), (["init", ""], "init was given an empty name"),
      (["devices", "extra"], "devices takes no extra"),
    ] as [([String], String)])
  func `a wrong command line ends with 2 and one line`(words: [String], message: String) throws {
    let work = try Workspace()
    let outcome = try Renderpages.run(words, in: work.folder)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("renderpages: error: "))
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output == "")
  }

  @Test func `lint says of each axis what it looks at unasked`() throws {
    let help = try Renderpages.run(["lint", "--help"]).output
    #expect(!help.contains("default iphone-16-pro") && !help.contains("default light)"))
    for words in ["(default all)", "(default large,xxxLarge)", "all (default)", "(default portrait)"] {
      #expect(help.contains(words), "\(words)")
    }
    for command in ["render", "look"] {
      let help = try Renderpages.run([command, "--help"]).output
      #expect(help.contains("(default: the matrix's, else iphone-16-pro)"))
    }
  }

  @Test func `two pictures of one name are refused before anything is drawn`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "--naming", "{device}")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("two pictures would be named iphone-16-pro.png"))
    #expect(!work.exists("out"))
  }

  @Test func `options may stand before and after the deck, joined or apart`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "-j2", "--page=1", "deck", "-oshots", "--device", "iphone-x")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output == "shots/welcome/iphone-x.png\n")
  }

  @Test func `devices lists all 88 and those of a file`() throws {
    let table = try Renderpages.run(["devices"])
    #expect(table.output.split(separator: "\n").count == 89)
    let json = try Renderpages.run(["devices", "--json"])
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(list?.count == 88)
    let phone = list?.first { $0["id"] as? String == "iphone-x" }
    #expect(phone?["ios"] as? [String: Int] == ["first": 11, "last": 16])
    #expect(table.output.contains(#/375×812 +@3x +11–16 /#))
  }

  @Test func `init refuses to replace a deck`() throws {
    let work = try Workspace()
    let before = try work.contents(of: "deck/deck.json")
    let outcome = try work.run("init", "deck")
    #expect(outcome.status == 5)
    #expect(
      outcome.errorLines == [
        "renderpages: error: deck/deck.json is there: deck holds a deck already, which init leaves as it is; draw that with "
          + "\"renderpages render deck\", or name a new folder: renderpages init deck-2"
      ])
    #expect(try work.contents(of: "deck/deck.json") == before)
  }

  @Test func `init keeps what runs write out of Git, in the deck's folder and at the top of a repository`()
    throws
  {
    let work = try Workspace()
    let text = Data("out/\nreport/\n".utf8)
    #expect(try work.contents(of: "deck/.gitignore") == text)
    #expect(!work.exists(".gitignore"))
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent(".git"), withIntermediateDirectories: false)
    let second = try work.run("init", "second")
    #expect(second.status == 0)
    #expect(
      second.output.hasPrefix(
        "Wrote second/.gitignore, so that Git ignores the folders out and report, which runs write.\n"),
      "\(second)")
    #expect(try work.contents(of: ".gitignore") == text)
    // A file that exists is left as it is, and told about.
    try work.write(Array("/out\n".utf8), to: ".gitignore")
    let third = try work.run("init", "third")
    #expect(third.status == 0)
    #expect(third.output.hasSuffix("\nAdd report/, which runs write, to .gitignore.\n"), "\(third)")
    #expect(try work.contents(of: ".gitignore") == Data("/out\n".utf8))
  }

  @Test func `init says which picture it would replace`() throws {
    let work = try Workspace()
    try FileManager.default.removeItem(at: work.folder.appendingPathComponent("deck/deck.json"))
    let outcome = try work.run("init", "deck")
    #expect(outcome.status == 5)
    #expect(
      outcome.errorLines == [
        "renderpages: error: deck/images/welcome@3x.png is there, and init replaces no file; move it away, or name a new folder"
      ])
  }

  @Test func `init writes a deck that follows text size and appearance, and the schema it names`() throws {
    let work = try Workspace()
    #expect(try work.files(in: "deck").contains("deck.schema.json"))
    let schema = try String(contentsOfFile: Project.path("docs/deck.schema.json"), encoding: .utf8)
    #expect(String(decoding: try work.contents(of: "deck/deck.schema.json"), as: UTF8.self) == schema)
    #expect(
      String(decoding: try work.contents(of: "deck/deck.json"), as: UTF8.self).contains(
        #""$schema": "deck.schema.json""#))
    let outcome = try work.run(
      "render", "deck", "--page", "1", "--appearance", "all", "--content-size", "large,AX5")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    let pictures = try ["", ".dark", ".ax5", ".dark.ax5"].map {
      try work.contents(of: "out/welcome/iphone-16-pro\($0).png")
    }
    #expect(Set(pictures).count == 4)
    let lint = try work.run("lint", "deck")
    #expect(
      lint.status == 0
        && lint.errors == "no errors, no warnings and no notes in 8 screens on iPhone 16 Pro\n", "\(lint)")
    // As it is written, without a matrix, it is judged on every device.
    #expect(try work.run("init", "other").status == 0)
    let all = try work.run("lint", "other")
    #expect(
      all.status == 0 && all.errors == "no errors, no warnings and no notes in 472 screens on 59 devices\n",
      "\(all)")
  }

  /// iPhone 17 began with iOS 26, iPhone X ended with iOS 16, iPhone 15 began with iOS 17 (Apple's lists of compatible devices).
  @Test(
    arguments: [
      ("iphone-17", "iPhone 17"), ("iphone-x,iphone-15,iphone-17", "iPhone X and iPhone 17"),
      (
        "iphone-17,iphone-air,iphone-x,iphone-8,iphone-7",
        "iPhone 17, iPhone Air, iPhone X and 2 more"
      ),
    ])
  func `a device that never ran the deck's iOS gets a note`(devices: String, names: String) throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "--page", "1", "-d", devices, showsOldDevices: true)
    #expect(outcome.status == 0)
    #expect(
      outcome.errorLines == [
        "deck/deck.json:3:31: note: \(names) never ran iOS 17; the pages are drawn as iOS 17 would show them"
      ])
    for quiet in [["-d", "iphone-15"], ["-d", "390x844@3x"], ["-d", "all", "-j", "2"]] {
      let outcome = try Renderpages.run(
        ["layout", "deck", "--page", "1"] + quiet, in: work.folder, showsOldDevices: true)
      #expect(outcome.errors == "", "\(quiet)")
    }
  }

  @Test(
    arguments: [
      (
        ["--appearance", "dark"],
        "the deck has no dark colours, so its dark pages look like the light ones; give \"style\" "
          + "\"colors\" values such as \"background\": {\"light\": \"#FFFFFF\", \"dark\": \"#000000\"}"
      ),
      (
        ["--content-size", "AX5"],
        "no font of the deck follows the text size, so its pages look in AX5 as in large; give a font of "
          + "\"style\" \"fonts\" a \"textStyle\" or \"relativeTo\""
      ),
      (
        ["--content-size", "large,AX1,AX5"],
        "no font of the deck follows the text size, so its pages look in AX1 and AX5 as in large; give a "
          + "font of \"style\" \"fonts\" a \"textStyle\" or \"relativeTo\""
      ),
      (
        ["--content-size", "all"],
        "no font of the deck follows the text size, so its pages look the same in all sizes; give a font of "
          + "\"style\" \"fonts\" a \"textStyle\" or \"relativeTo\""
      ),
    ] as [([String], String)])
  func `an appearance or a text size that changes nothing is warned of once`(
    options: [String], warning: String
  )
    throws
  {
    let work = try Workspace()
    try work.write(
      Array(
        #"{"title": "T", "pages": [{"image": "images/welcome@3x.png", "summary": "S", "detail": "D"}]}"#.utf8),
      to: "deck/plain.json")
    for command in ["render", "layout", "sheet", "record", "lint"] {
      let outcome = try Renderpages.run(
        [command, "deck/plain.json", "-d", "iphone-x"] + options, in: work.folder)
      #expect(
        outcome.errorLines.filter { $0.contains(warning) } == ["deck/plain.json: warning: \(warning)"],
        "\(outcome)")
    }
    // Lint looks at both appearances unasked.
    #expect(try !work.run("lint", "deck/plain.json").errors.contains(#/the deck has no|no font of the deck/#))
    // What has them is told nothing, nor is one colour or font enough to warn.
    #expect(try Renderpages.run(["layout", "deck"] + options, in: work.folder).errors == "")
    for style in [
      ##"{"colors": {"background": {"light": "#FFF", "dark": "#000"}}, "fonts": {"detail": {"textStyle": "body"}}}"##
    ] {
      try work.write(
        Array(
          #"{"title": "T", "style": \#(style), "pages": [{"image": "images/welcome@3x.png", "summary": "S", "detail": "D"}]}"#
            .utf8), to: "deck/plain.json")
      #expect(try Renderpages.run(["layout", "deck/plain.json"] + options, in: work.folder).errors == "")
    }
  }

  @Test func `several decks have names of their own`() throws {
    let work = try Workspace()
    #expect(try work.run("init", "other").status == 0)
    let outcome = try work.run("render", "deck", "other/deck.json", "--page", "1")
    #expect(outcome.output == "out/deck/welcome/iphone-16-pro.png\nout/other/welcome/iphone-16-pro.png\n")
  }
}
