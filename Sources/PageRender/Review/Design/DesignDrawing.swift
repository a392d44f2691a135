internal import LayoutEngine

/// An artboard, the page and their difference side by side on a sheet; only the page where the artboard cannot be read.
struct DesignDrawing: Sendable {
  let design: ScreenDesign
  /// Those that are marked, each with its number from 1.
  let notes: [DesignNote]
  /// Of each of the three, in points of the sheet.
  let shown: Size
  let gap: Double

  func items(in frame: Rect, renderer: PageRenderer) throws(PageError) -> [SceneItem] {
    func column(_ index: Int) -> Rect {
      Rect(
        x: frame.minX + Double(index) * (shown.width + gap), y: frame.minY, width: shown.width,
        height: shown.height)
    }
    guard design.fault == nil else { return try page(in: column(0), marks: [], renderer) }
    let artboard: Artboard
    let pictures: DesignPictures
    do {
      let drewBars = renderer.drawsSystemBars
      renderer.drawsSystemBars = false
      defer { renderer.drawsSystemBars = drewBars }
      let scene = try renderer.solve(design.screen.page, in: design.screen.environment).scene
      artboard = try Artboard(contentsOf: design.file, screen: scene.size)
      pictures = try DesignPictures(artboard, scene: scene, renderer: renderer)
    } catch let error as ArtboardError {
      throw .unexpected("\(design.file) \(error.message)")
    } catch let error as ImageError {
      throw .unexpected("\(design.file) \(error.message)")
    } catch {
      throw PageError(error)
    }
    let difference: PixelImage
    do {
      difference = try DifferenceOverlay(pictures).picture()
    } catch {
      throw .unexpected("\(design.file) \(error.message)")
    }
    // A JPEG goes into the document as it is; of other files no more than can be seen.
    let isWhole = artboard.isLossy && artboard.sizeSentence == nil
    let shownArtboard = isWhole ? artboard.image : pictures.design.image
    let words = design.screen.alternative
    return image(shownArtboard, in: column(0), "\(words) (design)", marks: marks(\.there), renderer)
      + (try page(in: column(1), marks: marks(\.here), renderer))
      + image(difference, in: column(2), "\(words) (difference)", marks: [], renderer)
  }

  private func page(
    in frame: Rect, marks: [ScreenDrawing.Mark], _ renderer: PageRenderer
  ) throws(PageError) -> [SceneItem] {
    var drawing = ScreenDrawing(screen: design.screen, style: .none, showsSafeArea: false, marks: marks)
    drawing.showsSystemBars = false
    return try drawing.items(in: frame, renderer: renderer)
  }

  private func image(
    _ image: PixelImage, in frame: Rect, _ alternative: String, marks: [ScreenDrawing.Mark],
    _ renderer: PageRenderer
  ) -> [SceneItem] {
    let width = design.screen.environment.layoutEnvironment.size.width
    let scale = frame.width / max(width, 1)
    let edge = Stroke(color: SheetStyle.line, width: 0.5)
    var kinds: [SceneItem.Kind] = [
      .image(SceneImage(image: image, frame: frame)), .stroke(.rectangle(frame), edge),
    ]
    for mark in marks {
      kinds += [mark.outline(in: frame, scale: scale)] + mark.badge(in: frame, scale: scale, renderer)
    }
    let items = kinds.map { SceneItem($0, source: 0) }
    return [SceneItem(.tagged(.figure(alternative: alternative), items), source: 0)]
  }

  private func marks(_ areas: KeyPath<DesignNote, [Rect]>) -> [ScreenDrawing.Mark] {
    var marks: [ScreenDrawing.Mark] = []
    for (index, note) in notes.enumerated() {
      for (place, area) in note[keyPath: areas].enumerated() {
        let label = place == 0 ? String(index + 1) : ""
        // Several things told of one place are one mark.
        if let known = marks.firstIndex(where: { $0.area.isNear(area) }) {
          marks[known].label = [marks[known].label, label].filter { !$0.isEmpty }.joined(separator: ", ")
        } else {
          marks.append(ScreenDrawing.Mark(area: area, color: SheetStyle.change, label: label))
        }
      }
    }
    return marks
  }
}

extension Rect {
  /// Whether all edges are within a few points.
  fileprivate func isNear(_ other: Rect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)) < 6
  }
}

/// A picture of what differs: pale where nothing does, in one colour what only the artboard shows, in another what only the
/// page does.
struct DifferenceOverlay {
  let pictures: DesignPictures

  /// Told apart by lightness too.
  static let designInk: UInt32 = 0xFFD7_0015
  static let pageInk: UInt32 = 0xFF4A_90E2

  init(_ pictures: DesignPictures) { self.pictures = pictures }

  func picture() throws(ImageError) -> PixelImage {
    let (page, design, grounds) = (pictures.page.image, pictures.design.image, pictures.grounds)
    let tolerance = 8 + 2 * pictures.tolerance
    let buffer = try PixelBuffer(
      width: page.width, height: page.height, pixelLimit: ImageDecoder.pixelLimit)
    let (target, bytesPerRow) = (buffer.pixels, buffer.bytesPerRow)
    page.withRows { own in
      design.withRows { other in
        for y in 0..<page.height {
          let line = (target + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<page.width {
            let (a, b) = (own.pixel(x, y), other.pixel(x, y))
            let (here, there) = (SampledColor(a), SampledColor(b))
            let (ownInk, otherInk) = (here.distance(to: grounds.page), there.distance(to: grounds.design))
            let isSame = here.distance(to: there) <= tolerance || max(ownInk, otherInk) <= tolerance
            line[x] = isSame ? Self.pale(a) : otherInk > ownInk ? Self.designInk : Self.pageInk
          }
        }
      }
    }
    return buffer.image(isOpaque: true)
  }

  /// A quarter of the contrast against white, in grey.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    // Luma of ITU-R BT.601 in 256ths.
    let luma = (77 * (pixel >> 16 & 0xFF) + 150 * (pixel >> 8 & 0xFF) + 29 * (pixel & 0xFF)) >> 8
    return 0xFF00_0000 | (192 + luma / 4) * 0x01_0101
  }
}
