public import Foundation
internal import PageDrawing
internal import Synchronization

/// The pictures that code has encoded as data.
///
/// Their pixels exist only when a page draws them, so the data is just a number by which the same process
/// finds the picture again.
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
  /// Returns data that `UIImage(data:)` reads in the same process; it is no PNG file.
  public func pngData() -> Data? { EncodedPictures.data(of: artwork) }
  /// Returns data like that of `pngData()`, without loss.
  public func jpegData(compressionQuality: CGFloat) -> Data? { EncodedPictures.data(of: artwork) }
}
