internal import CQPDF

/// A libqpdf call that failed, and its words.
struct PDFObjectsError: Error, Equatable {
  let operation: String
  let message: String
}

/// The objects of a PDF document in memory, read and changed through libqpdf.
struct PDFObjects: ~Copyable {
  /// Set unless the initialiser throws.
  private let data: qpdf_data?

  /// An object, or the place of one, of the document that answered it.
  struct Object {
    fileprivate let handle: qpdf_oh
  }

  /// Reads a document's table of objects; each object is read when it is asked for.
  ///
  /// - Parameter bytes: Have to live as long as this.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PDFObjectsError) {
    data = qpdf_init()
    if data == nil { throw PDFObjectsError(operation: "qpdf_init", message: "no memory") }
    qpdf_silence_errors(data)
    qpdf_set_suppress_warnings(data, 1)
    let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    _ = qpdf_read_memory(data, "document", start, UInt64(bytes.count), nil)
    try check("qpdf_read_memory")
  }

  deinit {
    var data = data
    if data != nil { qpdf_cleanup(&data) }
  }

  /// Throws the last fault of everything since it was asked before.
  func check(_ operation: String) throws(PDFObjectsError) {
    guard qpdf_has_error(data) != 0 else { return }
    let error = qpdf_get_error(data)
    let message = qpdf_get_error_full_text(data, error).map { String(cString: $0) } ?? ""
    throw PDFObjectsError(operation: operation, message: message)
  }

  /// The document with its objects packed, its streams as they are and an identifier made of its contents.
  func write() throws(PDFObjectsError) -> [UInt8] {
    qpdf_init_write_memory(data)
    qpdf_set_object_stream_mode(data, qpdf_o_generate)
    // Streams that are compressed stay so, byte for byte; the packed objects are compressed.
    qpdf_set_decode_level(data, qpdf_dl_none)
    qpdf_set_compress_streams(data, 1)
    qpdf_set_deterministic_ID(data, 1)
    // That of most of the dictionaries in use here, of 2008.
    qpdf_set_minimum_pdf_version(data, "1.7")
    qpdf_write(data)
    try check("qpdf_write")
    let count = qpdf_get_buffer_length(data)
    return Array(UnsafeBufferPointer(start: qpdf_get_buffer(data), count: count))
  }

  // MARK: Reading

  var trailer: Object { Object(handle: qpdf_get_trailer(data)) }

  var root: Object { Object(handle: qpdf_get_root(data)) }

  func page(_ index: Int) -> Object { Object(handle: qpdf_get_page_n(data, index)) }

  /// The value of a dictionary's key, with its slash; null where there is none.
  func value(_ key: String, of object: Object) -> Object {
    Object(handle: qpdf_oh_get_key_if_dict(data, object.handle, key))
  }

  func has(_ key: String, _ object: Object) -> Bool {
    isDictionary(object) && qpdf_oh_has_key(data, object.handle, key) != 0
  }

  func isNull(_ object: Object) -> Bool { qpdf_oh_is_null(data, object.handle) != 0 }

  func isDictionary(_ object: Object) -> Bool { qpdf_oh_is_dictionary(data, object.handle) != 0 }

  func isArray(_ object: Object) -> Bool { qpdf_oh_is_array(data, object.handle) != 0 }

  func count(_ array: Object) -> Int { Int(qpdf_oh_get_array_n_items(data, array.handle)) }

  func item(_ index: Int, of array: Object) -> Object {
    Object(handle: qpdf_oh_get_array_item(data, array.handle, Int32(clamping: index)))
  }

  /// Whether an object is a name, with its slash.
  func isName(_ object: Object, _ name: String) -> Bool {
    qpdf_oh_is_name_and_equals(data, object.handle, name) != 0
  }

  /// The same object, to be released by itself.
  func again(_ object: Object) -> Object { Object(handle: qpdf_oh_new_object(data, object.handle)) }

  /// Forgets what was asked for; large documents have many objects. What it stands for stays.
  func release(_ object: Object) { qpdf_oh_release(data, object.handle) }

  // MARK: Making

  func null() -> Object { Object(handle: qpdf_oh_new_null(data)) }

  func bool(_ value: Bool) -> Object { Object(handle: qpdf_oh_new_bool(data, value ? 1 : 0)) }

  func integer(_ value: Int) -> Object { Object(handle: qpdf_oh_new_integer(data, Int64(value))) }

  /// Rounded to hundredths.
  func real(_ value: Double) -> Object { Object(handle: qpdf_oh_new_real_from_double(data, value, 2)) }

  /// A name, with its slash.
  func name(_ name: String) -> Object { Object(handle: qpdf_oh_new_name(data, name)) }

  /// A text string: in PDFDocEncoding if that has its characters, else in UTF-16.
  func text(_ text: String) -> Object { Object(handle: qpdf_oh_new_unicode_string(data, text)) }

  /// A string of the text's bytes in UTF-8.
  func bytes(_ text: String) -> Object {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        Object(handle: qpdf_oh_new_binary_string(data, $0.baseAddress, $0.count))
      }
    }
  }

  func array(_ items: [Object] = []) -> Object {
    let array = Object(handle: qpdf_oh_new_array(data))
    for item in items { append(item, to: array) }
    return array
  }

  func dictionary(_ entries: [(String, Object)]) -> Object {
    let dictionary = Object(handle: qpdf_oh_new_dictionary(data))
    for (key, value) in entries { set(key, of: dictionary, to: value) }
    return dictionary
  }

  /// A stream, which is an object of its own.
  func stream(_ bytes: [UInt8], _ entries: [(String, Object)]) -> Object {
    let stream = Object(handle: qpdf_oh_new_stream(data))
    qpdf_oh_replace_stream_data(
      data, stream.handle, bytes, bytes.count, qpdf_oh_new_null(data), qpdf_oh_new_null(data))
    let dictionary = Object(handle: qpdf_oh_get_dict(data, stream.handle))
    for (key, value) in entries { set(key, of: dictionary, to: value) }
    return stream
  }

  /// Makes an object one that others can refer to.
  func indirect(_ object: Object) -> Object {
    Object(handle: qpdf_make_indirect_object(data, object.handle))
  }

  func set(_ key: String, of dictionary: Object, to value: Object) {
    qpdf_oh_replace_key(data, dictionary.handle, key, value.handle)
  }

  func append(_ item: Object, to array: Object) { qpdf_oh_append_item(data, array.handle, item.handle) }
}
