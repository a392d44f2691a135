public import Foundation
internal import LayoutEngine
internal import PageLayout

/// The data source of a picker, which gives the numbers of its components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Wheels of rows, 216 pt high, drawn as flat columns of equal width; rows fade away from the middle.
open class UIPickerView: _UIPickerViewNames {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]

  /// Selects a row of a component; rows out of range are clamped.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(row, 0)
  }

  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(selected[component] ?? 0, count - 1)
  }

  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  open func numberOfRows(inComponent component: Int) -> Int {
    // At most a million, far above real pickers, so that sums of row numbers cannot overflow.
    min(max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0), 1_000_000)
  }

  /// Has no effect, since rows are requested when the page is drawn.
  open func reloadAllComponents() {}
  /// Has no effect, since rows are requested when the page is drawn.
  open func reloadComponent(_ component: Int) {}

  /// The size in points: the height is recorded from UIKit, the width from knowledge.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  package override var uiKitClassName: String { "UIPickerView" }

  override var content: ViewContent {
    // More columns would be too narrow to show any text.
    let components = min(numberOfComponents, 100)
    return .control(
      WheelsContent(
        columns: (0..<components).map { WheelsContent.Column(rows: rows(inComponent: $0)) },
        look: metrics.pickers))
  }

  /// The titles of the rows around the selected one, from `-WheelsContent.reach` to `WheelsContent.reach`;
  /// empty for missing rows.
  private func rows(inComponent component: Int) -> [String] {
    let (selected, count) = (selectedRow(inComponent: component), numberOfRows(inComponent: component))
    return (-WheelsContent.reach...WheelsContent.reach).map { offset in
      let row = selected + offset
      guard selected >= 0, row >= 0, row < count else { return "" }
      return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
  }
}
