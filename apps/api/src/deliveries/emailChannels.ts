import { acknowledgement, type Brokerage, type Brokerages } from "@mortgage-kit/content/brokerage";
import { wordsOf } from "@mortgage-kit/content/words";
import { languageOfConsent } from "@mortgage-kit/contracts";
import { plainAddress } from "../leads/lead.ts";
import type { EmailSettings } from "../settings/readSettings.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { Channel } from "./channel.ts";
import { callMail, type LeadMessage, leadMail, leadsMail, readLeadMessages } from "./leadMail.ts";
import { mailer } from "./smtp.ts";
import { staffMailer } from "./staffMail.ts";

type LeadChannel = Channel<LeadMessage>;

/**
 * Returns the channels to the staff's mailbox over SMTP: each lead; what an applicant adds to one, which
 * is a reply to the mail of the lead; and calls that staff put off, once it is time. People answer and
 * quote these mails, so their links show nothing to anybody but staff.
 */
export function emailChannels(
  settings: EmailSettings,
  brokerage: Pick<Brokerage, "name" | "claims">,
  links?: StaffLinks,
): readonly [lead: LeadChannel, details: LeadChannel, call: LeadChannel] {
  const { responseTime } = brokerage.claims;
  const mail = staffMailer(settings, brokerage);
  const read = readLeadMessages;

  function send(message: LeadMessage, isAddition: boolean, signal: AbortSignal): Promise<void> {
    const { id, phoneOrEmail } = message;
    const kind = isAddition ? "details" : message.isTest ? "test" : message.kind;
    const shown = kind === "test" ? undefined : links;
    return mail(
      isAddition ? `${id}.details` : id,
      leadMail(message, kind, { responseTime, links: shown }),
      {
        signal,
        replyTo: plainAddress.test(phoneOrEmail) ? phoneOrEmail : undefined,
        continues: isAddition ? id : undefined,
      },
    );
  }

  return [
    {
      name: "email",
      read,
      send: (message, signal) => send(message, false, signal),
      sendTogether: (messages, signal) =>
        mail(
          `${messages[0]?.id}.${messages.length}`,
          leadsMail(messages, { responseTime, links }),
          { signal },
        ),
    },
    { name: "details email", read, send: (message, signal) => send(message, true, signal) },
    {
      name: "call",
      read,
      send(message, signal) {
        // The same in every attempt, and another for each time that the call is put off.
        const id = `${message.id}.call.${(message.callAfter ?? "").replaceAll(/\D/g, "")}`;
        return mail(id, callMail(message, links), { signal });
      },
    },
  ];
}

/**
 * Confirms to the applicant that the application was received. The mail repeats no input, because anyone
 * can type another person's address. It is sent once: an attempt with an unknown outcome is not
 * retried.
 */
export function acknowledgementChannel(
  settings: EmailSettings,
  brokerages: Brokerages,
): Channel<LeadMessage> {
  const mail = mailer(settings);
  return {
    name: "acknowledgement",
    isSentOnce: true,
    read: readLeadMessages,
    visitorAddress: ({ phoneOrEmail }) => phoneOrEmail,
    send({ id, phoneOrEmail, consent }, signal) {
      const language = languageOfConsent(consent.version);
      const { name: sender, email: replyTo } = brokerages[language].brokerage;
      return mail({
        id: `${id}.received`,
        sender,
        to: phoneOrEmail,
        replyTo,
        headers: { "auto-submitted": "auto-replied" },
        signal,
        ...acknowledgement(brokerages[language], wordsOf(language)),
      });
    },
  };
}
