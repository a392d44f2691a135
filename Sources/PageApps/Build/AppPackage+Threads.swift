extension AppPackage {
  /// The name of the file with `threadCode`.
  static let threadFile = "threads.c"

  /// C code that replaces `open` in the app's program.
  ///
  /// Dispatch reads the state of its threads in `/proc/THREAD/stat` and traps if it cannot. In a box only
  /// `/proc/self` may be read, as the command lines of all processes lie beside it; the same file is there
  /// as `/proc/self/task/THREAD/stat`.
  static let threadCode = """
    #define _GNU_SOURCE
    #include <fcntl.h>
    #include <stdarg.h>
    #include <stdio.h>
    #include <string.h>

    int open(const char *path, int flags, ...) {
      va_list list;
      va_start(list, flags);
      mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
      va_end(list);
      char own[64];
      unsigned thread;
      int end = 0;
      if (strncmp(path, "/proc/", 6) == 0 && sscanf(path, "/proc/%9u/stat%n", &thread, &end) == 1 && end && !path[end]) {
        snprintf(own, sizeof own, "/proc/self/task/%u/stat", thread);
        path = own;
      }
      return openat(AT_FDCWD, path, flags, mode);
    }

    """
}
