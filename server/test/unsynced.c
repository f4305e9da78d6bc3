// A disk that forgets what was not synced, for one process: loaded with LD_PRELOAD. Before a write or a truncation of a
// file whose path contains UNSYNCED_MATCH, what it overwrites is noted in `<path>.undo`; a sync of the file empties its
// notes. After a kill the test plays the notes back from the last to the first: then everything since the last sync is
// lost, as when the power fails. With UNSYNCED_HONEST=n only every n-th sync of the log is honest: a disk that lies.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long syncs = 0;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int notes_of(int fd, int flags) {
  const char *match = getenv("UNSYNCED_MATCH");
  char link[64], path[4096], notes[4200];
  if (!match) return -1;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (n <= 0) return -1;
  path[n] = 0;
  if (!strstr(path, match) || strstr(path, ".undo") || strstr(path, ".lock") || strstr(path, "-shm")) return -1;
  snprintf(notes, sizeof notes, "%s.undo", path);
  return open(notes, flags, 0600);
}

// One note: where, how long the file was, how many bytes were there, and the bytes.
static void note(int fd, int64_t at, int64_t len) {
  int notes = notes_of(fd, O_WRONLY | O_CREAT | O_APPEND);
  if (notes < 0) return;
  struct stat st;
  fstat(fd, &st);
  int64_t size = st.st_size;
  int64_t old = at >= size ? 0 : (at + len > size ? size - at : len);
  char *bytes = malloc(24 + old);
  int64_t head[3] = {at, size, old};
  memcpy(bytes, head, 24);
  if (old > 0 && pread(fd, bytes + 24, old, at) != old) abort();
  if (REAL(write)(notes, bytes, 24 + old) != 24 + old) abort();
  free(bytes);
  close(notes);
}

static void synced(int fd) {
  int notes = notes_of(fd, O_WRONLY | O_TRUNC);
  if (notes >= 0) close(notes);
}

static int honest(int fd) {
  const char *every = getenv("UNSYNCED_HONEST");
  char link[64], path[4096];
  if (!every) return 1;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  path[n > 0 ? n : 0] = 0;
  return !strstr(path, "-wal") || ++syncs % atol(every) == 0;
}

#define GUARDED(call) pthread_mutex_lock(&lock); call; pthread_mutex_unlock(&lock)

ssize_t pwrite(int fd, const void *buf, size_t len, off_t at) {
  GUARDED(note(fd, at, len); ssize_t done = REAL(pwrite)(fd, buf, len, at));
  return done;
}
ssize_t pwrite64(int fd, const void *buf, size_t len, off64_t at) {
  GUARDED(note(fd, at, len); ssize_t done = REAL(pwrite64)(fd, buf, len, at));
  return done;
}
ssize_t write(int fd, const void *buf, size_t len) {
  off_t at = lseek(fd, 0, SEEK_CUR);
  if (at < 0) return REAL(write)(fd, buf, len);
  GUARDED(note(fd, at, len); ssize_t done = REAL(write)(fd, buf, len));
  return done;
}
static void note_truncation(int fd, int64_t len) {
  struct stat st;
  if (fstat(fd, &st) == 0) note(fd, len, st.st_size > len ? st.st_size - len : 0);
}
int ftruncate(int fd, off_t len) {
  GUARDED(note_truncation(fd, len); int done = REAL(ftruncate)(fd, len));
  return done;
}
int ftruncate64(int fd, off64_t len) {
  GUARDED(note_truncation(fd, len); int done = REAL(ftruncate64)(fd, len));
  return done;
}
int fsync(int fd) {
  GUARDED(int done = REAL(fsync)(fd); if (done == 0 && honest(fd)) synced(fd));
  return done;
}
int fdatasync(int fd) {
  GUARDED(int done = REAL(fdatasync)(fd); if (done == 0 && honest(fd)) synced(fd));
  return done;
}
