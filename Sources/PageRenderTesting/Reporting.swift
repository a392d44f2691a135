internal import Foundation
internal import PageRender
internal import Testing
internal import XCTest

/// Reports to the framework whose test is running.
enum Reporting {
  /// Reports a failure at a position in a test's source.
  static func fail(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Attaches files that show a failure if the framework can.
  static func attach(_ files: [ShownFile]) {
    guard Test.current != nil else { return }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      Attachment.record([UInt8](data), named: file.attachmentName)
    }
  }
}

/// Reports notes that do not fail a test.
enum Notes {
  static func tell(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), severity: .warning)
    } else {
      FileHandle.standardError.write(Data(RunnerLog.guarded("warning: \(message)\n").utf8))
    }
  }
}

/// The words for errors.
enum FaultWording {
  static func words(for error: any Error) -> String {
    switch error {
    case let error as ScreenFault: error.message
    case let error as PageError: error.diagnostic.message
    case let error as FileWriteError: error.diagnostic.message
    case let error as StoredPictureError: "the snapshot \(error.message)"
    case let error as UnknownRecordMode:
      "\(error.variable) is \"\(error.value)\", which is no record mode; write one of \(RecordMode.names)"
    default: "\(error)"
    }
  }
}
