import { countLeads, purgeLeads } from "../leads/leadRecords.ts";
import { type Command, exitCodes, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { readCount, readFlag } from "./readOptions.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const purgeCommand: Command = {
  summary: "Remove old applications for good",
  usage: "--older-than DAYS [--unanswered-too] [--yes]",
  details: [
    "--older-than DAYS   received more than this many days ago",
    "--unanswered-too    also those nobody has marked as answered",
    "--yes               remove them; without it, only say how many there are",
  ],
  options: {
    "older-than": { type: "string" },
    "unanswered-too": { type: "boolean" },
    yes: { type: "boolean" },
  },
  takesReferences: false,
  async run({ db, options, now, print }) {
    const days = readCount(options, "older-than");
    if (days === undefined) throw new UsageError("--older-than DAYS is needed.");
    const filter = {
      receivedBefore: new Date(now.getTime() - days * dayMs),
      isAnswered: readFlag(options, "unanswered-too") ? undefined : true,
    };
    if (readFlag(options, "yes")) {
      print(`Removed for good: ${counted(await purgeLeads(db, filter), "application")}.`);
    } else {
      print(
        `It would remove ${counted(await countLeads(db, filter), "application")}; add --yes to do it.`,
      );
    }
    return exitCodes.done;
  },
};
