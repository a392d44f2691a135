public import Foundation
internal import PageDrawing
internal import Synchronization

/// Pictures that code has written as the bytes of a file. They are drawn only where a page shows them, so their bytes name
/// them, and the same program reads them again.
enum EncodedPictures {
  private static let all = Mutex<[Artwork]>([])
  private static let mark = "picture of a page "

  static func data(of picture: Artwork) -> Data {
    let number = all.withLock { pictures in
      pictures.append(picture)
      return pictures.count - 1
    }
    return Data("\(mark)\(number)".utf8)
  }

  static func picture(in data: Data) -> Artwork? {
    guard data.count < 40, let text = String(data: data, encoding: .utf8), text.hasPrefix(mark),
      let number = Int(text.dropFirst(mark.count))
    else { return nil }
    return all.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }
}

extension UIImage {
  /// Data that `UIImage(data:)` reads again in the same program; it is no PNG file.
  public func pngData() -> Data? { EncodedPictures.data(of: artwork) }
  /// As `pngData()`: nothing is lost.
  public func jpegData(compressionQuality: CGFloat) -> Data? { EncodedPictures.data(of: artwork) }
}
