extension Scene {
  /// The paths of the font files whose glyphs are drawn, sorted; the boxes for missing glyphs have no font
  /// file.
  package var fontFiles: [String] {
    var files: Set<String> = []
    Self.collect(items, into: &files)
    return files.sorted()
  }

  private static func collect(_ items: [SceneItem], into files: inout Set<String>) {
    for item in items {
      switch item.kind {
      case .glyphs(let glyphs) where glyphs.face != .missingGlyph: files.insert(glyphs.face.path)
      case .clip(_, let inner), .group(_, let inner), .transform(_, let inner), .shadowOf(let inner, _),
        .tagged(_, let inner), .filtered(_, let inner):
        collect(inner, into: &files)
      case .mask(let inner, let mask):
        collect(inner, into: &files)
        collect(mask, into: &files)
      case .shape, .gradient, .stroke, .shadow, .glyphs, .image, .backdrop: break
      }
    }
  }
}
