// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?; @discardableResult open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}; open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}; open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public protocol MFMailComposeViewControllerDelegate: AnyObject { }
open class MFMessageComposeViewController: UINavigationController {
  @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
  @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
  @discardableResult open class func canSendAttachments() -> Bool { false }
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?; open var recipients: [String]?; open var body: String?
  open var subject: String?; @discardableResult open class func canSendText() -> Bool { false }
}
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject { func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) }
