public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// The effect of a visual effect view on its background.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() {}
}

/// A blur effect or material.
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  public init(style: Style) {
    self.style = style
  }

  /// The material. The radii and the saturation of light and dark effects are those of Apple's sample
  /// UIImageEffects (2013), and the other materials' alike.
  var material: MaterialLook {
    MaterialLook(
      radius: style == .light ? 30 : 20, saturation: ByAppearance(light: 1.8, dark: 1.8), fill: fill)
  }

  /// The fill over what is blurred, by eye.
  private var fill: Color.Dynamic {
    func fill(_ light: UInt32, _ dark: UInt32, _ alpha: Double) -> Color.Dynamic {
      Color.Dynamic(light: Color(rgb: light, alpha: alpha), dark: Color(rgb: dark, alpha: alpha))
    }
    switch style {
    case .extraLight: return fill(0xF7F7F7, 0xF7F7F7, 0.82)
    case .light: return fill(0xFFFFFF, 0xFFFFFF, 0.5)
    case .dark: return fill(0x1C1C1C, 0x1C1C1C, 0.73)
    case .regular, .prominent, .systemMaterial: return fill(0xF5F5F5, 0x252525, 0.82)
    case .systemUltraThinMaterial: return fill(0xF5F5F5, 0x252525, 0.55)
    case .systemThinMaterial: return fill(0xF5F5F5, 0x252525, 0.7)
    case .systemThickMaterial: return fill(0xF5F5F5, 0x252525, 0.9)
    case .systemChromeMaterial: return fill(0xF9F9F9, 0x1D1D1D, 0.94)
    case .systemUltraThinMaterialLight: return fill(0xF5F5F5, 0xF5F5F5, 0.55)
    case .systemThinMaterialLight: return fill(0xF5F5F5, 0xF5F5F5, 0.7)
    case .systemMaterialLight: return fill(0xF5F5F5, 0xF5F5F5, 0.82)
    case .systemThickMaterialLight: return fill(0xF5F5F5, 0xF5F5F5, 0.9)
    case .systemChromeMaterialLight: return fill(0xF9F9F9, 0xF9F9F9, 0.94)
    case .systemUltraThinMaterialDark: return fill(0x252525, 0x252525, 0.55)
    case .systemThinMaterialDark: return fill(0x252525, 0x252525, 0.7)
    case .systemMaterialDark: return fill(0x252525, 0x252525, 0.82)
    case .systemThickMaterialDark: return fill(0x252525, 0x252525, 0.9)
    case .systemChromeMaterialDark: return fill(0x1D1D1D, 0x1D1D1D, 0.94)
    }
  }
}

/// An effect that blends content with the colours behind a blur; in PageRender content keeps its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with a material, which blurs what lies below the view.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// The view to which subviews are added, as large as the effect view.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  package override var uiKitClassName: String { "UIVisualEffectView" }

  override var content: ViewContent {
    if let glass = effect as? UIGlassEffect {
      // Glass is a capsule unless the view has corners of its own.
      return .control(MaterialContent(look: glass.look, isCapsule: true))
    }
    return (effect as? UIBlurEffect).map { .control(MaterialContent($0.material)) } ?? .none
  }
}
