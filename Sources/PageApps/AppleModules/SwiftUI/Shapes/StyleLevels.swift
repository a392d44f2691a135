internal import AppUIKit

/// The fainter levels of a style: a colour's are faded, the background's are those of groups within it.
extension ShapeStyle {
  public var secondary: some ShapeStyle { level(1) }
  public var tertiary: some ShapeStyle { level(2) }
  public var quaternary: some ShapeStyle { level(3) }

  private func level(_ level: Int) -> AnyShapeStyle {
    let source = AnyShapeStyle(self).source
    guard source == .background else {
      return AnyShapeStyle(paint: .faded(source, HierarchicalShapeStyle.opacities[level]))
    }
    let color: UIColor =
      [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .quaternarySystemFill][level]
    return AnyShapeStyle(paint: .color(Color(uiColor: color)))
  }
}
