internal import CCairo
internal import LayoutEngine

/// The filtered picture of what lies below a backdrop, in device pixels.
struct BackdropPicture {
  /// The pixels, premultiplied ARGB, each for a square of device pixels.
  var colors: [UInt32]
  var size: PixelSize
  var side: Int
  /// The position of the picture's upper left corner.
  var left: Int
  var top: Int
}

extension DrawingContext {
  /// Replaces the inside of a shape by a filtered copy of itself. Around a group that is being drawn, what
  /// lies below the group counts too, and only the group changes.
  ///
  /// - Returns: The copy; `nil` if nothing changes.
  @discardableResult
  func filter(_ shape: Shape, by backdrop: Backdrop) -> BackdropPicture? {
    guard let base = PixelSource(cairo_get_target(pointer)) else {
      // A mask of coverage: a backdrop covers all of its shape.
      fill(shape, with: .black)
      return nil
    }
    let group = PixelSource(cairo_get_group_target(pointer)).flatMap { $0.isSame(as: base) ? nil : $0 }
    let map = map
    let deviation = max(0, backdrop.radius) * abs(map.determinant).squareRoot()
    guard deviation.isFinite, backdrop.saturation.isFinite,
      let box = PixelRect(enclosing: map.bounds(of: shape.bounds))?.intersection(clipBounds)
        .intersection(base.bounds), !box.isEmpty
    else { return nil }
    var pixels = BackdropPixels(size: PixelSize(width: box.width, height: box.height), deviation: deviation) {
      row in
      var colors = base.row(box.top + row, from: box.left, to: box.right)
      group?.draw(row: box.top + row, from: box.left, over: &colors)
      return colors
    }
    if let only = pixels.onlyColor {
      let color = BackdropPixels.color(only, saturation: backdrop.saturation)
      guard color != only || group != nil else { return nil }
    } else {
      pixels.blur(deviation: deviation)
    }
    let picture = BackdropPicture(
      colors: pixels.colors(saturation: backdrop.saturation),
      size: PixelSize(width: pixels.width, height: pixels.height), side: pixels.side, left: box.left,
      top: box.top)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    paint(picture, CAIRO_OPERATOR_SOURCE) {
      cairo_set_matrix(pointer, &matrix)
      addPath(of: shape)
    }
    return picture
  }

  /// Paints a picture inside a path, which is made in device pixels.
  func paint(_ picture: BackdropPicture, _ operation: cairo_operator_t, _ path: () -> Void) {
    cairo_save(pointer)
    cairo_new_path(pointer)
    cairo_identity_matrix(pointer)
    path()
    cairo_identity_matrix(pointer)
    cairo_translate(pointer, Double(picture.left), Double(picture.top))
    cairo_scale(pointer, Double(picture.side), Double(picture.side))
    cairo_set_operator(pointer, operation)
    withSurface(of: picture.colors, width: picture.size.width, height: picture.size.height) { surface in
      cairo_set_source_surface(pointer, surface, 0, 0)
      let source = cairo_get_source(pointer)
      cairo_pattern_set_filter(source, picture.side == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      cairo_fill(pointer)
      cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    }
    cairo_restore(pointer)
  }
}

/// The pixels of a cairo surface, in device coordinates while nothing is drawn.
struct PixelSource {
  let bounds: PixelRect
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>
  private let wordsPerRow: Int
  /// The bits to add to each pixel: all of the alpha of surfaces without one.
  private let opaque: UInt32

  /// `nil` if the surface has no colours that can be read.
  init?(_ surface: OpaquePointer?) {
    guard let surface, cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
    switch cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_ARGB32: opaque = 0
    case CAIRO_FORMAT_RGB24: opaque = 0xFF00_0000
    default: return nil
    }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    guard let left = Int(exactly: -x), let top = Int(exactly: -y) else { return nil }
    bounds = PixelRect(
      left: left, top: top, right: left + Int(cairo_image_surface_get_width(surface)),
      bottom: top + Int(cairo_image_surface_get_height(surface)))
    self.surface = surface
    pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    wordsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
  }

  func isSame(as other: PixelSource) -> Bool { pixels == other.pixels }

  /// The pixels of a part of a row, which must be inside `bounds`.
  func row(_ row: Int, from left: Int, to right: Int) -> [UInt32] {
    let start = pixels + (row - bounds.top) * wordsPerRow + left - bounds.left
    let pixels = UnsafeBufferPointer(start: start, count: right - left)
    return opaque == 0 ? Array(pixels) : pixels.map { $0 | opaque }
  }

  func change(in box: PixelRect, _ change: (UInt32) -> UInt32) {
    // Neighbours mostly have one colour.
    var (last, changed) = (UInt32(0), change(0))
    for row in box.top..<max(box.top, box.bottom) {
      let start = pixels + (row - bounds.top) * wordsPerRow - bounds.left
      for x in box.left..<max(box.left, box.right) {
        if start[x] != last { (last, changed) = (start[x], change(start[x])) }
        start[x] = changed
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// The pixels of a part, with those of a group over them.
  func picture(of box: PixelRect, below group: PixelSource? = nil) -> BackdropPicture? {
    guard !box.isEmpty else { return nil }
    var colors: [UInt32] = []
    for top in box.top..<box.bottom {
      var line = row(top, from: box.left, to: box.right)
      if let group, !group.isSame(as: self) { group.draw(row: top, from: box.left, over: &line) }
      colors += line
    }
    let size = PixelSize(width: box.width, height: box.height)
    return BackdropPicture(colors: colors, size: size, side: 1, left: box.left, top: box.top)
  }

  /// Draws the pixels of a row over others that begin at `left`.
  func draw(row: Int, from left: Int, over colors: inout [UInt32]) {
    guard row >= bounds.top, row < bounds.bottom else { return }
    let start = pixels + (row - bounds.top) * wordsPerRow - bounds.left
    for x in max(left, bounds.left)..<max(left, bounds.left, min(left + colors.count, bounds.right)) {
      let (above, below) = (start[x], colors[x - left])
      guard above != 0 else { continue }
      let rest = 255 - above >> 24
      var mixed: UInt32 = 0
      for shift in [24, 16, 8, 0] as [UInt32] {
        mixed |= min(255, (above >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255) << shift
      }
      colors[x - left] = mixed
    }
  }
}

extension PixelRect {
  /// The smallest rectangle around another; `nil` if an edge is beyond cairo's coordinates of 24 bits.
  init?(enclosing rect: Rect) {
    let limit = Double(1 << 24)
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < limit }) else { return nil }
    self.init(
      left: Int(rect.minX.rounded(.down)), top: Int(rect.minY.rounded(.down)),
      right: Int(rect.maxX.rounded(.up)), bottom: Int(rect.maxY.rounded(.up)))
  }
}
