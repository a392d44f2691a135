internal import PageRender
internal import PageRuns

/// The catalogue that `init --swift` writes.
struct CatalogCode {
  /// The names of controllers that can be made without arguments, each once.
  let controllers: [String]
  /// The calls that make the other controllers, with the class's name, each once.
  private let others: [(name: String, call: String)]
  /// The absolute paths of asset catalogues, each once.
  private let assets: [String]

  init(controllers: [ControllerSearch.Found], assets: [String]) {
    var seen: Set<String> = []
    let controllers = controllers.filter { seen.insert($0.name).inserted }
    self.controllers = controllers.filter(\.isComplete).map(\.name)
    others = controllers.filter { !$0.isComplete }.map { ($0.name, $0.call) }
    seen = []
    self.assets = assets.filter { seen.insert($0).inserted }
  }

  /// - Parameter folder: The folder of the file; the paths in it are relative to this folder.
  func text(in folder: String) -> String {
    let classes = controllers.isEmpty ? ["WelcomeController"] : controllers
    var ids: Set<String> = []
    func id(of name: String) -> String {
      let id = ScreenID.of(name)
      return ids.insert(id).inserted ? id : name
    }
    var pages = classes.map { "    Page(\"\(id(of: $0))\") { \($0)() }\n" }
    if !others.isEmpty { pages.append("    // Pages too, once they are given what they ask for:\n") }
    pages += others.map { "    // Page(\"\(id(of: $0.name))\") { \($0.call) }\n" }
    var text = """
      import PageRenderCLI
      import UIKit

      @main
      struct Pages: PageCatalog {
        var pages: [Page] {
      \(pages.joined())  }

      """
    if !assets.isEmpty {
      let paths = assets.map { SwiftLiteral.text(FilePath.relative($0, to: folder)) }
      text += "\n  var assets: [String] { [\(paths.joined(separator: ", "))] }\n"
    }
    return text + "}\n"
  }

  /// The screen to begin with if no sources are named.
  static let sampleController = """
    import UIKit

    final class WelcomeController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel()
        label.text = "Welcome"
        label.font = .boldSystemFont(ofSize: 34)
        label.accessibilityIdentifier = "title"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }

    """
}
