import { changeLeads } from "../leads/changeLeads.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";

export const withdrawCommand: Command = {
  summary: "Note that a person has withdrawn consent, beside the proof that it was given",
  usage: "REFERENCE...",
  details: ["REFERENCE       the application's reference, or its first 8 characters or more"],
  options: {},
  takesReferences: true,
  async run(context) {
    const { db, actor, now: at, print } = context;
    const leads = (await findLeads(context)).filter((lead) => lead.consent_withdrawn_at === null);
    const change = { consent_withdrawn_at: at.toISOString() };
    await changeLeads(db, leads, change, { at, actor, action: "consent withdrawn" });
    print(`Consent withdrawn: ${counted(leads.length, "application")}.`);
    return exitCodes.done;
  },
};
