import { changeLeads } from "../leads/changeLeads.ts";
import {
  type RetentionClass,
  retentionClasses,
  retentionClassNames,
  retentionNotice,
} from "../leads/retention.ts";
import { type Command, exitCodes, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";
import { readDate, readText } from "./readOptions.ts";

const isClass = (text: string | undefined): text is RetentionClass =>
  retentionClassNames.some((name) => name === text);

function readTermEnd(name: RetentionClass, termEnds: Date | undefined): string | null {
  if (name === "mortgage" && !termEnds) {
    throw new UsageError(
      "--term-ends DATE is needed: a mortgage is kept from the day its term expires, not from the day it closed.",
    );
  }
  if (name === "application" && termEnds) {
    throw new UsageError(
      "--term-ends belongs to a mortgage: an application that led to none is kept from the day it came in.",
    );
  }
  return termEnds?.toISOString() ?? null;
}

export const classifyCommand: Command = {
  summary: "Say what became of applications, which tells how long they must be kept",
  usage: `REFERENCE... --as ${retentionClassNames.join("|")} [--term-ends DATE]`,
  details: [
    "REFERENCE         the application's reference, or its first 8 characters or more",
    ...retentionClassNames.map((name) => `--as ${name.padEnd(13)} ${retentionClasses[name].law}`),
    "--term-ends DATE  when the term of the mortgage expires, such as 2031-06-30: closed 2026-06-30 for five years",
    retentionNotice,
  ],
  options: { as: { type: "string" }, "term-ends": { type: "string" } },
  takesReferences: true,
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const name = readText(options, "as");
    if (!isClass(name)) throw new UsageError(`--as must be ${retentionClassNames.join(" or ")}.`);
    const term_ends_at = readTermEnd(name, readDate(options, "term-ends"));
    const leads = await findLeads(context);
    const change = { retention_class: name, retention_from: null, term_ends_at };
    const detail = term_ends_at ? `${name}, term ends ${term_ends_at.slice(0, 10)}` : name;
    await changeLeads(db, leads, change, { at, actor, action: "classified", detail });
    print(`Kept as ${detail}: ${counted(leads.length, "application")}.`);
    return exitCodes.done;
  },
};
