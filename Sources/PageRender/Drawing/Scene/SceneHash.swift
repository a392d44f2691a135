internal import Glibc
internal import LayoutEngine
internal import PageBase
internal import Synchronization

extension Scene {
  /// A hash of everything that the scene's pixels depend on, except the program and its libraries: scenes
  /// with equal hashes give equal pixels.
  ///
  /// Pictures and font files are hashed by their contents, not by their paths.
  package var hash: PictureHash { hash(SceneWriter(readsFonts: true)) }

  /// A hash for scenes of one process, in which font files do not change: they are hashed by their paths,
  /// without being read.
  package var hashInProcess: PictureHash { hash(SceneWriter(readsFonts: false)) }

  /// The hashes of the scene's operations in painting order; each covers the canvas, and the clips and transforms
  /// around the operation. After equal hashes from the first on, two scenes have equal pixels.
  ///
  /// Operations are all items except clips, transforms and tags, which only hold items.
  package var operationHashes: [PictureHash] {
    var writer = SceneWriter(readsFonts: false)
    writer.add([size.width, size.height, scale])
    writer.add(background)
    var hashes: [PictureHash] = []
    writer.addOperations(of: items, around: writer.hash, to: &hashes)
    return hashes
  }

  private func hash(_ empty: SceneWriter) -> PictureHash {
    var writer = empty
    writer.add([size.width, size.height, scale])
    writer.add(background)
    writer.add(items)
    return writer.hash
  }
}

/// Serializes a scene to bytes, each kind with a number and each list with its length, so that different
/// scenes give different bytes.
private struct SceneWriter {
  /// True if font files are hashed by their contents, false if by their paths.
  let readsFonts: Bool
  /// The written bytes, and unused room behind them, into which each of a scene's thousands of numbers is
  /// stored at once.
  private var room = [UInt8](repeating: 0, count: 16_384)
  private var count = 0

  init(readsFonts: Bool) { self.readsFonts = readsFonts }

  var hash: PictureHash {
    room.withUnsafeBytes { PictureHash(of: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// Appends the hash of each operation, with that of all around it.
  mutating func addOperations(
    of items: [SceneItem], around scope: PictureHash, to hashes: inout [PictureHash]
  ) {
    for item in items {
      count = 0
      add(scope)
      switch item.kind {
      case .clip(let shape, let inside):
        add(7, shape)
        addOperations(of: inside, around: hash, to: &hashes)
      case .transform(let transform, let inside):
        // Painters draw nothing inside a singular transform.
        guard transform.isDrawable else { continue }
        add(9)
        add([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        addOperations(of: inside, around: hash, to: &hashes)
      case .tagged(_, let inside): addOperations(of: inside, around: scope, to: &hashes)
      default:
        add(item.kind)
        hashes.append(hash)
      }
    }
  }

  private mutating func makeRoom(for more: Int) {
    if room.count - count < more { room += repeatElement(0, count: max(more, room.count)) }
  }

  mutating func add(_ number: UInt64) {
    makeRoom(for: 8)
    room.withUnsafeMutableBytes {
      $0.storeBytes(of: number.littleEndian, toByteOffset: count, as: UInt64.self)
    }
    count += 8
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ numbers: [Double]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }

  private mutating func add(_ hash: PictureHash) {
    add(hash.high)
    add(hash.low)
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    makeRoom(for: text.utf8.count)
    for byte in text.utf8 {
      room[count] = byte
      count += 1
    }
  }

  /// Adds the numbers as an array of them would be added.
  private mutating func add(_ numbers: (Double, Double)) {
    add(2)
    add(numbers.0)
    add(numbers.1)
  }

  private mutating func add(_ numbers: (Double, Double, Double, Double)) {
    add(4)
    add(numbers.0)
    add(numbers.1)
    add(numbers.2)
    add(numbers.3)
  }

  mutating func add(_ color: Color) { add((color.red, color.green, color.blue, color.alpha)) }

  private mutating func add(_ rect: Rect) { add((rect.minX, rect.minY, rect.width, rect.height)) }

  private mutating func add(_ point: Point) { add((point.x, point.y)) }

  mutating func add(_ items: [SceneItem]) {
    add(items.count)
    for item in items { add(item.kind) }
  }

  private mutating func add(_ kind: SceneItem.Kind) {
    switch kind {
    case .shape(let shape, let color):
      add(1, shape)
      add(color)
    case .gradient(let shape, let gradient):
      add(2, shape)
      add(gradient)
    case .stroke(let shape, let stroke):
      add(3, shape)
      add(stroke)
    case .shadow(let shape, let shadow):
      add(4, shape)
      add(shadow)
    case .glyphs(let glyphs):
      add(5)
      add(glyphs)
    case .image(let image):
      add(6)
      add(image)
    case .clip(let shape, let items):
      add(7, shape)
      add(items)
    case .group(let opacity, let items):
      add(8)
      add(opacity)
      add(items)
    case .transform(let transform, let items):
      add(9)
      add([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
      add(items)
    case .mask(let mask, let items):
      add(10)
      add(mask)
      add(items)
    case .shadowOf(let items, let shadow):
      add(11)
      add(items)
      add(shadow)
    case .backdrop(let shape, let backdrop):
      add(12, shape)
      add((backdrop.radius, backdrop.saturation))
    case .filtered(let filter, let items):
      add(13)
      add(filter)
      add(items)
    case .tagged(_, let items):
      // A tag changes no pixel.
      for item in items { add(item.kind) }
    }
  }

  /// Adds the number of an item's kind, and the item's shape.
  private mutating func add(_ kind: Int, _ shape: Shape) {
    add(kind)
    add(shape)
  }

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect):
      add(1)
      add(rect)
    case .roundedRectangle(let rect, let radius):
      add(2)
      add(rect)
      add(radius)
    case .ellipse(let rect):
      add(3)
      add(rect)
    case .path(let path):
      add(4)
      add(path.fillRule == .nonZero ? 0 : 1)
      add(path.elements.count)
      for element in path.elements { add(element) }
    }
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      add(1)
      add(point)
    case .line(let point):
      add(2)
      add(point)
    case .curve(let first, let second, let end):
      add(3)
      add(first)
      add(second)
      add(end)
    case .close: add(4)
    }
  }

  private mutating func add(_ stroke: Stroke) {
    add(stroke.color)
    add([stroke.width, stroke.miterLimit, stroke.dashPhase])
    add("\(stroke.cap) \(stroke.join)")
    add(stroke.dashes)
  }

  private mutating func add(_ filter: Filter) {
    switch filter {
    case .blur(let radius, let isOpaque):
      add(isOpaque ? 2 : 1)
      add(radius)
    case .colors(let matrix):
      add(3)
      add(matrix.rows)
    case .blend(let blend):
      add(4)
      add(blend.rawValue)
    }
  }

  private mutating func add(_ shadow: Shadow) {
    add(shadow.color)
    add(shadow.offset)
    add(shadow.radius)
    if shadow.isCoarse { add(0.25) }
  }

  private mutating func add(_ gradient: Gradient) {
    add(gradient.stops.count)
    for stop in gradient.stops {
      add(stop.place)
      add(stop.color)
    }
    add(gradient.frame)
    switch gradient.form {
    case .axial(let from, let to):
      add(1)
      add(from)
      add(to)
    case .radial(let center, let radii):
      add(2)
      add(center)
      add([radii.width, radii.height])
    case .conic(let center, let towards):
      add(3)
      add(center)
      add(towards)
    }
  }

  private mutating func add(_ run: SceneGlyphs) {
    if readsFonts, let hash = FontFileHashes.shared.hash(ofFile: run.face.path) {
      add(1)
      add(hash)
    } else {
      add(run.face.path)
    }
    add(run.face.index)
    add(run.face.variations.count)
    for variation in run.face.variations {
      add("\(variation.axis)")
      add(variation.value)
    }
    add(run.pointSize)
    add(run.color)
    add(run.glyphs.count)
    for glyph in run.glyphs {
      add(Int(glyph.glyph))
      add(glyph.x)
      add(glyph.y)
    }
  }

  private mutating func add(_ image: SceneImage) {
    add(image.image.contentHash)
    add(image.frame)
    for part in [image.part, image.tile.map { Rect(origin: .zero, size: $0) }] {
      add(part == nil ? 0 : 1)
      if let part { add(part) }
    }
    add(image.tint == nil ? 0 : 1)
    if let tint = image.tint { add(tint) }
    add(image.keepsPixels ? 1 : 0)
  }
}
