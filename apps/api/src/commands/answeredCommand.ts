import { markAnswered } from "../leads/leadRecords.ts";
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
    const leads = await findLeads(context);
    await markAnswered(
      context.db,
      leads.map(({ id }) => id),
      context.now,
    );
    context.print(`Marked as answered: ${counted(leads.length, "application")}.`);
    return exitCodes.done;
  },
};
