internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender
internal import Synchronization

/// The Swift toolchain that builds an app, and the folder for its products.
package struct AppToolchain {
  /// The toolchain's folder, which has `bin` and `lib`.
  package let folder: String
  /// The hash that tells compilers apart.
  let key: String
  /// The folder in which the translator, PageRender and apps are built.
  let cache: String
  /// The path of PageRender's checkout.
  package let library: String

  /// True if programs run although the kernel lacks a part of their box.
  let isTrusted: Bool
}

extension AppToolchain {
  /// The toolchain of the `swiftc` on the `PATH`.
  package init(library: String, work: String?, isTrusted: Bool = false) throws(AppFault) {
    guard let found = Subprocess(named: "swiftc"), let compiler = FilePath.absolute(found.path) else {
      throw AppFault("there is no swift; install Swift 6.2 or later and put it on the PATH")
    }
    let folder = FilePath.folder(of: FilePath.folder(of: compiler))
    guard FilePath.isFolder("\(folder)/lib/swift/host/SwiftSyntax.swiftmodule") else {
      throw AppFault(
        "the toolchain in \(folder) has no SwiftSyntax (slim images leave it out); install the whole toolchain of swift.org"
      )
    }
    let stamp = AppFiles.stamp(of: [compiler, "\(folder)/lib/swift/host/libSwiftSyntax.so"])
    let home = ProcessInfo.processInfo.environment
    let caches =
      home["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home["HOME"].map { "\($0)/.cache" }
    guard let cache = work.map(FilePath.absoluteFolder) ?? caches.map({ "\($0)/renderpages" }) else {
      throw AppFault("there is no home folder to build in; name a folder with --work DIR")
    }
    self.init(
      folder: folder, key: AppFiles.hash(compiler + stamp), cache: cache, library: library,
      isTrusted: isTrusted)
  }

  /// The path of SwiftPM's scratch folder for PageRender where its checkout cannot be written, one for each compiler and checkout.
  var scratch: String { "\(cache)/build-\(key)-\(AppFiles.hash(library))" }

  /// Changes with the compiler, and every source and table of PageRender.
  func libraryStamp() -> String {
    let endings: Set = ["swift", "c", "h", "modulemap", "txt", "json"]
    let paths = ["Sources", "Tools"].flatMap { folder -> [String] in
      let root = URL(fileURLWithPath: "\(library)/\(folder)")
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      return files?.compactMap { ($0 as? URL)?.path } ?? []
    }
    let stamped = paths.filter { endings.contains(AppFolder.ending(of: $0)) }.sorted()
    return AppFiles.hash(key + AppFiles.stamp(of: ["\(library)/Package.swift"] + stamped))
  }
}

extension AppFiles {
  /// Returns a text that changes with the files' sizes and modification times.
  static func stamp(of paths: [String]) -> String {
    paths.map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return "\(path)\n" }
      return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\n"
    }.joined()
  }

  /// Returns the FNV-1a hash of a text, in hexadecimal digits.
  static func hash(_ text: String) -> String {
    String(
      text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
  }
}
