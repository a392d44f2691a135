import AVKit
import AppTrackingTransparency
import AudioToolbox
import AuthenticationServices
import Combine
import Contacts
import CoreData
import CoreImage
import CoreMotion
import CryptoKit
import FoundationNetworking
import ImageIO
import LocalAuthentication
import Network
import Photos
import Security
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications

private protocol Loading { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
extension URLSession: Loading {}

/// Modules whose names apps use and whose work no page does.
@MainActor
struct BoxTests {
  /// 16:9 in 100 × 100: 100 wide, 56.25 high, in the middle.
  @Test func `a rectangle of an aspect ratio lies in the middle of the one around it`() {
    let inside = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(inside == CGRect(x: 0, y: 21.875, width: 100, height: 56.25))
  }

  /// The digest of "abc": FIPS 180-4, csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values.
  @Test func `a digest has the bytes of SHA-256`() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(
      digest.map { String(format: "%02x", $0) }.joined() == text && digest.description.hasSuffix(": " + text))
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256("abc", 3, &bytes)
    #expect(bytes == Array(digest) && Progress().totalUnitCount == 0)
    #expect(Array(Insecure.MD5.hash(data: Data())).count == 16)
    #expect(Array(Insecure.SHA1.hash(data: Data())).count == 20)
  }

  @Test(
    arguments: [
      ("<p>One<br>two</p><p>three</p>", "One\ntwo\nthree\n"), ("<ul><li>x</li></ul>", "\t•\tx\n"),
      ("<style>p { color: red }</style>a &amp; b&#8230; &lt;c&gt;", "a & b… <c>"),
      ("a\n   <i>b</i> <b>c</b>", "a b c"), ("<div><div>in</div></div>out", "in\nout"), ("", ""), ("<", ""),
    ])
  func `a document of HTML has its text`(html: String, text: String) throws {
    let read = try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
    #expect(read.string == text)
  }

  @Test func `words of HTML have the fonts of their elements`() throws {
    let html =
      "<span style=\"font-family: -apple-system; font-size: 17px\">a<b>b</b><a href='https://a.example'>c</a></span>"
    let text = try NSMutableAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
    func font(_ place: Int) -> UIFont? { text.attribute(.font, at: place, effectiveRange: nil) as? UIFont }
    #expect(font(0)?.pointSize == 17 && font(1)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(text.attribute(.link, at: 2, effectiveRange: nil) as? URL == URL(string: "https://a.example"))
  }

  /// 293.15 K are 20 °C. Without its own style a unit's symbol follows a space, except for degrees: CLDR's English patterns
  /// `{0} km` and `{0}°C` (unicode.org/reports/tr35/tr35-general.html#Unit_Elements).
  @Test func `a measurement is written with its unit's symbol`() {
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    let pressure = Measurement(value: 1013, unit: UnitPressure.hectopascals)
    #expect(
      pressure.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: whole))
        .hasSuffix("013 hPa"))
    #expect(Measurement(value: 5, unit: UnitLength.kilometers).formatted() == "5 km")
    let warm = Measurement(value: 293.15, unit: UnitTemperature.kelvin)
    #expect(["20°", "68°"].contains(warm.formatted(.measurement(width: .narrow, numberFormatStyle: whole))))
  }

  @Test func `a keychain finds nothing`() {
    let query =
      [kSecClass as String: kSecClassGenericPassword, kSecValueData as String: Data()] as [String: Any]
    var found: AnyObject?
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound && found == nil)
  }

  @Test func `a request that cannot be answered publishes its error`() throws {
    let ended = DispatchSemaphore(value: 0)
    let task = URLSession.shared.dataTaskPublisher(for: try #require(URL(string: "nowhere://a"))).sink {
      if case .failure = $0 { ended.signal() }
    } receiveValue: { _ in
    }
    #expect(ended.wait(timeout: .now() + 20) == .success)
    task.cancel()
  }

  @Test func `the network is there`() async {
    let monitor = NWPathMonitor()
    let status = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
      monitor.start(queue: .global())
    }
    #expect(status == .satisfied && monitor.currentPath.usesInterfaceType(.wifi))
  }

  @Test func `a picker of documents takes types of files`() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
    picker.allowsMultipleSelection = true
    #expect(picker.allowsMultipleSelection && picker.delegate == nil)
  }

  @Test func `times are fractions of seconds`() {
    let time = CMTime(value: 90, timescale: 60)
    #expect(time.seconds == 1.5)
    #expect((time + CMTimeMake(value: 1, timescale: 2)).seconds == 2)
    #expect(CMTime(seconds: 0.5, preferredTimescale: 600).value == 300)
    #expect(!CMTime.invalid.isValid && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.zero < time && time < .positiveInfinity)
  }

  @Test func `a player stays at the beginning of its film`() throws {
    let url = try #require(URL(string: "https://example.com/film.mp4"))
    let player = AVPlayer(url: url)
    player.play()
    #expect(player.timeControlStatus == .paused && player.currentTime() == .zero)
    let controller = AVPlayerViewController()
    controller.player = player
    #expect(controller.player?.currentItem?.asset is AVURLAsset)
    let layer = AVPlayerLayer(player: player)
    layer.videoGravity = .resizeAspectFill
    #expect(layer.player === player)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  }

  @Test func `a place on a map keeps its coordinate and opens nowhere`() {
    let place = MKPlacemark(
      coordinate: CLLocationCoordinate2D(latitude: 21.3, longitude: -157.8),
      addressDictionary: ["Street": "King"])
    let item = MKMapItem(placemark: place)
    item.name = "Library"
    #expect(item.placemark.coordinate.latitude == 21.3)
    #expect(
      !item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]
      ))
    #expect(MKPinAnnotationView.redPinColor() != MKPinAnnotationView.greenPinColor())
  }

  @Test func `a film is not written, and the text of a notification is its key without a translation`() throws
  {
    let url = try #require(URL(string: "file:///film.mp4"))
    let session = try #require(
      AVAssetExportSession(asset: AVURLAsset(url: url), presetName: AVAssetExportPresetHighestQuality))
    session.outputFileType = .mp4
    session.exportAsynchronously {}
    #expect(session.status == AVAssetExportSessionStatus.failed)
    #expect(NSString.localizedUserNotificationString(forKey: "Hello %@", arguments: ["Ada"]) == "Hello Ada")
  }

  final class Lesson: NSManagedObject {
    var title: String? {
      get { managedValue("title") }
      set { setManagedValue(newValue, "title") }
    }
    var minutes: Int16 {
      get { managedValue("minutes") }
      set { setManagedValue(newValue, "minutes") }
    }
  }

  @Test func `objects of a model keep their values, and fetches find none`() throws {
    let container = NSPersistentContainer(name: "Lessons")
    var isLoaded = false
    container.loadPersistentStores { _, error in isLoaded = error == nil }
    let lesson = Lesson(context: container.viewContext)
    #expect(isLoaded && lesson.title == nil && lesson.minutes == 0 && container.viewContext.hasChanges)
    lesson.title = "Tides"
    lesson.setValue(Int16(5), forKey: "minutes")
    #expect(lesson.title == "Tides" && lesson.minutes == 5)
    try container.viewContext.save()
    #expect(!container.viewContext.hasChanges)
    let request = NSFetchRequest<Lesson>(entityName: "Lesson")
    request.predicate = NSPredicate(format: "title == %@", "Tides")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    #expect(try container.viewContext.fetch(request).isEmpty)
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil,
      cacheName: nil)
    #expect(results.fetchedObjects == nil)
    try results.performFetch()
    #expect(results.fetchedObjects?.isEmpty == true && results.sections?.first?.numberOfObjects == 0)
  }

  @Test func `nothing is permitted, and nobody is asked`() {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(LAContext().biometryType == .none)
  }

  @Test func `a notification waits until it is removed`() async {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "Ebb"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    center.add(UNNotificationRequest(identifier: "ebb", content: content, trigger: trigger))
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Ebb"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `a filter's output is its input`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    let input = try #require(CIImage(image: drawn))
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(input, forKey: kCIInputImageKey)
    #expect(filter.outputImage === input)
    #expect(filter.value(forKey: kCIOutputImageKey) as? CIImage === input)
    #expect(CIFilter(name: "Sepia") == nil)
    #expect(CIContext().createCGImage(input, from: input.extent) != nil)
  }

  @Test func `the sign-in button shows its title in its colours`() {
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let label = button.subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Continue with Apple" && label?.font.pointSize == 21.5)
    #expect(button.layer.borderWidth == 1)
  }

  /// The texts of developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum: 9 h 41 min 30 s.
  @Test(
    arguments: [
      (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func `a duration is formatted by its units`(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 9 * 3600 + 41 * 60 + 30) == text)
  }

  /// Players' times: minutes and seconds with and without `.pad`, whose documentation pads every unit with zeros.
  @Test func `a padded duration keeps its zeros`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05" && formatter.string(from: 5) == "00:05")
  }

  /// The patterns of English in Unicode's CLDR: relative units and the list of "and".
  @Test func `distances of dates and lists are words`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now.addingTimeInterval(86_400), relativeTo: now) == "in 1 day")
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(from: ["a", "b", "c"]) == "a, b, and c")
  }

  @Test func `a predicate of a regular expression is evaluated on whole texts`() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.com")
    #expect(mail.evaluate(with: "a@b.com") && !mail.evaluate(with: "a@b.com?") && !mail.evaluate(with: 3))
  }

  /// CommonMark 0.31, sections 6.2 and 6.3: emphasis and links lose their marks.
  @Test func `Markdown has its text and its links`() throws {
    let text = try AttributedString(markdown: "Read **the** [terms](https://a.b/c)")
    #expect(String(text.characters) == "Read the terms")
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://a.b/c"])
  }

  @Test func `a property is published with each of its changes`() {
    let view = UIView()
    var seen: [CGFloat] = []
    let subscription = view.publisher(for: \.alpha).sink { seen.append($0) }
    #expect(seen == [1])
    subscription.cancel()
  }
}
