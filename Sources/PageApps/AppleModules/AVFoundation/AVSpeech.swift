public import Foundation

/// A voice, which stays silent.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
