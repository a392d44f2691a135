internal import Foundation
package import PageBase

/// The page of a folder's pictures, or of pictures that a server sends, which are compared with each other.
package struct Gallery {
  /// The title, as plain text, and its language (BCP 47); `nil` if that is not known.
  package var title: String
  package var language: String?
  /// The command that writes the page: `render`, `store`, `app` or `watch`, each with its own sections.
  package var command: String
  package var pictures: [Picture]

  package struct Picture: Sendable {
    /// The picture's path below the folder; `nil` if it was not drawn.
    package var path: String?
    /// The name that the picture keeps whatever it shows; `nil` if its path is that.
    package var name: String?
    /// The path of the recorded picture; `nil` if there is none.
    package var recorded: String?
    /// The title of the section.
    package var group: String
    package var axes: PictureResult.Axes
    /// The width and height of the screen, in points of paper; `nil` if they are not known.
    package var paper: [Double]?
    /// Why the picture is no success; `nil` if it is one.
    package var fault: String?

    package init(
      path: String?, group: String, axes: PictureResult.Axes, paper: [Double]? = nil, fault: String? = nil
    ) {
      (self.path, self.group, self.axes) = (path, group, axes)
      (self.paper, self.fault) = (paper, fault)
    }
  }

  /// The file's name in the pictures' folder.
  package static let fileName = ReportFolder.page

  package init(title: String, language: String? = nil, command: String, pictures: [Picture]) {
    (self.title, self.language) = (title, language)
    (self.command, self.pictures) = (command, pictures)
  }

  private var data: PageData {
    let results = pictures.enumerated().map { index, picture in
      let isDrawn = picture.path != nil && picture.fault == nil
      var result = PictureResult(
        deck: picture.group, name: picture.name ?? picture.path ?? "\(index)", snapshot: "",
        status: isDrawn ? .recorded : .failed, axes: picture.axes)
      (result.expected, result.actual) = (picture.recorded, picture.path)
      result.sentences = picture.fault.map { [$0] } ?? []
      return result
    }
    var data = PageData(Verification(title: title, pictures: results))
    data.add([
      ("kind", .string(command)), ("language", language.map { .string($0) } ?? .null),
      ("papers", .array(pictures.map { $0.paper.map { .array($0.map { .number($0) }) } ?? .null })),
    ])
    return data
  }

  package var html: String {
    ViewerPage(title: title, language: language, command: command, data: data).html
  }

  /// The page of a server, which has no pictures yet, and takes `state` after `state`.
  package func live(nonce: String) -> String {
    ViewerPage(title: title, command: command, data: data, nonce: nonce).html
  }

  /// All that the page knows of the pictures, and more, in one line.
  package func state(_ members: [(String, JSONOutput)]) -> String {
    var data = data
    data.add(members + [("details", .array(data.details))])
    return data.index.compactText
  }

  // MARK: The file

  /// The outcome of writing the page.
  package enum Writing {
    case written
    /// Another file of that name is in the folder, and is kept.
    case foreign(path: String)
    case failed(FileWriteError)
  }

  /// Writes the page into a folder, unless a file of its name is there that the command did not write.
  package func write(into folder: String) -> Writing {
    let path = "\(folder)/\(Self.fileName)"
    if FileManager.default.fileExists(atPath: path), Self.text(in: folder, by: command) == nil {
      return .foreign(path: path)
    }
    do throws(FileWriteError) {
      try AtomicFileWriter().write(html, to: path)
      return .written
    } catch {
      return .failed(error)
    }
  }

  /// Returns the title of the page that a command wrote into a folder, and its language; `nil` if there is none.
  package static func heading(in folder: String, by command: String) -> (title: String, language: String?)? {
    guard let text = text(in: folder, by: command),
      let title = value(from: "<title>", to: "</title>", in: text)
    else { return nil }
    return (title, value(from: "id=\"title\" lang=\"", to: "\"", in: text))
  }

  private static func text(in folder: String, by command: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(fileName)") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("content=\"renderpages \(command)\"") ? text : nil
  }

  private static func value(from start: String, to end: String, in text: String) -> String? {
    guard let start = text.firstRange(of: start)?.upperBound,
      let end = text[start...].firstRange(of: end)?.lowerBound
    else { return nil }
    return String(text[start..<end]).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&#58;", with: ":").replacing("&#35;", with: "#").replacing("&amp;", with: "&")
  }
}
