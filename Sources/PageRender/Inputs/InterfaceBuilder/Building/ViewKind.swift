internal import PageBase

/// The kinds of views in documents; the raw values are element names.
enum ViewKind: String, Sendable {
  case view, label, button, imageView, textField, textView, `switch`, slider, segmentedControl, stepper
  case progressView, activityIndicatorView, pageControl, datePicker, pickerView, stackView, scrollView
  case tableView, tableViewCell, tableViewCellContentView, collectionView, collectionViewCell
  case collectionReusableView, collectionViewCellContentView, navigationBar, toolbar, tabBar, searchBar
  case containerView, visualEffectView, mapView, webView, wkWebView

  init?(element: DocumentElement) {
    guard let kind = ViewKind(rawValue: element.name) else { return nil }
    self = kind
  }
}
