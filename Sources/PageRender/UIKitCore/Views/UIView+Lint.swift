package import PageBase

extension UIView {
  /// The view's position in its Interface Builder document; `nil` for views without a document.
  package var documentPlace: FilePlace? {
    get { extras?.documentPlace }
    set {
      guard let newValue else { return }
      changeExtras { $0.documentPlace = newValue }
    }
  }

  /// True if user interaction is enabled for the view and all its superviews.
  var isReachedByTouches: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}
