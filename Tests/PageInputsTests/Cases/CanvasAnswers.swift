import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import UIKitCore

/// Questions about the canvas of Interface Builder: its devices, versions, insets and bars, and the frames that were saved on it.
@MainActor
enum CanvasAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "device": { question in
      let device = try DeviceCatalog.builtin.device(question.texts[1])
      let upright = try #require(canvas(question.texts[0]))
      let turned = try #require(canvas(question.texts[0], "landscape"))
      let isLarge = upright.isPad || device.size.width >= 414
      let isAlike: [(String, Bool)] = [
        ("id", upright.id == question.texts[0]), ("size", upright.size == device.size),
        ("scale", upright.scale == device.scale && turned.scale == device.scale),
        ("orientation", !upright.isLandscape && turned.isLandscape),
        ("idiom", upright.isPad == (device.idiom == .pad)),
        ("round", upright.isRounded == device.hasHomeIndicator && turned.isRounded == upright.isRounded),
        ("turned", turned.size == Size(width: device.size.height, height: device.size.width)),
        ("screens", [upright.size, turned.size].allSatisfy { CanvasDevice.isScreen($0) }),
        // UIKit's size classes: an iPad is regular, and so is a Plus or Max in landscape horizontally.
        ("upright", upright.horizontalSizeClass == (upright.isPad ? .regular : .compact)),
        ("tall", upright.verticalSizeClass == .regular),
        ("wide", turned.horizontalSizeClass == (isLarge ? .regular : .compact)),
        ("low", turned.verticalSizeClass == (upright.isPad ? .regular : .compact)),
      ]
      let others = isAlike.filter { !$0.1 }.map(\.0)
      return others.isEmpty ? "alike" : "not \(others.joined(separator: " "))"
    },
    "canvas": { question in
      let found =
        question["size"] == nil
        ? canvas(question.texts.first, question.has("landscape") ? "landscape" : "portrait")
        : CanvasDevice(unknown: question.texts[0], size: try question.size("size"))
      return found.map(told) ?? "none"
    },
    "isscreen": { Say.yes(CanvasDevice.isScreen(try $0.size("size"))) },
    "era": { question in
      let version = Int(question.texts[0]) ?? 0
      return "\(CanvasEra(toolsVersion: version)), \(Say.yes(CanvasEra.isFifteenOrLater(version)))"
    },
    "insets": { question in
      try question.numbers("tools").map { Say.numbers(sides(try insets(question, Int($0)))) }
        .joined(separator: " ")
    },
    "environment": { question in
      let document = try #require(Documents.parse(try CaseDocument(question).text).document)
      let root = try question.size("root")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: root.width, height: root.height))
      let found = document.canvasEnvironment(for: try #require(document.scenes.first), root: view)
      return try question.asked.map { name in
        switch name {
        case "size": Say.size(found.size)
        case "scale": Say.number(found.scale)
        case "safe": Say.numbers(sides(found.safeArea))
        case "margins": Say.numbers([found.rootMargins.leading, found.rootMargins.trailing])
        case "classes": "\(found.horizontalSizeClass) \(found.verticalSizeClass)"
        default: throw CaseError("no \(name)")
        }
      }.joined(separator: ", ")
    },
    "bars": { question in
      let bars = try bars(question["of"])
      let element = try DocumentReader.read(Array(question.lines[0].text.utf8))
      switch question.head.first {
      case "adding": return told(bars.adding(element))
      case "simulated": return told(bars.simulated(by: element))
      default: return told(bars.seen(by: element))
      }
    },
    "union": { question in
      let (one, two) = (try bars(question.texts[0]), try bars(question.texts[1]))
      return told(one.union(two)) + (one.union(two) == two.union(one) ? "" : " in this order")
    },
    "recorded": { question in
      let document = try CaseDocument(question)
      let report = RecordedFrames(of: try #require(Documents.parse(document.text).document))
      return try question.asked.map { try told($0, report) }.joined(separator: ", ")
    },
    "kinds": { question in
      let axis = ["x": 0, "y": 1, "width": 2, "height": 3][question["axis"] ?? "x"] ?? 0
      var (views, constraints) = ("", "")
      for (number, difference) in try question.numbers("off").enumerated() {
        var saved: [Double] = [0, 0, 200, 200]
        saved[axis] += difference
        views += CaseDocument.at("v\(number) \(Say.numbers(saved)) \(question["of"] ?? "view")")
        constraints += try CaseDocument.place("v\(number) 0,0,200,200")
      }
      let text = Documents.storyboard(subviews: views, constraints: constraints)
      let report = RecordedFrames(of: try #require(Documents.parse(text).document))
      let kinds = report.components.filter { $0.axis == question["axis"] }.map {
        "\($0.kind.map { "\($0)" } ?? "right")"
      }
      return Set(kinds).sorted().joined(separator: "/")
    },
    "within": { question in
      var component = RecordedFrames.Component(
        view: "v", axis: "x", saved: 10,
        solved: question.has("unsolved") ? nil : 10 + (try question.number("off")))
      component.fault = question["fault"]
      return Say.yes(component.isWithin(0.5))
    },
  ]

  private static func canvas(_ id: String?, _ orientation: String = "portrait") -> CanvasDevice? {
    var attributes = ["orientation": orientation]
    attributes["id"] = id
    return CanvasDevice(
      DocumentElement(name: "device", attributes: attributes, position: SourcePosition(line: 1, column: 1)))
  }

  private static func told(_ device: CanvasDevice) -> String {
    let facts = [
      device.isRounded ? "rounded" : nil, device.isPad ? "pad" : nil, device.isLandscape ? "landscape" : nil,
    ]
    return
      (["\(device.id) \(Say.size(device.size)) at \(Say.number(device.scale))"] + facts.compactMap { $0 })
      .joined(separator: " ")
  }

  private static func sides(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  // MARK: Bars

  private static let names: [(String, WritableKeyPath<ControllerBars, Bool>)] = [
    ("navigation", \.hasNavigationBar), ("large", \.hasLargeTitle), ("tabs", \.hasTabBar),
    ("tools", \.hasToolbar), ("hidden", \.hidesStatusBar),
  ]

  /// `navigation+tabs`
  static func bars(_ text: String?) throws -> ControllerBars {
    var bars = ControllerBars()
    for name in (text ?? "").split(separator: "+") where name != "none" {
      guard let path = names.first(where: { $0.0 == name })?.1 else { throw CaseError("no bar \(name)") }
      bars[keyPath: path] = true
    }
    return bars
  }

  static func told(_ bars: ControllerBars) -> String {
    let found = names.filter { bars[keyPath: $0.1] }.map(\.0)
    return found.isEmpty ? "none" : found.joined(separator: "+")
  }

  /// `device=retina5_9 root=375,812 bars=navigation`: the insets of a root, which is as large as the screen unless it has a size.
  private static func insets(_ question: Question, _ version: Int) throws -> EdgeInsets {
    let orientation = question.has("landscape") ? "landscape" : "portrait"
    let device = question["device"].flatMap { canvas($0, orientation) }
    let area = CanvasSafeArea(device: device, toolsVersion: version)
    if question.has("screen") { return area.screen }
    var root = try question.size("root", device?.size ?? Size(width: 600, height: 600))
    root.height -= try question.number("lacks", 0)
    let bars = try bars(question["bars"])
    if question.has("xib") { return area.insetsOfXib(rootSize: root, bars: bars, isCell: false) }
    return area.insets(
      rootSize: root, bars: bars, isEmbedded: question.has("embedded"), isPresented: question.has("presented")
    )
  }

  // MARK: Recorded frames

  private static func told(_ name: String, _ report: RecordedFrames) throws -> String {
    switch name {
    case "excluded":
      let counts = report.excluded.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return counts.isEmpty ? "none" : counts.joined(separator: " ")
    case "misses":
      let missed = report.components.filter { !$0.isWithin(0.5) }
      return missed.isEmpty
        ? "none"
        : missed.map { "\($0.view.split(separator: " ")[1]) \($0.axis)" }.joined(separator: "/")
    case "aside": return "\(report.setAside.count) \(report.framesSetAside)"
    case "frames": return "\(report.frames)"
    case "right": return "\(report.framesRight)"
    case "axes": return report.components.map(\.axis).joined(separator: "/")
    case "kinds": return report.components.compactMap { $0.kind.map { "\($0)" } }.joined(separator: "/")
    default:
      // `b`: the numbers of a view that were solved; `b.width`: one of them, which may be unknown.
      let parts = name.split(separator: ".").map(String.init)
      let own = report.components.filter { $0.view.split(separator: " ")[1] == parts[0] }
      if parts.count > 1 {
        return own.first { $0.axis == parts[1] }?.solved.map { Say.number($0) } ?? "unknown"
      }
      return own.isEmpty
        ? "unknown"
        : own.map { "\($0.axis) \($0.solved.map { Say.number($0) } ?? "unknown")" }.joined(separator: "/")
    }
  }
}
