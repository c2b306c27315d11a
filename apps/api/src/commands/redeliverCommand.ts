import { audit } from "../leads/auditLog.ts";
import { givenUpLeads, isStaffChannel, redeliver } from "../leads/newDeliveries.ts";
import { channelsFor } from "../waiting/channelsFor.ts";
import {
  type Command,
  type CommandContext,
  CommandError,
  counted,
  exitCodes,
  reference,
  UsageError,
} from "./command.ts";
import { findLeads } from "./records.ts";

async function chosen(context: CommandContext): Promise<string[]> {
  if (!context.options.flag("given-up")) {
    const leads = await findLeads(context);
    const suspected = leads.find(({ suspicion }) => suspicion !== null);
    if (suspected) {
      throw new CommandError(
        `${suspected.id} is suspected: its page, which leads link opens, delivers it.`,
      );
    }
    return leads.map(({ id }) => id);
  }
  if (context.references.length > 0)
    throw new UsageError("Give references or --given-up, not both.");
  return givenUpLeads(context.db);
}

export const redeliverCommand: Command = {
  summary: "Send applications to the staff again",
  usage: "REFERENCE... | --given-up",
  takes: {
    ...reference,
    "--given-up": "all whose delivery was given up",
  },
  async run(context) {
    const channels = (await channelsFor(context.settings))
      .map(({ name }) => name)
      .filter(isStaffChannel);
    if (channels.length === 0) {
      throw new CommandError("No delivery is configured: set SMTP_URL or WEBHOOK_URL first.");
    }
    const ids = await chosen(context);
    await redeliver(context.db, ids, channels, context.now);
    const { now: at, actor } = context;
    await audit(context.db, { at, actor, action: "redelivered", leadIds: ids });
    context.print(`Queued for ${channels.join(" and ")}: ${counted(ids.length, "application")}.`);
    return exitCodes.done;
  },
};
