import {
  confirmationMail,
  type ReminderTexts,
  reminderMail,
} from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import { confirmWithinHours } from "@mortgage-kit/contracts";
import type { Channel } from "../deliveries/channel.ts";
import { mailer } from "../deliveries/emailChannels.ts";
import type { LeadDatabase, ReminderMailName } from "../leads/tables.ts";
import type { EmailSettings } from "../settings/readSettings.ts";
import { type ReminderTokens, type ReminderTokenUse, reminderLink } from "./reminderTokens.ts";
import { monthInWords } from "./renewalMonth.ts";

interface ReminderMessage {
  id: string;
  email: string;
  renewalMonth: string;
  language: SiteLanguage;
}

async function readReminders(db: LeadDatabase, ids: readonly string[]): Promise<ReminderMessage[]> {
  const rows = await db
    .selectFrom("reminders")
    .innerJoin("consents", "consents.id", "consent_id")
    .select(["reminders.id", "email", "renewal_month as renewalMonth", "language"])
    .where("reminders.id", "in", ids)
    .where("withdrawn_at", "is", null)
    .execute();
  return rows.map((row) => ({ ...row, language: row.language === "fr-CA" ? "fr" : "en" }));
}

/** The renewal is months away, so a full mailbox can be retried for weeks. */
const giveUpAfterMs = 30 * 24 * 60 * 60 * 1000;

interface ReminderChannelOptions {
  settings: EmailSettings;
  texts: Readonly<Record<SiteLanguage, ReminderTexts>>;
  tokens: ReminderTokens;
}

/**
 * Returns the channels of a reminder's two mails. An attempt with unknown outcome is retried under the same
 * Message-ID, because a duplicate does less harm than a missing reminder.
 */
export function reminderChannels(options: ReminderChannelOptions): Channel<ReminderMessage>[] {
  const { settings, texts, tokens } = options;
  const mail = mailer(settings);
  const link = (use: ReminderTokenUse, { id, language }: ReminderMessage) =>
    texts[language].brokerage.siteUrl + reminderLink(use, tokens.issue(use, id), language);

  const channel = (
    name: ReminderMailName,
    write: (
      own: ReminderTexts,
      month: string,
      links: Record<ReminderTokenUse, string>,
    ) => ReturnType<typeof reminderMail>,
  ): Channel<ReminderMessage> => ({
    name,
    giveUpAfterMs,
    read: readReminders,
    visitorAddress: ({ email }) => email,
    send(message, signal) {
      const { id, email, renewalMonth } = message;
      const own = texts[message.language];
      const { name: sender, email: replyTo } = own.brokerage;
      const links = { confirm: link("confirm", message), withdraw: link("withdraw", message) };
      return mail({
        id: `${id}.${name}`,
        sender,
        to: { name: "", address: email },
        replyTo,
        headers: {
          // RFC 8058: one-click unsubscribe without opening the link.
          "list-unsubscribe": { prepared: true, value: `<${links.withdraw}>` },
          "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        },
        signal,
        ...write(own, monthInWords(renewalMonth, own.language), links),
      });
    },
  });

  return [
    channel("confirmation", (own, month, links) =>
      confirmationMail(own, { month, hours: String(confirmWithinHours) }, links),
    ),
    channel("reminder", (own, month, links) => reminderMail(own, { month }, links)),
  ];
}
