/// Whole files of texts around what a test says of them.
package enum StringFileText {
  /// A string catalogue (`.xcstrings`).
  package static func catalog(_ strings: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {\(strings)},
      "version" : "1.0"
    }
    """
  }

  /// A strings dictionary (`.stringsdict`).
  package static func dictionary(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(content)</dict></plist>
    """
  }

  /// An XLIFF file of English and Russian.
  package static func xliff(_ units: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="ru" datatype="plaintext">
    <header><tool tool-id="com.apple.dt.xcode"/></header>
    <body>\(units)</body></file></xliff>
    """
  }
}
