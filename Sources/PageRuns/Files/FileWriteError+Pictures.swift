internal import PageRender

extension FileWriteError {
  /// Returns one diagnostic for each reason why pictures could not be written, with the number of pictures.
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
        diagnostic.message += " (and \(Wording.count(count - 1, "more picture")))"
      }
      return diagnostic
    }
  }
}
