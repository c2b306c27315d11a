import { networkOf } from "../abuse/networks.ts";
import { lanes, suspicions } from "../leads/lead.ts";
import { allLeads, type LeadFilter, type LeadRecord } from "../leads/leadRecords.ts";
import { type CommandContext, CommandError, type Options, UsageError } from "./command.ts";
import { findLeads } from "./findLeads.ts";

export const suspectedUsage =
  "[--reason TEXT] [--since DATE] [--network NETWORK] [--lane LANE] [--open-for SECONDS] [--new-networks]";

export const suspectedTakes = {
  "--reason TEXT": `only those: ${suspicions.join(", ")}`,
  "--since DATE": "only those received on or after this date, such as 2026-01-31",
  "--lane LANE": `only those sent in this way: ${lanes.join(", ")}`,
  "--open-for N": "only those whose form was open for N seconds or more",
  "--new-networks": "only the first of a network in a day",
  "--network NET": "only those from it, such as 203.0.113.0/24 or an address in it",
};

/** Reads the filter for suspected applications. */
export function suspectedFilter(options: Options): LeadFilter {
  const network = options.text("network");
  return {
    isSuspected: true,
    suspicion: options.oneOf("reason", suspicions),
    lane: options.oneOf("lane", lanes),
    openFor: options.count("open-for"),
    isFirstSight: options.flag("new-networks") || undefined,
    receivedSince: options.date("since"),
    network: network?.includes("/") ? network : network && networkOf(network),
  };
}

/** Returns the suspected leads that the command line names, or all of them that pass its filters. */
export async function findSuspected(context: CommandContext): Promise<LeadRecord[]> {
  const { options, references, db } = context;
  if (options.flag("all")) {
    if (references.length > 0) throw new UsageError("Give references or --all, not both.");
    return allLeads(db, suspectedFilter(options));
  }
  const filter = Object.keys(suspectedTakes)
    .map((argument) => argument.slice(2).split(" ")[0] ?? "")
    .find(options.has);
  if (filter) throw new UsageError(`--${filter} goes with --all.`);
  const leads = await findLeads(context);
  const other = leads.find(({ suspicion }) => suspicion === null);
  if (other) throw new CommandError(`${other.id} is not suspected.`);
  return leads;
}
