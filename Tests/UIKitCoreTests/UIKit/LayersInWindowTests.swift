import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Layers and drawing of views that live in a window, where frames are known: an iPhone SE, 375 × 667 pt at 2×.
@MainActor
struct LayersInWindowTests {
  private func scene(_ controller: UIViewController) throws -> (page: SolvedPage, drawing: Drawing) {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let window = UIWindow(environment: environment)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let renderer = try PageRenderer(fonts: FontCatalog())
    let page = try renderer.solve(window.preparedPage(id: "page"), in: environment)
    return (page, try Drawing(of: page.scene, text: makeEngine()))
  }

  /// Four points inside each edge of what constraints made 375 × 100.
  @Test func `draw is called with the bounds that layout gave`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let frame = Frame()
    frame.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(frame)
    NSLayoutConstraint.activate([
      frame.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      frame.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      frame.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 50),
      frame.heightAnchor.constraint(equalToConstant: 100),
    ])
    let drawing = try scene(controller).drawing
    #expect(frame.rects == [CGRect(x: 0, y: 0, width: 375, height: 100)])
    #expect(drawing[10, 120] == 0xFF0000 && drawing[739, 290] == 0xFF0000)
    #expect(drawing[4, 104] == 0xFFFFFF && drawing[745, 296] == 0xFFFFFF)
  }

  /// From black at the top to white at 667 pt: half way, at 333.75, 127.6.
  @Test func `a layer that is sized when its view is laid out fills it`() throws {
    let controller = Gradient()
    let drawing = try scene(controller).drawing
    #expect(isNear(drawing[375, 667], 0x7F7F7F, 1) && isNear(drawing[0, 0], 0x000000, 1))
    #expect(isNear(drawing[749, 1333], 0xFFFFFF, 1))
  }

  /// The view's bounds begin 100 pt down, and so do its layer's coordinates.
  @Test func `what is in a scroll view's layer scrolls with it`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 375, height: 2000)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 150, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    scroll.layer.addSublayer(layer)
    controller.view.addSubview(scroll)
    scroll.contentOffset.y = 100
    let drawing = try scene(controller).drawing
    #expect(drawing[0, 100] == 0xFF0000 && drawing[19, 119] == 0xFF0000 && drawing[0, 120] == 0xFFFFFF)
  }

  @Test func `sections of an inset table have round corners and drawn accessories`() throws {
    let (page, drawing) = try scene(Rows())
    // Rows of 44 pt lie 16 pt from the sides; a continuous corner of 10 pt ends 15.3 pt away.
    let (first, last) = (try page.frame("row 0"), try page.frame("row 1"))
    #expect(first.minX == 16 && first.width == 343 && last.minY == first.minY + 44)
    let (left, right) = (16 * 2, 359 * 2 - 1)
    let (top, bottom) = (Int(first.minY * 2), Int(last.maxY * 2) - 1)
    for x in [left, right] {
      #expect(drawing[x, top] == 0xF2F2F7 && drawing[x, bottom] == 0xF2F2F7)
      #expect(drawing[x, top + 31] == 0xFFFFFF && drawing[x, bottom - 31] == 0xFFFFFF)
      // Between the rows there is no corner.
      #expect(drawing[x, top + 86] == 0xFFFFFF && drawing[x, top + 88] == 0xFFFFFF)
    }
    // No character stands for a symbol.
    func texts(_ items: [SceneItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item.kind {
        case .glyphs(let run): [run.text]
        case .clip(_, let items), .group(_, let items), .transform(_, let items): texts(items)
        default: []
        }
      }
    }
    #expect(texts(page.scene.items) == ["Row", "Row"])
  }
}

private final class Frame: UIView {
  var rects: [CGRect] = []

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    UIColor.red.setFill()
    UIRectFill(rect.insetBy(dx: 4, dy: 4))
  }
}

private final class Gradient: UIViewController {
  private let gradient = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    view.layer.insertSublayer(gradient, at: 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
  }
}

private final class Rows: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row \(indexPath.row)"
    cell.textLabel?.text = "Row"
    cell.accessoryType = indexPath.row == 0 ? .checkmark : .detailDisclosureButton
    return cell
  }
}
