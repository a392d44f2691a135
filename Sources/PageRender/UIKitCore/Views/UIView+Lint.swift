package import PageBase

extension UIView {
  /// The view's place in its Interface Builder document; `nil` for others.
  package var documentPlace: FilePlace? {
    get { extras?.documentPlace }
    set {
      guard let newValue else { return }
      changeExtras { $0.documentPlace = newValue }
    }
  }

  /// True if no view around it, nor itself, is switched off for touches.
  var isReachedByTouches: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}
