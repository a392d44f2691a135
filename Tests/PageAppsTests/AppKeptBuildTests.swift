import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// The last build of an app.
struct AppKeptBuildTests {
  private let folder = TemporaryFolder()
  private let build = AppKeptBuild(key: "k", package: "p", whole: "{}", answer: "[]")

  private func keep(_ build: AppKeptBuild, program: String) throws {
    try Data(program.utf8).write(to: URL(fileURLWithPath: folder.path("built")))
    try build.keep(program: folder.path("built"), in: folder.path(""))
    // The next app's program takes the place of this one.
    try FileManager.default.removeItem(atPath: folder.path("built"))
  }

  @Test func `a build is found again by its key, with its program`() throws {
    try keep(build, program: "first")
    let last = try #require(AppKeptBuild.last("k", in: folder.path("")))
    #expect(last.package == "p" && last.whole == "{}" && last.answer == "[]")
    #expect(AppKeptBuild.last("other", in: folder.path("")) == nil)
    let program = AppKeptBuild.program(folder.path(""))
    #expect(try String(contentsOfFile: program, encoding: .utf8) == "first")
  }

  @Test func `a build takes the place of the one before, and needs its program`() throws {
    try keep(build, program: "first")
    try keep(AppKeptBuild(key: "l", package: "q", whole: "", answer: ""), program: "second")
    #expect(AppKeptBuild.last("k", in: folder.path("")) == nil)
    #expect(AppKeptBuild.last("l", in: folder.path(""))?.package == "q")
    let program = AppKeptBuild.program(folder.path(""))
    #expect(try String(contentsOfFile: program, encoding: .utf8) == "second")
    try FileManager.default.removeItem(atPath: program)
    #expect(AppKeptBuild.last("l", in: folder.path("")) == nil)
  }

  @Test func `a program that is not there is told`() {
    let fault = #expect(throws: AppFault.self) {
      try build.keep(program: folder.path("gone"), in: folder.path(""))
    }
    #expect(fault?.exitCode == .cannotWrite)
    #expect(AppKeptBuild.last("k", in: folder.path("")) == nil)
  }
}
