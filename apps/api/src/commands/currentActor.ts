import { userInfo } from "node:os";
import type { Environment } from "../env.ts";

/** Who sits at the terminal: whom sudo was called by, else the user of the process. */
export function currentActor(env: Environment): string {
  if (env.SUDO_USER) return env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    // A container's user need not have a name.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
