import LayoutEngine
import PageDrawing
import Testing

/// A scene as pixels.
package struct Drawing: Equatable {
  /// In device pixels.
  package let width: Int
  package let height: Int
  /// 0xRRGGBB, row by row from the top.
  package let values: [UInt32]

  /// - Parameters:
  ///   - text: Opens the faces of glyphs; any engine of the catalogue that laid them out.
  ///   - ground: The ground of the series that the scene belongs to; `nil` for a scene of its own.
  package init(of scene: Scene, text: TextEngine, on ground: CommonGround? = nil) throws {
    let (columns, rows) = (Int(scene.size.width * scene.scale), Int(scene.size.height * scene.scale))
    let surface = try ImageSurface(width: columns, height: rows, in: PixelMemory())
    let context = try DrawingContext(surface, scale: scene.scale)
    if let ground {
      try ground.paint(scene, by: ScenePainter(text: text), on: surface, in: context)
    } else {
      try ScenePainter(text: text).paint(scene, in: context)
    }
    let bytesPerRow = surface.bytesPerRow
    width = columns
    height = rows
    values = surface.withPixels { pixels in
      // Tests are compiled without optimisation, where a closure per pixel takes longer than all that is tested.
      [UInt32](unsafeUninitializedCapacity: columns * rows) { values, count in
        var place = 0
        for y in 0..<rows {
          let row = UnsafeRawPointer(pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
          var x = 0
          while x < columns {
            values[place] = row[x] & 0xFF_FFFF
            (place, x) = (place + 1, x + 1)
          }
        }
        count = place
      }
    }
  }

  /// The colour of the pixel `x` from the left and `y` from the top, as 0xRRGGBB.
  package subscript(_ x: Int, _ y: Int) -> UInt32 {
    values[y * width + x]
  }

  /// The smallest box, as left, top, right and bottom edges, around the pixels of an area that do not have
  /// the colour of its paper; `nil` where all have it.
  package func ink(in area: [Double], on paper: UInt32) -> [Int]? {
    let edges = area.map { Int($0) }
    let (left, right) = (max(edges[0], 0), min(edges[2], width))
    var box: [Int]?
    values.withUnsafeBufferPointer { values in
      for y in max(edges[1], 0)..<min(edges[3], height) {
        var x = left
        while x < right {
          if values[y * width + x] != paper {
            let old = box ?? [x, y, x, y]
            box = [min(old[0], x), min(old[1], y), max(old[2], x + 1), max(old[3], y + 1)]
          }
          x += 1
        }
      }
    }
    return box
  }

  package func count(of color: UInt32) -> Int {
    values.withUnsafeBufferPointer { values in
      var (count, place) = (0, 0)
      while place < values.count {
        if values[place] == color { count += 1 }
        place += 1
      }
      return count
    }
  }
}

/// A small scene at one pixel per point.
package func scene(
  _ width: Double, _ height: Double, background: Color = .white, scale: Double = 1,
  _ kinds: SceneItem.Kind...
) -> Scene {
  Scene(
    size: Size(width: width, height: height), scale: scale, background: background,
    items: kinds.map { SceneItem($0, source: 0) })
}

/// A picture of opaque pixels, 0xRRGGBB by position.
package func picture(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) -> PixelImage {
  let pixels = UnsafeMutableRawPointer.allocate(byteCount: 4 * width * height, alignment: 4)
  for y in 0..<height {
    for x in 0..<width {
      pixels.storeBytes(
        of: 0xFF00_0000 | color(x, y), toByteOffset: 4 * (y * width + x), as: UInt32.self)
    }
  }
  return PixelImage(width: width, height: height, bytesPerRow: 4 * width, isOpaque: true, owning: pixels)
}

/// A red disc as wide as the picture, clear around: a stencil of another colour than what it is tinted with.
package func discPicture(_ side: Int) -> PixelImage {
  let pixels = UnsafeMutableRawPointer.allocate(byteCount: 4 * side * side, alignment: 4)
  for place in 0..<side * side {
    let (x, y) = (2 * (place % side) - side, 2 * (place / side) - side)
    pixels.storeBytes(
      of: x * x + y * y < side * side ? 0xFFFF_0000 : 0, toByteOffset: 4 * place, as: UInt32.self)
  }
  return PixelImage(width: side, height: side, bytesPerRow: 4 * side, isOpaque: false, owning: pixels)
}
