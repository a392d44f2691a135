import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Views that do what Apple's page of a member promises.
@MainActor
struct MemberPromiseTests {
  // MARK: Controls

  /// uicontrol/performprimaryaction(): sends the actions of primaryActionTriggered, and of no other event.
  @Test func `a primary action runs what was added for it`() {
    let button = UIButton()
    var heard: [String] = []
    for (name, event) in [
      ("primary", UIControl.Event.primaryActionTriggered), ("down", .touchDown), ("value", .valueChanged),
    ] {
      button.addAction(UIAction { _ in heard.append(name) }, for: event)
    }
    button.performPrimaryAction()
    #expect(heard == ["primary"])
    button.sendActions(for: [.touchDown, .primaryActionTriggered])
    #expect(heard == ["primary", "primary", "down"])
  }

  private final class Screen: UIViewController { var senders: [AnyObject] = [] }

  /// uibarbuttonitem/target: with nil, UIKit asks the responder chain for an object that has the action.
  @Test func `a bar's item without a target finds one in the responder chain`() throws {
    MemberRegistry.register(members: Screen.self) { table in
      table.method("hear:") { owner, arguments in
        owner.senders.append(try arguments.at(0, UIBarButtonItem.self))
      }
    }
    let screen = Screen()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: Selector("hear:"))
    screen.toolbarItems = [item]
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [item]
    screen.view.addSubview(bar)
    let window = try makeWindow(screen)
    try #require(bar.first(UIButton.self)).sendActions(for: .primaryActionTriggered)
    #expect(screen.senders.count == 1 && screen.senders[0] === item)
    let other = Screen()
    let own = UIBarButtonItem(title: "Own", style: .plain, target: other, action: Selector("hear:"))
    bar.items = [own]
    window.layoutIfNeeded()
    try #require(bar.first(UIButton.self)).sendActions(for: .primaryActionTriggered)
    #expect(other.senders.count == 1 && screen.senders.count == 1)
  }

  /// uiactivityindicatorview/style: medium is 20 points wide, large 37 (UIKit's headers).
  @Test func `an indicator without a size has its style's, and keeps one that it has`() {
    #expect(UIActivityIndicatorView(frame: .zero).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    let frame = CGRect(x: 1, y: 2, width: 50, height: 60)
    #expect(UIActivityIndicatorView(frame: frame).frame == frame)
  }

  // MARK: Looks

  /// uiblureffect/style: an adaptable material is light or dark with the interface; those named Light and Dark do not adapt. Human
  /// Interface Guidelines, Materials: from ultra-thin to thick they show less and less of what is behind.
  @Test func `materials adapt unless they are named light or dark, and hide more the thicker they are`() {
    func fill(_ style: UIBlurEffect.Style) -> Color.Dynamic { UIBlurEffect(style: style).material.fill }
    let adaptable: [(UIBlurEffect.Style, UIBlurEffect.Style, UIBlurEffect.Style)] = [
      (.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
      (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
      (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
      (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
      (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
    ]
    for (own, light, dark) in adaptable {
      #expect(fill(own).light.red > 0.9 && fill(own).dark.red < 0.2, "\(own)")
      #expect(fill(light).light == fill(own).light && fill(light).dark == fill(own).light, "\(light)")
      #expect(fill(dark).light == fill(own).dark && fill(dark).dark == fill(own).dark, "\(dark)")
    }
    for kinds in [adaptable.map(\.0), adaptable.map(\.1), adaptable.map(\.2)] {
      let alphas = kinds.map { fill($0).light.alpha }
      #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// uiimage/init(contentsoffile:): a name that ends in @2x or @3x sets the scale.
  @Test(arguments: [("a@2x.png", 2), ("a.v2@2x.png", 2), ("a@3x.png", 3), ("a.png", 1), ("2x.png", 1)])
  func `a file's name has its picture's scale`(name: String, scale: CGFloat) throws {
    let folder = TemporaryFolder()
    // Black: six lines of a filter's byte and twelve grey pixels.
    let file = HandmadePNG(width: 12, height: 6, colorType: 0, rows: [UInt8](repeating: 0, count: 6 * 13))
    try Data(file.bytes).write(to: URL(filePath: folder.path(name)))
    let read = try #require(UIImage(contentsOfFile: folder.path(name)))
    #expect(read.size == CGSize(width: 12 / scale, height: 6 / scale))
    #expect(UIImage(contentsOfFile: folder.path("none.png")) == nil)
  }

  // MARK: Containers

  /// uiviewcontroller/edgesforextendedlayout: without the top edge the view begins below the bar. On an iPhone X a status bar of 44
  /// and a bar of 44 points.
  @Test(arguments: [
    (UIRectEdge.all, CGFloat(0), CGFloat(88)), (UIRectEdge(), 88, 0), (.bottom, 88, 0), (.top, 0, 88),
  ])
  func `a page lies below a navigation bar or under it`(edges: UIRectEdge, top: CGFloat, inset: CGFloat)
    throws
  {
    let page = UIViewController()
    page.edgesForExtendedLayout = edges
    let window = try makeWindow(UINavigationController(rootViewController: page))
    #expect(
      page.view.convert(page.view.bounds, to: window).minY == top && page.view.safeAreaInsets.top == inset)
  }

  // MARK: Lists

  /// uitableview/style/plain: headers and footers float while their section shows. A section from 0: a header of 30, 20 rows of 50, a
  /// footer of 20, to 1050. Bars cover 10 above and 34 below.
  @Test(arguments: [
    (CGFloat(100), CGFloat(110), CGFloat(646)), (1000, 1010, 1030), (1030, 1020, 1030), (-650, 0, 30),
    (436, 446, 982), (485, 495, 1030),
  ])
  func `titles of a plain table stay between the bars`(y: CGFloat, header: CGFloat, footer: CGFloat) {
    var section = TableSection()
    (section.header.height, section.footer.height) = (30, 20)
    section.rows = RowHeights(count: 20, estimates: .same(50))
    func pass(_ style: UITableView.Style) -> TablePass {
      var pass = TablePass([], visible: CGRect(x: 0, y: y, width: 375, height: 600))
      pass.place(UIView(), .header(0), frame: CGRect(x: 0, y: 0, width: 375, height: 30))
      pass.place(UIView(), .row(section: 0, row: 0), frame: CGRect(x: 0, y: 30, width: 375, height: 50))
      pass.place(UIView(), .footer(0), frame: CGRect(x: 0, y: 1030, width: 375, height: 20))
      pass.float(in: [section], of: style, between: UIEdgeInsets(top: 10, left: 0, bottom: 34, right: 0))
      return pass
    }
    let plain = pass(.plain).placed
    #expect(plain.map(\.frame.minY) == [header, 30, footer])
    #expect(plain.map(\.isFloating) == [header != 0, false, footer != 1030])
    #expect(pass(.grouped).placed.map(\.frame.minY) == [0, 30, 1030])
  }

  private struct Filling: UIContentConfiguration {
    final class Content: UIView, UIContentView {
      var configuration: any UIContentConfiguration = Filling()
    }
    func makeContentView() -> any UIView & UIContentView { Content() }
    func updated(for state: any UIConfigurationState) -> Filling { self }
  }

  /// uitableviewheaderfooterview/contentconfiguration: the configuration's view is the content.
  @Test func `a header's configured content fills it`() throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.contentConfiguration = Filling()
    let screen = UIViewController()
    screen.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 100, width: 200, height: 60)
    let window = try makeWindow(screen)
    let content = try #require(view.first(Filling.Content.self))
    #expect(content.convert(content.bounds, to: window) == CGRect(x: 0, y: 100, width: 200, height: 60))
    view.frame.size = CGSize(width: 100, height: 30)
    window.layoutIfNeeded()
    #expect(content.convert(content.bounds, to: window).size == CGSize(width: 100, height: 30))
  }

  /// uicollectionviewlistcell/indentsaccessories: true by default, and leading accessories indent with the content.
  @Test(arguments: [true, false])
  func `a list cell's leading accessory is indented or stays`(indents: Bool) throws {
    func places(_ level: Int) throws -> (accessory: CGFloat, content: CGFloat) {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
      #expect(cell.indentsAccessories && cell.indentationWidth == 10)
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell.accessories = [
        .customView(configuration: .init(customView: mark, placement: .leading(displayed: .always)))
      ]
      (cell.indentationLevel, cell.indentsAccessories) = (level, indents)
      let screen = UIViewController()
      screen.view.addSubview(cell)
      let window = try makeWindow(screen)
      return (
        mark.convert(mark.bounds, to: window).minX,
        cell.contentView.convert(cell.contentView.bounds, to: window).minX
      )
    }
    let (none, two) = (try places(0), try places(2))
    #expect(two.accessory - none.accessory == (indents ? 20 : 0) && two.content - none.content == 20)
  }

  /// uilistcontentconfiguration/preferssidebysidetextandsecondarytext: the text wraps, and the secondary text keeps its width.
  @Test func `a secondary text beside a long text keeps its width`() throws {
    var configuration = UIListContentConfiguration.valueCell()
    (configuration.text, configuration.secondaryText) = (
      Array(repeating: "word", count: 30).joined(separator: " "), "Second"
    )
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    let screen = UIViewController()
    screen.view.addSubview(view)
    let window = try makeWindow(screen)
    let second = try #require(view.first(UILabel.self) { $0.text == "Second" })
    #expect(second.frame.width >= second.intrinsicContentSize.width && window.isLaidOut)
  }
}
