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

// The only call of execve that succeeds under a screen's filter: one with these very addresses. The program that it starts has
// other addresses, so it starts none.
typedef struct {
  const void *path, *arguments, *environment;
} csandbox_execution;

// Refuses a screen's program processes, sockets but connected pairs, signals to others, other processes' memory, larger
// limits, changes of the machine, and calls that are newer than this list. Calls that change mode, owner, times or attributes
// of files do nothing and succeed. `landlock` is the version in force. Called last before execve, by the only thread. Returns
// whether the kernel filters.
int csandbox_filter_screen(csandbox_execution execution, int landlock);

// Refuses a compiler and what it starts sockets but connected pairs, namespaces and changes of the machine; mode, owner, times
// and attributes of files as for a screen. Returns whether the kernel filters.
int csandbox_filter_build(void);

// Allows a worker what it takes to compute on what it was handed. Opening files fails; sockets, other programs and other
// processes end the process (SIGSYS). All threads are locked in. Returns whether the kernel filters.
int csandbox_filter_worker(void);

// Refuses a program sockets, new namespaces, other processes' memory and changes of the machine; it may still be executed.
// Returns whether the kernel filters.
int csandbox_filter_program(void);
