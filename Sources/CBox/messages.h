// What a box and its server say to each other: each message is one of these, and as many bytes as it says.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "CBox.h"

enum { BOX_MAGIC = 0x50574258 };

typedef enum { BOX_WORK = 1, BOX_LOCK, BOX_PREPARE, BOX_PROGRAM } box_kind;

typedef struct {
  uint32_t magic, kind;
  // A worker's job, or the tool.
  uint32_t detail;
  int32_t milliseconds, width, height;
  uint64_t count, limit;
} box_request;

typedef struct {
  uint32_t magic;
  int32_t status, code;
  worker_reply reply;
  cworker_lock lock;
  char complaints[CSUBPROCESS_COMPLAINTS];
  // Bytes that follow, and after those as many numbers of four bytes.
  uint64_t count, number_count;
} box_reply;

// Bytes of a request: those of a worker's; and of a reply: a large picture as PNG.
static const uint64_t BOX_REQUEST_BYTES = 2 << 20, BOX_REPLY_BYTES = 1 << 30;
// The argument that stands for the file.
#define BOX_FILE "\1"

// Whether all bytes were sent or received. The descriptor goes, or comes, with the first byte; -1 for none.
int box_send(int socket, const void *bytes, size_t count, int file);
int box_receive(int socket, void *bytes, size_t count, int *file);
