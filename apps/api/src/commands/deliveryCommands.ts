import { randomUUID } from "node:crypto";
import { type Channel, DeliveryProblem, explainProblem } from "../deliveries/channel.ts";
import type { LeadMessage } from "../deliveries/leadMail.ts";
import { channelsFor } from "../lists/channelsFor.ts";
import type { Settings } from "../settings/readSettings.ts";
import { audit } from "../store/auditLog.ts";
import { givenUpLeads, isStaffChannel, redeliver } from "../store/newDeliveries.ts";
import { type ChannelName, staffChannels } from "../store/tables.ts";
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

async function configured(settings: Settings, isWanted: (name: ChannelName) => boolean) {
  const channels = (await channelsFor(settings)).filter(({ name }) => isWanted(name));
  if (channels.length > 0) return channels;
  throw new CommandError("No delivery is configured: set SMTP_URL or WEBHOOK_URL first.");
}

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
    const channels = (await configured(context.settings, isStaffChannel)).map(({ name }) => name);
    const ids = await chosen(context);
    await redeliver(context.db, ids, channels, context.now);
    const { now: at, actor } = context;
    await audit(context.db, { at, actor, action: "redelivered", leadIds: ids });
    context.print(`Queued for ${channels.join(" and ")}: ${counted(ids.length, "application")}.`);
  },
};

const timeoutMs = 15_000;

const tested: readonly ChannelName[] = [...staffChannels, "acknowledgement", "notice"];

function testMessage(now: Date, phoneOrEmail: string): LeadMessage {
  const receivedAt = now.toISOString();
  return {
    id: randomUUID(),
    receivedAt,
    firstName: "Test",
    lastName: "Delivery",
    phoneOrEmail,
    consent: { version: "none", agreedAt: receivedAt },
    source: "script",
    kind: "application",
    details: null,
    isTest: true,
  };
}

async function tried(channel: Channel, message: LeadMessage) {
  try {
    await channel.send(message, AbortSignal.timeout(timeoutMs));
    return { isFine: true, sentence: `${channel.name}: the test was accepted.` };
  } catch (error) {
    const problem = error instanceof DeliveryProblem ? error.message : "unexpected failure";
    const sentence = `${channel.name}: the test was not delivered, because ${explainProblem(problem)}.`;
    return { isFine: false, sentence };
  }
}

export const testDeliveryCommand: Command = {
  summary: "Send a marked test through each channel and report failures",
  usage: "",
  notes: [
    "The test messages say that nobody has applied; nothing is stored.",
    "The acknowledgement's test goes to LEADS_EMAIL_TO.",
    `Exits with ${exitCodes.failed} if a channel did not accept it.`,
  ],
  async run({ settings, now, print }) {
    const channels = await configured(settings, (name) => tested.includes(name));
    const message = testMessage(now, settings.email?.to ?? settings.brokerage.email);
    const outcomes = await Promise.all(channels.map((channel) => tried(channel, message)));
    for (const { sentence } of outcomes) print(sentence);
    return outcomes.every(({ isFine }) => isFine) ? exitCodes.done : exitCodes.failed;
  },
};
