// Locking a process in, with what the kernel has for it: Landlock for files, seccomp for system calls. All of it is safe
// between fork and exec. Nothing here can be undone.
#pragma once

// Forbids all files but those below `folders`, which may be read and executed, and devices among them written to; NULL ends the list. Those that are not there
// are passed over. The calling thread and what it starts are locked in.
//
// `version` is the newest version of the rules that is used. Returns the one in force, 0 where the kernel has none.
int csandbox_forbid_files(const char *const *folders, int version);

// The newest version of Landlock's rules that the kernel knows, 0 for none.
int csandbox_landlock(void);

// The same for a stranger's code: files in `writable` folders may be read, written, made, renamed and removed. Symbolic links,
// sockets, FIFOs and device files cannot be made.
int csandbox_confine_screen(const char *const *readable, const char *const *writable, int version);

// The same for a compiler of a stranger's code, whose products it may also run and link to.
int csandbox_confine_build(const char *const *readable, const char *const *writable, int version);

// Whether the kernel filters system calls.
int csandbox_can_filter(void);

// The only call of execve that succeeds in a box that starts no programs: one with these very addresses. The program that it starts has
// other addresses, so it starts none.
typedef struct {
  const void *path, *arguments, *environment;
} csandbox_execution;

// The boxes, each with all calls of those before it: a worker, poppler's programs, an app's screen, a compiler.
typedef enum { CSANDBOX_WORKER, CSANDBOX_POPPLER, CSANDBOX_SCREEN, CSANDBOX_BUILD } csandbox_box;

// Refuses all system calls that the list in calls.h does not allow this box: EPERM, or ENOSYS for those that are newer than
// the list, which C libraries do without. A screen's and a compiler's calls that change mode, owner, times or attributes of
// files do nothing and succeed. All threads are locked in. `execution` is no matter for workers and compilers, and `landlock`,
// the version in force, for workers and poppler. Called last before execve. Returns whether the kernel filters.
int csandbox_filter(csandbox_box box, csandbox_execution execution, int landlock);
