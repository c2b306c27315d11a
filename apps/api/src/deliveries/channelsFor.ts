import type { Settings } from "../env.ts";
import type { Channel } from "./channel.ts";

/** The channels that the settings configure; the code of the others is not loaded. */
export async function channelsFor({ email, webhook, brokerage }: Settings): Promise<Channel[]> {
  const channels: Channel[] = [];
  if (email) {
    const { emailChannel } = await import("./emailChannel.ts");
    channels.push(emailChannel(email, brokerage.name));
  }
  if (webhook) {
    const { webhookChannel } = await import("./webhookChannel.ts");
    channels.push(webhookChannel(webhook));
  }
  return channels;
}
