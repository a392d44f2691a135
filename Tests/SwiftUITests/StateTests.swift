import SwiftUI
import Testing

/// State is kept for a view's place in the tree.
@MainActor
struct StateTests {
  final class Counter: ObservableObject {
    @Published var count = 0
  }

  @Observable final class Model {
    var name = "one"
  }

  struct Appearing: View {
    @State private var text = "before"
    var body: some View { Text(verbatim: text).onAppear { text = "after" } }
  }

  struct Observing: View {
    @StateObject private var counter = Counter()
    @State private var model = Model()
    var body: some View {
      VStack {
        Text(verbatim: "\(counter.count)").onAppear { counter.count = 7 }
        Text(verbatim: model.name).onAppear { model.name = "two" }
      }
    }
  }

  struct Given: View {
    @EnvironmentObject var counter: Counter
    @Environment(\.colorScheme) var scheme
    @Environment(Model.self) var model
    @Binding var isOn: Bool
    var body: some View { Text(verbatim: "\(counter.count) \(scheme == .light) \(model.name) \(isOn)") }
  }

  struct Endless: View {
    @State private var count = 0
    var body: some View { Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  struct Recursive: View {
    var body: some View { AnyView(Recursive()) }
  }

  @Test func `what appears may change state`() throws {
    _ = try ShownViews(Appearing()).text("after")
  }

  @Test func `objects tell of their changes`() throws {
    let shown = try ShownViews(Observing())
    _ = try shown.text("7")
    _ = try shown.text("two")
  }

  @Test func `objects, values and bindings are found around a view`() throws {
    let shown = try ShownViews(
      Given(isOn: .constant(true)).environmentObject(Counter()).environment(Model()).environment(
        \.colorScheme, .dark))
    _ = try shown.text("0 false one true")
  }

  @Test func `a body without end is a fault, not a crash`() throws {
    #expect(try DrawnViews(Recursive()).messages.contains { $0.contains("Recursive: its body holds itself") })
  }

  @Test func `bodies that hold themselves twice, or in screens of a stack, end too`() throws {
    struct Twice: View {
      var body: some View {
        VStack {
          AnyView(Twice()); AnyView(Twice())
        }
      }
    }
    struct Screens: View {
      var body: some View { NavigationStack { AnyView(Screens()) } }
    }
    #expect(try DrawnViews(Twice()).messages.contains { $0.contains("Twice: its body holds itself") })
    _ = try DrawnViews(Screens())
  }

  @Test func `many containers within one another are laid out`() throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text(verbatim: "A"))
        : AnyView(
          ZStack(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
            nested(depth - 1)
          })
    }
    let shown = try DrawnViews(nested(60))
    #expect(shown.messages.isEmpty && shown.ink != nil)
  }

  @Test(arguments: [Double.infinity, .nan, -.infinity, 1e308])
  func `numbers that are none trap nowhere`(number: Double) throws {
    let views = ScrollView(.horizontal) {
      VStack(spacing: number) {
        LazyVGrid(columns: [
          GridItem(.adaptive(minimum: number), spacing: number), GridItem(.flexible(maximum: number)),
        ]) {
          Text(verbatim: "A").lineSpacing(number).frame(height: number)
        }
        Text("\(UInt64.max, specifier: "%llu")").blur(radius: number).brightness(number).hueRotation(
          .degrees(number))
        TabView { Text(verbatim: "B").padding(number) }.tabViewStyle(.page).frame(width: number)
      }
    }
    // A page may refuse its frames, which is an error of the page.
    _ = try? DrawnViews(views)
  }

  @Test func `a state without rest is a fault, not a hang`() throws {
    #expect(try DrawnViews(Endless()).messages.contains { $0.contains("its state changes without end") })
  }

  // A value that is optional has its default like any other (Apple's documentation of EnvironmentKey).
  @Test func `an optional value that nobody gave has its default`() {
    struct Key: EnvironmentKey { static let defaultValue: Int? = 3 }
    #expect(EnvironmentValues()[Key.self] == 3)
  }

  // UIKit's system background and the label on it are #000000 and #FFFFFF in the dark.
  @Test func `a screen that asks for the dark is dark`() throws {
    #expect(try DrawnViews(Text(verbatim: "A").preferredColorScheme(.dark))[100, 300] == 0x000000)
    #expect(
      try DrawnViews(Text(verbatim: "A").preferredColorScheme(.light), appearance: .dark)[100, 300]
        == 0xFFFFFF)
  }
}
