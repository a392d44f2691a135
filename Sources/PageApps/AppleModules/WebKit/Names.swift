// Written by Scripts/uikit-names.
// swift-format-ignore-file

public import Foundation
public import FoundationNetworking
public import UIKitCore

public protocol WKScriptMessageHandler: AnyObject { }
public protocol WKURLSchemeHandler: AnyObject { }
open class WKScriptMessage: NSObject { open var name: String { "" }; open var body: Any { "" } }
open class WKProcessPool: NSObject { }
open class WKUserScript: NSObject { public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {} }
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
open class WKWebsiteDataStore: NSObject {
  public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  @discardableResult open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  @discardableResult open class func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {}
  open func removeData(ofTypes dataTypes: Set<String>, for records: [Any], completionHandler: @escaping () -> Void) {}
  open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([Any]) -> Void) {}
  open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
}
open class WKHTTPCookieStore: NSObject { open func getAllCookies(_ completionHandler: @escaping ([Any]) -> Void) {} }
extension WKNavigationAction { public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }; public var navigationType: WKNavigationType { .other }; public var targetFrame: WKFrameInfo? { nil }; public var sourceFrame: WKFrameInfo { WKFrameInfo() } }
extension WKNavigationResponse { public var response: URLResponse { URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }; public var isForMainFrame: Bool { true }; public var canShowMIMEType: Bool { true } }
public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
extension WKUserContentController { public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}; public func addUserScript(_ userScript: WKUserScript) {}; public func removeScriptMessageHandler(forName name: String) {} }
extension WKWebViewConfiguration { public var mediaPlaybackRequiresUserAction: Bool { get { true } set {} }; public var requiresUserActionForMediaPlayback: Bool { get { true } set {} }; public var allowsPictureInPictureMediaPlayback: Bool { get { true } set {} }; public var websiteDataStore: WKWebsiteDataStore { get { .default() } set {} }; public var processPool: WKProcessPool { get { WKProcessPool() } set {} } }
