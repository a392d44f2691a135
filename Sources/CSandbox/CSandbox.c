#define _GNU_SOURCE
#include "CSandbox.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// As linux/landlock.h has it; headers of a kernel may be older than the kernel.
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { VERSION_FLAG = 1, RULE_PATH_BENEATH = 1 };

struct ruleset {
  uint64_t files, ports, scopes;
};

struct __attribute__((packed)) path_rule {
  uint64_t allowed;
  int32_t folder;
};

static const uint64_t EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_FOLDER = 1 << 3;

// All rights over files that a version of the rules knows: 13, then REFER, TRUNCATE and IOCTL_DEV.
static uint64_t file_rights(int version) {
  int count = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
  return (UINT64_C(1) << count) - 1;
}

static void allow(int rules, const char *path, uint64_t in_folders) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return;
  struct stat status;
  struct path_rule rule = {(in_folders ? in_folders & EXECUTE : EXECUTE) | READ_FILE, folder};
  if (fstat(folder, &status) == 0) {
    if (S_ISDIR(status.st_mode)) rule.allowed |= READ_FOLDER | in_folders;
    // Such as /dev/null.
    if (S_ISCHR(status.st_mode)) rule.allowed = READ_FILE | WRITE_FILE;
    syscall(ADD_RULE, rules, RULE_PATH_BENEATH, &rule, 0);
  }
  close(folder);
}

int csandbox_landlock(void) {
  long known = syscall(CREATE_RULESET, NULL, 0, VERSION_FLAG);
  return known < 1 ? 0 : (int)known;
}

static int confine(const char *const *folders, const char *const *writable, uint64_t in_writable, int version) {
  int known = csandbox_landlock();
  if (known < version) version = known;
  if (version < 1) return 0;
  struct ruleset all = {file_rights(version), version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  // The structure grew with the versions.
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int rules = (int)syscall(CREATE_RULESET, &all, size, 0);
  if (rules < 0) return 0;
  fcntl(rules, F_SETFD, FD_CLOEXEC);
  for (; *folders; folders++) allow(rules, *folders, 0);
  for (; writable && *writable; writable++) allow(rules, *writable, file_rights(version) & in_writable);
  int is_locked = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(RESTRICT_SELF, rules, 0) == 0;
  close(rules);
  return is_locked ? version : 0;
}

int csandbox_forbid_files(const char *const *folders, int version) { return confine(folders, NULL, 0, version); }

// Device files, IOCTL_DEV among the rights.
static const uint64_t DEVICES = 1 << 6 | 1 << 11 | 1 << 15;
// Sockets, FIFOs and symbolic links, which lead others elsewhere.
static const uint64_t DETOURS = 1 << 9 | 1 << 10 | 1 << 12;

int csandbox_confine_screen(const char *const *readable, const char *const *writable, int version) {
  return confine(readable, writable, ~(DEVICES | DETOURS | EXECUTE), version);
}

int csandbox_confine_build(const char *const *readable, const char *const *writable, int version) {
  return confine(readable, writable, ~DEVICES, version);
}
