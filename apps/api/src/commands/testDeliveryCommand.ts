import { randomUUID } from "node:crypto";
import { type Channel, DeliveryProblem, explainProblem } from "../deliveries/channel.ts";
import type { LeadMessage } from "../deliveries/leadMail.ts";
import { type ChannelName, staffChannels } from "../leads/tables.ts";
import { channelsFor } from "../waiting/channelsFor.ts";
import { type Command, CommandError, exitCodes } from "./command.ts";

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
    const channels = (await channelsFor(settings)).filter(({ name }) => tested.includes(name));
    if (channels.length === 0) {
      throw new CommandError("No delivery is configured: set SMTP_URL or WEBHOOK_URL first.");
    }
    const message = testMessage(now, settings.email?.to ?? settings.brokerage.email);
    const outcomes = await Promise.all(channels.map((channel) => tried(channel, message)));
    for (const { sentence } of outcomes) print(sentence);
    return outcomes.every(({ isFine }) => isFine) ? exitCodes.done : exitCodes.failed;
  },
};
