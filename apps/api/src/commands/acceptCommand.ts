import { channelsFor } from "../deliveries/channelsFor.ts";
import { acceptSuspected } from "../leads/changeLeads.ts";
import { type Command, exitCodes } from "./command.ts";
import { counted } from "./counted.ts";
import { findSuspected } from "./findSuspected.ts";
import { suspectedDetails, suspectedOptions, suspectedUsage } from "./suspectedFilter.ts";

export const acceptCommand: Command = {
  summary: "Take suspected applications for genuine and deliver them",
  usage: `REFERENCE... | --all ${suspectedUsage}`,
  details: [
    "REFERENCE       the application's reference, or its first 8 characters or more",
    "--all           all that are suspected, or pass these filters:",
    ...suspectedDetails,
  ],
  options: { ...suspectedOptions, all: { type: "boolean" } },
  takesReferences: true,
  async run(context) {
    const { db, settings, actor, now: at, print } = context;
    const leads = await findSuspected(context);
    const channels = (await channelsFor(settings)).map(({ name }) => name);
    await acceptSuspected(db, leads, channels, { at, actor });
    print(`Accepted: ${counted(leads.length, "application")}.`);
    return exitCodes.done;
  },
};
