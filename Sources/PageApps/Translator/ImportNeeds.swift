import SwiftSyntax

/// The parts of Foundation that are modules of their own on Linux.
enum ImportNeeds {
  private static let networking = [
    "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "HTTPCookie", "HTTPCookieStorage",
    "URLCredential", "URLProtocol", "URLProtectionSpace", "URLAuthenticationChallenge", "CachedURLResponse",
  ]
  private static let xml = ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]

  /// Apple's modules that UIKit, Foundation or another file of the module makes visible on iOS, and names of theirs; `*` stands for
  /// more letters.
  private static let modules: [(name: String, words: [String])] = [
    (
      "Combine",
      [
        "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Published",
        "AnyPublisher",
      ]
    ),
    (
      "UIKit",
      [
        "autoreleasepool", "NSInteger", "NSUInteger", "NSDiscardableContent", "CFString", "CFData", "CFURL",
        "CFArray", "CFDictionary", "CFNumber", "CFTypeRef", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "objc_AssociationPolicy", "NSItemProvider", "NSEC_PER_SEC",
        "RelativeDateTimeFormatter", "ListFormatter", "DateComponentsFormatter", "MeasurementFormatter",
        "PersonNameComponentsFormatter", "NSDataDetector", "NSUbiquitousKeyValueStore", "NSPredicate",
        "NSSortDescriptor", "ValueTransformer", "NSValueTransformerName", "NSHashTable", "NSMapTable",
        "NSFileCoordinator", "isLowPowerModeEnabled",
        "Progress", "containerURL", "documentsDirectory", "cachesDirectory", "notifications",
        "objc_sync_enter",
      ]
    ),
    ("UniformTypeIdentifiers", ["UTType"]),
    ("CoreImage", ["CIImage", "CIFilter", "CIContext", "CIColor"]),
    ("UserNotifications", ["UNUserNotification*", "UNMutableNotificationContent", "UNNotification*"]),
    ("CoreData", ["NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest"]),
  ]

  static func of(_ file: SourceFile, _ facts: FileFacts) -> [String] {
    let words = Words(file)
    var needs: [String] = []
    if words.contains(anyOf: networking) || words.contains(prefix: "URLSession"),
      !facts.imports.contains("FoundationNetworking")
    {
      needs.append("FoundationNetworking")
    }
    if words.contains(anyOf: xml), !facts.imports.contains("FoundationXML") { needs.append("FoundationXML") }
    for module in modules where words.contains(anyOf: module.words) && !facts.imports.contains(module.name) {
      needs.append(module.name)
    }
    // A protocol of the app's may ask URLSession for the functions that Combine's stand-in adds.
    if facts.conformances.contains(where: { $0.type == "URLSession" }), !needs.contains("Combine") {
      needs.append("Combine")
    }
    return needs
  }

  private struct Words {
    private let names: Set<String>

    init(_ file: SourceFile) {
      var names: Set<String> = []
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
      self.names = names
    }

    func contains(prefix: String) -> Bool { names.contains { $0.hasPrefix(prefix) } }
    func contains(anyOf words: [String]) -> Bool {
      words.contains { $0.last == "*" ? contains(prefix: String($0.dropLast())) : names.contains($0) }
    }
  }
}
