import { type LeadRecord, leadsByReference } from "../leads/leadRecords.ts";
import { type CommandContext, CommandError, UsageError } from "./command.ts";

/** Throws unless a text is a valid reference or prefix. */
export function expectReference(reference: string): void {
  if (/^[0-9a-f-]{8,36}$/i.test(reference)) return;
  throw new UsageError(`"${reference}" is not a reference: give 8 or more of its characters.`);
}

async function findLead({ db }: CommandContext, reference: string): Promise<LeadRecord> {
  expectReference(reference);
  const [lead, another] = await leadsByReference(db, reference.toLowerCase());
  if (!lead) throw new CommandError(`There is no application with the reference ${reference}.`);
  if (another) throw new CommandError(`More than one reference starts with ${reference}.`);
  return lead;
}

/** Returns the leads that the command line names, all of them or none. */
export async function findLeads(context: CommandContext): Promise<LeadRecord[]> {
  if (context.references.length === 0) throw new UsageError("Give at least one reference.");
  const leads: LeadRecord[] = [];
  for (const reference of context.references) leads.push(await findLead(context, reference));
  return leads;
}
