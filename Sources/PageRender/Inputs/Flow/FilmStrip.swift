internal import Foundation
internal import LayoutEngine
package import PageBase
package import PageDrawing
package import PageLayout
internal import UIKitCore

/// A picture that contains all pictures of a flow, in order and with captions, for a review.
///
/// All pictures have one scale, whatever the orientation. The strip is a page of its own, with an empty view
/// for each picture.
package struct FilmStrip: Sendable {
  /// The page of the strip's own views.
  private let page: PreparedPage
  private let environment: PageEnvironment
  private let states: [State]

  /// The screen after a step, or before the first step.
  private struct State: Sendable {
    var page: PreparedPage
    var environment: PageEnvironment
    /// The identifier of the view that the next step touches; `nil` if it touches none.
    var touched: String?
  }

  /// Points of the strip per point of the device.
  private static let scale = 0.5
  /// The greatest width of a row, in points of the strip.
  private static let rowWidth = 2000.0
  private static let margin: CGFloat = 40
  private static let spacing: CGFloat = 28

  /// - Parameters:
  ///   - states: The screen as it first appeared, then after each step that could be performed.
  ///   - environment: The environment in which the flow begins.
  /// - Returns: `nil` if there are fewer than two screens.
  @MainActor
  package init?(states: [PreparedPage], in environment: PageEnvironment) {
    guard states.count > 1, let first = states.first else { return nil }
    let title = first.title ?? first.id
    self.states = states.enumerated().map { index, state in
      let next = states.indices.contains(index + 1) ? states[index + 1].step : nil
      return State(page: state, environment: state.shownIn ?? environment, touched: next?.touchedView)
    }
    let root = Self.views(title: title, subtitle: Self.subtitle(environment), states: self.states)
    page = PreparedPage(id: title, tree: ViewTree(root: root))
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let (width, height) = (Double(size.width).rounded(.up), Double(size.height).rounded(.up))
    // The largest scale up to 3 within the limit of pixels.
    let pixels = (1...3).last { width * height * Double($0 * $0) <= Double(Device.maximumPixels) } ?? 1
    let device = Device(
      id: "strip", name: "strip", idiom: .pad, size: Size(width: width, height: height), scale: Double(pixels)
    )
    self.environment = PageEnvironment(device: device, locale: environment.locale, direction: .leftToRight)
  }

  /// The device's name, such as `iPhone 16 Pro`, and the environment's values that are not the default.
  private static func subtitle(_ environment: PageEnvironment) -> String {
    var words = [environment.device.name]
    if environment.locale != "en" { words.append(environment.locale) }
    if environment.direction != LocaleTag.direction(of: environment.locale) {
      words.append(environment.direction == .leftToRight ? "left to right" : "right to left")
    }
    if environment.contentSize != .large { words.append(environment.contentSize.rawValue) }
    if environment.system != .unnamed { words.append(environment.system.title) }
    if environment.appearance != .light { words.append(environment.appearance.rawValue) }
    return words.joined(separator: "  ·  ")
  }

  // MARK: Views

  @MainActor
  private static func views(title: String, subtitle: String, states: [State]) -> UIView {
    let root = UIView()
    root.backgroundColor = uiColor(0xF2F2F7)
    let heading = UIStackView(arrangedSubviews: [
      label(title, size: 24, weight: .bold, color: 0x1C1C1E),
      label(subtitle, size: 14, weight: .regular, color: 0x6C6C70),
    ])
    heading.axis = .vertical
    heading.spacing = 4
    heading.alignment = .leading
    let content = UIStackView(arrangedSubviews: [heading] + rows(of: states).map { row(states, $0) })
    content.axis = .vertical
    content.spacing = spacing
    content.alignment = .leading
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: root.topAnchor, constant: margin),
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
      content.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -margin),
    ])
    return root
  }

  /// The ranges of states in each row: as many as fit, and at least one.
  private static func rows(of states: [State]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var width = 0.0
    for (index, state) in states.enumerated() {
      let wanted = state.environment.layoutEnvironment.size.width * scale
      if let last = rows.last, width + Double(spacing) + wanted <= rowWidth {
        rows[rows.count - 1] = last.lowerBound..<(index + 1)
        width += Double(spacing) + wanted
      } else {
        rows.append(index..<(index + 1))
        width = wanted
      }
    }
    return rows
  }

  /// A row of captions above a row of pictures. Pictures are aligned at the top, so that screens of either
  /// orientation hang from one line.
  @MainActor
  private static func row(_ states: [State], _ range: Range<Int>) -> UIView {
    let captions = UIStackView(arrangedSubviews: range.map { caption(states[$0], number: $0) })
    captions.alignment = .bottom
    captions.spacing = spacing
    let pictures = UIStackView(arrangedSubviews: range.map { placeholder(states[$0], number: $0) })
    pictures.alignment = .top
    pictures.spacing = spacing
    let row = UIStackView(arrangedSubviews: [captions, pictures])
    row.axis = .vertical
    row.spacing = 10
    row.alignment = .leading
    return row
  }

  /// A caption: the number of a state, and the step that led to it.
  @MainActor
  private static func caption(_ state: State, number: Int) -> UIView {
    let step = state.page.step?.text ?? "start"
    let words = step.prefix(1).uppercased() + step.dropFirst()
    let number = label("\(number)", size: 14, weight: .bold, color: 0x8E8E93)
    number.setContentHuggingPriority(.required, for: .horizontal)
    number.setContentCompressionResistancePriority(.required, for: .horizontal)
    let text = label(words, size: 14, weight: .semibold, color: 0x1C1C1E)
    text.numberOfLines = 0
    let caption = UIStackView(arrangedSubviews: [number, text])
    caption.alignment = .firstBaseline
    caption.spacing = 8
    caption.widthAnchor.constraint(equalToConstant: size(of: state).width).isActive = true
    return caption
  }

  @MainActor
  private static func placeholder(_ state: State, number: Int) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name(ofPicture: number)
    let size = size(of: state)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
    return view
  }

  private static func size(of state: State) -> CGSize {
    let size = state.environment.layoutEnvironment.size
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private static func name(ofPicture number: Int) -> String { "picture \(number)" }

  @MainActor
  private static func label(_ text: String, size: CGFloat, weight: UIFont.Weight, color: UInt32) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = uiColor(color)
    return label
  }

  private static func uiColor(_ rgb: UInt32) -> UIColor {
    let color = Color(rgb: rgb)
    return UIColor(Color.Dynamic(light: color, dark: color))
  }

  // MARK: Drawing

  /// The metadata of the strip's document.
  package var information: DocumentInformation {
    DocumentInformation(title: page.id, language: environment.locale)
  }

  /// The scene of the strip, with every picture drawn.
  package func scene(by renderer: PageRenderer) throws(PageError) -> Scene {
    let pictures = try states.map { (state) throws(PageError) in try picture(of: state, by: renderer) }
    let solved = try renderer.solve(page, in: environment)
    var scene = solved.scene
    for (number, picture) in pictures.enumerated() {
      let name = Self.name(ofPicture: number)
      guard let view = page.tree.views.first(where: { $0.identifier == name }) else { continue }
      let frame = solved.layout.frames[view.item]
      let edge = Shape.roundedRectangle(frame, radius: 10)
      var inside = [SceneItem(.image(SceneImage(image: picture.image, frame: frame)), source: view.item)]
      inside += picture.touches.map { Self.touch(at: $0, in: frame, source: view.item) }
      scene.items.append(SceneItem(.clip(edge, inside), source: view.item))
      let line = Stroke(color: Color(rgb: 0xC7C7CC), width: 1)
      scene.items.append(SceneItem(.stroke(edge, line), source: view.item))
    }
    return scene
  }

  private struct Picture {
    var image: PixelImage
    /// The points at which the next step touches the screen, in points of the device.
    var touches: [Point]
  }

  private func picture(of state: State, by renderer: PageRenderer) throws(PageError) -> Picture {
    let solved = try renderer.solve(state.page, in: state.environment)
    var scene = solved.scene
    scene.scale = environment.device.scale * Self.scale
    let touched = state.page.tree.views.firstIndex { $0.identifier == state.touched }
    let frame = state.touched == nil ? nil : touched.map { solved.shownFrames[$0] }
    return Picture(image: try renderer.picture(of: scene), touches: frame.map { [$0.center] } ?? [])
  }

  /// A translucent grey disc at a touched point, as screen recordings show a finger.
  private static func touch(at point: Point, in frame: Rect, source: Int) -> SceneItem {
    let radius = 22 * scale
    let rect = Rect(
      x: frame.minX + point.x * scale - radius, y: frame.minY + point.y * scale - radius,
      width: 2 * radius, height: 2 * radius)
    return SceneItem(
      .group(
        opacity: 0.45,
        [
          SceneItem(.shape(.ellipse(rect), Color(rgb: 0x8E8E93)), source: source),
          SceneItem(.stroke(.ellipse(rect), Stroke(color: Color(rgb: 0x3A3A3C), width: 1)), source: source),
        ]), source: source)
  }
}

extension FlowStep {
  /// The identifier of the view that the step touches; `nil` if it touches none.
  fileprivate var touchedView: String? {
    switch action {
    case .tap(let identifier), .doubleTap(let identifier): identifier
    default: nil
    }
  }
}

extension Rect {
  fileprivate var center: Point { Point(x: midX, y: midY) }
}
