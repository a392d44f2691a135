import Foundation
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
        #"unknown option --papper; did you mean "--paper"?; see renderpages review --help"#
      ), (["render", "deck", "--locales=en"], #"unknown option --locales; did you mean "--locale"?"#),
      (["render", "deck", "--de=x"], "--de is ambiguous; write --device or --devices-file"),
      (["render", "deck", "--de", "x"], "--de is ambiguous; write --device or --devices-file"),
      (["render", "deck", "-d"], "--device needs a value"),
      (["render", "deck", "--quiet=yes"], "--quiet takes no value"),
      (["render", "deck", "-j", "0"], "--jobs 0 is not a number"),
      (["render", "deck", "-j", "many"], "--jobs many is not a number"),
      (["render", "deck", "--orientation", "upside"], "--orientation upside is unknown"),
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

  @Test func `devices lists all 84 and those of a file`() throws {
    let table = try Renderpages.run(["devices"])
    #expect(table.output.split(separator: "\n").count == 85)
    let json = try Renderpages.run(["devices", "--json"])
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(list?.count == 84)
  }

  @Test func `init refuses to replace a deck`() throws {
    let work = try Workspace()
    let before = try work.contents(of: "deck/deck.json")
    let outcome = try work.run("init", "deck")
    #expect(outcome.status == 5)
    #expect(outcome.errorLines.count == 1)
    #expect(try work.contents(of: "deck/deck.json") == before)
  }

  @Test func `several decks have names of their own`() throws {
    let work = try Workspace()
    #expect(try work.run("init", "other").status == 0)
    let outcome = try work.run("render", "deck", "other/deck.json", "--page", "1")
    #expect(outcome.output == "out/deck/welcome/iphone-16-pro.png\nout/other/welcome/iphone-16-pro.png\n")
  }
}
