@preconcurrency internal import Glibc
internal import PageRender

/// Compiles an app's modules against PageRender's, and links the program that draws its screens.
struct AppCompiler {
  let toolchain: AppToolchain
  let library: AppLibrary
  /// The app's build folder.
  let folder: String
  /// Reports the module that is compiled.
  let tell: (String) -> Void

  /// The folder with the sources of each of the app's modules, those of the program and those in C.
  private var package: String { "\(folder)/package" }
  private var objects: String { "\(folder)/objects" }
  var program: String { "\(objects)/program" }

  /// Compiles modules in the given order, the program's own last, and links the program.
  ///
  /// - Returns: The first status that is not 0, or 0, and the output of the compiler that ended with it.
  func compile(
    _ targets: [AppTarget], program product: String
  ) throws(AppFault) -> (status: Int32, output: String) {
    var all: [String] = []
    let shared = targets.compactMap(\.sharedFolder)
    let options = shared.flatMap { ["-I", "\($0)/objects/modules"] }
    let new = targets.filter { !$0.isBuilt }
    for target in targets {
      if let place = new.firstIndex(where: { $0.module == target.module }), new.count > 1 {
        tell("compiling \(target.module), \(place + 1) of \(new.count) modules")
      }
      let compiled = try compile(
        target.module, in: target.sharedFolder ?? folder, isBuilt: target.isBuilt,
        options + AppPackage.isolation(of: target) + ["-suppress-warnings"], shared)
      guard compiled.status == 0 else { return (compiled.status, compiled.output) }
      all += compiled.objects
    }
    let main = try compile(product, in: folder, options, shared)
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
        ], targets.compactMap(\.sharedFolder))
  }

  /// Compiles what has changed of a module.
  ///
  /// - Parameters:
  ///   - home: The build folder of the module.
  ///   - shared: The build folders of packages.
  private func compile(
    _ module: String, in home: String, isBuilt: Bool = false, _ options: [String], _ shared: [String]
  ) throws(AppFault) -> (status: Int32, output: String, objects: [String]) {
    let (sources, folder) = ("\(home)/package/Sources/\(module)", "\(home)/objects/\(module)")
    let modules = "\(home)/objects/modules"
    let names = FilePath.names(in: sources).filter { $0.hasSuffix(".swift") }.sorted()
    let objects = names.map { "\(folder)/\($0.dropLast(6)).o" }
    if isBuilt { return (0, "", objects) }
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
        "-module-name", module, "-swift-version", "5", "-Onone", "-enable-testing", "-parse-as-library",
        "-incremental",
        "-enable-batch-mode", "-j", String(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
        "-diagnostic-style", "llvm", "-no-color-diagnostics", "-package-name", "app", "-module-cache-path",
        "\(toolchain.cache)/modules", "-emit-module", "-emit-module-path", "\(modules)/\(module).swiftmodule",
        "-c", "-output-file-map", mapFile, "-I", modules,
      ] + library.options + options + names.map { "\(sources)/\($0)" }, shared)
    return (status, output, objects)
  }

  private func run(
    _ tool: String, _ arguments: [String], _ shared: [String] = []
  ) throws(AppFault) -> (status: Int32, output: String) {
    try toolchain.run(
      tool, arguments, readable: [package, library.products],
      writable: [objects, "\(toolchain.cache)/modules"] + shared)
  }

  private func makeFolder(_ path: String) { try? AtomicFileWriter.makeFolder(path) }
}
