import { closeSync, writeSync } from "node:fs";
import type { z } from "zod";
import { audit } from "../leads/auditLog.ts";
import type { Recorded, Register } from "../leads/register.ts";
import { type Command, type CommandContext, exitCodes, UsageError } from "./command.ts";
import { csvLine } from "./csvLine.ts";
import { openOutput } from "./openOutput.ts";
import { visibleText } from "./visibleText.ts";

export const formats = ["csv", "json"] as const;
export type Format = (typeof formats)[number];

interface RegisterCommand<Schema extends z.ZodObject, Entry = z.infer<Schema>>
  extends Pick<Command, "summary" | "notes"> {
  register: Register<Schema>;
  what: "breach" | "complaint";
  plural: string;
  /** Options of `record`. */
  takes: Command["takes"];
  columns: readonly (keyof Recorded<Schema> & string)[];
  /** Returns the fields on the command line; those without a value were not given. */
  read(context: CommandContext): { [Field in keyof Entry]?: Entry[Field] | undefined };
  /** Returns a new entry. Throws UsageError if a required field is missing. */
  complete(given: Partial<Entry>): Entry;
  describe(entry: Recorded<Schema>): string[];
  /** Returns the sentence about a new entry, after its reference. */
  recorded(entry: Entry): string;
  /** Returns what the law still requires. */
  openSteps?(entry: Entry): string[];
  isOpen?(entry: Entry): boolean;
}

/** Returns the ISO day of a date. */
export const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10);

/** Returns the command of a register, whose first word is the action. */
export function registerCommand<Schema extends z.ZodObject>(
  options: RegisterCommand<Schema>,
): Command {
  const { summary, notes, takes, register, what, plural, columns } = options;

  function reportSteps({ print }: CommandContext, id: string, entry: z.infer<Schema>): boolean {
    const steps = options.openSteps?.(entry) ?? [];
    if (steps.length > 0) print(`${id.slice(0, 8)}: ${steps.join(" and ")} as soon as you can.`);
    return steps.length > 0;
  }

  async function record(context: CommandContext): Promise<number> {
    const { db, now: at, actor, print } = context;
    const read = Object.entries(options.read(context));
    const given = Object.fromEntries(
      read.filter(([, value]) => value !== undefined && value !== ""),
    ) as Partial<z.infer<Schema>>;
    const of = context.options.text("of");
    if (of === undefined) {
      const entry = options.complete(given);
      const id = await register.record(db, entry, { at, actor });
      print(`Recorded as ${id}; ${options.recorded(entry)}`);
      return reportSteps(context, id, entry) ? exitCodes.attention : exitCodes.done;
    }
    const [found, another] = (await register.all(db)).filter(({ id }) => id.startsWith(of));
    if (!found || another) {
      throw new UsageError(`There is ${found ? "more than one" : "no"} ${what} ${of}.`);
    }
    if (Object.keys(given).length === 0) throw new UsageError("Give at least one detail to add.");
    await register.update(db, found, given, { at, actor });
    print(`Updated: ${found.id}.`);
    const isOpen = reportSteps(context, found.id, { ...found, ...given });
    return isOpen ? exitCodes.attention : exitCodes.done;
  }

  async function list(context: CommandContext): Promise<number> {
    const recorded = await register.all(context.db);
    const texts = recorded.map((entry) => visibleText(options.describe(entry).join("; ")));
    context.print(texts.join("\n\n") || `No ${what} is recorded.`);
    const open = recorded.filter(
      (entry) => reportSteps(context, entry.id, entry) || options.isOpen?.(entry),
    );
    return open.length > 0 ? exitCodes.attention : exitCodes.done;
  }

  async function exportAll(context: CommandContext): Promise<number> {
    const { db, now: at, actor, print, write } = context;
    const recorded = await register.all(db);
    const rows = recorded.map((entry) => columns.map((name) => String(entry[name] ?? "")));
    const text =
      context.options.oneOf("format", formats) === "json"
        ? `${JSON.stringify(recorded, null, 1)}\n`
        : [[...columns], ...rows].map(csvLine).join("");
    const path = context.options.text("output");
    if (path === undefined) write(text);
    else {
      const file = openOutput(path);
      writeSync(file, text);
      closeSync(file);
      print(`Written to ${path}: ${recorded.length} of the register.`);
    }
    await audit(db, { at, actor, action: "exported", detail: `the register of ${plural}` });
    return exitCodes.done;
  }

  const actions: Readonly<Record<string, Command["run"]>> = { record, list, export: exportAll };
  return {
    summary,
    usage: "record|list|export [OPTIONS]",
    takes: {
      record: `add a ${what}, or with --of an update to one:`,
      ...takes,
      "--of REFERENCE": `updates a recorded ${what}`,
      list: `the register; exits with ${exitCodes.attention} while one is open`,
      export: "the register:",
      "--format FORMAT": "csv (default) or json",
      "--output FILE": "a new file; default: the terminal",
    },
    ...(notes && { notes }),
    run(context) {
      const [name = "", ...more] = context.references;
      const action = actions[name];
      if (action && more.length === 0) return action(context);
      throw new UsageError(`Give one of ${Object.keys(actions).join(", ")}.`);
    },
  };
}
