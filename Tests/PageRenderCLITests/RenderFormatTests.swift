import Foundation
import Testing

struct RenderFormatTests {
  @Test(arguments: ["pdf", "svg"]) func `a format has a file for each page, the same in every run`(
    format: String
  ) throws {
    let work = try Workspace()
    let words = ["render", "deck", "-d", "iphone-x,iphone-se-3", "--format", format]
    let outcome = try Renderpages.run(words, in: work.folder)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    #expect(
      outcome.output == """
        out/welcome/iphone-x.\(format)
        out/welcome/iphone-se-3.\(format)
        out/every-device/iphone-x.\(format)
        out/every-device/iphone-se-3.\(format)

        """)
    #expect(try Renderpages.run(words + ["-o", "again", "-j", "1"], in: work.folder).status == 0)
    for file in try work.files(in: "out") {
      #expect(try work.contents(of: "out/\(file)") == work.contents(of: "again/\(file)"), "\(file)")
    }
  }

  @Test func `a PDF page is the screen in points`() throws {
    let work = try Workspace()
    #expect(try work.run("render", "deck", "-d", "iphone-x", "--page", "1", "--format", "pdf").status == 0)
    let document = try work.contents(of: "out/welcome/iphone-x.pdf")
    #expect(document.starts(with: Array("%PDF-1.7".utf8)))
  }

  @Test func `an SVG is the screen in points, titled as its page`() throws {
    let work = try Workspace()
    #expect(try work.run("render", "deck", "-d", "iphone-x", "--page", "1", "--format", "svg").status == 0)
    let text = String(decoding: try work.contents(of: "out/welcome/iphone-x.svg"), as: UTF8.self)
    #expect(text.contains("width=\"375\" height=\"812\""))
    #expect(text.contains("<title xml:lang=\"en\">"))
  }

  @Test func `another format is refused`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "--format", "gif")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--format gif is not supported; use png, pdf or svg"))
  }

  @Test func `two documents of one name are named with their ending`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "--naming", "{device}", "--format", "pdf")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("two pictures would be named iphone-16-pro.pdf"))
  }
}
