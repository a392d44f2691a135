import PageTestSupport
import SwiftUI
import Testing

/// Stacks of screens and what is presented, on an iPhone X: its safe area from 44 to 778.
@MainActor
struct NavigationTests {
  struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("Detail")
        Button("Back to it") { dismiss() }
      }.navigationTitle("Detail title")
    }
  }

  private func stack(_ shown: ShownViews) throws -> UINavigationController {
    let hosting = try #require(shown.window.rootViewController)
    return try #require(hosting.children.first as? UINavigationController)
  }

  private func tap(_ name: String, _ shown: ShownViews) throws {
    let button = try #require(
      shown.window.first(UIButton.self) { $0.accessibilityLabel == name }, "no \(name)")
    button.sendActions(for: .primaryActionTriggered)
    shown.window.layoutIfNeeded()
  }

  @Test func `content begins below the bar, which is 44 points high, and 52 more with a large title`() throws
  {
    let content = VStack {
      Text("Top")
      Spacer()
    }
    #expect(try ShownViews(NavigationStack { content.navigationTitle("Title") }).text("Top")[1] == 140)
    let inline = NavigationView { content.navigationBarTitle("Title", displayMode: .inline) }
    #expect(try ShownViews(inline).text("Top")[1] == 88)
    #expect(try ShownViews(NavigationStack { content.navigationBarHidden(true) }).text("Top")[1] == 44)
  }

  @Test func `a link opens its screen, and dismiss leaves it`() throws {
    let shown = try ShownViews(
      NavigationStack { NavigationLink("Open") { Detail() }.navigationTitle("Root") })
    let stack = try stack(shown)
    #expect(stack.navigationBar.topItem?.title == "Root")
    try tap("Open", shown)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.navigationBar.topItem?.title == "Detail title")
    _ = try shown.text("Detail")
    try tap("Back to it", shown)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a path has its screens, and a value's link adds one`() throws {
    struct Root: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root")
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Next", value: number + 1).navigationTitle(Text(verbatim: "\(number)"))
            }
        }
      }
    }
    let shown = try ShownViews(Root())
    let stack = try stack(shown)
    #expect(stack.viewControllers.count == 2)
    try tap("Next", shown)
    #expect(stack.viewControllers.map { $0.navigationItem.title } == [nil, "1", "2"])
    // The bar's back button takes the value from the path.
    stack.popViewController(animated: false)
    shown.window.layoutIfNeeded()
    try tap("Next", shown)
    #expect(stack.viewControllers.count == 3)
  }

  @Test func `buttons of a toolbar are the bar's own`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text(verbatim: "\(count)")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") { count += 1 } }
              if count > 0 { ToolbarItem(placement: .bottomBar) { Button("Again") {} } }
            }
        }
      }
    }
    let shown = try ShownViews(Screen())
    let item = try #require(try stack(shown).navigationBar.topItem)
    #expect(item.leftBarButtonItems?.map(\.title) == ["Cancel"])
    let save = try #require(item.rightBarButtonItem)
    #expect(save.title == "Save" && save.style == .done)
    #expect(try stack(shown).isToolbarHidden)
    try #require(shown.window.first(UIButton.self) { $0.currentTitle == "Save" }).sendActions(
      for: .primaryActionTriggered)
    shown.window.layoutIfNeeded()
    _ = try shown.text("1")
    #expect(try stack(shown).topViewController?.toolbarItems?.map(\.title) == ["Again"])
    #expect(try !stack(shown).isToolbarHidden)
  }

  // MARK: Presentations

  @Test func `a sheet shows while its binding is true`() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Detail() }
      }
    }
    let shown = try ShownViews(Screen())
    let controller = try #require(shown.window.rootViewController)
    #expect(controller.presentedViewController == nil)
    try tap("Show", shown)
    #expect(controller.presentedViewController != nil)
    try tap("Back to it", shown)
    #expect(controller.presentedViewController == nil)
  }

  @Test func `an alert has the buttons of its view with their roles`() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text(verbatim: "x").alert("Title", isPresented: $isShown) {
          Button("Delete", role: .destructive) {}
          Button("Stop", role: .cancel) {}
        } message: {
          Text("Message")
        }
      }
    }
    let shown = try ShownViews(Screen())
    let alert = try #require(shown.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(alert.title == "Title" && alert.message == "Message")
    #expect(alert.actions.map(\.title) == ["Delete", "Stop"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
  }

  // MARK: Values handed up

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Test func `a view is told of what the views in it hand up`() throws {
    struct Screen: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Text(verbatim: "\(Int(width))")
          ForEach([30, 80, 50], id: \.self) { length in
            GeometryReader { room in Color.clear.preference(key: WidthKey.self, value: room.size.width) }
              .frame(width: CGFloat(length), height: 10)
          }
        }.onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    _ = try ShownViews(Screen()).text("80")
  }
}
