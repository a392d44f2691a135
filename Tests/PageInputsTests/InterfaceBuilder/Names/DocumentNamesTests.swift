import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// Names that no picture shows: every one is told unless the table calls it without effect.
@Suite struct DocumentNamesTests {
  private static let documents = NamedDocuments(.all)

  private func told(_ text: String) -> [String] { Documents.parse(text).diagnostics.map(\.message) }

  @Test func `the list has three hundred names, and the table has all of them`() {
    #expect(UsedNames.all.count == 300 && Set(UsedNames.all).count == 300)
    let names = DocumentNames.all
    for name in UsedNames.all {
      if name.hasPrefix("<") {
        #expect(names.entries[String(name.dropFirst().dropLast())] != nil, "\(name)")
      } else {
        #expect(names.entries.values.contains { $0.attributes[name] != nil }, "\(name)")
      }
    }
  }

  @Test func `every element of the table stands somewhere in a document`() {
    let missing = DocumentNames.all.entries.keys.filter {
      !$0.hasPrefix("@") && Self.documents.paths[$0] == nil
    }
    #expect(missing.sorted() == [])
  }

  @Test(arguments: UsedNames.all)
  func `a used name that is written otherwise is told wherever it stands`(name: String) {
    let (documents, renamed) = (Self.documents, name.filter { $0 != "<" && $0 != ">" } + "X")
    var texts: [String] = []
    for (element, path) in documents.paths {
      if name.hasPrefix("<") {
        texts += documents.steps(from: element).filter { "<\($0.name)>" == name }.map {
          NamedDocuments.text(path + [NamedDocuments.Step(name: renamed, key: $0.key)])
        }
      } else if documents.names.entries[element]?.attributes[name] != nil {
        texts.append(NamedDocuments.text(path, tag: "\(renamed)=\"1\""))
      }
    }
    if name == "<document>" { texts.append(NamedDocuments.text([], root: renamed)) }
    #expect(!texts.isEmpty)
    let silent = texts.filter { text in !told(text).contains { $0.contains(renamed) } }
    #expect(silent.sorted() == [])
  }

  @Test func `a property of an element that is written otherwise is told`() {
    let documents = Self.documents
    var silent: [String] = []
    for (element, path) in documents.paths {
      for step in documents.steps(from: element) {
        guard let key = step.key else { continue }
        let text = NamedDocuments.text(path + [NamedDocuments.Step(name: step.name, key: key + "X")])
        if !told(text).contains(where: { $0.contains(key + "X") || $0.contains("<\(step.name)>") }),
          documents.names.entries[element]?.members[step.name] == nil
        {
          silent.append(text)
        }
      }
    }
    #expect(silent.sorted() == [])
  }

  // MARK: Lines

  private func unread(_ views: String) throws -> [String] {
    let document = try #require(Documents.parse(Documents.storyboard(subviews: views)).document)
    return document.unread(in: document.scenes).map(\.message)
  }

  @Test func `a line is about the scenes that are drawn, with what they embed`() throws {
    func scene(_ id: String, _ views: String = "") -> String {
      Documents.controller(id, attributes: "storyboardIdentifier=\"\(id)\"", views: views)
    }
    let map = #"<mapView mapType="satellite" id="m"/>"#
    let host = """
      <containerView id="h"><connections><segue destination="c" kind="embed" id="e"/></connections>
      </containerView>
      """
    let text = Documents.storyboard(scenes: [
      scene("a"), scene("b", host),
      scene("c", #"<textView id="t"><dataDetectorType key="dataDetectorTypes"/></textView>"#),
      scene("d", map),
    ])
    let document = try #require(Documents.parse(text).document)
    func told(_ id: String) -> [String] {
      document.unread(in: document.scenes.filter { $0.id == id }).map(\.message)
    }
    #expect(told("a") == [])
    #expect(told("b") == ["<textView>: dataDetectorTypes is not drawn (in t)"])
    #expect(told("c") == told("b"))
    #expect(told("d") == ["<mapView>: mapType is not drawn (in m)"])
  }

  @Test func `a fault of the whole document names what is not known in it`() {
    let text = #"<document typo="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"/>"#
    let (document, problems) = Documents.parse(text)
    #expect(document == nil)
    #expect(problems.map(\.severity) == [.error, .warning])
    #expect(problems.last?.message == "<document>: typo is not known and ignored")
  }
}
