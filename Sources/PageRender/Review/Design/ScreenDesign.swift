internal import LayoutEngine

/// How a screen and its artboard compare.
struct ScreenDesign: Sendable {
  var screen: ReviewScreen
  /// The artboard's file.
  var file: String
  /// The most telling first; empty where the screen is as it was designed.
  var notes: [DesignNote] = []
  /// Why the artboard cannot be compared, in words.
  var fault: String?
}

/// Compares screens with artboards.
struct DesignFinder {
  let renderers: SheetRenderers

  /// How a screen compares with the artboard in a file, and what is wrong with that; `nil` where the screen cannot be drawn,
  /// which others say.
  func design(of screen: ReviewScreen, in file: String) -> (design: ScreenDesign, fault: Diagnostic?)? {
    let renderer = renderers[screen.source]
    let drewBars = renderer.drawsSystemBars
    renderer.drawsSystemBars = false
    defer { renderer.drawsSystemBars = drewBars }
    guard let solved = try? renderer.solve(screen.page, in: screen.environment) else { return nil }
    var design = ScreenDesign(screen: screen, file: file)
    func fault(_ message: String, _ exitCode: ExitCode) -> Diagnostic {
      design.fault = "\(file) \(message)"
      return Diagnostic(.error, file: file, "the artboard \(message)", exitCode: exitCode)
    }
    do {
      let artboard = try Artboard(contentsOf: file, screen: solved.scene.size)
      design.notes = try Self.notes(artboard, solved, in: screen.environment, renderer)
      return (design, nil)
    } catch let error as ImageError {
      let diagnostic = fault(error.message, error.isLimit ? .limit : .badInput)
      return (design, diagnostic)
    } catch let error as ArtboardError {
      let diagnostic = fault(error.message, .badInput)
      return (design, diagnostic)
    } catch {
      let words = PageError(error).diagnostic
      let diagnostic = fault("cannot be compared: \(words.message)", words.exitCode ?? .badInput)
      return (design, diagnostic)
    }
  }

  /// What is to be said of a solved page and its artboard.
  static func notes(
    _ artboard: Artboard, _ solved: SolvedPage, in environment: PageEnvironment, _ renderer: PageRenderer
  ) throws -> [DesignNote] {
    let pictures = try DesignPictures(artboard, scene: solved.scene, renderer: renderer)
    let drawn = DrawnPage(
      solved, in: environment, settings: LintSettings(), ink: GlyphInk(text: renderer.text),
      measurer: renderer.measurer(of: solved.page, in: environment))
    let bottom = artboard.shownHeight
    let elements = DesignElement.elements(of: drawn).filter { $0.box.maxY <= bottom + 1 }
    var ignored = taken(in: environment)
    if bottom < solved.scene.size.height {
      ignored.append(
        Rect(minX: 0, minY: bottom, maxX: solved.scene.size.width, maxY: solved.scene.size.height))
    }
    var comparison = ArtboardComparison(pictures, elements: elements, ignoring: ignored)
    let notes = DesignWording(comparison.run()).notes
    let size = artboard.sizeSentence.map { [DesignNote(sentence: $0)] } ?? []
    return Array(notes.prefix(mostNotes)) + size
  }

  /// As many sentences as anybody reads.
  private static let mostNotes = 20

  /// Where artboards show what the system draws, and a page is drawn without: in points.
  static func taken(in environment: PageEnvironment) -> [Rect] {
    let (device, orientation) = (environment.device, environment.orientation)
    let size = device.size(in: orientation)
    var areas = device.takenAreas(in: orientation).map { $0.frame.inset(by: -4) }
    let height = device.statusBarHeight[orientation]
    if height > 0 { areas.append(Rect(x: 0, y: 0, width: size.width, height: height)) }
    return areas
  }
}
