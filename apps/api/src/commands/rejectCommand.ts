import { eraseLeads } from "../leads/eraseLeads.ts";
import type { Command } from "./command.ts";
import { counted } from "./counted.ts";
import { findSuspected } from "./findSuspected.ts";
import { refuseHeld, reportScrub } from "./removal.ts";

export const rejectCommand: Command = {
  summary: "Remove suspected applications for good",
  usage: "REFERENCE... | --all",
  details: [
    "REFERENCE       the application's reference, or its first 8 characters or more",
    "--all           all that are suspected",
    "What no person sent is no application, so no law wants it kept.",
  ],
  options: { all: { type: "boolean" } },
  takesReferences: true,
  async run(context) {
    const { db, actor, now: at, print } = context;
    const leads = await findSuspected(context);
    refuseHeld(leads);
    await eraseLeads(
      db,
      leads.map(({ id }) => id),
      { at, actor, action: "rejected" },
    );
    print(`Rejected and removed: ${counted(leads.length, "application")}.`);
    return reportScrub(context);
  },
};
