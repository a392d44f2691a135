// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

public struct UTType: Hashable, Codable, Sendable { public let identifier: String; public init?(_ identifier: String) { guard identifier.contains(".") else { return nil }; self.identifier = identifier }; private init(known identifier: String) { self.identifier = identifier }; public static let item = UTType(known: "public.item"); public static let content = UTType(known: "public.content"); public static let data = UTType(known: "public.data"); public static let text = UTType(known: "public.text"); public static let plainText = UTType(known: "public.plain-text"); public static let utf8PlainText = UTType(known: "public.utf8-plain-text"); public static let html = UTType(known: "public.html"); public static let json = UTType(known: "public.json"); public static let xml = UTType(known: "public.xml"); public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text"); public static let pdf = UTType(known: "com.adobe.pdf"); public static let image = UTType(known: "public.image"); public static let png = UTType(known: "public.png"); public static let jpeg = UTType(known: "public.jpeg"); public static let gif = UTType(known: "com.compuserve.gif"); public static let heic = UTType(known: "public.heic"); public static let audio = UTType(known: "public.audio"); public static let movie = UTType(known: "public.movie"); public static let video = UTType(known: "public.video"); public static let mpeg4Movie = UTType(known: "public.mpeg-4"); public static let url = UTType(known: "public.url"); public static let fileURL = UTType(known: "public.file-url"); public static let folder = UTType(known: "public.folder"); public static let zip = UTType(known: "public.zip-archive") }
public let kUTTypeImage = UTType.image.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeAudio = UTType.audio.identifier
public let kUTTypePDF = UTType.pdf.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypeData = UTType.data.identifier
public let kUTTypeItem = UTType.item.identifier
extension UIDocumentPickerViewController { public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open) } }
extension UTType { public init?(filenameExtension: String) { self.init("dyn." + filenameExtension) }; public init?(mimeType: String) { self.init("dyn." + mimeType) }; public init(exportedAs identifier: String) { self = UTType("dyn." + identifier) ?? .data }; public init(importedAs identifier: String) { self.init(exportedAs: identifier) }; public func conforms(to type: UTType) -> Bool { self == type }; public var preferredMIMEType: String? { nil }; public var preferredFilenameExtension: String? { nil }; public var localizedDescription: String? { nil }; public static let mp3 = UTType(exportedAs: "public.mp3"); public static let rtf = UTType(exportedAs: "public.rtf"); public static let svg = UTType(exportedAs: "public.svg-image"); public static let livePhoto = UTType(exportedAs: "com.apple.live-photo"); public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie"); public static let archive = UTType(exportedAs: "public.archive"); public static let spreadsheet = UTType(exportedAs: "public.spreadsheet") }
