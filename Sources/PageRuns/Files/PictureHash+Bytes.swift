internal import PageRender

extension PictureHash {
  init(ofBytes bytes: some Collection<UInt8>) {
    self = Array(bytes).withUnsafeBytes { PictureHash(of: $0) }
  }

  init(ofText text: String) { self.init(ofBytes: text.utf8) }
}
