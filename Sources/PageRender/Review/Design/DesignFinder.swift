internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Compares screens with artboards.
struct DesignFinder {
  let renderers: SheetRenderers
  var words = ReviewWords()

  /// The comparison of a screen with the artboard in a file, and its fault; `nil` if the screen cannot be
  /// drawn, which other diagnostics report.
  func design(of screen: ReviewScreen, in file: String) -> (design: ScreenDesign, fault: Diagnostic?)? {
    let renderer = renderers[screen.source]
    guard
      let solved = try? renderer.solve(screen.page, in: screen.environment, drawingSystemBars: false)
    else { return nil }
    func fault(_ message: String, _ exitCode: ExitCode) -> (ScreenDesign, Diagnostic?) {
      let fault = Diagnostic(.error, file: file, "the artboard \(message)", exitCode: exitCode)
      return (ScreenDesign(screen: screen, artboard: .fault(fault.sentence)), fault)
    }
    do {
      let image = try ImageDecoder.decode(contentsOf: file)
      let comparison = try DesignComparison(image, solved, in: screen.environment, renderer)
      return (
        ScreenDesign(
          screen: screen, notes: comparison.notes, artboard: .compared(try comparison.shown())), nil
      )
    } catch let error as ImageError {
      return fault(error.message, error.isLimit ? .limit : .badInput)
    } catch let error as ArtboardError {
      return fault(error.message, .badInput)
    } catch {
      let words = PageError(error).diagnostic
      return fault("cannot be compared: \(words.message)", words.exitCode ?? .badInput)
    }
  }
}
