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

export const classifyCommand: Command = {
  summary: "Say what became of applications, which tells how long they must be kept",
  usage: `REFERENCE... --as ${retentionClassNames.join("|")} [--since DATE]`,
  details: [
    "REFERENCE       the application's reference, or its first 8 characters or more",
    ...retentionClassNames.map((name) => `--as ${name.padEnd(11)} ${retentionClasses[name].law}`),
    "--since DATE    when its time began, such as the day the mortgage closed (today unless told)",
    retentionNotice,
  ],
  options: { as: { type: "string" }, since: { type: "string" } },
  takesReferences: true,
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const name = readText(options, "as");
    if (!isClass(name)) throw new UsageError(`--as must be ${retentionClassNames.join(" or ")}.`);
    const since = readDate(options, "since") ?? at;
    const leads = await findLeads(context);
    const change = { retention_class: name, retention_from: since.toISOString() };
    const detail = `${name} since ${since.toISOString().slice(0, 10)}`;
    await changeLeads(db, leads, change, { at, actor, action: "classified", detail });
    print(`Kept as ${detail}: ${counted(leads.length, "application")}.`);
    return exitCodes.done;
  },
};
