import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import type { Environment } from "../settings/readSettings.ts";

/** The kernel's login uid, which sudo and su do not change. */
const loginFile = "/proc/self/loginuid";
const noLoginUid = 2 ** 32 - 1;

/**
 * Returns the user of a command: the system's user, the login user if known, and separately the name
 * in the environment, which any user can set.
 */
export function currentActor(env: Environment, readLogin = readLoginUser): string {
  const system = systemUser();
  const login = readLogin();
  const known = login === undefined || login === system ? system : `${login} as ${system}`;
  const claimed = env.SUDO_USER;
  return claimed && claimed !== login ? `${known} (says ${claimed})` : known;
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

function readLoginUser(): string | undefined {
  try {
    const uid = Number(readFileSync(loginFile, "utf8"));
    if (uid === noLoginUid) return undefined;
    const users = readFileSync("/etc/passwd", "utf8").split("\n");
    const entry = users.find((line) => line.split(":")[2] === String(uid));
    return entry?.split(":")[0] ?? `user ${uid}`;
  } catch {
    return undefined;
  }
}
