internal import PageRender

extension Look {
  /// Draws what changed since the picture of an earlier look: before at the left, now at the right; `nil` if no pixel changed,
  /// or the earlier picture has another size.
  package func change(since earlier: [UInt8]) -> Picture? {
    guard let file = picture?.file, let old = try? StoredPicture(earlier).decode(),
      let new = try? StoredPicture(file).decode(), old.width == new.width, old.height == new.height
    else { return nil }
    let regions = PictureComparison(expected: old, actual: new).regions().map(\.bounds)
    guard !regions.isEmpty,
      let small = try? SmallPicture.of(expected: old, actual: new, changedIn: regions),
      var encoder = try? PNGEncoder()
    else { return nil }
    var change = Picture(file: [], width: small.width, height: small.height)
    try? encoder.encode(small, level: .fast) { change.file = Array($0) }
    return change.file.isEmpty ? nil : change
  }
}

extension Look {
  /// The file of the views or of the change beside a picture.
  package static func file(_ ending: String, beside picture: String) -> String {
    (picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + ending
  }
}
