import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Runs of `render` in the test's own process, from options to files.
@MainActor
struct RenderRunTests {
  private let folder = TemporaryFolder()

  private func run(
    shard: (number: Int, of: Int)? = nil, gallery: Bool = false, into output: String
  ) async throws -> Int32 {
    var arguments = Arguments(commandName: "render")
    arguments.operands = [Project.path("Examples/tutorial")]
    arguments.options = [("device", "iphone-se-3,ipad-10")]
    var options = RenderOptions(naming: try FileNaming(nil, deckCount: 1))
    options.folder = folder.path(output)
    options.writesGallery = gallery
    options.shard = try shard.map { try Shard(number: $0.number, of: $0.of, as: "shard") }
    var quiet = RunOptions(jobs: 2)
    (quiet.isQuiet, quiet.showsProgress) = (true, false)
    var run = RenderRun(
      arguments, session: Session(options: quiet, program: arguments.program), options: options)
    run.axes.devices = ["iphone-se-3", "ipad-10"]
    run.axes.orientations = [.portrait]
    return await run.run()
  }

  @Test func `a run draws each page for each device`() async throws {
    let status = try await run(into: "out")
    #expect(status == 0)
    let pages = TemporaryFolder.names(in: folder.path("out")).filter { !$0.hasPrefix(".") }
    #expect(pages.count > 1)
    for page in pages {
      #expect(TemporaryFolder.names(in: folder.path("out/\(page)")) == ["ipad-10.png", "iphone-se-3.png"])
    }
  }

  /// The second run finds all pictures drawn, and the page names them as the first one did.
  @Test func `a gallery names each picture of the run`() async throws {
    #expect(try await run(into: "out") == 0)
    #expect(TemporaryFolder.names(in: folder.path("out")).contains(Gallery.fileName) == false)
    #expect(try await run(gallery: true, into: "out") == 0)
    let page = FileContents.bytes(ofFile: folder.path("out/index.html")).map {
      String(decoding: $0, as: UTF8.self)
    }
    for name in TemporaryFolder.names(in: folder.path("out")) where !name.contains(".") {
      for picture in ["ipad-10.png", "iphone-se-3.png"] {
        #expect(page?.contains("\"\(name)/\(picture)\"") == true)
      }
    }
  }

  @Test func `two shards joined are the run`() async throws {
    #expect(try await run(into: "whole") == 0)
    #expect(try await run(shard: (1, 2), into: "first") == 0)
    #expect(try await run(shard: (2, 2), into: "second") == 0)
    var options = JoinOptions()
    (options.output, options.isQuiet) = (folder.path("joined"), true)
    #expect(PictureJoin(options, [folder.path("first"), folder.path("second")]).run() == 0)
    for page in TemporaryFolder.names(in: folder.path("whole")) where !page.hasPrefix(".") {
      for picture in ["ipad-10.png", "iphone-se-3.png"] {
        let joined = FileContents.bytes(ofFile: folder.path("joined/\(page)/\(picture)"))
        #expect(joined == FileContents.bytes(ofFile: folder.path("whole/\(page)/\(picture)")))
        #expect(joined != nil)
      }
    }
  }

  @Test func `what cannot be named ends with the exit code of a wrong command line`() async throws {
    var run = RenderRun(
      Arguments(commandName: "render"),
      session: Session(options: RunOptions(jobs: 1), program: HostProgram()),
      options: RenderOptions(naming: try FileNaming(nil, deckCount: 0)))
    #expect(await run.run() == ExitCode.usage.rawValue)
  }
}
