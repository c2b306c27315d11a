import { audit } from "../leads/auditLog.ts";
import { countByNetwork, countBySuspicion, newestLeads } from "../leads/leadRecords.ts";
import { accessSummary } from "./accessSummary.ts";
import { type Command, exitCodes, type OptionValues, UsageError } from "./command.ts";
import { alignColumns, leadTable } from "./leadTable.ts";
import { readCount, readText } from "./readOptions.ts";
import {
  suspectedDetails,
  suspectedFilter,
  suspectedOptions,
  suspectedUsage,
} from "./suspectedFilter.ts";

const none = "There are no suspected applications.";

function isByNetwork(options: OptionValues): boolean {
  const by = readText(options, "by");
  if (by === undefined || by === "network") return by === "network";
  throw new UsageError(`--by must be network, but it is "${by}".`);
}

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
  details: [
    ...suspectedDetails,
    "--by network    count them by network, those with the fewest first: likely real people",
    "--limit N       at most this many for each reason, or networks (default: 20)",
    "leads accept --all --network NET delivers all of a network.",
    "leads accept delivers one, leads reject removes one permanently.",
    `Exits with ${exitCodes.attention} if there are any, so that a scheduled job can alert.`,
  ],
  options: { ...suspectedOptions, by: { type: "string" }, limit: { type: "string" } },
  takesReferences: false,
  async run({ db, options, actor, now: at, print }) {
    const filter = suspectedFilter(options);
    const limit = readCount(options, "limit") ?? 20;
    if (isByNetwork(options)) {
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
