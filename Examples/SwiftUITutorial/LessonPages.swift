import SwiftUI

/// The tutorial: a page a lesson, with dots, and a button that goes on.
struct LessonPages: View {
  let lessons: [Lesson]
  @State private var page = 0

  var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $page) {
        ForEach(Array(lessons.enumerated()), id: \.element.id) { index, lesson in
          LessonPage(lesson: lesson).tag(index)
        }
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))

      Button {
        page = min(page + 1, lessons.count - 1)
      } label: {
        Text(page < lessons.count - 1 ? "Next" : "Start walking")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.horizontal, 24)
    }
    .padding(.bottom, 16)
    // The dots are white.
    .foregroundStyle(.white)
    .background(Color.indigo.ignoresSafeArea())
  }
}

private struct LessonPage: View {
  let lesson: Lesson

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: lesson.symbol)
        .font(.system(size: 96))
        .frame(maxWidth: .infinity, maxHeight: 300)
        .background(.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 24))
      Text(lesson.summary)
        .font(.title2.bold())
      Text(lesson.detail)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .multilineTextAlignment(.center)
    .padding(24)
  }
}

#Preview("last lesson") { LessonPages(lessons: [Lesson.all[3]]) }
