package import LayoutEngine
package import PageDrawing

/// The rule for the corner radius of a rectangle.
package enum CornerRule: Hashable, Sendable {
  /// A radius in points.
  case fixed(Double)
  /// Half the shorter side.
  case capsule
  /// Half the shorter side, at most a radius in points.
  case capsuleUpTo(Double)
  /// A fraction of the height.
  case ofHeight(Double)
  /// The radius that shares its centre with the corner around, at least a radius in points.
  case concentric(minimum: Double)

  /// The radius for a size, in points.
  package func radius(in size: Size) -> Double {
    let half = min(size.width, size.height) / 2
    return switch self {
    case .fixed(let radius): radius
    case .capsule: half
    case .capsuleUpTo(let limit): min(half, limit)
    case .ofHeight(let fraction): size.height * fraction
    case .concentric(let minimum): min(half, minimum)
    }
  }
}

/// The moving part of a switch or slider.
package struct KnobMetrics: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case circle(Double)
    case capsule(Size)
  }

  package struct Shadow: Hashable, Sendable {
    package var opacity: Double
    package var down: Double
    package var radius: Double
  }

  package var shape: Shape
  /// The shadows, the largest first.
  package var shadows: [Shadow]

  package var size: Size {
    switch shape {
    case .circle(let diameter): Size(width: diameter, height: diameter)
    case .capsule(let size): size
    }
  }
}

package struct SwitchMetrics: Hashable, Sendable {
  /// The size of the track, and of the frame.
  package var size: Size
  package var intrinsicSize: Size
  package var knob: KnobMetrics
  /// The knob's distance from the track's edges.
  package var knobInset: Double
  package var offColor: Color.Dynamic
}

package struct SliderMetrics: Hashable, Sendable {
  /// The height of the alignment rectangle.
  package var height: Double
  /// The insets of the alignment rectangle in the frame.
  package var alignmentInsets: EdgeInsets
  /// The track's distance from the left and right edges.
  package var trackInset: Double
  package var trackHeight: Double
  package var trackColor: Color.Dynamic
  package var knob: KnobMetrics
  /// The distance of the knob's centre below the frame's.
  package var knobOffset: Double
}

package struct SegmentMetrics: Hashable, Sendable {
  package var corner: CornerRule
  /// The width of the lines between segments.
  package var gap: Double
  package var cardCorner: CornerRule
  package var cardColor: Color.Dynamic
  package var cardShadows: [KnobMetrics.Shadow]
}

package struct StepperMetrics: Hashable, Sendable {
  package var corner: CornerRule
  package var fill: Color.Dynamic
  /// Half the length of the signs' strokes.
  package var signReach: Double
}

package struct TextFieldMetrics: Hashable, Sendable {
  /// The width of a rounded border, at least a pixel.
  package var borderWidth: Double
  package var borderColor: Color.Dynamic
}

package struct SearchBarMetrics: Hashable, Sendable {
  /// The bar's height.
  package var height: Double
  /// The bar's ground, unless code colours it or leaves it out; `nil` for none.
  package var ground: Color.Dynamic?
  package var fieldHeight: Double
  package var corner: CornerRule
  package var field: GlassLook
  /// The magnifier's frame, from the field's leading edge and its vertical centre.
  package var icon: Rect
  package var iconStroke: Double
  /// The distance of the text from the field's leading edge.
  package var textStart: Double
  package var placeholderWeight: FontWeight
  /// The clear button's size, that of its disc, and the distance of its far edge from the field's trailing
  /// edge.
  package var clearSize: Double
  package var clearDisc: Double
  package var clearInset: Double
}
