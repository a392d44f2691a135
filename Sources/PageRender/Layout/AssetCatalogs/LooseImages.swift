internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// Picture files of an app outside of its asset catalogues, found by name as UIKit finds them in a bundle.
///
/// `photo@2x.png` is found as `photo` and as `photo.png`, at 2 pixels per point; `photo~ipad.png` has these
/// names on iPads. Files of other formats than PNG are found only with their extension.
struct LooseImages: Sendable {
  private struct File {
    var path: String
    var scale: Double
    var idiom: Device.Idiom?
  }

  /// Files by image name, in the order given.
  private let files: [String: [File]]

  private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"]

  /// Returns true if a path ends in the extension of a picture format.
  static func isPicture(_ path: String) -> Bool {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      endings.contains(path[path.utf8.index(after: $0)...].lowercased())
    } ?? false
  }

  /// - Parameter paths: Paths of picture files. Of two files with one name, scale and idiom the first counts.
  init(_ paths: [String]) {
    var files: [String: [File]] = [:]
    for path in paths where Self.isPicture(path) {
      let (base, ending) = Self.parts(ofName: path.split(separator: "/").last.map(String.init) ?? path)
      let (name, scale, idiom) = Self.conditions(in: base)
      let file = File(path: path, scale: scale, idiom: idiom)
      let isPNG = ending.lowercased() == "png"
      for key in isPNG ? ["\(name).\(ending)", name] : ["\(name).\(ending)"] {
        let isKnown = files[key]?.contains { $0.scale == scale && $0.idiom == idiom } ?? false
        if !isKnown { files[key, default: []].append(file) }
      }
    }
    self.files = files
  }

  private static func parts(ofName name: String) -> (base: Substring, ending: Substring) {
    guard let dot = name.lastIndex(of: ".") else { return (name[...], "") }
    return (name[..<dot], name[name.index(after: dot)...])
  }

  /// The image name, scale and idiom in a file name: `photo@2x~ipad` is `photo` at 2 pixels per point, on
  /// iPads.
  private static func conditions(in base: Substring) -> (name: String, scale: Double, idiom: Device.Idiom?) {
    var name = base
    var idiom: Device.Idiom?
    for (ending, own) in [("~iphone", Device.Idiom.phone), ("~ipad", .pad)] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
      idiom = own
    }
    for (ending, scale) in [("@1x", 1.0), ("@2x", 2), ("@3x", 3)] where name.hasSuffix(ending) {
      return (String(name.dropLast(ending.count)), scale, idiom)
    }
    return (String(name), 1, idiom)
  }

  func contains(_ name: String) -> Bool { files[name] != nil }

  /// The picture of a name, with an error for each of its files that cannot be read. Files are measured, not
  /// drawn.
  func artwork(named name: String, store: ImageStore) -> (artwork: Artwork?, diagnostics: [Diagnostic]) {
    var variants: [ArtworkVariant] = []
    var diagnostics: [Diagnostic] = []
    for file in files[name] ?? [] {
      do throws(ImageError) {
        variants.append(try Self.variant(file, named: name, store: store))
      } catch {
        diagnostics.append(
          Diagnostic(
            .error, file: file.path, "the image \(error.message)",
            exitCode: error.isLimit ? .limit : .badInput))
      }
    }
    return (Artwork(variants: variants), diagnostics)
  }

  private static func variant(
    _ file: File, named name: String, store: ImageStore
  ) throws(ImageError) -> ArtworkVariant {
    let reference = ArtworkReference(path: file.path, name: name, file: file.path, store: store)
    var conditions = ImageConditions(idiom: file.idiom)
    switch try store.measure(of: file.path) {
    case .shapes(let size):
      return ArtworkVariant(source: .file(reference, isShapes: true), size: size, conditions: conditions)
    case .pixels(let width, let height):
      conditions.scale = file.scale
      return ArtworkVariant(
        source: .file(reference, isShapes: false),
        size: Size(width: Double(width) / file.scale, height: Double(height) / file.scale),
        conditions: conditions)
    }
  }
}
