import type { parseArgs } from "node:util";
import type { Settings } from "../env.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";

type OptionConfigs = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandContext {
  db: LeadDatabase;
  settings: Settings;
  now: Date;
  /** User of the command, as the audit log names them. */
  actor: string;
  /** A line, or text as it is. */
  print: (text: string) => void;
  write: (text: string) => void;
  options: OptionValues;
  references: string[];
}

/** Exit codes: `attention` stands for findings that the staff should check. */
export const exitCodes = { done: 0, failed: 1, misused: 2, attention: 3 } as const;

export interface Command {
  summary: string;
  /** The rest of the usage line and, below it, what each option means. */
  usage: string;
  details: string[];
  options: OptionConfigs;
  takesReferences: boolean;
  run(context: CommandContext): Promise<number>;
}

/** A command that opens no database, as it copies or replaces the file itself. */
export type FileCommand = Omit<Command, "run"> & {
  runOnFile(context: Omit<CommandContext, "db">): Promise<number>;
};

/** The command was called in a way it does not understand. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The command was understood, but cannot be done. */
export class CommandError extends Error {
  override name = "CommandError";
}
