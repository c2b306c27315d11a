import { parseArgs } from "node:util";
import type { Settings } from "../settings/readSettings.ts";
import type { LeadDatabase } from "../store/tables.ts";

export interface CommandContext {
  db: LeadDatabase;
  settings: Settings;
  now: Date;
  actor: string;
  print: (text: string) => void;
  write: (text: string) => void;
  options: Options;
  references: string[];
}

/** Exit codes; a command that returns none is done. `attention` stands for findings for staff. */
export const exitCodes = { done: 0, failed: 1, misused: 2, attention: 3 } as const;

export interface Command {
  summary: string;
  usage: string;
  /** Descriptions of arguments: `--limit N` has a value, `--yes` none, others are no option. */
  takes?: Readonly<Record<string, string>>;
  notes?: readonly string[];
  run(context: CommandContext): Promise<number | undefined>;
}

/** Command that copies or replaces the database file without opening it. */
export type FileCommand = Omit<Command, "run"> & {
  runOnFile(context: FileContext): Promise<number | undefined>;
};
export type FileContext = Omit<CommandContext, "db">;

export const reference = {
  REFERENCE: "the application's reference, or its first 8 characters or more",
};

export class UsageError extends Error {
  override name = "UsageError";
}

export class CommandError extends Error {
  override name = "CommandError";
}

export function help(
  name: string,
  { summary, usage, takes = {}, notes = [] }: Omit<Command, "run">,
): string {
  const width = Math.max(14, ...Object.keys(takes).map(({ length }) => length)) + 2;
  const rows = Object.entries(takes).map(
    ([argument, text]) =>
      argument.padEnd(width) + text.replaceAll("\n", `\n  ${" ".repeat(width)}`),
  );
  return `Usage: leads ${name} ${usage}\n\n${summary}.\n\n${[...rows, ...notes].map((line) => `  ${line}\n`).join("")}`;
}

export function readArguments({ takes = {} }: Pick<Command, "takes">, args: string[]) {
  const names = Object.keys(takes);
  const named = names.flatMap((argument) => {
    const [, name, value] = /^--(\S+)( .+)?$/.exec(argument) ?? [];
    return name ? [[name, { type: value ? "string" : "boolean" }] as const] : [];
  });
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...Object.fromEntries(named), help: { type: "boolean", short: "h" } },
      allowPositionals: names.some((argument) => !argument.startsWith("--")),
    });
    return { options: readOptions(values), references: positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : error;
    throw new UsageError(`${reason}.`);
  }
}

/** Returns readers of options by name. Each throws UsageError for a value that is not allowed. */
function readOptions(values: Readonly<Record<string, unknown>>) {
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  const mustBe = (name: string, allowed: string) =>
    new UsageError(`--${name} must be ${allowed}, but it is "${text(name)}".`);
  return {
    text,
    has: (name: string) => name in values,
    flag: (name: string) => values[name] === true,
    count(name: string): number | undefined {
      const given = text(name);
      if (given === undefined) return undefined;
      if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
      throw mustBe(name, "a whole number above 0");
    },
    date(name: string): Date | undefined {
      const given = text(name);
      if (given === undefined) return undefined;
      const date = new Date(given);
      if (/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(given) && !Number.isNaN(date.getTime())) return date;
      throw mustBe(name, "a date such as 2026-01-31");
    },
  };
}

export type Options = ReturnType<typeof readOptions>;

export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

export function oneFile(references: string[]): string {
  const [file, ...more] = references;
  if (file === undefined || more.length > 0) throw new UsageError("Give one FILE.");
  return file;
}

/** Returns the folder of the SQLite database. Throws for PostgreSQL, which has separate tools. */
export function dataDirOf({ database }: Settings, instead: string): string {
  if (database.engine === "sqlite") return database.dataDir;
  throw new CommandError(`The applications are in PostgreSQL: use ${instead} (see OPERATIONS.md).`);
}
