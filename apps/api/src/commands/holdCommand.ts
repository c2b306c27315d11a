import { changeLeads } from "../leads/changeLeads.ts";
import { type Command, exitCodes, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";
import { readText } from "./readOptions.ts";
import { expectNamesNobody } from "./removal.ts";

export const holdCommand: Command = {
  summary: "Put applications under a legal hold: nothing removes them until it is lifted",
  usage: "REFERENCE... --reason TEXT",
  details: [
    "REFERENCE       the application's reference, or its first 8 characters or more",
    "--reason TEXT   such as the file number of the dispute; no name, as it stays in the audit log",
  ],
  options: { reason: { type: "string" } },
  takesReferences: true,
  async run(context) {
    const { db, options, actor, now: at, print } = context;
    const reason = readText(options, "reason")?.trim();
    if (!reason) throw new UsageError("--reason TEXT is needed.");
    const leads = await findLeads(context);
    expectNamesNobody(reason, leads);
    const entry = { at, actor, action: "held", detail: reason } as const;
    await changeLeads(db, leads, { hold_reason: reason }, entry);
    print(`Under a legal hold: ${counted(leads.length, "application")}.`);
    return exitCodes.done;
  },
};
