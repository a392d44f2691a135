internal import Foundation
internal import Glibc
internal import PageRuns

extension PageCatalog {
  /// Runs the command that the process was started with, and ends the process with its exit status.
  ///
  /// The main thread runs its run loop meanwhile, as an app's does, so that timers of the pages' code fire and the main
  /// queue is the main thread's.
  public static func main() {
    TrapNotice.install()
    let request = AppRequest.take()
    AppConfinement.enter()
    if AppConfinement.isWanted { Terminal.separateResults() }
    let own = CatalogPages(Self())
    let catalog = request?.applied(to: own) ?? own
    var program = HostProgram(name: HostProgram.processName, catalog: catalog)
    if let request, request.sendsPages {
      program.sender = PictureSender(Terminal.results, hasPixels: request.sendsPixels)
    }
    let host = program
    Task { @MainActor in
      let status = await Program.run(Array(CommandLine.arguments.dropFirst()), as: host)
      request?.end(status)
      exit(status)
    }
    while true { RunLoop.main.run() }
  }
}
