import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import UIKitCore

/// Faults inside a document that can be read: the rest of it is built.
@MainActor
@Suite struct DocumentReferenceTests {
  @Test func `two views with one id are an error at the second`() {
    let (document, diagnostics) = Documents.parse(
      Documents.storyboard(subviews: Documents.view("a") + "\n" + Documents.view("a")))
    #expect(document != nil)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.contains("the id \"a\" is already used in line") == true)
  }

  @Test func `a constraint to an id that is not there is a warning that names both`() {
    let constraint =
      #"<constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="k-1"/>"#
    let (_, diagnostics) = Documents.parse(
      Documents.storyboard(subviews: Documents.view("a"), constraints: constraint))
    #expect(
      diagnostics.map(\.message) == [
        "the constraint \"k-1\" refers to the object \"gone\", which is not in the document; "
          + "remove the constraint or correct its secondItem"
      ])
    #expect(diagnostics.first?.severity == .warning && diagnostics.first?.exitCode == nil)
  }

  @Test func `a scene whose constraints are wrong is still built from the others`() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="k1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="k2"/>
      <constraint firstItem="a" firstAttribute="width" constant="30" id="k3"/>
      <constraint firstItem="a" firstAttribute="height" constant="nan" id="k4"/>
      <constraint firstItem="a" firstAttribute="height" constant="40" priority="2000" id="k5"/>
      <constraint firstItem="a" firstAttribute="height" constant="40" multiplier="0" id="k6"/>
      <constraint firstItem="a" firstAttribute="middle" constant="40" id="k7"/>
      <constraint firstItem="a" firstAttribute="height" relation="about" constant="40" id="k8"/>
      """
    let solved = try SolvedDocument(
      Documents.storyboard(subviews: Documents.view("a"), constraints: constraints))
    #expect(solved.frames["a"] == Rect(x: 10, y: 20, width: 30, height: 0))
    #expect(solved.diagnostics.count == 5)
    #expect(solved.diagnostics.allSatisfy { $0.position != nil && $0.exitCode == .badInput })
  }

  @Test func `an element that is not known becomes an empty view, with a warning`() throws {
    let solved = try SolvedDocument(
      Documents.storyboard(
        subviews: Documents.view("a", name: "hologramView"),
        constraints: #"<constraint firstItem="a" firstAttribute="width" constant="30" id="k3"/>"#))
    #expect(solved.frames["a"]?.width == 30)
    let warning = solved.diagnostics.first { $0.severity == .warning }
    #expect(
      warning?.message == "<hologramView> is not supported; an empty view is drawn in its place (in root)")
  }

  @Test func `a constraint whose item is in another scene is a warning`() throws {
    let view = """
      <view id="x"><subviews><view id="y"/></subviews><constraints>
      <constraint firstItem="y" firstAttribute="top" secondItem="v-b" secondAttribute="top" id="k1"/>
      <constraint firstItem="v-b" firstAttribute="width" constant="9" id="k2"/>
      <constraint firstItem="y" secondAttribute="top" id="k3"/></constraints></view>
      """
    let built = try BuiltViews(
      document: Documents.storyboard(scenes: [
        Documents.controller("a", views: view), Documents.controller("b"),
      ]))
    let lost = "is not among the scene's views and guides; the constraint is left out"
    #expect(
      built.diagnostics.map(\.message) == [
        #"the secondItem "v-b" of the constraint \#(lost)"#,
        #"the firstItem "v-b" of the constraint \#(lost)"#,
        "the constraint has no firstAttribute; it is left out",
      ])
    #expect(built.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `a constraint whose item is not installed is left out without a word`() throws {
    let view = """
      <view id="x"><subviews><view id="y"><subviews><view id="z"/></subviews></view></subviews><constraints>
      <constraint firstItem="z" firstAttribute="width" constant="9" id="k1"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="y"/></mask></variation></view>
      """
    let built = try BuiltViews(view)
    #expect(built.diagnostics == [] && built.builder.objects["k1"] == nil)
  }

  @Test func `the top of the keyboard's guide is the safe area's bottom at rest`() throws {
    let pins = [
      ("top", "root", "top"), ("bottom", "keys", "top"), ("leading", "keys", "leading"),
      ("trailing", "keys", "trailing"),
    ]
    let constraints = pins.map { side, item, other in
      """
      <constraint firstItem="a" firstAttribute="\(side)" secondItem="\(item)" secondAttribute="\(other)" \
      id="k-\(side)"/>
      """
    }
    let solved = try SolvedDocument(
      Documents.storyboard(
        subviews: Documents.view("a"), constraints: constraints.joined(),
        root: #"<keyboardLayoutGuide key="keyboard" id="keys"/>"#),
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    // 667 − 34.
    #expect(solved.frames["a"] == Rect(x: 0, y: 0, width: 375, height: 633))
    #expect(solved.diagnostics == [])
  }
}
