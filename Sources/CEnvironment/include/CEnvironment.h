// Clearing the variables that libraries take orders from, before any library reads them.
#pragma once

// The name of the variable numbered `index`, from 0, that was set and has been cleared, without its value; NULL after the
// last.
const char *cenvironment_cleared(int index);

// The commit that the program was built from, as PAGERENDER_COMMIT of the manifest's environment says; NULL where it was not
// said, or files differed from it.
const char *cenvironment_commit(void);

// Calls `each` with the path of every shared library that is loaded (dl_iterate_phdr(3)); the program itself is not among them.
void cenvironment_libraries(void (*each)(const char *path, void *context), void *context);

// The bytes of the program's build ID, which its linker made of its contents, and their `count`; NULL if it has none.
const unsigned char *cenvironment_build_id(int *count);

// Waits until the disk has all files of the file system that `descriptor` belongs to (syncfs(2)). Returns 0, or -1 with errno.
int cenvironment_sync(int descriptor);

// Has the C library give blocks of `bytes` and more back to the system when they are freed (mallopt(3)); by itself it comes to
// keep blocks of up to 32 MiB.
void cenvironment_return_blocks(int bytes);
