package import LayoutEngine
package import PageBase

/// A file of artwork, the store that caches its pixels, and the position at which the artwork is named.
package struct ArtworkReference: Sendable {
  /// The file's absolute path.
  package var path: String
  package var name: String
  /// The file that names the artwork, as diagnostics show it.
  package var file: String
  package var position: SourcePosition?
  package var store: ImageStore
  /// The name in diagnostics, if it is not `name`.
  package var writtenName: String?
  /// True if a page is not drawn without the picture.
  package var isEssential = false

  package init(path: String, name: String, file: String, position: SourcePosition? = nil, store: ImageStore) {
    self.path = path
    self.name = name
    self.file = file
    self.position = position
    self.store = store
  }

  func fault(_ error: ImageError) -> ArtworkFault {
    ArtworkFault(
      error: error, name: writtenName ?? name, file: file, position: position, isWarning: store.isForgiving,
      isEssential: isEssential)
  }

  package func pixels() throws(ArtworkFault) -> PixelImage {
    do throws(ImageError) { return try store.image(at: path) } catch { throw fault(error) }
  }

  /// The pixels of shapes drawn at a size in points; fewer pixels if that size exceeds the limits.
  package func pixels(of size: Size, scale: Double) throws(ArtworkFault) -> PixelImage {
    let (width, height) = (max(size.width * scale, 1), max(size.height * scale, 1))
    let shrink = min(
      1, (Double(ArtworkFile.pixelLimit) / (width * height)).squareRoot(),
      Double(PixelBuffer.sideLimit) / max(width, height))
    func side(_ length: Double) -> Int {
      let length = shrink < 1 ? (length * shrink).rounded(.down) : length.rounded()
      return max(Int(exactly: length) ?? 1, 1)
    }
    do throws(ImageError) {
      return try store.image(at: path, width: side(width), height: side(height))
    } catch {
      throw fault(error)
    }
  }
}
