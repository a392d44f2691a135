internal import PageRender

extension FileWriteError {
  /// A line for each reason for which pictures could not be written, whatever number of them it concerns.
  static func diagnostics(ofPictures errors: [FileWriteError]) -> [Diagnostic] {
    var faults: [(first: FileWriteError, count: Int)] = []
    for error in errors {
      if let place = faults.firstIndex(where: { $0.first.errno == error.errno }) {
        faults[place].count += 1
      } else {
        faults.append((error, 1))
      }
    }
    return faults.map { first, count in
      var diagnostic = first.diagnostic
      if count > 1 {
        diagnostic.message += " (and \(count - 1) more \(count == 2 ? "picture" : "pictures"))"
      }
      return diagnostic
    }
  }
}
