import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// A suite about what code instantiates from documents, live.
@MainActor
protocol LiveDocumentSuite {}

extension LiveDocumentSuite {
  /// Registers the classes below.
  static func registerClasses() {
    InterfaceClasses.register(HearingController.self, SilentController.self)
    InterfaceClasses.register(AwakeView.self, RefusingView.self, RefusingController.self)
    InterfaceClasses.register(ColumnLayout.self, CardLayout.self)
    MemberRegistry.register(Helper.self, as: "LiveHelper") { Helper() }
    MemberRegistry.register(UITapGestureRecognizer.self, as: "LiveTap") { UITapGestureRecognizer() }
    MemberRegistry.register(members: SilentController.self) { table in
      table.method("tapped:") { owner, _ in owner.taps += 1 }
      table.property(
        "label", get: { $0.label }, set: { owner, arguments in owner.label = arguments.values[0] as? UILabel }
      )
      table.property(
        "all", get: { $0.all }, set: { owner, arguments in owner.all = arguments.values[0] as? [Any] ?? [] })
    }
  }

  func document(_ scenes: [String], initial: String? = "c") throws -> InterfaceDocument {
    try #require(Documents.parse(Documents.storyboard(scenes: scenes, initial: initial)).document)
  }

  func instantiate(_ scenes: [String], initial: String? = "c") throws -> UIViewController {
    try #require(
      AppDocument(document: try document(scenes, initial: initial)).controller(
        withIdentifier: nil, creator: nil))
  }

  func segue(_ to: String, _ kind: String, _ more: String = "") -> String {
    "<segue destination=\"\(to)\" kind=\"\(kind)\" \(more) id=\"s-\(to)-\(kind)\"/>"
  }

  func container(
    _ name: String, _ children: [String], _ content: String = "", _ attributes: String = ""
  )
    -> String
  {
    let segues = children.map { segue($0, "relationship") }.joined()
    return "<\(name) id=\"c\" \(attributes)>\(content)<connections>\(segues)</connections></\(name)>"
  }

  /// A controller `c` of a class, with views and connections.
  func scene(_ className: String, _ views: String, _ connections: String = "") -> String {
    Documents.controller(
      "c", "<connections>\(connections)</connections>", attributes: "customClass=\"\(className)\"",
      views: views)
  }
}

/// Hears of outlets, actions and segues.
final class HearingController: UIViewController, OutletBinding, UITableViewDataSource,
  UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate, UITextFieldDelegate, UISearchBarDelegate,
  UITextViewDelegate
{
  var outlets: [String] = []
  var actions: [String] = []
  var senders: [AnyObject] = []
  var prepared: [String] = []
  var asked: [String] = []
  var isWilling = true

  func bind(outlet: String, to object: AnyObject) { outlets.append("\(outlet) \(type(of: object))") }

  func perform(action: String, sender: AnyObject) {
    actions.append(action)
    senders.append(sender)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return isWilling
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell()
  }
}

/// Has members by name, as the classes of a translated app have.
final class SilentController: UIViewController {
  var taps = 0
  var label: UILabel?
  var all: [Any] = []
}

final class Helper {}

final class ColumnLayout: UICollectionViewLayout {}

final class CardLayout: UICollectionViewFlowLayout {}

final class AwakeView: UIView {
  var events: [String] = []
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("coder")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }
}

final class RefusingView: UIView {
  required init?(coder: NSCoder) { nil }
}

final class RefusingController: UIViewController {
  required init?(coder: NSCoder) { nil }
}
