import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { plainAddress } from "../leads/plainAddress.ts";
import type { EmailSettings } from "../settings/readSettings.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { Channel } from "./channel.ts";
import { callMail, leadMail, leadsMail } from "./leadMail.ts";
import { type LeadMessage, readLeadMessages } from "./leadMessage.ts";
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
          {
            signal,
          },
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
