import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Variations by size class.
@MainActor
@Suite struct DocumentVariationTests {
  private func element(_ text: String) throws -> DocumentElement { try DocumentReader.read(Array(text.utf8)) }

  @Test func `variations change what the element has, the more exact ones last`() throws {
    let written = try element(
      """
      <v a="0" b="0" c="0"><x key="k" n="0"/><y/><variation key="heightClass=regular-widthClass=compact" a="3" c="3"/>
      <variation key="widthClass=compact" a="2" b="2"><x key="k" n="2"/><z key="new"/><w/><mask key="subviews"/></variation>
      <variation key="default" a="1" b="1"/><variation key="widthClass=huge" a="9"/>
      <variation key="heightClass=regular" b="4"/></v>
      """)
    let compact = Variations(horizontal: .compact, vertical: .regular).applied(to: written)
    #expect(["a", "b", "c", "key"].map { compact[$0] } == ["3", "4", "3", nil])
    #expect(
      compact.child(key: "k")?["n"] == "2" && compact.child(key: "new") != nil && compact.child("w") != nil)
    #expect(compact.child("mask") == nil && compact.children.count { $0["key"] == "k" } == 1)
    let wide = Variations(horizontal: .regular, vertical: .compact).applied(to: written)
    #expect(["a", "b", "c"].map { wide[$0] } == ["1", "1", "0"] && wide.child(key: "k")?["n"] == "0")
    let any = Variations(horizontal: nil, vertical: nil).applied(to: written)
    #expect(["a", "b", "c"].map { any[$0] } == ["1", "1", "0"])
    let plain = try element("<v a=\"0\"><x/></v>")
    #expect(Variations(horizontal: .compact, vertical: nil).applied(to: plain).children.count == 1)
  }

  @Test(
    arguments: [
      ("widthClass=compact", .compact, nil), ("widthClass=regular", .regular, nil),
      ("heightClass=compact", nil, .compact), ("heightClass=regular", nil, .regular),
    ] as [(String, SizeClass?, SizeClass?)])
  func `a variation is for one class of one axis`(key: String, horizontal: SizeClass?, vertical: SizeClass?)
    throws
  {
    let written = try element("<v><variation key=\"\(key)\" a=\"1\"/></v>")
    for h in [SizeClass.compact, .regular] {
      for v in [SizeClass.compact, .regular] {
        let fits = horizontal.map { $0 == h } ?? vertical.map { $0 == v } ?? false
        #expect((Variations(horizontal: h, vertical: v).applied(to: written)["a"] == "1") == fits)
      }
    }
  }

  @Test func `a mask excludes and includes by list`() throws {
    let written = try element(
      """
      <v><variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/><exclude/>
      <other reference="c"/></mask><mask key="constraints"><exclude reference="k"/></mask><wrong key="subviews">
      <exclude reference="d"/></wrong></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="a"/></mask></variation></v>
      """)
    let compact = Variations(horizontal: .compact, vertical: .regular)
    #expect(compact.excluded("subviews", of: written) == ["b"])
    #expect(compact.excluded("constraints", of: written) == ["k"])
    #expect(
      Variations(horizontal: .regular, vertical: .regular).excluded("subviews", of: written) == ["a", "b"])
  }
}
