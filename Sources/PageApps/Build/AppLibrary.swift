internal import Foundation
internal import PageRender

/// PageRender as apps are compiled with it, which one release build leaves: modules, and their code as one shared library.
package struct AppLibrary: Hashable, Sendable {
  /// The absolute path of the folder of products.
  package let products: String
  /// Changes with the compiler and every source of PageRender.
  let stamp: String

  /// The name of the shared library among the products of Package.swift.
  static let product = "PageRenderApp"

  var modules: String { "\(products)/Modules" }
  /// The path of the file with the stamp and the options, a line each.
  private var mark: String { "\(products)/\(Self.product).stamp" }
  private var marked: [String] { AppFiles.text(of: mark)?.components(separatedBy: "\n") ?? [] }

  /// True if the products are there, built of these sources by this compiler.
  var isBuilt: Bool { marked.first == stamp }

  /// The compiler's options that find the modules, those in C and the headers of the system's libraries too.
  var options: [String] { Array(marked.dropFirst()) }

  func markAsBuilt(_ options: [String]) throws(AppFault) {
    try AppFiles.write(([stamp] + options).joined(separator: "\n"), to: mark)
  }
}
