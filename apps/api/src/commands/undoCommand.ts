import { changeLeads } from "../leads/changeLeads.ts";
import { type Command, exitCodes, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";

export const undoCommand: Command = {
  summary: "Take back that applications were marked as answered",
  usage: "answered REFERENCE...",
  details: ["REFERENCE       the application's reference, or its first 8 characters or more"],
  options: {},
  takesReferences: true,
  async run(context) {
    const { db, actor, now: at, print } = context;
    const [what, ...references] = context.references;
    if (what !== "answered") throw new UsageError('Only "answered" can be undone.');
    const leads = await findLeads({ ...context, references });
    const answered = leads.filter(({ answered_at }) => answered_at !== null);
    await changeLeads(
      db,
      answered,
      { answered_at: null },
      { at, actor, action: "answered undone" },
    );
    print(`No longer marked as answered: ${counted(answered.length, "application")}.`);
    return exitCodes.done;
  },
};
