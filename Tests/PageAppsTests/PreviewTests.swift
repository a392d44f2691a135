import Foundation
import Testing

@testable import PageApps

/// Previews of an app, and what the translator makes of them.
struct PreviewTests {
  /// The previews of files of a module, and the code that makes the first file's screens.
  private func previews(_ files: String..., refused: [String] = []) throws -> (
    previews: [AppPreview], code: [String]
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = try files.enumerated().map { number, text in
      let path = folder.appendingPathComponent("File\(number).swift").path
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return ["path": path, "output": path + ".out", "errors": [[Any]](), "refusedPreviews": refused]
    }
    let registry = folder.appendingPathComponent("Registry.swift").path
    let job = folder.appendingPathComponent("job.json")
    try JSONSerialization.data(
      withJSONObject: ["modules": [["name": "App", "files": list, "registry": registry]]]
    ).write(to: job)
    let (status, answer) = try TranslatorTests.run(job)
    #expect(status == 0, "\(answer)")
    let translation = try JSONDecoder().decode(AppTranslation.self, from: Data(answer.utf8))
    let text = try String(contentsOf: folder.appendingPathComponent("File0.swift.out"), encoding: .utf8)
    let code = text.components(separatedBy: "#sourceLocation(file:").dropFirst(2).map { part in
      let lines = part.components(separatedBy: "\n").dropFirst().prefix { $0 != "#sourceLocation()" }
      let body = lines.joined(separator: "\n").split(separator: "{", maxSplits: 1).last ?? ""
      return body.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return (translation.modules.flatMap(\.previews), code)
  }

  private func code(_ files: String...) throws -> [String] {
    try files.count == 1 ? previews(files[0]).code : previews(files[0], files[1]).code
  }

  @Test func `a preview is a function with its statements, and leaves its lines empty`() throws {
    let (previews, code) = try previews(
      """
      import UIKit
      #Preview("Two words", traits: .landscapeLeft, .fixedLayout(width: 320, height: 80)) {
        let controller = Tour()
        controller.page = 2
        return controller
      }
      #if DEBUG
      @available(iOS 17, *)
      #Preview { Tour() }
      #endif
      """)
    #expect(previews.map(\.name) == ["Two words", nil])
    #expect(previews.map(\.line) == [2, 8])
    #expect(previews[0].canvas.arguments == ", isLandscape: true, width: 320.0, height: 80.0")
    #expect(previews[1].canvas.arguments == "")
    #expect(
      code == ["let controller = Tour() controller.page = 2 return controller }", "return Tour() }"])
  }

  @Test func `branches return themselves, and nothing where none does`() throws {
    #expect(
      try code("#Preview { if #available(iOS 18, *) { return A() } else { return B() } }")
        == ["if #available(iOS 18, *) { return A() } else { return B() } return nil }"])
    #expect(try code("#Preview { if x { A() } else { B() } }") == ["if x { A() } else { B() } }"])
  }

  @Test func `a preview of SwiftUI is a view, and its state that of a view around it`() throws {
    let (previews, code) = try previews(
      """
      import SwiftUI
      struct TourView: View { var body: some View { Text("") } }
      #Preview { TourView() }
      #Preview { NavigationStack { TourView() } }
      #Preview { UITour() }
      #Preview {
        @Previewable @State var page = 1
        let model = Model()
        TourView(page: $page, model).padding()
      }
      """)
    #expect(previews.count == 4)
    #expect(
      code == [
        "return SwiftUI.pageRenderPreview {TourView() } }",
        "return SwiftUI.pageRenderPreview {NavigationStack { TourView() } } }", "return UITour() }",
        "struct PageRenderPreviewable: SwiftUI.View { @State var page = 1 var body: some SwiftUI.View { "
          + "let model = Model() TourView(page: $page, model).padding() } } "
          + "return SwiftUI.pageRenderPreview { PageRenderPreviewable() } }",
      ])
  }

  @Test func `each view of a provider is a screen with the modifiers of its group`() throws {
    let (previews, code) = try previews(
      """
      import SwiftUI
      enum All {
        struct Tour_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              TourView().previewDisplayName("One")
              TourView(page: 2)
            }
            .environmentObject(store)
          }
        }
      }
      """)
    #expect(previews.map(\.name) == ["One", "Tour_Previews"])
    let made = code.filter { $0.contains("return") }
    #expect(
      made
        == [#".previewDisplayName("One")"#, "(page: 2)"].map { end in
          "return SwiftUI.pageRenderPreview {SwiftUI.Group { TourView\(end == "(page: 2)" ? end : "()" + end) } "
            + ".environmentObject(store) } } }"
        })
    #expect(code.contains { $0.contains("extension All.Tour_Previews {") })
  }

  @Test func `of a provider's views beside one another each is a screen with the statements before`() throws {
    let (previews, code) = try previews(
      """
      import SwiftUI
      struct Tour_Previews: PreviewProvider {
        static var previews: some View {
          let store = Store()
          TourView(store).previewDisplayName("One")
          TourView(store).previewDisplayName("Two")
        }
      }
      """)
    #expect(previews.map(\.name) == ["One", "Two"])
    let made = code.joined(separator: " ")
    #expect(made.matches(of: /TourView\(store\)/).count == 2 && made.matches(of: /let store/).count == 2)
  }

  @Test func `a provider's wrapper shows what its closure, its argument or its own code makes`() throws {
    let provider = """
      import UIKit
      class Tour: UIViewController {}
      #if canImport(SwiftUI) && DEBUG
      import SwiftUI
      struct Tour_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Wrapper { Tour() }.previewDisplayName("One").ignoresSafeArea()
            Wrapper(Tour(page: 2)).previewLayout(.sizeThatFits)
            Container(page: 3)
            Tour().preview()
            Text("Hi")
          }
        }
        struct Container: UIViewControllerRepresentable {
          let page: Int
          func makeUIViewController(context: Context) -> Tour {
            let tour = Tour()
            tour.page = self.page
            return tour
          }
        }
      }
      #endif
      """
    let helpers = """
      import SwiftUI
      struct Wrapper<Content: UIViewController>: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Content { content }
      }
      extension UIViewController { func preview() -> some View { Wrapper { self } } }
      """
    let (previews, code) = try previews(provider, helpers)
    #expect(previews.map(\.name) == ["One"] + Array(repeating: "Tour_Previews", count: 4))
    #expect(previews[1].canvas.fits)
    #expect(
      code == [
        "return Tour() }", "return Tour(page: 2) }",
        "let page: Int = 3; let tour = Tour() tour.page = page return tour }", "return Tour() }",
        "try Tour_Previews.pageRenderPreview_\(previews[4].key)() } extension Tour_Previews {",
        #"return SwiftUI.pageRenderPreview { Text("Hi") } } }"#,
      ])
  }

  @Test func `a controller that shows itself in SwiftUI is made as it says`() throws {
    let (previews, code) = try previews(
      """
      class Terms: UIViewController {}
      #if DEBUG
      import SwiftUI
      extension Terms: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Terms { UIStoryboard.main.terms() }
        func updateUIViewController(_ controller: Terms, context: Context) {}
      }
      struct P: PreviewProvider { static var previews: some View { Terms() } }
      #endif
      """)
    #expect(previews.map(\.name) == ["P"])
    #expect(code == ["return UIStoryboard.main.terms() }"])
  }

  @Test func `code that the compiler refused is left out, by the name of its function`() throws {
    let text = "#Preview { A() }\n#Preview { B() }"
    let all = try previews(text)
    let key = all.previews[0].key
    // The key has the hash of the file's path, which differs here; so nothing is left out.
    #expect(try previews(text, refused: [key]).code.count == 2)
    let place = try #require(AppPreview.place(inErrorFile: "/app/A.swift#preview-\(key)"))
    #expect(place == ("/app/A.swift", key))
    #expect(AppPreview.place(inErrorFile: "/app/A.swift") == nil)
  }

  // MARK: Ids

  private func ids(_ previews: (name: String?, file: String)...) throws -> [String] {
    let made = try previews.enumerated().map { number, preview in
      let object: [String: Any] = [
        "name": preview.name as Any? ?? NSNull(), "number": number + 1, "file": "/app/\(preview.file).swift",
        "line": 1, "key": "k\(number)", "canvas": ["isLandscape": false, "fits": false],
      ]
      return try JSONDecoder().decode(AppPreview.self, from: JSONSerialization.data(withJSONObject: object))
    }
    let ids = AppPreview.ids(of: made)
    return made.indices.map { ids["k\($0)"] ?? "-" }
  }

  @Test func `a preview is called as its name, and as its file where that is not enough`() throws {
    #expect(
      try ids(("Dark Mode, large", "A"), (nil, "WelcomeScreen")) == ["dark-mode-large", "welcome-screen-2"])
    #expect(try ids(("Default", "Tour"), ("Default", "Login")) == ["tour-default", "login-default"])
    #expect(try ids(("2", "Tour")) == ["tour-preview-1"])
  }
}
