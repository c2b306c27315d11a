import { allLeads, type LeadRecord } from "../leads/leadRecords.ts";
import { type CommandContext, CommandError, UsageError } from "./command.ts";
import { findLeads } from "./findLeads.ts";
import { readFlag } from "./readOptions.ts";

/** The suspected leads that the command line names, or all of them. */
export async function findSuspected(context: CommandContext): Promise<LeadRecord[]> {
  if (readFlag(context.options, "all")) {
    if (context.references.length > 0) throw new UsageError("Give references or --all, not both.");
    return allLeads(context.db, { isSuspected: true });
  }
  const leads = await findLeads(context);
  const other = leads.find(({ suspicion }) => suspicion === null);
  if (other) throw new CommandError(`${other.id} is not suspected.`);
  return leads;
}
