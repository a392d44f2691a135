internal import Glibc
internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// Reads an image set: its files, and the conditions under which each is used. Files are measured, not drawn.
struct ImageSetReader {
  private var reader: ContentsReader
  private let catalog: AssetCatalog
  private let asset: AssetCatalog.Asset
  private let store: ImageStore
  /// The files that the set names and does not have.
  private var missing: [MissingFile] = []

  /// A file that is missing: an error where it is drawn, or if the set has no other.
  private struct MissingFile {
    var message: String
    var position: SourcePosition
    var variant: ArtworkVariant?
  }

  init(_ asset: AssetCatalog.Asset, of catalog: AssetCatalog, store: ImageStore) {
    reader = ContentsReader(file: "\(catalog.file)/\(asset.path)/Contents.json")
    self.catalog = catalog
    self.asset = asset
    self.store = store
  }

  var diagnostics: [Diagnostic] { reader.checker.diagnostics }

  /// The set's pictures; `nil`, with an error, if none of them can be shown.
  mutating func artwork() -> Artwork? {
    guard let root = reader.root(inFolder: catalog.root, path: asset.path + "/Contents.json") else {
      return nil
    }
    guard let images = root["images"] else {
      reader.checker.report("an image set has no \"images\"; add them", at: nil)
      return nil
    }
    guard let slots = reader.list(images, "\"images\"") else { return nil }
    var variants: [ArtworkVariant] = []
    var intent: Artwork.RenderingIntent?
    let errorsBefore = reader.checker.errorCount
    for value in slots {
      guard let slot = reader.object(value, "an entry of \"images\"") else { continue }
      if let own = slot["template-rendering-intent"] { intent = intent ?? self.intent(own) }
      if let variant = variant(slot) { variants.append(variant) }
    }
    for file in missing {
      guard let size = variants.first?.size, var variant = file.variant else {
        reader.checker.report(file.message, at: file.position)
        continue
      }
      reader.checker.warn(file.message, at: file.position)
      // The variants of a set have one size in points.
      variant.size = size
      variants.append(variant)
    }
    guard var artwork = Artwork(variants: variants) else {
      if reader.checker.errorCount == errorsBefore {
        reader.checker.report(
          "image set \(Wording.quoted(asset.name)) names no file; add an image", at: images.position)
      }
      return nil
    }
    if let properties = root["properties"].flatMap({ reader.object($0, "\"properties\"") }) {
      if let own = properties["template-rendering-intent"] { intent = self.intent(own) ?? intent }
      if let keeps = properties["preserves-vector-representation"] {
        artwork.keepsShapes = reader.checker.bool(keeps, "\"preserves-vector-representation\"") ?? false
      }
    }
    artwork.renderingIntent = intent
    return artwork
  }

  /// The first usable template of a symbol set; `nil` if it has none.
  mutating func symbol() -> SymbolTemplate? {
    guard let root = reader.root(inFolder: catalog.root, path: asset.path + "/Contents.json") else {
      return nil
    }
    let slots = root["symbols"].flatMap { reader.list($0, "\"symbols\"") } ?? []
    for value in slots {
      guard let slot = reader.object(value, "an entry of \"symbols\""), let named = slot["filename"],
        let filename = reader.checker.string(named, "\"filename\""),
        let path = path(of: filename, at: named.position)
      else { continue }
      do throws(InputFile.Failure) {
        let bytes = try InputFile.read(path, limit: SVGFile.byteLimit)
        do throws(SymbolTemplateError) {
          return try SymbolTemplate(bytes)
        } catch {
          reader.checker.report("symbol \(Wording.quoted(filename)) \(error.message)", at: named.position)
        }
      } catch {
        reader.checker.report("symbol \(Wording.quoted(filename)) \(error.message)", at: named.position)
      }
    }
    for file in missing { reader.checker.report(file.message, at: file.position) }
    return nil
  }

  private mutating func intent(_ value: JSONValue) -> Artwork.RenderingIntent? {
    switch reader.checker.string(value, "\"template-rendering-intent\"") {
    case "template": .template
    case "original": .original
    default: nil
    }
  }

  /// The variant in a slot; `nil` if the slot is empty, is for another kind of device, or has a fault.
  private mutating func variant(_ slot: JSONObject) -> ArtworkVariant? {
    guard let value = slot["filename"], let filename = reader.checker.string(value, "\"filename\""),
      var conditions = reader.conditions(of: slot)
    else { return nil }
    guard let path = path(of: filename, at: value.position) else {
      if missing.last?.position == value.position {
        let path = "\(catalog.root)/\(asset.path)/\(filename)"
        let reference = ArtworkReference(
          path: path, name: filename, file: reader.checker.file, position: value.position, store: store)
        conditions.scale = slot["scale"] == nil ? nil : scale(of: slot)
        let isShapes = [".pdf", ".svg"].contains { filename.lowercased().hasSuffix($0) }
        missing[missing.count - 1].variant = ArtworkVariant(
          source: .file(reference, isShapes: isShapes), size: .zero, conditions: conditions)
      }
      return nil
    }
    let reference = ArtworkReference(
      path: path, name: filename, file: reader.checker.file, position: value.position, store: store)
    let measure: ArtworkFile.Measure
    do throws(ImageError) {
      measure = try store.measure(of: path)
    } catch {
      report(error, filename, at: value.position)
      return nil
    }
    switch measure {
    case .shapes(let size):
      return with(
        slot, ArtworkVariant(source: .file(reference, isShapes: true), size: size, conditions: conditions),
        pixelsPerPoint: 1)
    case .pixels(let width, let height):
      guard let scale = scale(of: slot) else { return nil }
      conditions.scale = scale
      let size = Size(width: Double(width) / scale, height: Double(height) / scale)
      return with(
        slot, ArtworkVariant(source: .file(reference, isShapes: false), size: size, conditions: conditions),
        pixelsPerPoint: scale)
    }
  }

  private mutating func report(_ error: ImageError, _ filename: String, at position: SourcePosition) {
    reader.checker.report(
      "image \(Wording.quoted(filename)) \(error.message)", at: position,
      exitCode: error.isLimit ? .limit : .badInput)
  }

  /// The slot's scale, in pixels per point: 1 if it names none; `nil`, with a diagnostic, if it is invalid.
  private mutating func scale(of slot: JSONObject) -> Double? {
    guard let value = slot["scale"] else { return 1 }
    guard let word = reader.checker.string(value, "\"scale\"") else { return nil }
    guard let scale = ["1x": 1.0, "2x": 2, "3x": 3][word] else {
      reader.checker.report(
        "\"scale\" must be 1x, 2x or 3x, found \(Wording.quoted(word))", at: value.position)
      return nil
    }
    return scale
  }

  /// The absolute path of a file of the set; `nil`, with a diagnostic, if the set has no such file.
  private mutating func path(of filename: String, at position: SourcePosition) -> String? {
    func refuse(_ reason: String) -> String? {
      reader.checker.report("image \(Wording.quoted(filename)) \(reason)", at: position)
      return nil
    }
    guard !filename.isEmpty, filename != ".", filename != "..", !filename.utf8.contains(UInt8(ascii: "/")),
      !filename.unicodeScalars.contains(where: \.isControl)
    else { return refuse("is not a file's name; name a file beside Contents.json") }
    do throws(InputFile.Failure) {
      let resolved = try InputFile.resolved("\(catalog.root)/\(asset.path)/\(filename)")
      guard resolved.utf8.starts(with: (catalog.root + "/").utf8) else {
        return refuse("is a symbolic link out of the asset catalogue; put the file itself there")
      }
      try InputFile.checkIsRegular(resolved)
      return resolved
    } catch .system(ENOENT) {
      let all = InputFile.names(inFolder: "\(catalog.root)/\(asset.path)") ?? []
      let names = all.filter { !$0.hasPrefix(".") }
      let near = NearMiss.closest(to: filename, among: names.filter { $0 != "Contents.json" })
      let advice = near == nil ? "; add the file or correct the name" : Wording.didYouMean(near)
      missing.append(
        MissingFile(message: "image \(Wording.quoted(filename)) does not exist\(advice)", position: position))
      return nil
    } catch {
      return refuse(error.message)
    }
  }

  /// The variant with the slot's slices and alignment insets, converted from pixels to points.
  private mutating func with(
    _ slot: JSONObject, _ variant: ArtworkVariant, pixelsPerPoint: Double
  ) -> ArtworkVariant {
    var variant = variant
    if let value = slot["alignment-insets"], let insets = insets(value, "\"alignment-insets\"") {
      variant.alignmentInsets = insets.divided(by: pixelsPerPoint)
    }
    if let value = slot["resizing"] { variant.slices = slices(value, pixelsPerPoint: pixelsPerPoint) }
    return variant
  }

  private mutating func slices(_ value: JSONValue, pixelsPerPoint: Double) -> ImageSlices? {
    guard let object = reader.object(value, "\"resizing\"") else { return nil }
    var caps = object["cap-insets"].flatMap { insets($0, "\"cap-insets\"") } ?? .zero
    var slices = ImageSlices(caps: .zero, center: nil, mode: .stretch)
    let center = object["center"].flatMap { reader.object($0, "\"center\"") }
    var (width, height): (Double?, Double?) = (nil, nil)
    if let center {
      if reader.word("mode", in: center) == "tile" { slices.mode = .tile }
      width = center["width"] == nil ? nil : reader.length("width", in: center)
      height = center["height"] == nil ? nil : reader.length("height", in: center)
    }
    switch reader.word("mode", in: object) {
    case "3-part-horizontal":
      (caps.top, caps.bottom, height) = (0, 0, nil)
    case "3-part-vertical":
      (caps.left, caps.right, width) = (0, 0, nil)
    default: break
    }
    slices.caps = caps.divided(by: pixelsPerPoint)
    // On an axis without a length the whole middle slice is kept.
    let all = 1e6
    if width != nil || height != nil {
      slices.center = Size(width: (width ?? all) / pixelsPerPoint, height: (height ?? all) / pixelsPerPoint)
    }
    return slices
  }

  private mutating func insets(_ value: JSONValue, _ what: String) -> EdgeInsets? {
    guard let object = reader.object(value, what) else { return nil }
    return EdgeInsets(
      top: reader.length("top", in: object), left: reader.length("left", in: object),
      bottom: reader.length("bottom", in: object), right: reader.length("right", in: object))
  }
}

extension EdgeInsets {
  fileprivate func divided(by scale: Double) -> EdgeInsets {
    EdgeInsets(top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
  }
}
