import SwiftUI

@main
struct BywayApp: App {
  var body: some Scene {
    WindowGroup { LessonPages(lessons: Lesson.all) }
  }
}
