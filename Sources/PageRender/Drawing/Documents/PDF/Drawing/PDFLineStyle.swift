internal import Glibc
internal import LayoutEngine

/// The parameters of stroked lines, in PDF's numbers (ISO 32000-1, 8.4.3).
struct PDFLineStyle: Equatable {
  let width: Double
  let cap: Double
  let join: Double
  let miterLimit: Double
  let dashes: [Double]
  let phase: Double

  init(_ stroke: Stroke) {
    width = stroke.width
    switch stroke.cap {
    case .butt: cap = 0
    case .round: cap = 1
    case .square: cap = 2
    }
    switch stroke.join {
    case .miter: join = 0
    case .round: join = 1
    case .bevel: join = 2
    }
    // PDF has no miter limit below 1.
    miterLimit = max(stroke.miterLimit, 1)
    dashes = stroke.pattern
    // Readers reject a negative phase. A pattern of an odd number of lengths has a period of twice its
    // length.
    let length = dashes.reduce(0, +) * (dashes.count % 2 == 0 ? 1 : 2)
    let rest = dashes.isEmpty ? 0 : stroke.dashPhase.truncatingRemainder(dividingBy: length)
    phase = rest < 0 ? rest + length : rest
  }
}
