internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender
internal import Synchronization

extension AppToolchain {
  /// The folders in which PageRender may be built: its checkout's own, whose modules `make build` has compiled, and the cache's.
  private var folders: [String] { ["\(library)/.build", scratch] }

  /// The one of them that can be written.
  private var writableFolder: String {
    let own = folders[0]
    let isOwn =
      PackedRelease.current == nil && access(library, W_OK) == 0
      && (!FilePath.isAnything(own) || access(own, W_OK) == 0)
    return isOwn ? own : folders[1]
  }

  /// The library that apps are compiled with, where `appLibrary` finds or builds it.
  package var builtLibrary: AppLibrary {
    let stamp = libraryStamp()
    let known = folders.map { AppLibrary(products: "\($0)/release", stamp: stamp) }
    return known.first(where: \.isBuilt) ?? known[0]
  }

  /// Returns what apps are compiled with, and builds it first unless it is there.
  ///
  /// - Parameter tell: Reports the progress, a line at a time.
  package func appLibrary(_ tell: @escaping @Sendable (String) -> Void) throws(AppFault) -> AppLibrary {
    let built = builtLibrary
    if built.isBuilt { return built }
    let folder = writableFolder
    let wanted = AppLibrary(products: "\(folder)/release", stamp: built.stamp)
    let lock = AppLock("\(scratch).lock", purpose: "PageRender", tell)
    defer { lock.release() }
    if wanted.isBuilt { return wanted }
    tell("compiling PageRender for apps, once")
    try build(wanted, in: folder, tell)
    try wanted.markAsBuilt(try searchOptions(wanted))
    return wanted
  }

  private func build(
    _ wanted: AppLibrary, in folder: String, _ tell: @escaping @Sendable (String) -> Void
  ) throws(AppFault) {
    let progress = BuildProgress(tell)
    // The options of the Makefile: with others, everything would be compiled anew.
    let (status, output) = try run(
      "swift",
      [
        "build", "-c", "release", "-debug-info-format", "none",
        "--package-path", library, "--scratch-path",
        folder, "--product", AppLibrary.product, "--disable-automatic-resolution", "--skip-update",
      ], writable: [folder], trusted: true, progress: { progress.add($0) })
    guard status == 0 else {
      let first = CompilerErrors(output).first ?? String(output.suffix(2000))
      throw AppFault("PageRender does not build in \(folder): \(first)", exitCode: .internalError)
    }
  }

  /// Returns the options that find the built modules: Swift's, those in C that they need, and what these include.
  private func searchOptions(_ built: AppLibrary) throws(AppFault) -> [String] {
    var options = ["-I", built.modules]
    let libraries = ["cairo", "freetype2", "harfbuzz-subset", "libdeflate", "libxxhash", "libxml-2.0"]
    guard let finder = Subprocess(named: "pkg-config") else {
      throw AppFault("there is no pkg-config, which finds cairo's headers", exitCode: .environment)
    }
    let (status, output) = try run(finder.path, ["--cflags-only-I"] + libraries, writable: [], trusted: true)
    guard status == 0 else { throw AppFault("pkg-config does not find the libraries: \(output)") }
    options += output.split { $0.isWhitespace }.flatMap { ["-Xcc", String($0)] }
    let sources = "\(library)/Sources"
    for name in FilePath.names(in: sources).sorted() where name.hasPrefix("C") {
      let folder = "\(sources)/\(name)"
      let own = "\(folder)/module.modulemap"
      let map = FilePath.isReadable(own) ? own : "\(built.products)/\(name).build/module.modulemap"
      if FilePath.isReadable(map) { options += ["-Xcc", "-fmodule-map-file=\(map)"] }
      if FilePath.isFolder("\(folder)/include") { options += ["-Xcc", "-I", "-Xcc", "\(folder)/include"] }
    }
    return options
  }

  /// Returns the path of the translator of apps' sources, and compiles it first unless it is there.
  package func translator(_ tell: (String) -> Void) throws(AppFault) -> String {
    let sources = "\(library)/Sources/PageApps/Translator"
    let files = FilePath.names(in: sources).filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }
    guard !files.isEmpty else {
      throw AppFault("\(sources) has no sources; get a whole checkout of PageRender")
    }
    let name = "translate-\(key)-\(AppFiles.hash(AppFiles.stamp(of: files)))"
    let programs = folders.map { "\($0)/release/\(name)" }
    if let built = programs.first(where: FilePath.isReadable) { return built }
    let lock = AppLock("\(scratch)-translator.lock", purpose: "the translator of sources", tell)
    defer { lock.release() }
    let folder = "\(writableFolder)/release"
    let program = "\(folder)/\(name)"
    if FilePath.isReadable(program) { return program }
    tell("compiling the translator of sources, once")
    try compileTranslator(files, to: program)
    for old in FilePath.names(in: folder) where old.hasPrefix("translate-") && old != name {
      unlink("\(folder)/\(old)")
    }
    return program
  }

  private func compileTranslator(_ files: [String], to program: String) throws(AppFault) {
    let host = "\(folder)/lib/swift/host"
    let made = "\(program).made"
    let (status, output) = try run(
      "swiftc",
      [
        "-O", "-swift-version", "6", "-module-name", "AppTranslator", "-I", host, "-L", host, "-lSwiftSyntax",
        "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host, "-o", made,
      ] + files, writable: [FilePath.folder(of: program)], trusted: true)
    guard status == 0, rename(made, program) == 0 else {
      throw AppFault("the translator does not compile with this Swift; use Swift 6.2 or 6.3\n\(output)")
    }
  }
}

/// Tells of SwiftPM's own lines what a waiting person needs: how far a build is, and that it waits for another one.
final class BuildProgress: Sendable {
  /// The bytes of an unfinished line, and the time of the last line that was told.
  private let state: Mutex<(rest: [UInt8], last: ContinuousClock.Instant)>
  private let tell: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant

  /// The time between two lines.
  private static let period: Duration = .seconds(5)

  init(
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    _ tell: @escaping @Sendable (String) -> Void
  ) {
    (self.now, self.tell) = (now, tell)
    state = Mutex(([], now()))
  }

  func add(_ bytes: ArraySlice<UInt8>) {
    let lines = state.withLock { state in
      state.rest += bytes
      let lines = state.rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      state.rest = lines.last.map(Array.init) ?? []
      return lines.dropLast().map { String(decoding: $0, as: UTF8.self) }
    }
    for line in lines {
      if line.hasPrefix("Another instance of SwiftPM") {
        tell("waiting for another build: \(line)")
      } else if let step = line.firstMatch(of: #/^\[(\d+)\/(\d+)\] (.*)/#), isDue() {
        tell("  \(step.1) of \(step.2): \(step.3)")
      }
    }
  }

  private func isDue() -> Bool {
    state.withLock { state in
      let now = now()
      guard now - state.last > Self.period else { return false }
      state.last = now
      return true
    }
  }
}
