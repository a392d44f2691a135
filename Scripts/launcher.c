// What a release has as bin/renderpages: it starts libexec/renderpages, or says that the system's C library is too old for it,
// or that its limits of memory are too low for the kernel to load it. Linked statically, so that it runs where that one cannot. GLIBC_MAJOR and GLIBC_MINOR come from Scripts/dist.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__aarch64__)
#define DEBIAN "lib/aarch64-linux-gnu/libc.so.6"
#else
#define DEBIAN "lib/x86_64-linux-gnu/libc.so.6"
#endif

// Where distributions have the C library: Debian's, Fedora's, Arch's, and older ones.
static const char *const libraries[] = {
    "/" DEBIAN, "/usr/" DEBIAN, "/lib64/libc.so.6",
    "/usr/lib64/libc.so.6", "/usr/lib/libc.so.6", "/lib/libc.so.6",
};

// The version that a C library says of itself, as 1000 times the major number plus the minor one; 0 where it says none.
static int version_of(const char *path) {
  static const char words[] = "GNU C Library";
  static const char release[] = "release version ";
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  struct stat about;
  int version = 0;
  if (fstat(file, &about) == 0 && about.st_size > 0) {
    size_t size = (size_t)about.st_size;
    char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      char *found = memmem(bytes, size, words, sizeof words - 1);
      size_t rest = found ? size - (size_t)(found - bytes) : 0;
      char *number = found ? memmem(found, rest < 200 ? rest : 200, release, sizeof release - 1) : NULL;
      char line[16] = "";
      if (number) {
        number += sizeof release - 1;
        size_t left = size - (size_t)(number - bytes);
        memcpy(line, number, left < sizeof line - 1 ? left : sizeof line - 1);
      }
      int major, minor;
      if (sscanf(line, "%d.%d", &major, &minor) == 2) version = 1000 * major + minor;
      munmap(bytes, size);
    }
  }
  close(file);
  return version;
}

// The kernel kills a program that does not fit when it is loaded. The program itself names limits above these (SystemLimits.swift).
static int fits(int resource, rlim_t least, const char *option) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= least) return 1;
  fprintf(
      stderr, "renderpages: error: only %llu MiB of memory may be used; allow 512 (ulimit %s)\n",
      (unsigned long long)limit.rlim_cur >> 20, option);
  return 0;
}

int main(int count, char **arguments) {
  (void)count;
  if (!fits(RLIMIT_AS, 192 << 20, "-v") || !fits(RLIMIT_DATA, 64 << 20, "-d")) return 4;
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 32);
  char *slash = NULL;
  if (length > 0) {
    path[length] = 0;
    slash = strrchr(path, '/');
    if (slash) *slash = 0;
    slash = slash ? strrchr(path, '/') : NULL;
  }
  if (!slash) {
    fputs("renderpages: error: /proc is not there, which shows where the program lies; mount it\n", stderr);
    return 6;
  }
  strcpy(slash, "/libexec/renderpages");
  int version = 0;
  for (size_t i = 0; version == 0 && i < sizeof libraries / sizeof *libraries; i++) version = version_of(libraries[i]);
  if (version > 0 && version < 1000 * GLIBC_MAJOR + GLIBC_MINOR) {
    fprintf(
        stderr, "renderpages: error: this release needs the GNU C library %d.%d or later, and this system has %d.%d; "
        "use Debian 12, Ubuntu 22.10, Fedora 37 or later\n", GLIBC_MAJOR, GLIBC_MINOR, version / 1000, version % 1000);
    return 6;
  }
  execv(path, arguments);
  // A program is there, and its loader is not: a system with another C library.
  if (errno == ENOENT && access(path, X_OK) == 0)
    fprintf(stderr, "renderpages: error: this release needs the GNU C library %d.%d or later, and this system has none\n",
            GLIBC_MAJOR, GLIBC_MINOR);
  else
    fprintf(stderr, "renderpages: error: %s cannot be started: %s; unpack the release again\n", path, strerror(errno));
  return 6;
}
