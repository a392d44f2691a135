// What a program and its workers say to each other over a socket, each a structure of fixed size and as many bytes as it says.
#pragma once
#include <stdint.h>

enum { WORKER_MAGIC = 0x5057524b, WORKER_MESSAGE_CAPACITY = 256 };

// The descriptor of the memory that a worker for SVG draws in, and its size: 12 Mpx.
enum { WORKER_PICTURE = 3, WORKER_PICTURE_BYTES = 48 << 20 };

// Bytes that a worker may write to, the shared picture apart. A job that needs more is done again, alone and with more.
enum { WORKER_MEMORY = 64 << 20, WORKER_FONT_MEMORY = 192 << 20, WORKER_MEMORY_ALONE = 256 << 20 };

// The most bytes of a WebP file.
enum { WORKER_WEBP_BYTES = 32 << 20 };

// What a worker exits with when there is no memory for a job.
enum { WORKER_IS_OUT_OF_MEMORY = 9 };

// Libraries that a worker loads before it is locked in, as its first argument says.
#define WORKER_FOR_SVG "svg"
#define WORKER_FOR_FONTS "fonts"

typedef enum {
  // Bytes of an SVG file: its size comes back.
  WORKER_MEASURE_SVG = 1,
  // The same; the pixels come to lie in the memory of the picture.
  WORKER_DRAW_SVG = 2,
  // A cfontsubset_request, its places, glyphs and advances, with the font as a file.
  WORKER_CUT_FONT = 3,
  // Bytes of a WebP file of the size that its header says; the pixels come to lie in the memory of the picture.
  WORKER_DRAW_WEBP = 4,
  // What a worker must not come through with, in debug builds only; `width` says what it tries (worker_trial).
  WORKER_TRY = 100,
} worker_kind;

typedef enum {
  TRY_ABORT, TRY_LOOP, TRY_SLEEP, TRY_MEMORY, TRY_OPEN, TRY_CREATE, TRY_SOCKET, TRY_PROGRAM, TRY_FORK, TRY_SIGNAL, TRY_CODE,
  TRY_CALLS, TRY_WRONG_NUMBER, TRY_WRONG_COUNT, TRY_SHORT_REPLY, TRY_EXIT, TRY_STACK,
} worker_trial;

typedef struct {
  uint32_t magic, number, kind;
  // Of processor time; the system ends a worker that takes longer.
  int32_t milliseconds;
  int32_t width, height;
  // Bytes that follow.
  uint64_t count;
} worker_request;

typedef struct {
  uint32_t magic, number;
  // As the library's wrapper says; of the greeting, that of number 0, the version of Landlock's rules in force.
  int32_t status;
  // Whether a font is compact; of the greeting, whether system calls are filtered.
  uint32_t flag;
  // Of the greeting the most memory that the system has counted for the worker, in kilobytes, as `width`.
  double width, height;
  // Bytes that follow, and after those as many numbers of four bytes.
  uint64_t count, number_count;
  char message[WORKER_MESSAGE_CAPACITY];
} worker_reply;
