import { audit } from "../leads/auditLog.ts";
import { countByNetwork, countBySuspicion, newestLeads } from "../leads/leadRecords.ts";
import { accessSummary } from "./accessSummary.ts";
import { type Command, exitCodes } from "./command.ts";
import { alignColumns, leadTable } from "./leadTable.ts";
import { suspectedFilter, suspectedTakes, suspectedUsage } from "./suspectedFilter.ts";

const none = "There are no suspected applications.";

const minute = (time: string | null) => (time ?? "").slice(0, 16).replace("T", " ");

const networkTable = (networks: Awaited<ReturnType<typeof countByNetwork>>) =>
  alignColumns([
    ["NETWORK", "HELD", "FIRST (UTC)", "LAST (UTC)"],
    ...networks.map(({ network, count, first, last }) => [
      network ?? "not known",
      String(count),
      minute(first),
      minute(last),
    ]),
  ]);

export const suspectedCommand: Command = {
  summary: "Show suspected applications, which were not delivered",
  usage: `${suspectedUsage} [--by network] [--limit N]`,
  takes: {
    ...suspectedTakes,
    "--by network": "count them by network, those with the fewest first: likely real people",
    "--limit N": "at most this many for each reason, or networks (default: 20)",
  },
  notes: [
    "leads accept --all --network NET delivers all of a network.",
    "leads accept delivers one, leads reject removes one permanently.",
    `Exits with ${exitCodes.attention} if there are any, so that a scheduled job can alert.`,
  ],
  async run({ db, options, actor, now: at, print }) {
    const filter = suspectedFilter(options);
    const limit = options.count("limit") ?? 20;
    if (options.oneOf("by", ["network"])) {
      const networks = await countByNetwork(db, filter, limit);
      await audit(db, { at, actor, action: "listed", detail: "suspected by network" });
      print(networks.length > 0 ? networkTable(networks) : none);
      return networks.length > 0 ? exitCodes.attention : exitCodes.done;
    }
    const counts = await countBySuspicion(db, filter);
    const shown = [];
    for (const { suspicion } of counts) {
      if (suspicion) shown.push(...(await newestLeads(db, { ...filter, suspicion }, limit)));
    }
    await audit(db, { at, actor, action: "listed", detail: accessSummary(shown) });
    if (counts.length === 0) {
      print(none);
      return exitCodes.done;
    }
    print(counts.map(({ suspicion, count }) => `${suspicion}: ${count}`).join(", "));
    print(`\n${leadTable(shown)}`);
    return exitCodes.attention;
  },
};
