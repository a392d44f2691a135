@_exported public import AppUIKit

/// A screen for writing a mail, which pages show empty.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Returns false, as pages can send no mail.
  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The outcome of composing a mail, with MessageUI's raw values.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {}

/// A screen for writing a message, which pages show empty.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  /// Returns false, as pages can send no message.
  open class func canSendText() -> Bool { false }
}

/// The outcome of composing a message, with MessageUI's raw values.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
