import Foundation
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import UIKitCore

@MainActor
struct ColorTests {
  @Test func `components are clamped to 0…1`() {
    let color = UIColor(red: -1, green: 2, blue: 0.5, alpha: 7).dynamic.light
    #expect(color == Color(red: 0, green: 1, blue: 0.5, alpha: 1))
  }

  @Test func `components that are no numbers are 0`() {
    let color = UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan).dynamic.light
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 0))
    #expect(UIColor.red.withAlphaComponent(.nan).dynamic.light.alpha == 0)
  }

  @Test func `a dynamic colour is asked for both appearances`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.dynamic.resolved(in: .light) == .black)
    #expect(color.dynamic.resolved(in: .dark) == .white)
  }

  @Test func `a dynamic colour may answer with dynamic colours`() {
    let color = UIColor { _ in .systemRed }
    #expect(color == .systemRed)
  }

  @Test func `another alpha keeps both appearances' colours`() {
    let color = UIColor.systemBackground.withAlphaComponent(0.25)
    #expect(color.dynamic.light == Color(red: 1, green: 1, blue: 1, alpha: 0.25))
    #expect(color.dynamic.dark == Color(red: 0, green: 0, blue: 0, alpha: 0.25))
    #expect(UIColor.red.withAlphaComponent(3).dynamic.light.alpha == 1)
  }

  @Test func `colours are equal by value`() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor(white: 1, alpha: 1).hash == UIColor.white.hash)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.gray.dynamic.light == Color(rgb: 0x808080))
  }

  @Test func `fonts are equal by value`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    // Semibold on iOS: FontTests.
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    #expect(UIFont(name: "", size: 12) == nil && UIFont(name: "Inter", size: 0) == nil)
  }
}
