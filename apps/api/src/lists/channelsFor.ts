import { reminderTexts } from "@mortgage-kit/content/brokerage";
import type { Channel } from "../deliveries/channel.ts";
import type { StaffLinks } from "../deliveries/staffLinks.ts";
import type { ReminderTokens } from "../reminders/reminderTokens.ts";
import type { Settings } from "../settings/readSettings.ts";

/** Signers of the links in mails; a command that only queues deliveries has none. */
interface Links {
  staff?: StaffLinks | undefined;
  reminders?: ReminderTokens;
}

/** Returns the channels that the settings configure; the code of the others is not loaded. */
export async function channelsFor(settings: Settings, links: Links = {}): Promise<Channel[]> {
  const { email, webhook, brokerage, brokerages, notice } = settings;
  const channels: Channel[] = [];
  if (settings.deliveryAuthorities) await trustAuthorities(settings.deliveryAuthorities);
  const mails = email && (await import("../deliveries/emailChannels.ts"));
  if (mails) channels.push(...mails.emailChannels(email, brokerage, links.staff));
  if (webhook) {
    const { webhookChannels } = await import("../deliveries/webhookChannel.ts");
    channels.push(...webhookChannels(webhook));
  }
  if (mails && settings.acknowledgesApplicants) {
    channels.push(mails.acknowledgementChannel(email, brokerages));
  }
  const texts = reminderTexts(brokerages);
  if (email && texts && links.reminders) {
    const { reminderChannels } = await import("../reminders/reminderChannels.ts");
    channels.push(...reminderChannels(email, texts, links.reminders));
  }
  if (notice) {
    const { noticeChannel } = await import("../deliveries/noticeChannel.ts");
    channels.push(noticeChannel(notice));
  }
  if (email || notice || webhook) {
    const { listChannelsFor } = await import("./listChannels.ts");
    channels.push(...listChannelsFor(settings, links.staff));
  }
  return channels;
}

/** Trusts further certificate authorities beside Node's, for all connections of this process. */
async function trustAuthorities(authorities: string): Promise<void> {
  const { getCACertificates, setDefaultCACertificates } = await import("node:tls");
  setDefaultCACertificates([...getCACertificates("default"), authorities]);
}
