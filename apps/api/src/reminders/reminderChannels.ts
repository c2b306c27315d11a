import {
  confirmationMail,
  type ReminderTexts,
  reminderMail,
} from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import { confirmWithinHours } from "@mortgage-kit/contracts";
import type { Channel } from "../deliveries/channel.ts";
import { mailer } from "../deliveries/emailChannels.ts";
import type { EmailSettings } from "../settings/readSettings.ts";
import type { LeadDatabase, ReminderMailName } from "../store/tables.ts";
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

/** Retries an attempt of unknown outcome under its Message-ID: a duplicate does less harm. */
export function reminderChannels(
  settings: EmailSettings,
  texts: Readonly<Record<SiteLanguage, ReminderTexts>>,
  tokens: ReminderTokens,
): Channel<ReminderMessage>[] {
  const mail = mailer(settings);
  const link = (use: ReminderTokenUse, { id, language }: ReminderMessage) =>
    texts[language].brokerage.siteUrl + reminderLink(use, tokens.issue(use, id), language);

  function written(name: ReminderMailName, message: ReminderMessage, withdraw: string) {
    const own = texts[message.language];
    const month = monthInWords(message.renewalMonth, own.language);
    if (name === "reminder") return reminderMail(own, { month }, { withdraw });
    const confirm = link("confirm", message);
    return confirmationMail(
      own,
      { month, hours: String(confirmWithinHours) },
      { confirm, withdraw },
    );
  }

  return (["confirmation", "reminder"] as const).map((name) => ({
    name,
    giveUpAfterMs,
    read: readReminders,
    visitorAddress: ({ email }) => email,
    send(message, signal) {
      const { name: sender, email: replyTo } = texts[message.language].brokerage;
      const withdraw = link("withdraw", message);
      return mail({
        id: `${message.id}.${name}`,
        sender,
        to: { name: "", address: message.email },
        replyTo,
        headers: {
          // RFC 8058: one-click unsubscribe without opening the link.
          "list-unsubscribe": { prepared: true, value: `<${withdraw}>` },
          "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        },
        signal,
        ...written(name, message, withdraw),
      });
    },
  }));
}
