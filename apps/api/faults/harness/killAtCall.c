// Ends the process, or makes one call fail, at the n-th call that changes what is on the disk below
// KILL_FOLDERS. Loaded into a process by LD_PRELOAD; without KILL_AT it counts the calls into KILL_COUNT_FILE.
// With KILL_WHEN it counts from when that file exists.
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
  const char *when = getenv("KILL_WHEN");
  if (when && access(when, F_OK)) return 0;
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

#define REAL(name) __typeof__(name) *real = dlsym(RTLD_NEXT, #name)

// Defines a call that a kill comes before, or that a full disk fails, where `concerned` is true.
#define WRITES(type, name, parameters, arguments, concerned) \
  type name parameters {                                     \
    REAL(name);                                              \
    if ((concerned) && counted()) {                          \
      errno = atoi(getenv("FAIL_WITH"));                     \
      return -1;                                             \
    }                                                        \
    return real arguments;                                   \
  }

// Removing needs no room, so that a full disk fails none of these; a kill may still come before one.
#define REMOVES(name, parameters, arguments, concerned) \
  int name parameters {                                 \
    REAL(name);                                         \
    if ((concerned) && !getenv("FAIL_WITH")) counted(); \
    return real arguments;                              \
  }

#define ON_FILE concerns_descriptor(fd)
WRITES(ssize_t, write, (int fd, const void *data, size_t size), (fd, data, size), ON_FILE)
WRITES(ssize_t, writev, (int fd, const struct iovec *data, int count), (fd, data, count), ON_FILE)
WRITES(ssize_t, pwrite, (int fd, const void *data, size_t size, off_t at), (fd, data, size, at), ON_FILE)
WRITES(ssize_t, pwrite64, (int fd, const void *data, size_t size, off64_t at), (fd, data, size, at), ON_FILE)
WRITES(int, fsync, (int fd), (fd), ON_FILE)
WRITES(int, fdatasync, (int fd), (fd), ON_FILE)
WRITES(int, ftruncate, (int fd, off_t size), (fd, size), ON_FILE)
WRITES(int, ftruncate64, (int fd, off64_t size), (fd, size), ON_FILE)
WRITES(int, rename, (const char *from, const char *to), (from, to), concerns(to))
WRITES(int, link, (const char *from, const char *to), (from, to), concerns(to))
WRITES(int, mkdir, (const char *path, mode_t mode), (path, mode), concerns(path))
REMOVES(unlink, (const char *path), (path), concerns(path))
REMOVES(rmdir, (const char *path), (path), concerns(path))
REMOVES(remove, (const char *path), (path), concerns(path))
REMOVES(unlinkat, (int fd, const char *path, int flags), (fd, path, flags), ON_FILE)
