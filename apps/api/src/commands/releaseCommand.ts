import { changeLeads } from "../leads/changeLeads.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";

export const releaseCommand: Command = {
  summary: "Lift the legal hold of applications",
  usage: "REFERENCE...",
  details: ["REFERENCE       the application's reference, or its first 8 characters or more"],
  options: {},
  takesReferences: true,
  async run(context) {
    const { db, actor, now: at, print } = context;
    const held = (await findLeads(context)).filter(({ hold_reason }) => hold_reason !== null);
    await changeLeads(db, held, { hold_reason: null }, { at, actor, action: "released" });
    print(`Released: ${counted(held.length, "application")}.`);
    return exitCodes.done;
  },
};
