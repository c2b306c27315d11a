import { changeLeads } from "../leads/changeLeads.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";

export const answeredCommand: Command = {
  summary: "Mark applications as answered",
  usage: "REFERENCE...",
  details: ["REFERENCE       the application's reference, or its first 8 characters or more"],
  options: {},
  takesReferences: true,
  async run(context) {
    const { db, actor, now } = context;
    const leads = await findLeads(context);
    const unanswered = leads.filter(({ answered_at }) => answered_at === null);
    const change = { answered_at: now.toISOString() };
    await changeLeads(db, unanswered, change, { at: now, actor, action: "answered" });
    const before = leads.length - unanswered.length;
    context.print(
      `Marked as answered: ${counted(unanswered.length, "application")}.${before > 0 ? ` Answered before: ${before}.` : ""}`,
    );
    return exitCodes.done;
  },
};
