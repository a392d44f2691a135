import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Questions about what code instantiates from documents, live: the first controller, and its view's subviews.
@MainActor
enum LiveAnswers: LiveDocumentSuite {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "live": { question in try UITraitCollection.withCurrent(traits(question)) { try live(question) } },
    "objects": { question in
      LiveAnswers.registerClasses()
      let document = AppDocument(
        document: try #require(Documents.parse(try CaseDocument(question).text).document))
      let owner = HearingController()
      let objects = document.objects(owner: owner)
      return
        "\(Say.yes(document.hasViewOfOwner)), \(objects.map { "\(type(of: $0))" }.joined(separator: "/")), "
        + Property.say(owner.outlets)
    },
  ]

  /// `wide` and `low`: the size classes of the window.
  private static func traits(_ question: Question) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: question.has("wide") ? .regular : .compact),
      UITraitCollection(verticalSizeClass: question.has("low") ? .compact : .regular),
    ])
  }

  private static func live(_ question: Question) throws -> String {
    LiveAnswers.registerClasses()
    let document = try #require(Documents.parse(try CaseDocument(question).text).document)
    let builder = DocumentBuilder.forApp(document)
    let object = try #require(document.controller(identifier: nil))
    let controller = try #require(builder.instantiate(object))
    let isViewAsked = question.asked.contains { $0 != "told" && $0 != "class" }
    if isViewAsked { controller.loadViewIfNeeded() }
    for event in (question["send"] ?? "").split(separator: ",") {
      let events: [String: UIControl.Event] = [
        "touchUpInside": .touchUpInside, "touchDown": .touchDown, "valueChanged": .valueChanged,
        "primary": .primaryActionTriggered,
      ]
      let button = try #require(controller.view.subviews.dropFirst().first as? UIControl)
      let found = try #require(events[String(event)], "no event \(event)")
      button.sendActions(for: found)
    }
    return try question.asked.map { name in
      switch name {
      case "told": Say.list(builder.diagnostics.map(\.message))
      case "faults": Say.list(controller.view.faults.map(\.message))
      default: Property.say(try Property.value(Substring(name), of: controller))
      }
    }.joined(separator: ", ")
  }

  static let properties =
    Property.of(
      HearingController.self,
      ["outlets": \.outlets, "actions": \.actions, "prepared": \.prepared])
    + Property.of(SilentController.self, ["taps": \.taps, "label": \.label, "all": \.all])
    + Property.of(AwakeView.self, ["events": \.events])
    + Property.of(UITableView.self, ["dataSource": \.dataSource, "listDelegate": \.delegate])
    + Property.of(UICollectionView.self, ["dataSource": \.dataSource, "listDelegate": \.delegate])
    + Property.of(UITextField.self, ["delegate": \.delegate])
    + Property.of(UISearchBar.self, ["delegate": \.delegate])
    + Property.of(UITextView.self, ["textDelegate": \.delegate])
    + Property.of(UICollectionViewController.self, ["list": \.collectionView])
}
