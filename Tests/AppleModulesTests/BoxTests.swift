import AVKit
import AppTrackingTransparency
import AudioToolbox
import AuthenticationServices
import Contacts
import CoreData
import CoreImage
import CoreMotion
import ImageIO
import LocalAuthentication
import Photos
import Testing
import UIKit
import UserNotifications

/// Modules whose names apps use and whose work no page does.
@MainActor
struct BoxTests {
  /// 16:9 in 100 × 100: 100 wide, 56.25 high, in the middle.
  @Test func `a rectangle of an aspect ratio lies in the middle of the one around it`() {
    let inside = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(inside == CGRect(x: 0, y: 21.875, width: 100, height: 56.25))
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
}
