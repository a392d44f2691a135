internal import CBox
@preconcurrency internal import Glibc

/// A thread that runs workers and poppler's programs for a program in a box, until that has ended.
final class BoxServer {
  private var thread = pthread_t()
  private var isRunning = false
  private let socket: Int32

  /// The thread's copy of everything that the host points to.
  private final class Job {
    let socket: Int32
    var host = cbox_host()
    private let lists: [CStringList]
    private let texts: [UnsafeMutablePointer<CChar>?]

    init(socket: Int32, scratch: String?) {
      self.socket = socket
      let programs = ["pdftocairo", "pdfinfo"].map { Subprocess.path(ofProgram: $0) }
      let environment = CStringList(Subprocess.environment)
      let readable = CStringList(Subprocess.readable + programs.compactMap(\.self))
      texts = ([IsolatedWorker.path, scratch ?? "/"] + programs).map { $0.flatMap { strdup($0) } }
      lists = [environment, readable]
      host.worker = UnsafePointer(texts[0])
      host.scratch = UnsafePointer(texts[1])
      host.programs = (UnsafePointer(texts[2]), UnsafePointer(texts[3]))
      host.environment = environment.pointer
      host.limits = csubprocess_limits(
        milliseconds: Subprocess.timeLimit, output: 0, memory: Subprocess.memoryLimit,
        resident: Subprocess.sharedMemoryLimit, readable: readable.pointer)
      // Without a folder for copies no program gets a file.
      if scratch == nil { host.programs = (nil, nil) }
    }

    deinit { for text in texts { free(text) } }
  }

  init(socket: Int32, scratch: String?) {
    self.socket = socket
    let job = Unmanaged.passRetained(Job(socket: socket, scratch: scratch))
    isRunning =
      pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          let job = Unmanaged<Job>.fromOpaque(context).takeRetainedValue()
          cbox_serve(job.socket, &job.host)
          return nil
        }, job.toOpaque()) == 0
    if !isRunning { job.release() }
  }

  /// Ends the thread; called when the program has ended.
  func end() {
    shutdown(socket, Int32(SHUT_RDWR))
    if isRunning { pthread_join(thread, nil) }
    isRunning = false
  }
}
