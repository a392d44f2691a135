internal import LayoutEngine
internal import PageRender

/// A picture of a live view: the address of its PNG file in `LivePictures`, and its size.
package struct LivePicture: Hashable, Sendable {
  /// The hash of the scene that the picture shows, in 32 hexadecimal digits: equal addresses mean equal
  /// pixels.
  package var address: String
  /// The size in device pixels.
  package var width: Int
  package var height: Int
  /// Device pixels per point.
  package var scale: Double

  init(of scene: Scene) {
    address = Self.address(of: scene.hash)
    width = Int(clamping: (scene.size.width * scene.scale).rounded())
    height = Int(clamping: (scene.size.height * scene.scale).rounded())
    scale = scene.scale
  }

  package init(address: String, width: Int, height: Int, scale: Double) {
    self.address = address
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The picture in a PNG file, whose address is that of the bytes.
  ///
  /// - Returns: `nil` for another file: the size is in the first chunk, `IHDR`.
  package init?(png file: [UInt8], scale: Double) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47]), file.count >= 24 else { return nil }
    func number(_ start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    self.init(
      address: Self.address(of: file.withUnsafeBytes { PictureHash(of: $0) }), width: number(16),
      height: number(20), scale: scale)
  }

  static func address(of hash: PictureHash) -> String {
    DivisionPlan.hexadecimal(hash.canonicalBytes)
  }
}

extension Int {
  /// The whole number nearest to a number; 0 for one that no `Int` holds.
  fileprivate init(clamping value: Double) { self = Int(exactly: value) ?? 0 }
}

extension PageWorker {
  /// A page's picture, and the faults of drawing it.
  struct LiveOutcome: Sendable {
    /// The picture; `nil` if the page cannot be drawn.
    var picture: LivePicture?
    var diagnostics: [Diagnostic] = []
  }

  /// Solves a page, and draws it unless the store has its picture.
  func livePicture(
    of page: PreparedPage, in environment: PageEnvironment, source: Int, file: String,
    into pictures: LivePictures
  ) -> LiveOutcome {
    do {
      let renderer = try renderer(source)
      let environment = page.shownIn ?? environment
      let solved = try renderer.solve(page, in: environment)
      let picture = LivePicture(of: solved.scene)
      if !pictures.holds(picture.address) {
        try renderer.withPNG(of: solved.scene, level: .fast) { (bytes) throws(FileWriteError) in
          pictures.add(Array(bytes), as: picture.address)
        }
      }
      return LiveOutcome(
        picture: picture, diagnostics: diagnostics(of: solved, in: environment, file: file))
    } catch {
      return LiveOutcome(diagnostics: [error.diagnostic(page: page, file: page.file ?? file)])
    }
  }
}
