/// The error of a word on the command line or in a deck that names no device.
public struct DeviceError: Error, Hashable, Sendable {
  /// The word that names no device.
  public var text: String
  var problem: Problem

  enum Problem: Hashable {
    /// No device has this id or name; the suggestions are ids of devices that are spelt alike.
    case unknown(suggestions: [String])
    /// The word begins like a size, but is not one.
    case malformedSize
    case impossibleSize(Device.SizeFault)
    /// The text behind `@window=` is no part of a screen and no size.
    case malformedWindow
    /// The window is larger than the screen of the device of a name, in one of its orientations.
    case largeWindow(String)
  }

  static func unknown(_ text: String, suggestions: [String]) -> DeviceError {
    DeviceError(text: text, problem: .unknown(suggestions: suggestions))
  }

  static func malformedSize(_ text: String) -> DeviceError {
    DeviceError(text: text, problem: .malformedSize)
  }

  static func malformedWindow(_ text: String) -> DeviceError {
    DeviceError(text: text, problem: .malformedWindow)
  }

  static func largeWindow(_ text: String, on name: String) -> DeviceError {
    DeviceError(text: text, problem: .largeWindow(name))
  }

  static func impossibleSize(_ text: String, _ fault: Device.SizeFault) -> DeviceError {
    DeviceError(text: text, problem: .impossibleSize(fault))
  }

  /// True if a limit was exceeded, which has an exit code of its own.
  public var isLimit: Bool {
    if case .impossibleSize(let fault) = problem { fault.isLimit } else { false }
  }

  /// The message: the fault, the value at fault and the remedy.
  public var message: String {
    let device = Wording.quoted(text)
    switch problem {
    case .unknown(let suggestions):
      let others = suggestions.dropLast().map { "\(Wording.quoted($0)), " }.joined()
      let question = suggestions.last.map {
        "; did you mean \(others)\(others.isEmpty ? "" : "or ")\(Wording.quoted($0))?"
      }
      return "unknown device \(device)\(question ?? ";") \"renderpages devices\" lists all"
    case .malformedSize: return "not a device size: \(device); write WIDTHxHEIGHT@SCALEx, such as 390x844@3x"
    case .malformedWindow:
      return
        "not a window: \(device); write half, third or WIDTHxHEIGHT, such as ipad-pro-13-m4@window=375x700"
    case .largeWindow(let name): return "a window of \(text) is larger than the screen of \(name)"
    case .impossibleSize(let fault): return "impossible device size \(device): \(fault.message)"
    }
  }
}
