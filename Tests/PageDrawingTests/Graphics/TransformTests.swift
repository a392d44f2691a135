import LayoutEngine
import Testing

@testable import PageDrawing

/// Affine maps, multiplied out by hand.
struct TransformTests {
  private let map = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  /// The transform with one number changed.
  private func changed(_ change: (inout Transform) -> Void) -> Transform {
    var transform = Transform.identity
    change(&transform)
    return transform
  }

  @Test func `a point is multiplied and moved`() {
    // 2 · 1 + 5 · 10 + 11 and 3 · 1 + 7 · 10 + 13.
    #expect(map.apply(to: Point(x: 1, y: 10)) == Point(x: 63, y: 86))
    #expect(Transform(x: 4, y: 9).apply(to: Point(x: 1, y: 1)) == Point(x: 5, y: 10))
    #expect(map.determinant == -1)
  }

  @Test func `a transform followed by another applies both in turn`() {
    let both = map.followed(by: Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(both == Transform(a: 11, b: 16, c: 26, d: 38, tx: 55, ty: 80))
  }

  @Test func `the inverse leads back, and a singular transform has none`() {
    #expect(map.inverse == Transform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
    #expect(map.inverse?.apply(to: Point(x: 63, y: 86)) == Point(x: 1, y: 10))
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
    #expect(Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverse == nil)
  }

  @Test func `a turn around a point leaves the point in place`() {
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0).around(Point(x: 10, y: 20))
    #expect(turn.apply(to: Point(x: 10, y: 20)) == Point(x: 10, y: 20))
    #expect(turn.apply(to: Point(x: 11, y: 20)) == Point(x: 10, y: 21))
  }

  @Test func `only a translation changes neither size nor direction`() {
    #expect(Transform.identity.isTranslation && Transform(x: 3, y: 4).isTranslation)
    for transform in [
      changed { $0.a = 2 }, changed { $0.b = 1 }, changed { $0.c = 1 }, changed { $0.d = 2 },
    ] {
      #expect(!transform.isTranslation)
    }
  }

  @Test func `each number of a drawable transform is below a million`() {
    let paths: [WritableKeyPath<Transform, Double>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for path in paths {
      for (number, isDrawable) in [(999_999.0, true), (-999_999, true), (1e6, false), (.nan, false)] {
        #expect(changed { $0[keyPath: path] = number }.isDrawable == isDrawable, "\(number)")
      }
    }
  }

  @Test func `areas that shrink to less than a billionth are not drawn`() {
    #expect(!Transform(a: 1e-5, b: 0, c: 0, d: 0.9e-4, tx: 0, ty: 0).isDrawable)
    #expect(Transform(a: 1e-5, b: 0, c: 0, d: 1.1e-4, tx: 0, ty: 0).isDrawable)
    #expect(Transform(a: -1e-5, b: 0, c: 0, d: 1.1e-4, tx: 0, ty: 0).isDrawable)
  }

  @Test func `glyphs are drawn from a hundredth of a point to 16,000 along both axes`() {
    let plain = Transform.identity
    #expect(plain.isDrawable(pointSize: 0.01) && !plain.isDrawable(pointSize: 0.009))
    #expect(plain.isDrawable(pointSize: 16_000) && !plain.isDrawable(pointSize: 16_001))
    // Five times as large: 3² + 4² is 5².
    for steep in [
      Transform(a: 3, b: 4, c: 0, d: 1, tx: 0, ty: 0), Transform(a: 1, b: 0, c: 3, d: 4, tx: 0, ty: 0),
    ] {
      #expect(steep.isDrawable(pointSize: 3200) && !steep.isDrawable(pointSize: 3201))
    }
    for flat in [
      Transform(a: 0.1, b: 0, c: 0, d: 1, tx: 0, ty: 0), Transform(a: 1, b: 0, c: 0, d: 0.1, tx: 0, ty: 0),
    ] {
      #expect(flat.isDrawable(pointSize: 0.11) && !flat.isDrawable(pointSize: 0.09))
    }
  }

  @Test func `bounds hold all four corners`() {
    let box = Rect(x: 1, y: 2, width: 3, height: 4)
    // The corners become (23, 30), (29, 39), (43, 58) and (49, 67).
    #expect(map.bounds(of: box) == Rect(x: 23, y: 30, width: 26, height: 37))
    let half = Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    #expect(half.bounds(of: box) == Rect(x: -4, y: -6, width: 3, height: 4))
    // (1, 2) and (4, 6) become (-2, 1) and (-6, 4).
    let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(quarter.bounds(of: box) == Rect(x: -6, y: 1, width: 4, height: 3))
  }
}
