import Foundation
import Testing
import UIKit

/// The public names of UIKitCore and AppUIKit, which `import UIKit` brings into an app's sources beside Foundation.
struct PublicNamesTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable { var pathComponents: [String] }
    var symbols: [Symbol]
  }

  /// The prefixes of UIKit, of what belongs to its text and layout in Foundation's style, of QuartzCore, CoreGraphics, MapKit,
  /// WebKit and Security, and of Objective-C's runtime.
  private static let prefixes = [
    "UI", "NS", "CA", "CG", "CL", "MK", "WK", "kCA", "kCL", "kSec", "Sec", "errSec", "objc_",
  ]
  /// CoreFoundation's types and Objective-C's selector and pool, which Apple's Foundation brings; the compiler looks for
  /// the types of colour and image literals under names of its own. The others are of Apple's Foundation and C library, and
  /// not of Linux's.
  private static let others = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent()", "CFArray", "CFData", "CFDictionary", "CFNumber",
    "CFString", "CFTimeInterval", "CFTypeRef", "CFURL", "Selector", "autoreleasepool(invoking:)",
    "ColorResource", "ImageResource", "_KeyValueCodingAndObserving", "_ColorLiteralType", "_ImageLiteralType",
    "UndoManager", "kCFBooleanTrue",
    "kCFBooleanFalse",
    "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter", "ValueTransformer", "MAXFLOAT", "USEC_PER_SEC", "MSEC_PER_SEC",
    "MeasurementFormatUnitUsage",
    "OSStatus",
  ]

  /// Of Symbols, which UIKit brings with it: `BounceSymbolEffect`, `SymbolEffectOptions`.
  private static func isSymbolEffect(_ name: String) -> Bool {
    name.hasPrefix("SymbolEffect") || name.hasSuffix("SymbolEffect")
  }
  /// `objc_AssociationPolicy` and its like begin as Objective-C's own; these are what the translator's code calls, as
  /// `UIKit.MemberRegistry`.
  private static let translated = [
    "ExtensionOverrides", "MemberArguments", "MemberRegistry", "MemberTable", "MembersByName",
    "PageRenderLock", "pageRenderDraws(iOS:)", "pageRenderLeftOut(_:_:)",
    "pageRenderNew(_:)", "pageRenderNew(_:frame:)", "pageRenderNew(_:nibName:bundle:)",
  ]

  /// CoreText's constants of font features: `kLigaturesType`, `kCommonLigaturesOnSelector`.
  private static func isFontFeature(_ name: String) -> Bool {
    name.hasPrefix("k") && (name.hasSuffix("Type") || name.hasSuffix("Selector"))
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(
        atPath: build.appending(path: "Modules/UIKitCore.swiftmodule").path)),
    arguments: [
      ("UIKitCore", ["UIView", "CALayer", "CGContext"]),
      ("AppUIKit", ["UIControlEvents", "UIEdgeInsetsMake(_:_:_:_:)"]),
    ])
  func `import UIKit brings no name that is not Apple's`(module: String, known: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = Self.repository.appending(path: "Scripts/public-symbols")
    process.arguments = [module, folder.path, Self.build.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
    let graph = try JSONDecoder().decode(
      SymbolGraph.self, from: Data(contentsOf: folder.appending(path: "\(module).symbols.json")))
    let names = Set(graph.symbols.filter { $0.pathComponents.count == 1 }.flatMap(\.pathComponents))
    #expect(names.isSuperset(of: known))
    let strange = names.filter { name in
      !Self.prefixes.contains(where: name.hasPrefix) && !Self.others.contains(name)
        && !Self.translated.contains(name)
        && !Self.isFontFeature(name) && !Self.isSymbolEffect(name)
    }
    #expect(strange.sorted() == [])
  }
}
