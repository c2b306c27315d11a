import { networkOf } from "../abuse/networks.ts";
import { audit } from "../leads/auditLog.ts";
import { acceptSuspected } from "../leads/changeLeads.ts";
import { eraseLeads } from "../leads/eraseLeads.ts";
import { suspicions } from "../leads/lead.ts";
import {
  allLeads,
  countByNetwork,
  countBySuspicion,
  type LeadFilter,
  type LeadRecord,
  newestLeads,
} from "../leads/leadRecords.ts";
import { channelsFor } from "../waiting/channelsFor.ts";
import {
  type Command,
  type CommandContext,
  CommandError,
  counted,
  exitCodes,
  type Options,
  reference,
  UsageError,
} from "./command.ts";
import { accessSummary, findLeads } from "./records.ts";
import { printScrub, refuseHeld } from "./removalCommands.ts";
import { alignColumns, leadTable } from "./tables.ts";

const maxShown = 200;
const none = "There are no suspected applications.";

const filters = {
  "--reason TEXT": `only those: ${suspicions.join(", ")}`,
  "--since DATE": "only those received on or after this date, such as 2026-01-31",
  "--network NET": "only those from it, such as 203.0.113.0/24 or an address in it",
};

function readFilter(options: Options): LeadFilter {
  const network = options.text("network");
  return {
    isSuspected: true,
    suspicion: options.oneOf("reason", suspicions),
    receivedSince: options.date("since"),
    network: network?.includes("/") ? network : network && networkOf(network),
  };
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

/** Lists suspected applications, or counts them by network. */
async function list({ db, options, actor, now: at, print }: CommandContext): Promise<number> {
  const filter = readFilter(options);
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
}

/** Returns the suspected leads that the command line names, or all of them that pass its filters. */
async function chosen(context: CommandContext): Promise<LeadRecord[]> {
  const { options, references, db } = context;
  if (options.flag("all")) {
    if (references.length > 0) throw new UsageError("Give references or --all, not both.");
    return allLeads(db, readFilter(options));
  }
  const filter = Object.keys(filters)
    .map((argument) => argument.slice(2).split(" ")[0] ?? "")
    .find(options.has);
  if (filter) throw new UsageError(`--${filter} goes with --all.`);
  const leads = await findLeads(context);
  const other = leads.find(({ suspicion }) => suspicion === null);
  if (other) throw new CommandError(`${other.id} is not suspected.`);
  return leads;
}

async function accept(context: CommandContext): Promise<number> {
  const { db, settings, actor, now: at, print } = context;
  const leads = await chosen(context);
  const channels = (await channelsFor(settings)).map(({ name }) => name);
  const count = await acceptSuspected(db, leads, channels, { at, actor });
  print(`Accepted: ${counted(count, "application")}.`);
  return exitCodes.done;
}

function describeRemoval(leads: readonly LeadRecord[], now: Date): string {
  if (leads.length === 0) return "There is nothing to remove.";
  const what = `It would remove ${counted(leads.length, "application")}; add --until ${now.toISOString()} --yes to do it.`;
  const more = leads.length > maxShown ? `\nand ${leads.length - maxShown} more` : "";
  return `${leadTable(leads.slice(0, maxShown))}${more}\n\n${what}`;
}

async function reject(context: CommandContext): Promise<number> {
  const { db, options, actor, now: at, print } = context;
  const [all, yes] = [options.flag("all"), options.flag("yes")];
  const until = options.date("until");
  if (all && yes && !until) {
    throw new UsageError(
      "--all --yes needs --until TIME, so that it removes only what you have seen: --all without --yes lists the applications and the time.",
    );
  }
  if (until && !all) throw new UsageError("--until goes with --all.");
  const leads = (await chosen(context)).filter(
    ({ received_at }) => until === undefined || received_at <= until.toISOString(),
  );
  refuseHeld(leads);
  if (all && !yes) {
    print(describeRemoval(leads, at));
    return exitCodes.done;
  }
  await eraseLeads(db, { ids: leads.map(({ id }) => id) }, { at, actor, action: "rejected" });
  print(`Rejected and removed: ${counted(leads.length, "application")}.`);
  return printScrub(
    context,
    leads.map(({ phone_or_email }) => phone_or_email),
  );
}

export const reviewCommand: Command = {
  summary: "Show suspected applications, deliver them or remove them",
  usage:
    "[--reason TEXT] [--since DATE] [--network NET] [--by network] [--limit N]\n       leads review --accept|--reject REFERENCE... | --all [FILTERS] [--until TIME --yes]",
  takes: {
    ...reference,
    "--accept": "they are genuine: deliver them",
    "--reject": "remove them permanently; retention does not apply, because no person sent them",
    "--all": "all that are suspected, or pass the filters",
    ...filters,
    "--by network": "count them by network, those with the fewest first: likely real people",
    "--limit N": "at most this many for each reason, or networks (default: 20)",
    "--until TIME":
      "only those that were listed at this time, which the list prints; --reject --all --yes needs it",
    "--yes": "remove them; without it, --reject --all only lists them",
  },
  notes: [
    `Without --accept and --reject it exits with ${exitCodes.attention} if there are any, so that a scheduled job can alert.`,
  ],
  async run(context) {
    const { options, references } = context;
    const [accepts, rejects] = [options.flag("accept"), options.flag("reject")];
    if (accepts && rejects) throw new UsageError("Give --accept or --reject, not both.");
    if (accepts) return accept(context);
    if (rejects) return reject(context);
    if (references.length > 0) throw new UsageError("Give --accept or --reject with a reference.");
    return list(context);
  },
};
