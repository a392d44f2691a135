internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Views that lay out their contents: stacks, scroll views, tables and collections.
extension DocumentBuilder {
  func makeStack(_ element: DocumentElement) -> UIView {
    let stack = made(element) { UIStackView(frame: .zero) }
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let word = element["distribution"] {
      if let value = Self.distributions[word] {
        stack.distribution = value
      } else {
        reportWord("distribution", word, element)
      }
    }
    if let word = element["alignment"] {
      if let value = Self.alignments[word] {
        stack.alignment = value
      } else {
        reportWord("alignment", word, element)
      }
    }
    stack.spacing = CGFloat(element.number("spacing") ?? 0)
    // The system's standard distance between siblings.
    if element["spacingType"] == "standard" { stack.spacing = 8 }
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") == true
    // Interface Builder has no setting for this property; it is true if the document has margins for the
    // stack.
    stack.isLayoutMarginsRelativeArrangement =
      element.insets(key: "layoutMargins") != nil || element.insets(key: "directionalLayoutMargins") != nil
    return stack
  }

  private func reportWord(_ attribute: String, _ word: String, _ element: DocumentElement) {
    report(.error, element, "\(attribute) \(Wording.quoted(word)) of a stack view is not known")
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
  ]

  // MARK: Scroll views

  func makeScrollView(_ element: DocumentElement) -> UIView {
    let view = made(element) { UIScrollView(frame: .zero) }
    configureScrolling(of: view, element)
    return view
  }

  func configureScrolling(of view: UIScrollView, _ element: DocumentElement) {
    view.isPagingEnabled = element.flag("pagingEnabled") == true
    view.clipsToBounds = element.flag("clipsSubviews") == true
    if let behavior = element["contentInsetAdjustmentBehavior"].flatMap({ Self.adjustments[$0] }) {
      view.contentInsetAdjustmentBehavior = behavior
    }
    // The canvas shows scrolled content from its beginning, below all bars.
    if options.isRecording { view.contentInsetAdjustmentBehavior = .always }
    if let insets = element.insets(key: "contentInset") { view.contentInset = UIEdgeInsets(insets) }
  }

  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]

  // MARK: Collections

  func makeCollectionView(_ element: DocumentElement) -> UIView {
    let coder = DocumentCoder()
    let layout = makeCollectionLayout(of: element)
    coder.collectionLayout = layout
    let view = made(element, coder) { UICollectionView(frame: .zero, collectionViewLayout: layout) }
    configureScrolling(of: view, element)
    return view
  }

  /// The layout that a collection view's element describes, of its custom class where that is known.
  private func makeCollectionLayout(of element: DocumentElement) -> UICollectionViewLayout {
    guard let described = element.child(key: "collectionViewLayout") else {
      return UICollectionViewFlowLayout()
    }
    let custom = madeLayout(described)
    if custom == nil, described.name != "collectionViewFlowLayout" {
      report(.warning, element, "only flow layouts are supported; this collection view shows no cells")
    } else if custom == nil, options.isLive, let name = described["customClass"] {
      report(.warning, element, "the layout class \(name) is not known; a plain flow layout places the cells")
    }
    let layout = custom ?? UICollectionViewFlowLayout()
    if let flow = layout as? UICollectionViewFlowLayout { configure(flow, described) }
    register(layout, as: described)
    return layout
  }

  private func configure(_ layout: UICollectionViewFlowLayout, _ flow: DocumentElement) {
    guard flow.name == "collectionViewFlowLayout" else { return }
    layout.scrollDirection = flow["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    layout.minimumLineSpacing = CGFloat(flow.number("minimumLineSpacing") ?? 10)
    layout.minimumInteritemSpacing = CGFloat(flow.number("minimumInteritemSpacing") ?? 10)
    if let size = flow.size(key: "itemSize"), size.width > 0, size.height > 0 {
      layout.itemSize = CGSize(size)
    }
    if let size = flow.size(key: "headerReferenceSize") { layout.headerReferenceSize = CGSize(size) }
    if let size = flow.size(key: "footerReferenceSize") { layout.footerReferenceSize = CGSize(size) }
    if let size = flow.size(key: "estimatedItemSize") { layout.estimatedItemSize = CGSize(size) }
    if flow.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let insets = flow.insets(key: "sectionInset") { layout.sectionInset = UIEdgeInsets(insets) }
  }
}
