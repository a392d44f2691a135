import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Questions about files as they are loaded, and about the words of sources. In a source `⏎` is a line's end and `∕∕` begins a comment.
@MainActor
enum SourceAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "words": { question in
      var words = SourceWords(["caption", "Screen"])
      words.read(Array(source(question.text).utf8))
      return Say.list(
        question.asked.map { name in
          switch name {
          case "mentions": "\(words.mentions["caption"] ?? 0)"
          case "outlets": "\(words.outlets["caption"] ?? 0)"
          case "uses":
            list((words.uses["caption"] ?? [:]).keys.map { "\($0.kind) \($0.member)" }.sorted())
          case "users": list((words.uses["caption"] ?? [:]).keys.map { $0.user ?? "nobody" })
          case "own": list((words.own["A"] ?? [:]).keys.sorted())
          default: words.superclasses["Screen"] ?? "none"
          }
        })
    },
    "styled": { question in
      let folder = TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path("App.xcodeproj"), withIntermediateDirectories: true)
      let text = source(question.text)
      for (path, text) in [
        ("App.xcodeproj/project.pbxproj", "{ objects = {}; }"),
        (text.hasPrefix("@") ? "A.m" : "A.swift", text),
      ] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(path)))
      }
      let project = try #require(ProjectFolder(near: folder.path("Main.storyboard")))
      let members = ProjectSources(project, words: []).members(ofClass: "A") ?? []
      return Say.yes(members.contains { $0.member.contains("StatusBar") })
    },
    "code": { question in
      let code = String(decoding: SourceMask.code(of: Array(source(question.text).utf8)), as: UTF8.self)
      return code.replacing(" ", with: "·").replacing("\n", with: "⏎")
    },
    "effect": { question in
      let uses: [String: CodeUse] = [
        "colors": .colors, "label": .label, "size": .size, "font": .font, "overlap": .overlap, "room": .room,
      ]
      let kinds: [String: SourceUse.Kind] = ["changes": .changes, "passes": .passes, "reads": .reads]
      let words = question.texts
      let use = try #require(uses[words[0]], "no use \(words)")
      let kind = try #require(kinds[words[1]], "no kind \(words)")
      return "\(use.effect(of: SourceUse(words.count > 2 ? words[2] : "", kind, at: "")))"
    },
    "changed": { question in
      let uses: [String: CodeUse] = [
        "anything": .anything, "room": .room, "contentSize": .contentSize, "place": .place, "colors": .colors,
      ]
      let use = try #require(uses[question.texts[0]])
      return list(
        ["accessibilityLabel", "isHidden", "isOn", "layer.mask", "tag", "text", "textColor"].filter(
          use.isChanged))
    },
    "action": { question in
      let claim = CodeClaim(
        .action(receiver: "Screen"), question.texts[0], at: SourcePosition(line: 1, column: 1))
      return list(claim.words)
    },
    "loaded": { question in
      let folder = TemporaryFolder()
      let text =
        question.head.contains("whole")
        ? question.lines.map(\.text).joined() : try CaseDocument(question).text
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("Main.xib")))
      let (source, told) = InterfaceBuilderSource.load(folder.path("Main.xib"))
      return question.asked.map { name in
        if let words = DocumentAnswers.said(name, told) { return words }
        guard let source else { return "none" }
        switch name {
        case "ids": return list(source.entries.map(\.id))
        case "system": return "\(source.system)"
        default:
          let devices = DeviceCatalog.builtin.devices(showing: source, drawnAs: .ios17)
          return "\(devices.count) \(devices.allSatisfy { $0.idiom == .pad } ? "pads" : "mixed")"
        }
      }.joined(separator: ", ")
    },
  ]

  private static func source(_ text: String) -> String {
    text.replacing("⏎", with: "\n").replacing("∕∕", with: "//")
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: "/")
  }
}
