import Dispatch
import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Screens whose code goes on after the call that asked for it has returned.
@MainActor
struct LaterWorkTests {
  /// A page's texts, first as it appears and then after each step, and what is wrong.
  private func texts(
    flow: [FlowStep] = [], strings: [String] = [], _ content: @escaping @MainActor (UILabel) -> Void
  ) async throws -> (texts: [String], diagnostics: [String]) {
    let page = Page("page", flow: flow) {
      let label = UILabel()
      label.accessibilityIdentifier = "text"
      label.text = "first"
      return LaterController(label, content)
    }
    let loaded = SwiftPageSource.load([page], name: "pages")
    let source = try #require(loaded.source)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let (variants, diagnostics) = await source.prepareVariants(
      images: ImageStore(), only: Array(source.entries.indices), for: [environment])
    let texts = variants.map { variant -> String in
      guard let node = variant.page(for: environment)?.tree.views.first(where: { $0.identifier == "text" }),
        case .text(let content) = node.content
      else { return "nothing" }
      return content.text.string
    }
    return (texts, diagnostics.map(\.description))
  }

  @Test func `what is put on the main queue is there`() async throws {
    let (texts, diagnostics) = try await texts { label in
      DispatchQueue.main.async { label.text = "later" }
    }
    #expect(texts == ["later"])
    #expect(diagnostics == [])
  }

  @Test func `what a task on the main actor sets is there`() async throws {
    let (texts, _) = try await texts { label in Task { @MainActor in label.text = "later" } }
    #expect(texts == ["later"])
  }

  @Test func `a task that waits for another one, off the main actor, is waited for`() async throws {
    let (texts, _) = try await texts { label in
      Task {
        let loaded = await Task.detached { "loaded" }.value
        label.text = loaded
      }
    }
    #expect(texts == ["loaded"])
  }

  @Test func `three blocks, each of which puts the next on the queue, all run`() async throws {
    let (texts, _) = try await texts { label in
      DispatchQueue.main.async {
        label.text = "one"
        DispatchQueue.main.async {
          label.text = "two"
          DispatchQueue.main.async { label.text = "three" }
        }
      }
    }
    #expect(texts == ["three"])
  }

  @Test func `a background queue and back is waited for`() async throws {
    let (texts, _) = try await texts { label in
      DispatchQueue.global().async {
        DispatchQueue.main.async { label.text = "later" }
      }
    }
    #expect(texts == ["later"])
  }

  @Test func `delays within the limit are waited for, one after another too`() async throws {
    let (texts, diagnostics) = try await texts { label in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        label.text = "one"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { label.text = "two" }
      }
    }
    #expect(texts == ["two"])
    #expect(diagnostics == [])
  }

  @Test func `a task that sleeps is waited for`() async throws {
    let (texts, _) = try await texts { label in
      Task {
        try await Task.sleep(nanoseconds: 100_000_000)
        label.text = "awake"
      }
    }
    #expect(texts == ["awake"])
  }

  @Test func `a timer of the run loop fires`() async throws {
    let (texts, _) = try await texts { label in
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        MainActor.assumeIsolated { label.text = "fired" }
      }
    }
    #expect(texts == ["fired"])
  }

  @Test func `a delay beyond the limit is not waited for`() async throws {
    let (texts, _) = try await texts { label in
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) { label.text = "too late" }
    }
    #expect(texts == ["first"])
  }

  @Test func `a page that goes on changing is drawn, with one warning that names it`() async throws {
    // It ends with this test: others have the main queue, too.
    var isWatched = true
    defer { isWatched = false }
    let (texts, diagnostics) = try await texts { label in
      @MainActor func count(_ number: Int) {
        label.text = "\(number)"
        DispatchQueue.main.async { if isWatched { count(number + 1) } }
      }
      count(1)
    }
    #expect(Int(texts[0]) ?? 0 > 1)
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.contains(#"warning: page "page" never comes to rest: code on the main queue"#)
        == true,
      "\(diagnostics)")
  }

  @Test func `each step of a flow, and a rotation, waits too`() async throws {
    let (texts, diagnostics) = try await texts(flow: ["rotate", "rotate"]) { label in
      DispatchQueue.main.async { label.text = "\(label.superview?.bounds.width ?? 0)" }
    }
    // An iPhone SE is 375 × 667 points.
    #expect(texts == ["375.0", "667.0", "375.0"])
    #expect(diagnostics == [])
  }

  @Test func `code that runs later has the page's traits and its texts, in a task or not`() async throws {
    var seen: [String] = []
    let page = Page("page") {
      let note = { (place: String) in
        seen.append(
          "\(place) \(UITraitCollection.current.userInterfaceStyle == .dark) \(AssetCatalogs.current != nil)")
      }
      DispatchQueue.main.async { note("block") }
      Task { @MainActor in note("task") }
      return UIView()
    }
    let loaded = SwiftPageSource.load([page], name: "pages").source
    let source = try #require(loaded)
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-se-3"), appearance: .dark)
    _ = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    #expect(seen.sorted() == ["block true true", "task true true"])
  }

  @Test func `delays run in the order of their deadlines, and a step brings those that come after it`()
    async throws
  {
    let (texts, diagnostics) = try await texts(flow: [.setAppearance(.dark), .setAppearance(.light)]) {
      label in
      label.text = ""
      for (delay, mark) in [(0.3, "c"), (0.1, "a"), (0.2, "b"), (1, "d"), (0.1, "A"), (20, "z")] {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { label.text = (label.text ?? "") + mark }
      }
    }
    #expect(texts == ["aAbc", "aAbcd", "aAbcd"])
    #expect(diagnostics == [])
  }

  @Test func `a delay that begins anew each time is a page that never comes to rest`() async throws {
    let (texts, diagnostics) = try await texts { label in
      @MainActor func tick(_ number: Int) {
        label.text = "\(number)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { tick(number + 1) }
      }
      tick(0)
    }
    // Six tenths of a second are within the limit.
    #expect(texts == ["6"])
    #expect(diagnostics.count == 1)
  }

  @Test func `a task that is cancelled while it sleeps wakes up`() async throws {
    let (texts, _) = try await texts { label in
      let task = Task {
        do { try await Task.sleep(for: .seconds(30)) } catch { label.text = "cancelled" }
      }
      DispatchQueue.main.async { task.cancel() }
    }
    #expect(texts == ["cancelled"])
  }
}

/// Calls its code whenever its view has another size.
private final class LaterController: UIViewController {
  private let label: UILabel
  private let content: @MainActor (UILabel) -> Void
  private var last = CGSize.zero

  init(_ label: UILabel, _ content: @escaping @MainActor (UILabel) -> Void) {
    self.label = label
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.size != last else { return }
    last = view.bounds.size
    content(label)
  }
}
