import { networkOf } from "../abuse/rateLimiter.ts";
import { audit } from "../leads/auditLog.ts";
import { acceptSuspected } from "../leads/changeLeads.ts";
import { eraseLeads } from "../leads/eraseLeads.ts";
import {
  allLeads,
  countByNetwork,
  countLeads,
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
import { accessSummary, alignColumns, findLeads, leadTable } from "./records.ts";
import { printScrub, refuseHeld } from "./removalCommands.ts";

const maxShown = 200;
const none = "There are no suspected applications.";

const network = {
  "--network NET": "only those from it, such as 203.0.113.0/24 or an address in it",
};

function readFilter(options: Options): LeadFilter {
  const given = options.text("network");
  return {
    isSuspected: true,
    network: given?.includes("/") ? given : given && networkOf(given),
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

async function list({ db, options, actor, now: at, print }: CommandContext): Promise<number> {
  const filter = readFilter(options);
  const limit = options.count("limit") ?? 20;
  if (options.oneOf("by", ["network"])) {
    const networks = await countByNetwork(db, filter, limit);
    await audit(db, { at, actor, action: "listed", detail: "suspected by network" });
    print(networks.length > 0 ? networkTable(networks) : none);
    return networks.length > 0 ? exitCodes.attention : exitCodes.done;
  }
  const shown = await newestLeads(db, filter, limit);
  await audit(db, { at, actor, action: "listed", detail: accessSummary(shown) });
  const count = await countLeads(db, filter);
  print(count > 0 ? `${leadTable(shown)}\n\nHeld: ${counted(count, "application")}.` : none);
  return count > 0 ? exitCodes.attention : exitCodes.done;
}

async function chosen(context: CommandContext): Promise<LeadRecord[]> {
  const { options, references, db } = context;
  if (options.flag("all")) {
    if (references.length > 0) throw new UsageError("Give references or --all, not both.");
    return allLeads(db, readFilter(options));
  }
  if (options.has("network")) throw new UsageError("--network goes with --all.");
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
  return printScrub(context);
}

export const reviewCommand: Command = {
  summary: "Show suspected applications, deliver them or remove them",
  usage:
    "[--network NET] [--by network] [--limit N]\n       leads review --accept|--reject REFERENCE... | --all [--network NET] [--until TIME --yes]",
  takes: {
    ...reference,
    "--accept": "they are genuine: deliver them",
    "--reject": "remove them permanently; retention does not apply, because no person sent them",
    "--all": "all that are suspected, or from the network",
    ...network,
    "--by network": "count them by network, those with the fewest first: likely real people",
    "--limit N": "at most this many applications or networks (default: 20)",
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
