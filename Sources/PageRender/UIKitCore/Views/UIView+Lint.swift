package import PageBase

extension UIView {
  /// Where an Interface Builder document describes the view; `nil` for others.
  package var documentPlace: FilePlace? {
    get { extras?.documentPlace }
    set {
      guard let newValue else { return }
      changeExtras { $0.documentPlace = newValue }
    }
  }

  /// Whether no view around it, nor itself, is switched off for touches.
  var isReachedByTouches: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}
