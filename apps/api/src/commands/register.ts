import { closeSync, writeSync } from "node:fs";
import { audit } from "../leads/auditLog.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { openOutput } from "./openOutput.ts";
import { readText } from "./readOptions.ts";

type Action = (context: CommandContext) => Promise<number>;

/** Returns the ISO day of a date. */
export const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10);

/**
 * Returns the entry of a register whose id begins with a reference.
 *
 * @throws UsageError if there is none, or more than one.
 */
export function entryNamed<Entry extends { id: string }>(
  entries: readonly Entry[],
  reference: string,
  what: string,
): Entry {
  const [found, another] = entries.filter(({ id }) => id.startsWith(reference));
  if (found && !another) return found;
  throw new UsageError(`There is ${found ? "more than one" : "no"} ${what} ${reference}.`);
}

/** Writes an exported register to the file of `--output`, or prints it, and records the export. */
export async function writeRegister(
  { db, options, now: at, actor, print, write }: CommandContext,
  { text, count, what }: { text: string; count: number; what: string },
): Promise<void> {
  const path = readText(options, "output");
  if (path === undefined) write(text);
  else {
    const file = openOutput(path);
    writeSync(file, text);
    closeSync(file);
    print(`Written to ${path}: ${count} of the register.`);
  }
  await audit(db, { at, actor, action: "exported", detail: `the register of ${what}` });
}

/** Returns the options and the run of a command whose first word is the action. All options take a text. */
export const actionsOf = (
  actions: Readonly<Record<string, Action>>,
  options: readonly string[],
): Pick<Command, "options" | "takesReferences" | "run"> => ({
  options: Object.fromEntries(options.map((name) => [name, { type: "string" as const }])),
  takesReferences: true,
  run(context) {
    const [name = "", ...more] = context.references;
    const action = actions[name];
    if (!action || more.length > 0) {
      throw new UsageError(`Give one of ${Object.keys(actions).join(", ")}.`);
    }
    return action(context);
  },
});
