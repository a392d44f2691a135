public import Combine
public import Foundation

extension View {
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    changing { $0[keyPath: path] = value }
  }
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    changing { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    changing { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { changing { transform(&$0[keyPath: path]) } }

  // MARK: Texts

  public func font(_ font: Font?) -> some View { changing { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> some View { changing { $0.textChanges.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> some View { changing { $0.textChanges.design = design } }
  public func bold(_ isActive: Bool = true) -> some View { changing { $0.textChanges.isBold = isActive } }
  public func italic(_ isActive: Bool = true) -> some View { changing { $0.textChanges.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> some View {
    changing { $0.textChanges.design = isActive ? .monospaced : nil }
  }
  public func monospacedDigit() -> some View { changing { $0.textChanges.isMonospacedDigit = true } }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing { $0.textChanges.underline = isActive ? Text.LineStyle(color: color) : nil }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changing { $0.textChanges.strikethrough = isActive ? Text.LineStyle(color: color) : nil }
  }
  public func kerning(_ kerning: CGFloat) -> some View { changing { $0.textChanges.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
  public func baselineOffset(_ offset: CGFloat) -> some View {
    changing { $0.textChanges.baselineOffset = offset }
  }
  public func textCase(_ textCase: Text.Case?) -> some View { changing { $0.textCase = textCase } }
  public func lineLimit(_ number: Int?) -> some View {
    changing { ($0.lineLimit, $0.reservesLines) = (number, false) }
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changing { ($0.lineLimit, $0.reservesLines) = (limit, reservesSpace) }
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
  public func lineSpacing(_ spacing: CGFloat) -> some View { changing { $0.lineSpacing = max(spacing, 0) } }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changing { $0.multilineTextAlignment = alignment }
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changing { $0.truncationMode = mode }
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changing { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }
  public func allowsTightening(_ flag: Bool) -> some View { changing { $0.allowsTightening = flag } }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { changing { $0.dynamicTypeSize = size } }
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
    changing { values in
      guard !range.contains(values.dynamicTypeSize) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let low = allowed.first, let high = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, low), high)
    }
  }

  // MARK: Colours, symbols and controls

  public func foregroundColor(_ color: Color?) -> some View {
    changing { $0.foreground = color.map(AnyShapeStyle.init) }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { values in
      let own = AnyShapeStyle(style)
      // A level is one of the foreground around.
      if case .level(let level) = own.source, level > 0, let foreground = values.foreground {
        values.foreground = AnyShapeStyle(
          paint: .faded(foreground.source, HierarchicalShapeStyle.opacities[min(level, 3)]))
      } else {
        values.foreground = own
      }
    }
  }
  public func tint(_ tint: Color?) -> some View { changing { $0.tint = tint } }
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ style: S?) -> some View {
    changing { values in
      if let style, case .color(let color) = AnyShapeStyle(style).source { values.tint = color }
    }
  }
  public func accentColor(_ color: Color?) -> some View { tint(color) }
  public func imageScale(_ scale: Image.Scale) -> some View { changing { $0.imageScale = scale } }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    changing { $0.symbolRenderingMode = mode }
  }
  public func disabled(_ isDisabled: Bool) -> some View {
    changing { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
  public func controlSize(_ size: ControlSize) -> some View { changing { $0.controlSize = size } }
  public func redacted(reason: RedactionReasons) -> some View {
    changing { $0.redactionReasons.insert(reason) }
  }
  public func unredacted() -> some View { changing { $0.redactionReasons = [] } }
}
