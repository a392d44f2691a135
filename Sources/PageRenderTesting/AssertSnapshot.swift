public import Foundation
internal import PageRender
internal import Testing

/// Compares a value with its snapshot, `__Snapshots__/<TestFile>/<testName>.<name>` beside the test's file,
/// and fails the test if they differ or there is none.
///
/// ```swift
/// @MainActor @Test func welcomeScreen() {
///   let welcome = WelcomeController()
///   // __Snapshots__/WelcomeTests/welcomeScreen.1.png, in a file WelcomeTests.swift
///   assertSnapshot(of: welcome, as: .image(on: .iPhoneX))
///   // welcomeScreen.turned.png
///   assertSnapshot(of: welcome, as: .image(on: .iPhoneX(.landscape)), named: "turned")
/// }
/// ```
///
/// - Parameters:
///   - value: The value, which is evaluated once.
///   - snapshotting: The strategy that makes the stored format of the value, such as `.image(on: .iPhoneX)`.
///   - name: The snapshot's name; by default the number of the assertion in its test.
///   - recording: The record mode; by default that of the scope or of the environment
///     (`withSnapshotTesting`).
///   - timeout: The longest wait for an asynchronous value, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  Reporting.fail(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares a value with several snapshots, one for each strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with several snapshots, one for each strategy and with its name, in the order of the
/// names.
///
/// ```swift
/// assertSnapshots(
///   of: TutorialController(),
///   as: [
///     "phone": .image(on: .iPhone13), "phone-turned": .image(on: .iPhone13(.landscape)),
///     "tablet": .image(on: .iPadPro11),
///   ])
/// ```
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its snapshot, and returns the failure, for assertions of one's own.
///
/// ```swift
/// // Compares screens with the pictures of a designer, who alone makes new ones.
/// func assertDesign(of controller: UIViewController, named name: String) {
///   let fault = verifySnapshot(
///     of: controller, as: .image(on: .iPhoneX), named: name, record: .never, snapshotDirectory: "/designs")
///   if let fault { Issue.record("\(name) is not as designed: \(fault)") }
/// }
/// ```
///
/// - Parameter snapshotDirectory: The folder of the snapshot; by default `__Snapshots__/<TestFile>` beside
///   the test's file.
/// - Returns: The failure's message; `nil` if the value is as recorded.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  guard name != nil || Test.Case.current?.isParameterized != true else { return Messages.unnamedCase }
  do {
    let mode = try SnapshotTestingConfiguration.Record.effective(recording)
    let files = SnapshotFiles(
      testFile: "\(filePath)", testName: testName, named: name, pathExtension: snapshotting.pathExtension,
      folder: snapshotDirectory)
    AssertionNotes.add(files, source: "\(filePath)", testName: testName)
    let failure: (message: String, files: [ShownFile])?
    if let drawing = snapshotting.drawing {
      // The test waits, so that no other code uses the value meanwhile.
      nonisolated(unsafe) let value = try value()
      Patience.wait(snapshotting.delay)
      let system = files.system
      failure = try MainThread.run {
        let screen = try Screens.system.with(system) { try drawing.draw(value) }
        return try PictureCheck(
          files: files, mode: mode, tolerance: drawing.tolerance, ignored: drawing.ignored
        ).failure(of: screen)
      }
    } else {
      failure = try Screens.system.with(files.system) {
        try ValueCheck(files: files, mode: mode, strategy: snapshotting, timeout: timeout)
          .failure(of: value())
      }
    }
    guard let failure else { return nil }
    Reporting.attach(failure.files)
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
    let actual = failure.files.dropFirst().first?.path ?? files.path
    let command =
      failure.files.isEmpty ? "" : tool(currentFilePath: files.path, failedFilePath: actual)
    return failure.message + (command.isEmpty ? "" : "\n\(command)")
  } catch {
    return FaultWording.words(for: error)
  }
}
