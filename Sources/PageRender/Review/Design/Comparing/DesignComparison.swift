internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageLint

/// The comparison of a laid-out page with an artboard.
struct DesignComparison {
  /// The notes, the most informative first; a note about the artboard's size precedes all others.
  let notes: [DesignNote]
  private let artboard: Artboard
  private let comparison: ArtboardComparison

  /// - Throws: `ArtboardError` if the picture is too small to show the screen, and the errors of drawing the
  ///   page.
  init(
    _ image: PixelImage, _ solved: SolvedPage, in environment: PageEnvironment, _ renderer: PageRenderer
  ) throws {
    let drawn = DrawnPage(
      solved, in: environment, settings: LintSettings(), ink: renderer.ink,
      measurer: renderer.measurer(of: solved.page, in: environment))
    let elements = DesignElement.elements(of: drawn)
    let readings = try Artboard.readings(of: image, screen: solved.scene.size)
    func compared(_ artboard: Artboard) throws -> (artboard: Artboard, comparison: ArtboardComparison) {
      let pictures = try DesignPictures(artboard, scene: solved.scene, renderer: renderer)
      let shown = elements.filter { $0.box.maxY <= artboard.size.height + 1 }
      let ignored = Self.taken(in: environment) + Self.beyond(artboard)
      return (
        artboard,
        ArtboardComparison(pictures, elements: shown, excess: artboard.excess, ignoring: ignored)
      )
    }
    var best = try compared(readings.first)
    for reading in readings.others {
      let other = try compared(reading)
      if other.comparison.likeness > best.comparison.likeness { best = other }
    }
    let differences = best.comparison.run()
    (artboard, comparison) = best
    let size = artboard.sizeSentence.map { [DesignNote(sentence: $0, isAboutArtboard: true)] } ?? []
    let names = ColorNames(of: solved.page.tree, in: environment.appearance, includingTexts: true)
    notes = size + DesignWording(differences, names: names).notes
  }

  /// The artboard, for a sheet.
  func shown() throws -> ShownArtboard {
    let pictures = comparison.pictures
    // A JPEG is embedded in the document as it is; other files are reduced to the pixels that can be seen.
    let picture =
      try artboard.image.encoded.map { PackedPicture($0) } ?? PackedPicture(pictures.shownArtboard)
    let screen = artboard.screen
    let frame =
      artboard.hasOtherSize
      ? Rect(x: artboard.left, y: 0, width: artboard.size.width, height: artboard.size.height)
      : Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    return ShownArtboard(
      picture: picture, frame: frame,
      difference: try PackedPicture(try DifferenceOverlay(comparison).picture()),
      room: (
        FreeRoom(pictures.page.levels[0], pixelsPerPoint: pictures.scale),
        FreeRoom(pictures.design.levels[0], pixelsPerPoint: pictures.scale)
      ))
  }

  /// The areas in which artboards show the system's bars and pages are drawn without them, in points.
  private static func taken(in environment: PageEnvironment) -> [Rect] {
    let (device, orientation) = (environment.device, environment.orientation)
    let size = device.size(in: orientation)
    var areas = device.takenAreas(in: orientation).map { $0.frame.inset(by: -4) }
    let height = device.statusBarHeight[orientation]
    if height > 0 { areas.append(Rect(x: 0, y: 0, width: size.width, height: height)) }
    return areas
  }

  /// The parts of the screen that an artboard lacks, in points.
  private static func beyond(_ artboard: Artboard) -> [Rect] {
    let (screen, size, left) = (artboard.screen, artboard.size, artboard.left)
    var areas: [Rect] = []
    if artboard.excess.height < 0 {
      areas.append(Rect(x: 0, y: size.height, width: screen.width, height: screen.height - size.height))
    }
    if left > 0 {
      areas += [0, screen.width - left].map { Rect(x: $0, y: 0, width: left, height: screen.height) }
    }
    return areas
  }
}
