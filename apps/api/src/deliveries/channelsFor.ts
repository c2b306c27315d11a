import type { Settings } from "../env.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { Channel } from "./channel.ts";

/**
 * Returns the channels that the settings configure; the code of the others is not loaded. Mails to
 * staff contain these links, or without them a command.
 */
export async function channelsFor(settings: Settings, links?: StaffLinks): Promise<Channel[]> {
  const { email, webhook, brokerage, brokerages } = settings;
  const channels: Channel[] = [];
  if (settings.deliveryAuthorities) await trustAuthorities(settings.deliveryAuthorities);
  if (email) {
    const { emailChannels } = await import("./emailChannel.ts");
    channels.push(...emailChannels(email, brokerage, settings.leadsCommand, links));
  }
  if (webhook) {
    const { webhookChannels } = await import("./webhookChannel.ts");
    channels.push(...webhookChannels(webhook));
  }
  if (email && settings.acknowledgesApplicants) {
    const { acknowledgementChannel } = await import("./acknowledgementChannel.ts");
    channels.push(acknowledgementChannel(email, brokerages));
  }
  if (email && links) {
    const { callChannel } = await import("./callChannel.ts");
    channels.push(callChannel(email, brokerage, links));
  }
  if (settings.notice) {
    const { noticeChannel } = await import("../notices/instantNotice.ts");
    channels.push(noticeChannel(settings.notice));
  }
  return channels;
}

/** Trusts further certificate authorities beside Node's, for all connections of this process. */
export async function trustAuthorities(authorities: string): Promise<void> {
  const { getCACertificates, setDefaultCACertificates } = await import("node:tls");
  setDefaultCACertificates([...getCACertificates("default"), authorities]);
}
