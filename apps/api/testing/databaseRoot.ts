import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";

/**
 * Returns the folder for databases of tests: one in memory if it has room, since most of the time to
 * create and drop a database goes to the disk. Tests of durability use `tmpdir()`.
 */
export function databaseRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= 1e9 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
