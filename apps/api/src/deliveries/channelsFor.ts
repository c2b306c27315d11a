import type { Settings } from "../env.ts";
import type { Channel } from "./channel.ts";
import { emailChannel } from "./emailChannel.ts";
import { webhookChannel } from "./webhookChannel.ts";

/** The channels that the settings configure. */
export function channelsFor({ email, webhook, brokerage }: Settings): Channel[] {
  const channels: Channel[] = [];
  if (email) channels.push(emailChannel(email, brokerage.name));
  if (webhook) channels.push(webhookChannel(webhook));
  return channels;
}
