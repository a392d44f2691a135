internal import AppUIKit
internal import Foundation

/// A value on a line, whose own label shows nowhere.
nonisolated public struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {
  private let value: Binding<Float>
  private let bounds: ClosedRange<Float>
  private let ends: (ValueLabel, ValueLabel)?

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ ends: (ValueLabel, ValueLabel)?
  ) {
    self.value = Binding(get: { Float(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    (self.bounds, self.ends) = (Float(bounds.lowerBound)...Float(bounds.upperBound), ends)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, (minimumValueLabel(), maximumValueLabel()))
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let control = UISlider()
    (control.minimumValue, control.maximumValue) = (bounds.lowerBound, bounds.upperBound)
    control.value = value.wrappedValue
    control.isEnabled = context.environment.isEnabled
    control.tintColor = context.tint
    let line = ControlElement(control, filling: .horizontal)
    guard let ends else { return [line] }
    let all = context.entered("least").elements(ends.0) + [line] + context.entered("most").elements(ends.1)
    return [StackElement(.horizontal, VerticalAlignment.center.key, distance: nil, all)]
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label = { EmptyView() }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil) }
}

/// Two keys that count a value down and up, with a label before them.
nonisolated public struct Stepper<Label: View>: _PrimitiveView {
  private let label: Label
  private let down: (() -> Void)?
  private let up: (() -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, up, down) = (label(), onIncrement, onDecrement) }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    func change(_ step: V.Stride) -> () -> Void {
      {
        value.wrappedValue =
          bounds.map { min(max(now.advanced(by: step), $0.lowerBound), $0.upperBound) }
          ?? now.advanced(by: step)
      }
    }
    let (isLeast, isMost) = (
      bounds.map { now <= $0.lowerBound } ?? false, bounds.map { now >= $0.upperBound } ?? false
    )
    (self.label, up, down) = (label(), isMost ? nil : change(step), isLeast ? nil : change(-step))
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let control = UIStepper()
    (control.minimumValue, control.maximumValue) = (down == nil ? 0 : -1, up == nil ? 0 : 1)
    UIControl.heard(control, .valueChanged) { [up, down] control in
      let change = control.value > 0 ? up : down
      control.value = 0
      change?()
    }
    return context.entered("stepper").labeled(label, control)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}
