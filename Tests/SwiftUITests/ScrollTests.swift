import PageTestSupport
import SwiftUI
import Testing

/// Scroll views and pages, on an iPhone X unless said.
@MainActor
struct ScrollTests {
  private func frame(_ view: UIView) -> [Double] {
    let frame = view.convert(view.bounds, to: nil)
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 300).rounded() / 300 }
  }

  private func scroll(_ shown: ShownViews) throws -> UIScrollView {
    try #require(shown.root.first(UIScrollView.self))
  }

  @Test func `a scroll view goes under the bars and its content rests below them`() throws {
    let shown = try ShownViews(ScrollView { Color.red.frame(width: 375, height: 2000) })
    let scroll = try scroll(shown)
    #expect(frame(scroll) == [0, 0, 375, 812])
    #expect(scroll.contentSize == CGSize(width: 375, height: 2000))
    #expect(scroll.contentOffset.y == -44)
    #expect(frame(scroll.subviews[0]) == [0, 44, 375, 2000])
  }

  @Test func `a scroll view is as wide as its content and proposes no height`() throws {
    let shown = try ShownViews(
      ScrollView {
        Color.red.frame(width: 100)
        Color.blue
      })
    // A colour without a proposal is 10 points high; 8 points are between both.
    #expect(try scroll(shown).subviews.map { frame($0)[3] } == [10, 10])
    #expect(try scroll(shown).contentSize.height == 28)
    let narrow = try ShownViews(ScrollView { Color.red.frame(width: 100, height: 50) })
    #expect(frame(try scroll(narrow))[2] == 100)
  }

  @Test func `pages of a horizontal scroll view take its width and tell its position`() throws {
    struct Cards: View {
      @State private var id: Int? = 1
      var body: some View {
        VStack {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal) }
            }
          }.scrollTargetBehavior(.paging).scrollPosition(id: $id)
          Text(verbatim: "\(id ?? -1)")
        }
      }
    }
    let shown = try ShownViews(Cards())
    let scroll = try scroll(shown)
    #expect(scroll.isPagingEnabled && scroll.contentSize.width == 1125 && scroll.contentOffset.x == 375)
    scroll.contentOffset.x = 750
    scroll.delegate?.scrollViewDidEndDecelerating(scroll)
    shown.window.layoutIfNeeded()
    _ = try shown.text("2")
  }

  // MARK: Pages

  struct Pages: View {
    @State private var page: Int
    init(page: Int) { self.page = page }
    var body: some View {
      VStack(spacing: 0) {
        TabView(selection: $page) {
          ForEach(0..<3) { number in Text(verbatim: "page \(number)") }
        }.tabViewStyle(.page)
        Text(verbatim: "at \(page)").frame(height: 34)
      }
    }
  }

  @Test func `pages lie side by side in a paging scroll view, which turns the selection`() throws {
    let shown = try ShownViews(Pages(page: 1))
    let scroll = try scroll(shown)
    #expect(frame(scroll) == [0, 44, 375, 700])
    #expect(scroll.isPagingEnabled && scroll.contentSize.width == 1125 && scroll.contentOffset.x == 375)
    let dots = try #require(shown.root.first(UIPageControl.self))
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
    scroll.contentOffset.x = 750
    scroll.delegate?.scrollViewDidEndDecelerating(scroll)
    shown.window.layoutIfNeeded()
    _ = try shown.text("at 2")
    #expect(shown.root.first(UIScrollView.self) === scroll)
    let turned = try #require(shown.root.first(UIPageControl.self))
    turned.currentPage = 0
    turned.sendActions(for: .valueChanged)
    shown.window.layoutIfNeeded()
    _ = try shown.text("at 0")
    #expect(scroll.contentOffset.x == 0)
  }

  @Test func `dots stand on a ground that always shows, and on no other`() throws {
    func ground(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> UIPageControl.BackgroundStyle? {
      let pages = TabView {
        ForEach(0..<3) { _ in Color.red }
      }.tabViewStyle(.page)
      let shown = try ShownViews(pages.indexViewStyle(.page(backgroundDisplayMode: mode)))
      return shown.root.first(UIPageControl.self)?.backgroundStyle
    }
    #expect(try ground(.always) == .prominent)
    for mode in [.automatic, .interactive, .never] as [PageIndexViewStyle.BackgroundDisplayMode] {
      #expect(try ground(mode) == .automatic)
    }
  }

  @Test func `a view that changes at the edges is told where it stands at one`() throws {
    func told(_ width: CGFloat) throws -> Int {
      let cards = HStack(spacing: 0) {
        ForEach(0..<3) { _ in Color.red.frame(width: width).pageRenderAtEdge("scrollTransition") }
      }
      return try DrawnViews(ScrollView(.horizontal) { cards }).messages.count
    }
    #expect(try told(375) == 0 && told(200) == 1)
  }

  @Test func `only the page that shows appears`() throws {
    struct Appearing: View {
      @State private var page = 0
      @State private var seen: [Int] = []
      var body: some View {
        VStack {
          TabView(selection: $page) {
            ForEach(0..<3) { number in Color.red.onAppear { seen.append(number) } }
          }.tabViewStyle(.page(indexDisplayMode: .never))
          Text(verbatim: "\(seen)")
          Button("Next") { page += 1 }
        }
      }
    }
    let shown = try ShownViews(Appearing())
    _ = try shown.text("[0]")
    #expect(shown.root.first(UIPageControl.self) == nil)
    shown.root.first(UIButton.self)?.sendActions(for: .primaryActionTriggered)
    shown.window.layoutIfNeeded()
    _ = try shown.text("[0, 1]")
  }

  /// bitwarden/authenticator-ios, TutorialView: its sources beside pictures of iOS 18.1 on 390 × 844 points.
  struct Tutorial: View {
    @Environment(\.verticalSizeClass) var verticalSizeClass
    var body: some View {
      VStack(spacing: 24) {
        if verticalSizeClass == .regular { Spacer() }
        TabView {
          ForEach(0..<3) { _ in
            ScrollView {
              VStack(spacing: 24) {
                Color.blue.frame(width: 100, height: 146)
                Text("Title").font(.title2)
                Text("Body")
                Spacer()
              }.frame(maxWidth: .infinity).padding(16)
            }
          }
        }.tabViewStyle(.page(indexDisplayMode: .always)).padding(.top, 16)
        Button("Continue") {}.buttonStyle(Primary())
        Button("Skip") {}
      }.padding(16)
    }
  }

  struct Primary: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.vertical, 14).padding(.horizontal, 20).frame(maxWidth: .infinity)
    }
  }

  @Test func `a tutorial has the frames of real iOS`() throws {
    let controller = UIHostingController(rootView: Tutorial().dynamicTypeSize(.medium))
    // The pictures' safe area begins at 98 points, of which 47 are the phone's.
    controller.additionalSafeAreaInsets.top = 51
    let window = try show(controller, on: "iphone-13")
    let continued = try #require(window.first(UIButton.self) { $0.accessibilityLabel == "Continue" })
    #expect(frame(continued) == [16, 703.333, 358, 47.333].map { ($0 * 300).rounded() / 300 })
    let pages = try #require(window.first(UIScrollView.self))
    #expect(frame(pages) == [16, 162, 358, 517.333].map { ($0 * 300).rounded() / 300 })
    // The image's frame is 178 to 324.
    let image = try #require(pages.first(UIView.self) { $0.backgroundColor == .systemBlue })
    #expect(frame(image)[1] == 178 && frame(image)[3] == 146)
    // The dots' middle is 24.8 points above the pages' end.
    let dots = try #require(window.first(UIPageControl.self))
    #expect(abs(frame(dots)[1] + frame(dots)[3] / 2 - 654.5) < 0.34)
    // Three dots of a slot of 8.67 points at a pitch of 16.67, and 14 points at both ends.
    #expect(dots.intrinsicContentSize.width == 70)
  }

  @Test func `a tutorial has the frames of real iOS at the largest text`() throws {
    let controller = UIHostingController(rootView: Tutorial().dynamicTypeSize(.accessibility5))
    controller.additionalSafeAreaInsets.top = 51
    let window = try show(controller, on: "iphone-13")
    let continued = try #require(window.first(UIButton.self) { $0.accessibilityLabel == "Continue" })
    // The fourth picture: the button's rows are 1846 to 2120 of 3 in a point, the dots' 1679 to 1709.
    #expect(frame(continued) == [16, 615.333, 358, 91.333].map { ($0 * 300).rounded() / 300 })
    let dots = try #require(window.first(UIPageControl.self))
    #expect(abs(frame(dots)[1] + frame(dots)[3] / 2 - 564.667) < 0.01)
    #expect(dots.dotSize?.diameter == 10)
  }

  @Test func `a tutorial has the frames of real iOS in landscape`() throws {
    let controller = UIHostingController(rootView: Tutorial().dynamicTypeSize(.medium))
    controller.additionalSafeAreaInsets.top = 44
    let window = try show(controller, on: "iphone-13", .landscape)
    let continued = try #require(window.first(UIButton.self) { $0.accessibilityLabel == "Continue" })
    #expect(frame(continued) == [63, 262.333, 718, 47.333].map { ($0 * 300).rounded() / 300 })
  }

  // MARK: Tabs

  @Test func `tabs stand in a bar and the selected one's content above it`() throws {
    struct Tabs: View {
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          Color.red.tabItem { Label("One", systemImage: "house") }.tag("a")
          Text(verbatim: "second").tabItem { Text("Two") }.tag("b")
        }
      }
    }
    let shown = try ShownViews(Tabs())
    let bar = try #require(shown.root.first(UITabBar.self))
    #expect(bar.items?.map(\.title) == ["One", "Two"])
    // A bar of 49 points over the 34 of the home indicator: 812 - 83 = 729, from 44.
    let content = try #require(shown.root.first(UIView.self) { $0.backgroundColor == .systemRed })
    #expect(frame(content) == [0, 44, 375, 685])
    let tabs = try #require(
      bar.next as? UITabBarController ?? shown.window.rootViewController?.children.first
        as? UITabBarController)
    tabs.selectedIndex = 1
    shown.window.layoutIfNeeded()
    _ = try shown.text("second")
  }
}
