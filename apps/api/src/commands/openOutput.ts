import { openSync } from "node:fs";
import { CommandError } from "./command.ts";

/** Opens a new file that only its owner can read. Throws with the reason if that fails. */
export function openOutput(path: string): number {
  try {
    // Fails if the file exists; only the owner can read it.
    return openSync(path, "wx", 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason = code === "EEXIST" ? "it exists already" : code;
    throw new CommandError(`The file ${path} cannot be written: ${reason}.`);
  }
}
