import { allLeads, type LeadRecord } from "../leads/leadRecords.ts";
import { type CommandContext, CommandError, UsageError } from "./command.ts";
import { findLeads } from "./findLeads.ts";
import { readFlag } from "./readOptions.ts";
import { suspectedFilter, suspectedOptions } from "./suspectedFilter.ts";

/**
 * Returns the suspected leads that the command line names, or all of them that pass its filters.
 */
export async function findSuspected(context: CommandContext): Promise<LeadRecord[]> {
  const { options, references, db } = context;
  const filters = Object.keys(suspectedOptions).filter((name) => name in options);
  if (readFlag(options, "all")) {
    if (references.length > 0) throw new UsageError("Give references or --all, not both.");
    return allLeads(db, suspectedFilter(options));
  }
  if (filters.length > 0) throw new UsageError(`--${filters[0]} goes with --all.`);
  const leads = await findLeads(context);
  const other = leads.find(({ suspicion }) => suspicion === null);
  if (other) throw new CommandError(`${other.id} is not suspected.`);
  return leads;
}
