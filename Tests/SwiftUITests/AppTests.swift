import PageInputs
import SwiftUI
import Testing

/// An app's first window, previews and code that was left out.
@MainActor
struct AppTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    var name = "not launched"
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      name = "launched"
      return true
    }
  }

  final class Store: ObservableObject {
    @Published var count = 3
  }

  struct Tour: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @StateObject private var store = Store()
    var body: some Scene {
      WindowGroup { Text(verbatim: "\(delegate.name) \(store.count)") }
        .environment(\.font, .largeTitle)
      WindowGroup(id: "second") { Text(verbatim: "second") }
    }
  }

  struct Empty: App {
    var body: some Scene { Settings { Text(verbatim: "settings") } }
  }

  private func window<A: App>(of app: A.Type) throws -> UIWindow {
    let window = try AppLaunch { pageRenderDelegate(of: app) }.window()
    window.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    window.layoutIfNeeded()
    return window
  }

  @Test func `an app's first window shows the first group after its delegate was called`() throws {
    let label = try #require(window(of: Tour.self).first(UILabel.self))
    #expect(label.attributedText?.string == "launched 3")
    let font = try #require(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    // The large title's size at the default size of text, by Apple's table of text styles.
    #expect(font.pointSize == 34)
  }

  @Test func `an app without a group of windows is told`() throws {
    let root = try #require(window(of: Empty.self).rootViewController?.view)
    #expect(root.faults.map(\.message).joined().contains("Empty has no WindowGroup"))
  }

  @Test func `a body that lost code shows the rest and is told`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let controller = UIHostingController(
      rootView: VStack {
        Text(verbatim: "a").pageRenderLeftOutModifier("/app/A.swift", 2)
        pageRenderLeftOutView("/app/A.swift", 3)
        Button("b") { pageRenderLeftOutView("/app/A.swift", 4) }
      })
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.first(UILabel.self)?.attributedText?.string == "a")
    let told = controller.view.faults.map(\.message)
    // What a tap would do is no part of the picture.
    #expect(told.count == 2 && told[0].contains("A.swift:2") && told[1].contains("A.swift:3"))
  }

  @Test func `a cell's view has the margins of a list's row`() throws {
    let configuration = UIHostingConfiguration { Color.red.frame(width: 40, height: 30) }
    let content = configuration.makeContentView()
    // 11 points above and below, 16 at the sides: UIKit's margins of a cell.
    #expect(content.intrinsicContentSize == CGSize(width: 72, height: 52))
    #expect(
      configuration.margins(.all, 0).makeContentView().intrinsicContentSize == CGSize(width: 40, height: 30))
  }

  @Test func `a length grows with the size of text`() throws {
    struct Scaled: View {
      @ScaledMetric(relativeTo: .body) private var length: CGFloat = 100
      var body: some View { Color.red.frame(width: length, height: 10) }
    }
    let normal = try ShownViews(Scaled())
    let large = try ShownViews(Scaled().environment(\.dynamicTypeSize, .accessibility5))
    #expect(normal.frames[0][2] == 100)
    // The body style is 17 points at the default and 53 at the largest size of text.
    #expect(large.frames[0][2] > 250)
  }
}
