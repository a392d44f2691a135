import Foundation
import Testing

@testable import UIKitCore

/// Cells as teams write them: `init(frame:)` overridden and nothing said of making them by class.
@MainActor
struct ViewInitializerTests {
  private class LabelCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)
    let note: String

    override init(frame: CGRect) {
      note = "made"
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  private final class OwnButton: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError() }
  }

  private final class OwnStack: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      spacing = 3
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  /// UIKit's `init(type:)` and `init(arrangedSubviews:)` are convenience initialisers, which such a class inherits.
  @Test func `a button or stack that overrides init(frame) has the other initialisers`() {
    #expect(OwnButton().buttonType == .custom && OwnButton(type: .system).buttonType == .system)
    #expect(OwnStack().spacing == 3 && OwnStack(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
  }

  private class PlainCell: UICollectionViewCell {
    var number = 7
  }

  private final class DeepCell: LabelCell {
    var suffix = "deep"
  }

  private final class Released: UIView {
    static var count = 0
    deinit { Task { @MainActor in Released.count += 1 } }
  }

  @Test func `a class that overrides init(frame) is made with it`() throws {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let type: UICollectionViewCell.Type = LabelCell.self
    let cell = try #require(ViewInitializer.make(type, frame: frame) as? LabelCell)
    #expect(cell.frame == frame)
    #expect(cell.note == "made")
    #expect(cell.label.superview === cell.contentView)
    #expect(cell.contentView.frame.size == CGSize(width: 30, height: 40))
  }

  @Test func `a class that inherits its initialisers is made too`() throws {
    let plain = try #require(ViewInitializer.make(PlainCell.self, frame: .zero))
    #expect(plain.number == 7)
    let deep = try #require(ViewInitializer.make(DeepCell.self, frame: .zero))
    #expect(deep.suffix == "deep")
    #expect(deep.note == "made")
  }

  @Test func `a view made by its class is released when nobody keeps it`() throws {
    weak var weakly: UIView?
    do {
      let made = try #require(ViewInitializer.make(Released.self, frame: .zero))
      weakly = made
      #expect(weakly != nil)
    }
    #expect(weakly == nil)
  }
}
