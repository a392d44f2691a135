/// The document's metadata in XMP (ISO 16684-1).
struct PDFMetadata {
  let information: DocumentInformation

  init(_ information: DocumentInformation) { self.information = information }

  var xml: String {
    let language = PDFText.xml(information.language)
    var elements = [
      "<dc:format>application/pdf</dc:format>",
      "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">\(PDFText.xml(information.title))</rdf:li></rdf:Alt></dc:title>",
      "<dc:language><rdf:Bag><rdf:li>\(language)</rdf:li></rdf:Bag></dc:language>",
      "<pdf:Producer>PageRender</pdf:Producer>",
    ]
    if let subject = information.subject {
      elements.append(
        "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">\(PDFText.xml(subject))</rdf:li></rdf:Alt>"
          + "</dc:description>")
    }
    if !information.keywords.isEmpty {
      elements.append(
        "<pdf:Keywords>\(PDFText.xml(information.keywords.joined(separator: ", ")))</pdf:Keywords>")
    }
    if let date = information.date.flatMap(PDFDate.init)?.inMetadata {
      elements.append("<xmp:CreateDate>\(date)</xmp:CreateDate><xmp:ModifyDate>\(date)</xmp:ModifyDate>")
    }
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
      xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
      \(elements.joined(separator: "\n"))
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="r"?>
      """
  }
}
