// Locking a process in, with what the kernel has for it: Landlock for files, seccomp for system calls. All of it is safe
// between fork and exec. Nothing here can be undone.
#pragma once

// Forbids all files but those below `folders`, which may be read and executed, and devices among them written to; NULL ends the list. Those that are not there
// are passed over. The calling thread and what it starts are locked in.
//
// `version` is the newest version of the rules that is used. Returns the one in force, 0 where the kernel has none.
int csandbox_forbid_files(const char *const *folders, int version);

// The same for code of an app: `writable` folders may also be written in.
int csandbox_confine_files(const char *const *readable, const char *const *writable, int version);

// Refuses the process and what it starts sockets but those between its own processes, and other processes' memory. Returns
// whether the kernel filters.
int csandbox_forbid_network(void);

// Allows a worker what it takes to compute on what it was handed. Opening files fails; sockets, other programs and other
// processes end the process (SIGSYS). All threads are locked in. Returns whether the kernel filters.
int csandbox_filter_worker(void);

// Refuses a program sockets, new namespaces, other processes' memory and changes of the machine; it may still be executed.
// Returns whether the kernel filters.
int csandbox_filter_program(void);
