import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Questions about documents: the objects that are built of them, their frames, and what is told.
@MainActor
enum DocumentAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "built": { question in
      InterfaceClasses.register(
        LinedField.self, BoundView.self, MemberView.self, KnownController.self, KnownView.self,
        PlainHeader.self, AwakeView.self)
      MemberRegistry.register(members: MemberView.self) { table in
        table.property(
          "glow", get: { $0.glow }, set: { owner, arguments in owner.glow = arguments.values[0] })
      }
      let document = try CaseDocument(question)
      let views = try BuiltViews(document: document.text, options: document.options)
      return try question.asked.map { try built($0, views) }.joined(separator: ", ")
    },
    "laid": { question in
      let document = try CaseDocument(question)
      let safe = try question.numbers("safe")
      let solved: SolvedDocument
      do {
        solved = try SolvedDocument(
          document.text, size: try question.size("size", Size(width: 375, height: 667)),
          safeArea: safe.isEmpty
            ? .zero : EdgeInsets(top: safe[0], left: 0, bottom: safe.count > 1 ? safe[1] : 0, right: 0),
          scale: try question.number("scale", 2),
          horizontal: document.flags.contains("wide") ? .regular : .compact,
          vertical: document.flags.contains("low") ? .compact : .regular,
          isCanvas: document.flags.contains("canvas"), scene: question["shown"])
      } catch let missing as SolvedDocument.Missing {
        return "no page, \(Say.list(missing.diagnostics.map(\.message)))"
      }
      return try question.asked.map { try laid($0, solved) }.joined(separator: ", ")
    },
    "described": { question in
      let parts = (" " + question.text + " ").components(separatedBy: " ~ ")
      let text = Documents.storyboard(
        scenes: [
          Documents.controller(
            "c", CaseDocument.expanded(parts.count > 1 ? parts[1] : ""), attributes: parts[0])
        ], initial: "c")
      let document = try #require(Documents.parse(text).document)
      let controller = UIViewController()
      DocumentBuilder(document: document, options: .phone).describe(
        controller, try #require(document.controller(identifier: nil)))
      return try question.asked.map { Property.say(try Property.value(Substring($0), of: controller)) }
        .joined(separator: ", ")
    },
    "conventions": { question in
      let written = "<d>\(question.lines.map(\.text).joined())</d>"
      let found = DocumentConventions(try DocumentReader.read(Array(written.utf8)))
      var attributes: [String: String] = [:]
      for (key, name) in [
        ("customClass", "of"), ("customModule", "own"), ("customModuleProvider", "provider"),
      ] {
        attributes[key] = question[name]
      }
      let element = DocumentElement(
        name: "view", attributes: attributes, position: SourcePosition(line: 1, column: 1))
      return question.asked.map { name in
        switch name {
        case "nameless": found.namelessPrototypes.sorted().joined(separator: "/")
        case "static": found.staticCells.sorted().joined(separator: "/")
        case "modules": Say.yes(found.namesModules)
        default: found.classWithoutModule(of: element) ?? "none"
        }
      }.joined(separator: ", ")
    },
    "read": { question in
      let isWhole = question.head.first == "whole"
      let (document, told) = Documents.parse(isWhole ? question.text : try CaseDocument(question).text)
      return try question.asked.map { name in
        if let words = said(name, told) { return words }
        switch name {
        case "readable": return Say.yes(document != nil)
        case "storyboard": return document.map { Say.yes($0.isStoryboard) } ?? "none"
        case "canvas": return document?.canvas.map { "\($0.id) \(Say.size($0.size))" } ?? "none"
        case "initial": return document?.initialScene?.object ?? "none"
        case "unread": return Say.list(document.map { $0.unread(in: $0.scenes).map(\.message) } ?? [])
        default: throw CaseError("no answer \(name)")
        }
      }.joined(separator: ", ")
    },
  ]

  /// Messages, severities and exit codes.
  static func said(_ name: String, _ told: [Diagnostic]) -> String? {
    switch name {
    case "told": Say.list(told.map(\.message))
    case "levels": Say.list(told.map { "\($0.severity)" })
    case "exits": Say.list(told.map { $0.exitCode.map { "\($0)" } ?? "none" })
    case "files": Say.list(told.map { $0.file ?? "none" })
    case "placed": Say.yes(told.allSatisfy { $0.position != nil })
    default: nil
    }
  }

  /// `text` of the object `a`, `b:text` of another; `b:is:b:superview` compares two objects.
  private static func built(_ asked: String, _ views: BuiltViews) throws -> String {
    if let words = said(asked, views.diagnostics) { return words }
    if asked == "unread" {
      let document = views.builder.document
      return Say.list(document.unread(in: document.scenes).map(\.message))
    }
    let parts = asked.split(separator: ":", maxSplits: 1).map(String.init)
    let isOfUsual = parts[0] == "usual" || parts[0] == "is"
    let (id, path) = parts.count > 1 && !isOfUsual ? (parts[0], parts[1]) : ("a", asked)
    let object: AnyObject? = id == "root" ? views.root : views.builder.objects[id]
    if path == "there" { return Say.yes(object != nil) }
    guard let object else { throw CaseError("no object \(id)") }
    if path.hasPrefix("is:") {
      let other = path.dropFirst(3).split(separator: ":", maxSplits: 1)
      guard other.count == 2 else { throw CaseError("no property in \(asked)") }
      let found = try Property.value(other[1], of: views.builder.objects[String(other[0])])
      return Say.yes(found as AnyObject === object)
    }
    if path.hasPrefix("usual:") {
      let (path, usual) = (path.dropFirst(6), plain(object))
      return Say.yes(
        Property.say(try Property.value(path, of: object))
          == Property.say(try Property.value(path, of: usual)))
    }
    return Property.say(try Property.value(Substring(path), of: object))
  }

  /// An object of the same class that nothing was set of.
  private static func plain(_ object: AnyObject) -> AnyObject? {
    switch object {
    case let button as UIButton:
      let plain = UIButton()
      if button.configuration != nil { plain.configuration = .plain() }
      return plain
    case is UIDatePicker: return UIDatePicker()
    case is UITableViewCell: return UITableViewCell(style: .default, reuseIdentifier: nil)
    case is UINavigationBar: return UINavigationBar()
    default: return UIView()
    }
  }

  static func laid(_ asked: String, _ solved: SolvedDocument) throws -> String {
    if let words = said(asked, solved.diagnostics) { return words }
    switch asked {
    case "conflicts": return "\(solved.conflicts.count)"
    case "texts": return solved.texts.joined(separator: "/")
    case "names": return solved.tree.views.compactMap(\.identifier).joined(separator: "/")
    case "views": return "\(solved.tree.views.count)"
    case "source":
      return solved.tree.layout.constraints.first?.source.map { "\($0.file) column \($0.column)" } ?? "none"
    case "finite":
      return Say.yes(solved.frames.values.allSatisfy { $0.width.isFinite && $0.height.isFinite })
    default: break
    }
    if asked.hasPrefix("count:") {
      return "\(solved.tree.views.count { $0.identifier == String(asked.dropFirst(6)) })"
    }
    if asked.hasPrefix("class:") {
      return solved.tree.views.first { $0.identifier == String(asked.dropFirst(6)) }?.className ?? "none"
    }
    if let sign = asked.range(of: ">=") {
      let value = Double(try laid(String(asked[..<sign.lowerBound]), solved)) ?? -.infinity
      return Say.yes(value >= Double(asked[sign.upperBound...]) ?? .infinity)
    }
    // The part is behind a point; texts are in quotes.
    let parts = asked.split(separator: ".").map(String.init)
    let frame =
      parts[0].hasPrefix("\"")
      ? solved.textFrames[Question.unquoted(parts[0])] : solved.frames[parts[0]]
    guard let frame else { return "none" }
    switch parts.count > 1 ? parts[1] : "" {
    case "": return Say.rect(frame)
    case "x": return Say.number(frame.minX)
    case "y": return Say.number(frame.minY)
    case "maxX": return Say.number(frame.maxX)
    case "maxY": return Say.number(frame.maxY)
    case "width": return Say.number(frame.width)
    case "height": return Say.number(frame.height)
    case "size": return Say.size(frame.size)
    default: throw CaseError("no part of a frame: \(asked)")
    }
  }
}

extension SolvedDocument {
  /// The words of labels, tabs and back buttons.
  var texts: [String] {
    tree.views.flatMap { view -> [String] in
      switch view.content {
      case .text(let content): [content.text.string]
      case .control(let content as TabBarContent): content.tabs.map(\.title.string)
      case .control(let content as BackButtonContent): [content.title.string]
      default: []
      }
    }
  }
}

final class LinedField: UITextField {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    borderStyle = .line
  }
}

final class BoundView: UIView, OutletBinding {
  var values: [(String, Any)] = []
  var bound: [String] { values.map { "\($0.0) \(Property.say($0.1))" } }
  func bind(outlet: String, to object: AnyObject) {}
  func bind(attribute: String, to value: Any) { values.append((attribute, value)) }
}

final class MemberView: UIView {
  var glow: Any?
}

final class KnownController: UIViewController {}

final class KnownView: UIView {}

final class PlainHeader: UICollectionReusableView {}
