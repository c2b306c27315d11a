import { openSync } from "node:fs";
import { CommandError } from "./command.ts";

/** Opens a new file that its owner alone may read, or says why it cannot be written. */
export function openOutput(path: string): number {
  try {
    // Never over a file that is there, and for its owner alone.
    return openSync(path, "wx", 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason = code === "EEXIST" ? "it exists already" : code;
    throw new CommandError(`The file ${path} cannot be written: ${reason}.`);
  }
}
