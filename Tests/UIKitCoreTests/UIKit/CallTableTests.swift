import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Calls whose results follow from Apple's page of each by hand.
@MainActor
struct CallTableTests {
  // MARK: Order of views

  /// developer.apple.com/documentation/uikit/uiview, the pages of its methods.
  @Test func `subviews change their order`() {
    let parent = UIView()
    let names = Array("abcd")
    let views = names.map { _ in UIView() }
    func order() -> String {
      String(parent.subviews.compactMap { view in views.firstIndex { $0 === view }.map { names[$0] } })
    }
    for view in views.prefix(3) { parent.addSubview(view) }
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(order() == "adbc")
    parent.insertSubview(views[3], belowSubview: views[0])
    #expect(order() == "dabc")
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == "cabd")
    parent.exchangeSubview(at: 2, withSubviewAt: 1)
    #expect(order() == "cbad")
    for (one, other) in [(1, 1), (1, 4), (-1, 1), (4, 1)] {
      parent.exchangeSubview(at: one, withSubviewAt: other)
    }
    #expect(order() == "cbad")
    parent.bringSubviewToFront(views[1])
    parent.sendSubviewToBack(views[0])
    #expect(order() == "acdb")
    for stranger in [UIView(), parent] {
      parent.bringSubviewToFront(stranger)
      parent.sendSubviewToBack(stranger)
    }
    #expect(order() == "acdb" && parent.subviews.count == 4)
    // The first by tag, depth first.
    let inner = UIView()
    views[2].addSubview(inner)
    (views[0].tag, views[3].tag, inner.tag) = (1, 2, 2)
    #expect(parent.viewWithTag(1) === views[0] && parent.viewWithTag(2) === inner)
    #expect(parent.viewWithTag(0) === parent && parent.viewWithTag(3) == nil)
  }

  @Test func `constraints are removed together, and a recogniser only from its view`() {
    let (view, child, other) = (UIView(), UIView(), UIView())
    view.addSubview(child)
    let constraints = [
      child.widthAnchor.constraint(equalTo: view.widthAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    view.addConstraints(constraints)
    #expect(view.constraints == constraints)
    view.removeConstraints(constraints)
    #expect(view.constraints.isEmpty && !constraints[0].isActive && !UIView.requiresConstraintBasedLayout)
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    for recognizer in [first, second] { view.addGestureRecognizer(recognizer) }
    other.removeGestureRecognizer(first)
    #expect(view.gestureRecognizers == [first, second] && first.view === view)
    view.removeGestureRecognizer(first)
    #expect(view.gestureRecognizers == [second] && first.view == nil)
    view.gestureRecognizers = [first]
    #expect(view.gestureRecognizers == [first] && second.view == nil && first.view === view)
    other.addGestureRecognizer(first)
    #expect(view.gestureRecognizers == nil && first.view === other)
  }

  // MARK: Values

  /// developer.apple.com/documentation/corelocation/cllocation: altitude 0, speed and course −1 where they are
  /// unknown. An eighth of a turn on a sphere of 6,371 km is π / 4 of the radius; a degree of latitude 111 km.
  @Test func `places have distances, and regions spans`() {
    let (pole, equator) = (CLLocation(latitude: 90, longitude: 5), CLLocation(latitude: 45, longitude: -170))
    let (east, west) = (CLLocation(latitude: 0, longitude: 10), CLLocation(latitude: 0, longitude: -35))
    let eighth = 6_371_000 * Double.pi / 4
    for (one, other, distance) in [
      (pole, equator, eighth), (east, west, eighth), (east, east, 0),
      (east, CLLocation(latitude: 0, longitude: -170), 4 * eighth),
      (CLLocation(latitude: 30, longitude: 7), CLLocation(latitude: -60, longitude: 7), 2 * eighth),
      (CLLocation(latitude: 60, longitude: 7), CLLocation(latitude: 60, longitude: -173), eighth * 4 / 3),
    ] {
      #expect(abs(one.distance(from: other) - distance) < 0.5)
    }
    #expect(pole.altitude == 0 && pole.speed == -1 && pole.course == -1 && pole.horizontalAccuracy == 0)
    #expect(pole.timestamp == Date(timeIntervalSince1970: 0))
    for (latitude, longitude, isValid) in [
      (90, 180, true), (-90, -180, true), (91, 0, false), (0, 181, false), (-91, 0, false), (0, -181, false),
    ] as [(Double, Double, Bool)] {
      #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
    }
    let region = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(1, 2), 111_000, 222_000)
    #expect(region.span.latitudeDelta == 1 && region.span.longitudeDelta == 2)
    #expect(region.center.latitude == 1 && region.center.longitude == 2)
  }

  @Test func `ticks of a slider's track are spread from its start to its end`() {
    for (count, places) in [(5, [0, 0.25, 0.5, 0.75, 1]), (2, [0, 1]), (1, [0]), (0, []), (-3, [])]
      as [(Int, [Float])]
    {
      #expect(UISlider.TrackConfiguration(numberOfTicks: count).ticks.map(\.position) == places)
    }
  }

  /// developer.apple.com/documentation/foundation/indexpath: row, item and section can be set.
  @Test func `index paths and vectors have their parts`() {
    var path = IndexPath(row: 3, section: 2)
    (path.row, path.section) = (7, 5)
    #expect(path == IndexPath(item: 7, section: 5) && path.item == 7)
    path.item = 9
    #expect(path.row == 9 && path.section == 5)
    let old = NSIndexPath(item: 4, section: 6)
    #expect(old.length == 2 && old.section == 6 && old.item == 4 && old.row == 4)
    let empty = NSIndexPath()
    #expect(empty.section == 0 && empty.row == 0)
    #expect(CGVector() == .zero && CGVector(dx: 1, dy: 2).dx == 1)
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 1, height: 2))
    #expect(point.equalTo(CGPoint(x: 1, y: 2)) && !point.equalTo(.zero))
    #expect(size.equalTo(CGSize(width: 1, height: 2)) && !size.equalTo(.zero))
    #expect(CGRect(origin: point, size: size).equalTo(CGRect(x: 1, y: 2, width: 1, height: 2)))
    #expect(!CGRect(origin: point, size: size).equalTo(.zero))
    // CGSizeApplyAffineTransform: a · width + c · height by b · width + d · height.
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 5, b: 7, c: 11, d: 13, tx: 17, ty: 19))
        == CGSize(width: 43, height: 53))
  }

  // MARK: Fonts

  /// developer.apple.com/documentation/uikit/uifont, as iOS prints its class properties.
  @Test func `fonts have iOS's standard sizes, and designs their families`() async throws {
    #expect(
      [
        UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize,
      ] == [17, 18, 12, 14])
    let (_, faults) = await CodeFaults.collecting {
      _ = UIFont.systemFont(ofSize: 12, weight: .bold, width: .standard)
      _ = UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed)
    }
    #expect(faults.count == 1 && faults.allSatisfy { $0.message.contains("width of a system font") })
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    for (design, family) in [
      (.rounded, .systemDesign(.rounded)), (.serif, .systemDesign(.serif)),
      (.monospaced, .systemDesign(.monospaced)), (.default, .system),
    ] as [(UIFontDescriptor.SystemDesign, FontFamily)] {
      #expect(descriptor.withDesign(design)?.font.descriptor.family == family)
    }
    let plain = try #require(descriptor.withDesign(.monospaced)?.withSymbolicTraits([]))
    #expect(plain.font.descriptor.family == .system)
    let fixed = try #require(descriptor.withSymbolicTraits(.traitMonoSpace))
    #expect(fixed.symbolicTraits == .traitMonoSpace && !plain.symbolicTraits.contains(.traitMonoSpace))
    // Tight and loose leading are traits of a text style.
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    for traits in [UIFontDescriptor.SymbolicTraits.traitTightLeading, .traitLooseLeading, []] {
      #expect(body.withSymbolicTraits(traits)?.symbolicTraits == traits)
    }
    let italic = UIFont.italicSystemFont(ofSize: 12).fontDescriptor.object(forKey: .traits)
    let upright = descriptor.object(forKey: .traits)
    func slant(_ traits: Any?) -> Int? {
      (traits as? [UIFontDescriptor.TraitKey: Any])?[.slant] as? Int
    }
    #expect(slant(italic) == 1 && slant(upright) == 0)
  }

  // MARK: Applications

  /// developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:): false if the URL was
  /// not opened.
  @Test func `other apps are not opened`() {
    let application = UIApplication.shared
    var answers: [Bool] = []
    guard let url = URL(string: "https://example.com") else { return }
    application.open(url) { answers.append($0) }
    application.connectedScenes.first?.open(url, options: nil) { answers.append($0) }
    #expect(answers == [false, false] && !application.openURL(url))
    var isDone = false
    application.setAlternateIconName("Icon") { isDone = $0 == nil }
    #expect(isDone && !UIScene.OpenExternalURLOptions().universalLinksOnly)
    for (scheme, canOpen) in [("https", true), ("MAILTO", true), ("app-settings", true), ("tel", false)] {
      #expect(URL(string: "\(scheme):x").map(application.canOpenURL) == canOpen)
    }
    for (direction, wanted) in [
      (.leftToRight, .leftToRight), (.rightToLeft, .rightToLeft),
    ] as [(UITraitEnvironmentLayoutDirection, UIUserInterfaceLayoutDirection)] {
      UITraitCollection.withCurrent(UITraitCollection(layoutDirection: direction)) {
        #expect(application.userInterfaceLayoutDirection == wanted)
      }
    }
  }
}
