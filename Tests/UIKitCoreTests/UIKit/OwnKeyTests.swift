import Foundation
import Testing

@testable import UIKitCore

/// Objects that keep values by their keys.
@MainActor
struct OwnKeyTests {
  // NSKeyValueCoding.h: `setValue:forKey:` of a dictionary is `setObject:forKey:`, and with nil `removeObjectForKey:`;
  // the user's defaults are asked likewise.
  @Test func `defaults and dictionaries keep values by key`() {
    let name = "keys-\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: name)
    defaults?.setValue(true, forKey: "seen")
    #expect(defaults?.bool(forKey: "seen") == true && defaults?.value(forKey: "seen") as? Bool == true)
    defaults?.setValue(nil, forKey: "seen")
    #expect(defaults?.value(forKey: "seen") == nil)
    defaults?.removePersistentDomain(forName: name)
    let values = NSMutableDictionary()
    values.setValue("b", forKey: "a")
    let object: NSObject = values
    #expect(object.value(forKey: "a") as? String == "b" && values.object(forKey: "a") as? String == "b")
    values.setValue(nil, forKey: "a")
    #expect(values.count == 0)
  }

  private final class Note: UITextView {
    var placed = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      placed = true
    }
    required init?(coder: NSCoder) { nil }
  }

  // UITextView.h: `initWithFrame:textContainer:` is the designated initialiser, which the others call.
  @Test func `a text view takes a container, and has its own without one`() {
    let container = NSTextContainer()
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
    #expect(UITextView(frame: .zero).textContainer.widthTracksTextView && Note().placed)
  }
}
