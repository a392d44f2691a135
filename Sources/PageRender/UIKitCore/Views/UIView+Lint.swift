package import PageBase
package import PageLayout

extension UIView {
  /// The view's position in its Interface Builder document; `nil` for views without a document.
  package var documentPlace: FilePlace? {
    get { extras?.documentPlace }
    set {
      guard let newValue else { return }
      changeExtras { $0.documentPlace = newValue }
    }
  }

  /// The app's code that may change the view, and that has not run; `nil` for none.
  package var codeHold: CodeHold? {
    get { extras?.codeHold }
    set {
      guard let newValue, !newValue.isEmpty else { return }
      changeExtras { $0.codeHold = newValue }
    }
  }

  /// The facts of the view's document that no picture shows; `nil` for views without a document.
  package var documentFacts: WrittenView? {
    get { extras?.documentFacts }
    set {
      guard let newValue else { return }
      changeExtras { $0.documentFacts = newValue }
    }
  }

  /// True if user interaction is enabled for the view and all its superviews.
  var isReachedByTouches: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}
