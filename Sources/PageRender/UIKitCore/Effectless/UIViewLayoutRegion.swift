internal import Foundation

extension UIView {
  /// A region of a view, from iOS 26 on. The corners of windows, which a region may keep clear of, are not known: it is the guide's.
  public struct LayoutRegion: Sendable {
    public enum AdaptivityAxis: Int, Sendable { case none, horizontal, vertical }

    enum Kind: Sendable { case safeArea, margins, readableContent }
    let kind: Kind

    public static func safeArea(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }
    public static func margins(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .margins)
    }
    public static func readableContent(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(kind: .readableContent)
    }
  }

  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    let frame = layoutGuide(for: region).layoutFrame
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }

  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

/// A view that holds its content in the safe area, from iOS 26 on. The content's mirrored copy beyond it is not drawn.
open class UIBackgroundExtensionView: UIView {
  open var automaticallyPlacesContentView = true
  open var contentView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      addSubview(contentView)
      guard automaticallyPlacesContentView else { return }
      contentView.translatesAutoresizingMaskIntoConstraints = false
      let area = safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        contentView.topAnchor.constraint(equalTo: area.topAnchor),
        contentView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        contentView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        contentView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      ])
    }
  }
}

/// The change of a button's symbol to another; nothing moves in a picture.
public struct UISymbolContentTransition: Hashable, Sendable {
  public init(_ contentTransition: some SymbolEffect, options: SymbolEffectOptions = .default) {}
}

extension UISlider {
  /// The ticks of a slider's track, from iOS 26 on, which are not drawn.
  public struct TrackConfiguration: Hashable, Sendable {
    public struct Tick: Hashable, Sendable {
      public var position: Float
      public init(position: Float) { self.position = position }
    }

    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var ticks: [Tick]

    public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, ticks: [Tick] = []) {
      (self.allowsTickValuesOnly, self.neutralValue, self.ticks) = (allowsTickValuesOnly, neutralValue, ticks)
    }

    public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, numberOfTicks: Int) {
      let steps = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / steps) })
    }
  }
}
