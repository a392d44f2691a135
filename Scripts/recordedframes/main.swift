import Foundation
import PageRender

/// `recordedframes [--json | --summary] FILE…`: how many of the frames that Interface Builder saved the layout engine finds.

let arguments = CommandLine.arguments.dropFirst()
let printsJSON = arguments.contains("--json")
let printsSummary = arguments.contains("--summary")
let files = arguments.filter { !$0.hasPrefix("--") }
guard !files.isEmpty else {
  FileHandle.standardError.write(Data("usage: check-recorded-frames [--json | --summary] FILE…\n".utf8))
  exit(2)
}
var reports: [RecordedFrames] = []
var isComplete = true
for file in files.sorted() {
  let (document, diagnostics) = InterfaceDocument.load(file)
  for diagnostic in diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
  guard let document else {
    isComplete = false
    continue
  }
  reports.append(RecordedFrames(of: document))
}
print(
  printsJSON
    ? RecordedFrames.json(reports).text
    : printsSummary ? RecordedFrames.summary(reports) : RecordedFrames.table(reports))
exit(isComplete ? 0 : 3)
