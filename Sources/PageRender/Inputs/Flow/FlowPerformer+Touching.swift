internal import Foundation
internal import PageBase
internal import UIKitCore

extension FlowPerformer {
  func tap(_ identifier: String) throws(FlowFault) {
    let target = try touched(identifier)
    switch target {
    case .control(let control): try tap(control)
    case .cell(let cell, let collection): select(cell, in: collection)
    case .row(let path, let table): table.touchRow(at: path)
    case .recognizer(let recognizer): recognizer.recognize()
    }
  }

  /// The object that handles a tap on a view.
  private enum Target {
    case control(UIControl)
    case cell(UICollectionViewCell, UICollectionView)
    case row(IndexPath, UITableView)
    case recognizer(UITapGestureRecognizer)
  }

  /// The target of a tap on a view: the nearest tap recogniser, control or cell among the view and its
  /// superviews.
  private func touched(_ identifier: String) throws(FlowFault) -> Target {
    let view = try view(identifier)
    for ancestor in sequence(first: view, next: \.superview) where !ancestor.isUserInteractionEnabled {
      // Labels and image views pass touches on to their superviews.
      if ancestor === view, !(view is UIControl) { continue }
      throw FlowFault(message: "\(ancestor.flowName) takes no touches (isUserInteractionEnabled is false)")
    }
    for ancestor in sequence(first: view, next: \.superview) {
      if let recognizer = ancestor.recognizer(ofTaps: 1) {
        try checkIsUncovered(view)
        return .recognizer(recognizer)
      }
      if let control = ancestor as? UIControl {
        guard control.isEnabled else { throw FlowFault(message: "\(control.flowName) is disabled") }
        try checkIsUncovered(view)
        return .control(control)
      }
      if let cell = ancestor as? UICollectionViewCell, let collection = cell.collectionView {
        try checkIsUncovered(view)
        return .cell(cell, collection)
      }
      if let cell = ancestor as? UITableViewCell, let row = row(of: cell) {
        try checkIsUncovered(view)
        return row
      }
    }
    throw FlowFault(
      message:
        "\(Wording.quoted(identifier)) is no control, in no cell and has no tap recogniser; nothing hears a tap on it"
    )
  }

  private func row(of cell: UITableViewCell) -> Target? {
    for ancestor in sequence(first: cell as UIView, next: \.superview) {
      guard let table = ancestor as? UITableView else { continue }
      return table.indexPath(for: cell).map { .row($0, table) }
    }
    return nil
  }

  /// Throws if another control or a sheet covers the middle of a view, and would take the touch.
  private func checkIsUncovered(_ view: UIView) throws(FlowFault) {
    let frame = view.convert(view.bounds, to: window)
    let hit = window.hitTest(CGPoint(x: frame.midX, y: frame.midY))
    if let hit, window.isBehindSheet(view), let over = window.sheet(with: hit),
      over !== window.sheet(with: view)
    {
      throw FlowFault(message: "\(view.flowName) is covered by a sheet, which takes the touch")
    }
    guard let hit, let over = sequence(first: hit, next: \.superview).first(where: { $0 is UIControl }),
      !view.isDescendant(of: over), !over.isDescendant(of: view)
    else { return }
    throw FlowFault(message: "\(view.flowName) is covered by \(over.flowName), which takes the touch")
  }

  // MARK: Controls

  private func tap(_ control: UIControl) throws(FlowFault) {
    if window.toggleMenu(of: control) { return }
    switch control {
    case let control as UISwitch:
      control.setOn(!control.isOn, animated: true)
      control.sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
    case let control as UIPageControl: turnOn(control)
    case let control as UIStepper:
      let former = control.value
      control.value += control.stepValue
      if control.value != former { control.sendActions(for: .valueChanged) }
    case is UISegmentedControl:
      throw FlowFault(
        message: "\(control.flowName) is a segmented control; write \"select segment 2 of "
          + "\(control.accessibilityIdentifier ?? "VIEW")\"")
    case is UISlider:
      throw FlowFault(message: "\(control.flowName) is a slider, which steps cannot move")
    default:
      control.sendActions(for: .touchDown)
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  /// Advances a page control by one page, as a tap on its trailing half does; single dots cannot be tapped.
  private func turnOn(_ control: UIPageControl) {
    guard control.currentPage + 1 < control.numberOfPages else { return }
    control.currentPage += 1
    control.sendActions(for: .valueChanged)
  }

  func selectSegment(_ number: Int, of identifier: String) throws(FlowFault) {
    guard case .control(let control) = try touched(identifier) else {
      throw FlowFault(message: "\(Wording.quoted(identifier)) is no segmented control")
    }
    guard let control = control as? UISegmentedControl else {
      throw FlowFault(
        message: "\(Wording.quoted(identifier)) is no segmented control; write \"tap \(identifier)\"")
    }
    guard number <= control.numberOfSegments else {
      throw FlowFault(message: "\(Wording.quoted(identifier)) has only \(control.numberOfSegments) segments")
    }
    guard control.isEnabledForSegment(at: number - 1) else {
      throw FlowFault(message: "segment \(number) of \(Wording.quoted(identifier)) is disabled")
    }
    guard control.selectedSegmentIndex != number - 1 else { return }
    control.selectedSegmentIndex = number - 1
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Cells

  private func select(_ cell: UICollectionViewCell, in collection: UICollectionView) {
    guard collection.allowsSelection, let path = collection.indexPath(for: cell),
      collection.delegate?.collectionView(collection, shouldSelectItemAt: path) ?? true
    else { return }
    let former = collection.indexPathsForSelectedItems ?? []
    collection.selectItem(at: path, animated: true, scrollPosition: [])
    if !collection.allowsMultipleSelection {
      for other in former where other != path {
        collection.delegate?.collectionView(collection, didDeselectItemAt: other)
      }
    }
    collection.delegate?.collectionView(collection, didSelectItemAt: path)
  }

  // MARK: Two taps

  func doubleTap(_ identifier: String) throws(FlowFault) {
    let view = try view(identifier)
    for ancestor in sequence(first: view, next: \.superview) {
      if let recognizer = ancestor.recognizer(ofTaps: 2) { return recognizer.recognize() }
    }
    let zooming = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.maximumZoomScale > $0.minimumZoomScale }
    if let zooming, !(view is UIControl) {
      let isZoomed = zooming.zoomScale > zooming.minimumZoomScale
      return zooming.setZoomScale(
        isZoomed ? zooming.minimumZoomScale : zooming.maximumZoomScale, animated: true)
    }
    guard view is UIControl else {
      throw FlowFault(
        message:
          "\(Wording.quoted(identifier)) is no control, in no scroll view that zooms and has no recogniser of two taps"
      )
    }
    try tap(identifier)
    if let control = view as? UIControl { control.sendActions(for: UIControl.Event(rawValue: 1 << 1)) }
    try tap(identifier)
  }

  // MARK: Containers

  func selectTab(_ number: Int) throws(FlowFault) {
    guard let container = shownControllers.compactMap({ $0 as? UITabBarController }).first else {
      throw FlowFault(message: "there is no tab bar on the screen")
    }
    let count = container.viewControllers?.count ?? 0
    guard number <= count else { throw FlowFault(message: "the tab bar has only \(count) tabs") }
    container.selectedIndex = number - 1
  }

  func goBack() throws(FlowFault) {
    let containers = shownControllers.compactMap { $0 as? UINavigationController }
    guard let container = containers.last(where: { $0.viewControllers.count > 1 }) else {
      throw FlowFault(message: "no navigation controller on the screen has a screen to go back to")
    }
    container.popViewController(animated: true)
  }
}

extension UIView {
  /// The view's enabled recogniser for a number of taps; `nil` if there is none.
  fileprivate func recognizer(ofTaps count: Int) -> UITapGestureRecognizer? {
    guard isUserInteractionEnabled else { return nil }
    return gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }
      .first { $0.isEnabled && $0.numberOfTapsRequired == count }
  }
}
