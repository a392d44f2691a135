#define _GNU_SOURCE
#include "CBox.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Folders in folders that are counted; a box that nests more is over every limit.
enum { DEPTH = 64 };

static void count(int folder, int depth, cbox_usage *usage);

static void count_entry(int folder, const char *name, int depth, cbox_usage *usage) {
  struct stat status;
  if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0) return;
  usage->files++;
  usage->bytes += 512 * (uint64_t)status.st_blocks;
  if (!S_ISDIR(status.st_mode)) return;
  if (depth >= DEPTH) {
    usage->files = CBOX_FILES;
    return;
  }
  int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (inner >= 0) count(inner, depth + 1, usage);
}

// Closes the folder.
static void count(int folder, int depth, cbox_usage *usage) {
  DIR *entries = fdopendir(folder);
  if (!entries) {
    close(folder);
    return;
  }
  struct dirent *entry;
  while (usage->files < CBOX_FILES && (entry = readdir(entries)))
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
      count_entry(folder, entry->d_name, depth, usage);
  closedir(entries);
}

// Files without a name take room as long as somebody has them open.
static void count_nameless(pid_t pid, cbox_usage *usage) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/fd", (int)pid);
  DIR *entries = opendir(path);
  if (!entries) return;
  struct dirent *entry;
  struct stat status;
  while ((entry = readdir(entries)))
    if (fstatat(dirfd(entries), entry->d_name, &status, 0) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 0)
      usage->bytes += 512 * (uint64_t)status.st_blocks;
  closedir(entries);
}

static uint64_t threads(pid_t pid) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  text[length > 0 ? length : 0] = 0;
  // The name, in parentheses, may hold anything.
  char *rest = strrchr(text, ')');
  unsigned long count = 0;
  if (!rest || sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %lu", &count) != 1)
    return 0;
  return count;
}

cbox_usage cbox_measure(pid_t pid, const char *const *folders) {
  cbox_usage usage = {0};
  for (; *folders; folders++) {
    int folder = open(*folders, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) count(folder, 0, &usage);
  }
  if (pid > 0) {
    count_nameless(pid, &usage);
    usage.threads = threads(pid);
  }
  return usage;
}
