import Foundation

extension Photo {
  /// In place of a download: the tutorial's pictures, from the files beside this example.
  static let samples = [("Signpost", "signpost"), ("Cat Lane", "lane"), ("The Map", "map")].compactMap {
    title, name in
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../tutorial/images/\(name)@3x.png")
    return (try? Data(contentsOf: file)).map { Photo(title: title, data: $0) }
  }
}
