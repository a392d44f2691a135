#define _GNU_SOURCE
#include "messages.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

typedef union {
  struct cmsghdr header;
  char room[CMSG_SPACE(sizeof(int))];
} control;

int box_send(int socket, const void *bytes, size_t count, int file) {
  for (size_t done = 0; done < count;) {
    control control = {0};
    struct iovec part = {(char *)bytes + done, count - done};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (file >= 0 && done == 0) {
      message.msg_control = control.room;
      message.msg_controllen = sizeof control.room;
      struct cmsghdr *header = CMSG_FIRSTHDR(&message);
      header->cmsg_level = SOL_SOCKET;
      header->cmsg_type = SCM_RIGHTS;
      header->cmsg_len = CMSG_LEN(sizeof(int));
      memcpy(CMSG_DATA(header), &file, sizeof(int));
    }
    ssize_t sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return 0;
    done += (size_t)sent;
  }
  return 1;
}

int box_receive(int socket, void *bytes, size_t count, int *file) {
  if (file) *file = -1;
  for (size_t done = 0; done < count;) {
    control control = {0};
    struct iovec part = {(char *)bytes + done, count - done};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (file && done == 0) {
      message.msg_control = control.room;
      message.msg_controllen = sizeof control.room;
    }
    ssize_t got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (got < 0 && errno == EINTR) continue;
    struct cmsghdr *header = got >= 0 && message.msg_controllen ? CMSG_FIRSTHDR(&message) : NULL;
    if (file && header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
        header->cmsg_len == CMSG_LEN(sizeof(int)))
      memcpy(file, CMSG_DATA(header), sizeof(int));
    if (got <= 0) {
      if (file && *file >= 0) close(*file);
      return 0;
    }
    done += (size_t)got;
  }
  return 1;
}
