extension PDFObjects {
  /// Adds the document's metadata: its title, language, dates and the like.
  ///
  /// - Returns: The information dictionary.
  mutating func describe(_ information: DocumentInformation) -> PDFReference {
    var entries: [(key: String, value: PDFValue)] = [
      ("Title", .text(PDFText.line(information.title))), ("Producer", .text("PageRender")),
    ]
    if let subject = information.subject { entries.append(("Subject", .text(PDFText.line(subject)))) }
    if !information.keywords.isEmpty {
      let keywords = information.keywords.map(PDFText.line).joined(separator: ", ")
      entries.append(("Keywords", .text(keywords)))
    }
    if let date = information.date.flatMap(PDFDate.init) {
      entries.append(("CreationDate", .text(date.inInformation)))
      entries.append(("ModDate", .text(date.inInformation)))
    }
    setRoot("Lang", to: .text(PDFText.line(information.language)))
    setRoot("ViewerPreferences", to: .dictionary([("DisplayDocTitle", .bool(true))]))
    // Not compressed, for programs that find metadata without parsing the document (ISO 16684-1).
    let metadata = add(
      .stream(
        [("Type", .name("Metadata")), ("Subtype", .name("XML"))],
        contents: Array(PDFMetadata(information).xml.utf8)))
    setRoot("Metadata", to: .reference(metadata))
    return add(.dictionary(entries))
  }

  /// Adds the pages' labels in viewers (ISO 32000-1, 12.4.2).
  mutating func addLabels(_ labels: [String?]) {
    guard labels.contains(where: { $0 != nil }) else { return }
    var numbers: [PDFValue] = []
    var isNumbered = false
    for (index, label) in labels.enumerated() {
      if let label {
        numbers += [.integer(index), .dictionary([("P", .text(PDFText.line(label)))])]
      } else if !isNumbered {
        // Pages without labels keep their own numbers.
        numbers += [.integer(index), .dictionary([("S", .name("D")), ("St", .integer(index + 1))])]
      }
      isNumbered = label == nil
    }
    setRoot("PageLabels", to: .dictionary([("Nums", .array(numbers))]))
  }
}
