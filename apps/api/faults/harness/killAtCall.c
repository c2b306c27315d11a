// Ends the process, or makes one call fail, at the n-th call that changes what is on the disk below
// KILL_FOLDERS. Loaded into a process by LD_PRELOAD; without KILL_AT it counts the calls into KILL_COUNT_FILE.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_int calls;

static int concerns(const char *path) {
  const char *folders = getenv("KILL_FOLDERS");
  if (!folders || !path) return 0;
  char copy[4096];
  snprintf(copy, sizeof copy, "%s", folders);
  for (char *rest = copy, *folder; (folder = strsep(&rest, ":"));)
    if (*folder && !strncmp(path, folder, strlen(folder))) return !strstr(path, "-shm");
  return 0;
}

static int concerns_descriptor(int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return concerns(path);
}

// True when this call is to fail.
static int counted(void) {
  int number = atomic_fetch_add(&calls, 1) + 1;
  const char *at = getenv("KILL_AT");
  if (!at) {
    const char *file = getenv("KILL_COUNT_FILE");
    FILE *out = file ? fopen(file, "w") : NULL;
    if (out) fprintf(out, "%d", number), fclose(out);
    return 0;
  }
  const char *fails = getenv("FAIL_WITH");
  if (fails) return number >= atoi(at);
  if (number == atoi(at)) raise(SIGKILL);
  return 0;
}

#define FAIL_IF(condition)                                   \
  if ((condition) && counted()) {                            \
    errno = atoi(getenv("FAIL_WITH"));                       \
    return -1;                                               \
  }
#define REAL(name) __typeof__(name) *real = dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *data, size_t size) {
  REAL(write);
  FAIL_IF(concerns_descriptor(fd));
  return real(fd, data, size);
}
ssize_t writev(int fd, const struct iovec *data, int count) {
  REAL(writev);
  FAIL_IF(concerns_descriptor(fd));
  return real(fd, data, count);
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
  REAL(pwrite);
  FAIL_IF(concerns_descriptor(fd));
  return real(fd, data, size, at);
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
  REAL(pwrite64);
  FAIL_IF(concerns_descriptor(fd));
  return real(fd, data, size, at);
}
int fsync(int fd) {
  REAL(fsync);
  FAIL_IF(concerns_descriptor(fd));
  return real(fd);
}
int fdatasync(int fd) {
  REAL(fdatasync);
  FAIL_IF(concerns_descriptor(fd));
  return real(fd);
}
int ftruncate(int fd, off_t size) {
  REAL(ftruncate);
  FAIL_IF(concerns_descriptor(fd));
  return real(fd, size);
}
int ftruncate64(int fd, off64_t size) {
  REAL(ftruncate64);
  FAIL_IF(concerns_descriptor(fd));
  return real(fd, size);
}
int rename(const char *from, const char *to) {
  REAL(rename);
  FAIL_IF(concerns(to));
  return real(from, to);
}
int link(const char *from, const char *to) {
  REAL(link);
  FAIL_IF(concerns(to));
  return real(from, to);
}
// Removing needs no room, so that a full disk fails none of these; a kill may still come before one.
int unlink(const char *path) {
  REAL(unlink);
  if (concerns(path) && !getenv("FAIL_WITH")) counted();
  return real(path);
}
int rmdir(const char *path) {
  REAL(rmdir);
  if (concerns(path) && !getenv("FAIL_WITH")) counted();
  return real(path);
}
int remove(const char *path) {
  REAL(remove);
  if (concerns(path) && !getenv("FAIL_WITH")) counted();
  return real(path);
}
int unlinkat(int folder, const char *path, int flags) {
  REAL(unlinkat);
  if (concerns_descriptor(folder) && !getenv("FAIL_WITH")) counted();
  return real(folder, path, flags);
}
int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  FAIL_IF(concerns(path));
  return real(path, mode);
}
