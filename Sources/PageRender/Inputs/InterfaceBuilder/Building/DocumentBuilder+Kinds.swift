internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// The creation of views by element name.
extension DocumentBuilder {
  func makeView(_ element: DocumentElement) -> UIView {
    // The document's account tells of other elements.
    guard let kind = ViewKind(element: element) else { return UIView() }
    switch kind {
    case .view, .containerView, .tableViewCellContentView, .collectionViewCellContentView:
      return made(element) { UIView() }
    case .label: return makeLabel(element)
    case .button: return makeButton(element)
    case .imageView: return makeImageView(element)
    case .textField: return makeTextField(element)
    case .textView: return makeTextView(element)
    case .switch: return makeSwitch(element)
    case .slider: return makeSlider(element)
    case .segmentedControl: return makeSegmentedControl(element)
    case .stepper: return makeStepper(element)
    case .progressView: return makeProgressView(element)
    case .activityIndicatorView: return makeActivityIndicator(element)
    case .pageControl: return makePageControl(element)
    case .datePicker: return makeDatePicker(element)
    case .pickerView: return made(element) { UIPickerView() }
    case .stackView: return makeStack(element)
    case .scrollView: return makeScrollView(element)
    case .tableView: return makeTableView(element)
    case .tableViewCell: return makeTableCell(element)
    case .collectionView: return makeCollectionView(element)
    case .collectionViewCell: return made(element, reusing(element)) { UICollectionViewCell(frame: .zero) }
    case .collectionReusableView:
      // A header's class need be no cell's.
      return made(element, reusing(element)) { UICollectionReusableView(frame: .zero) }
    case .navigationBar: return makeNavigationBar(element)
    case .toolbar: return makeToolbar(element)
    case .tabBar: return makeTabBar(element)
    case .searchBar: return makeSearchBar(element)
    case .visualEffectView: return makeVisualEffectView(element)
    case .mapView: return MKMapView()
    case .webView, .wkWebView: return WKWebView()
    }
  }

  private func reusing(_ element: DocumentElement) -> DocumentCoder {
    let coder = DocumentCoder()
    coder.reuseIdentifier = element["reuseIdentifier"]
    return coder
  }

  // MARK: Contents

  /// Builds the contents of a view: its subviews, and for some kinds cells, rows and content views.
  func buildContents(of view: UIView, _ element: DocumentElement) {
    if let stack = view as? UIStackView {
      for child in subviewElements(of: element) {
        buildView(child, in: stack) { stack.addArrangedSubview($0) }
      }
      applyRuntimeAttributes(to: view, element)
      return
    }
    switch ViewKind(element: element) {
    case .tableViewCell, .collectionViewCell, .collectionReusableView:
      buildContentView(of: view, element)
      if !options.isRecording, let cell = view as? UITableViewCell { buildParts(of: cell, element) }
    case .visualEffectView:
      buildContentView(of: view, element)
    case .tableView: buildRows(of: view, element)
    case .collectionView: buildCells(of: view, element)
    case .containerView: embed(in: view, element)
    default:
      for child in subviewElements(of: element) { buildView(child, in: view) }
    }
    applyRuntimeAttributes(to: view, element)
  }

  /// Fills the content view, which the view's class creates itself, from the document.
  private func buildContentView(of view: UIView, _ element: DocumentElement) {
    guard let written = element.child(key: "contentView") else {
      for child in subviewElements(of: element) { buildView(child, in: view) }
      return
    }
    let content = variations.applied(to: written)
    let target =
      (view as? UICollectionViewCell)?.contentView ?? (view as? UITableViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView
    guard let target else { return }
    record(target, content, superview: view)
    register(target, as: content)
    fill(target, from: content, in: element)
    postponeConstraints(of: target, written)
  }
}
