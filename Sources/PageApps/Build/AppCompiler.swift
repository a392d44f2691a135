@preconcurrency internal import Glibc
internal import PageRender

/// Compiles an app's modules against PageRender's, and links the program that draws its screens.
struct AppCompiler {
  let toolchain: AppToolchain
  let library: AppLibrary
  /// The folder with the sources of each module, those of the program and those in C.
  let package: String
  /// The folder of objects and modules.
  let objects: String

  private var modules: String { "\(objects)/modules" }
  var program: String { "\(objects)/program" }

  /// Compiles modules in the given order, the program's own last, and links the program.
  ///
  /// - Returns: The first status that is not 0, or 0, and the output of the compiler that ended with it.
  func compile(
    _ targets: [AppTarget], program product: String
  ) throws(AppFault) -> (status: Int32, output: String) {
    var all: [String] = []
    for target in targets {
      let compiled = try compile(target.module, AppPackage.isolation(of: target) + ["-suppress-warnings"])
      guard compiled.status == 0 else { return (compiled.status, compiled.output) }
      all += compiled.objects
    }
    let main = try compile(product, [])
    guard main.status == 0 else { return (main.status, main.output) }
    let threads = "\(objects)/threads.o"
    let source = "\(package)/Sources/\(AppPackage.threadFile)"
    let c = try run("clang", ["-O1", "-c", source, "-o", threads])
    guard c.status == 0 else { return c }
    unlink(program)
    return try run(
      "swiftc",
      ["-use-ld=lld", "-o", program] + all + main.objects + [threads]
        + [
          "-L", library.products, "-l\(AppLibrary.product)", "-Xlinker", "-rpath", "-Xlinker",
          library.products,
        ])
  }

  /// Compiles what has changed of a module.
  private func compile(
    _ module: String, _ options: [String]
  ) throws(AppFault) -> (status: Int32, output: String, objects: [String]) {
    let (sources, folder) = ("\(package)/Sources/\(module)", "\(objects)/\(module)")
    let names = FilePath.names(in: sources).filter { $0.hasSuffix(".swift") }.sorted()
    var map = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
    for name in names {
      let base = "\(folder)/\(name.dropLast(6))"
      map["\(sources)/\(name)"] = ["object": "\(base).o", "swift-dependencies": "\(base).swiftdeps"]
    }
    let mapFile = "\(folder)/output-file-map.json"
    try AppFiles.write(AppFiles.json(map) ?? "", to: mapFile)
    makeFolder(modules)
    let (status, output) = try run(
      "swiftc",
      [
        "-module-name", module, "-swift-version", "5", "-Onone", "-parse-as-library", "-incremental",
        "-enable-batch-mode", "-j", String(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
        "-diagnostic-style", "llvm", "-no-color-diagnostics", "-package-name", "app", "-module-cache-path",
        "\(toolchain.cache)/modules", "-emit-module", "-emit-module-path", "\(modules)/\(module).swiftmodule",
        "-c", "-output-file-map", mapFile, "-I", modules,
      ] + library.options + options + names.map { "\(sources)/\($0)" })
    return (status, output, names.map { "\(folder)/\($0.dropLast(6)).o" })
  }

  private func run(
    _ tool: String, _ arguments: [String]
  ) throws(AppFault) -> (status: Int32, output: String) {
    try toolchain.run(
      tool, arguments, readable: [package, library.products],
      writable: [objects, "\(toolchain.cache)/modules"])
  }

  private func makeFolder(_ path: String) { try? AtomicFileWriter.makeFolder(path) }
}
