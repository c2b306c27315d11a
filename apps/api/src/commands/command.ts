import type { parseArgs } from "node:util";
import type { Settings } from "../env.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";

type OptionConfigs = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandContext {
  db: LeadDatabase;
  settings: Settings;
  now: Date;
  /** User of the command, as recorded in the audit log. */
  actor: string;
  /** Prints a line, or raw text. */
  print: (text: string) => void;
  write: (text: string) => void;
  options: OptionValues;
  references: string[];
}

/** Exit codes: `attention` stands for findings that the staff should check. */
export const exitCodes = { done: 0, failed: 1, misused: 2, attention: 3 } as const;

export interface Command {
  summary: string;
  /** Rest of the usage line. `details` describes the options below it. */
  usage: string;
  details: string[];
  options: OptionConfigs;
  takesReferences: boolean;
  run(context: CommandContext): Promise<number>;
}

/** Command that copies or replaces the database file without opening it. */
export type FileCommand = Omit<Command, "run"> & {
  runOnFile(context: Omit<CommandContext, "db">): Promise<number>;
};

/** Error for invalid usage of a command. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Error for a valid command that fails. */
export class CommandError extends Error {
  override name = "CommandError";
}
