@preconcurrency internal import Glibc

/// Linux's notices of changes in folders (inotify).
struct FolderEvents: ~Copyable {
  let descriptor: Descriptor

  /// A change of an entry of a folder, or of the folder itself.
  struct Event: Equatable {
    /// The number of the folder's watch.
    var watch: Int32
    /// The entry's name; empty for the folder itself.
    var name: String
    var kind: Kind
  }

  enum Kind: Equatable {
    /// A file was written and closed, or took the place of another: it is whole.
    case complete
    /// A file is being written, or an entry came or went: more is to follow, as a rule.
    case begun
    /// The watch ended, as its folder is gone.
    case ended
    /// Events were lost: anything may have changed.
    case overflow
  }

  private static let mask =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MODIFY) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    | UInt32(IN_ONLYDIR)

  /// - Returns: `nil` if the system has no more instances (`fs.inotify.max_user_instances`).
  init?() {
    guard let descriptor = Descriptor(inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))) else {
      return nil
    }
    self.descriptor = descriptor
  }

  /// Watches a folder, and returns the number of its watch: the same one for every path of a folder. `nil`
  /// if there is no such folder, or if the system has no more watches (`fs.inotify.max_user_watches`).
  func watch(_ folder: String) -> Int32? {
    let watch = inotify_add_watch(descriptor.number, folder, Self.mask)
    return watch < 0 ? nil : watch
  }

  func end(_ watch: Int32) { _ = inotify_rm_watch(descriptor.number, watch) }

  /// Takes the events that are there.
  func take() -> [Event] {
    var events: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor.number, &buffer, buffer.count)
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        return events
      }
      events += Self.events(buffer.prefix(count))
    }
  }

  /// The events in the kernel's bytes: a number, a mask, a cookie, a length, and a name with zeros behind it.
  static func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    func number(_ offset: Int) -> UInt32 {
      rest.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    while rest.count >= 16 {
      let (watch, mask, length) = (Int32(bitPattern: number(0)), number(4), Int(number(12)))
      let name = String(decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
      if let kind = Kind(mask) { events.append(Event(watch: watch, name: name, kind: kind)) }
      rest = rest.dropFirst(16 + length)
    }
    return events
  }
}

extension FolderEvents.Kind {
  fileprivate init?(_ mask: UInt32) {
    func has(_ flag: Int) -> Bool { mask & UInt32(flag) != 0 }
    if has(Int(IN_Q_OVERFLOW)) {
      self = .overflow
    } else if has(Int(IN_IGNORED)) {
      self = .ended
    } else if has(Int(IN_CLOSE_WRITE)) || has(Int(IN_MOVED_TO)) {
      self = .complete
    } else {
      self = .begun
    }
  }
}
