import type { Brokerage } from "@mortgage-kit/content/brokerage";
import type { EmailSettings } from "../env.ts";
import { plainAddress } from "../leads/plainAddress.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import { staffWords } from "../staff/staffWords.ts";
import type { Channel, LeadMessage } from "./channel.ts";
import { leadMail } from "./leadMail.ts";
import { leadsMail } from "./leadsMail.ts";
import { smtpProblem, smtpTransport } from "./smtp.ts";

/** Acts on a new lead that its mail links. */
const mailActs = ["answer", "take", "postpone", "spam"] as const;

/**
 * Returns the channels to the staff's mailbox over SMTP: each lead, and what an applicant adds to one,
 * which is a reply to the mail of the lead.
 */
export function emailChannels(
  settings: EmailSettings,
  { name, claims }: Pick<Brokerage, "name" | "claims">,
  leadsCommand = "pnpm leads",
  links?: StaffLinks,
): readonly [lead: Channel, details: Channel] {
  const { to, from } = settings;
  const host = from.split("@")[1];
  const transport = smtpTransport(settings);

  async function send(message: LeadMessage, isAddition: boolean, signal: AbortSignal) {
    const leadId = `<${message.id}@${host}>`;
    const kind = isAddition ? "details" : message.isTest ? "test" : message.kind;
    await transport.sendMail({
      signal,
      from: { name, address: from },
      to,
      ...(plainAddress.test(message.phoneOrEmail) && { replyTo: message.phoneOrEmail }),
      ...(isAddition
        ? { messageId: `<${message.id}.details@${host}>`, inReplyTo: leadId, references: leadId }
        : { messageId: leadId }),
      ...leadMail(message, {
        kind,
        responseTime: claims.responseTime,
        leadsCommand,
        links:
          links && kind !== "test"
            ? mailActs.map((act) => ({
                label: staffWords.acts[act].button,
                href: links.linkTo(message.id, new Date(), act),
              }))
            : [],
      }),
    });
  }

  async function sendTogether(messages: readonly LeadMessage[], signal: AbortSignal) {
    await transport.sendMail({
      signal,
      from: { name, address: from },
      to,
      messageId: `<${messages[0]?.id}.${messages.length}@${host}>`,
      ...leadsMail(messages, {
        responseTime: claims.responseTime,
        leadsCommand,
        linkTo: links && ((id) => links.linkTo(id, new Date())),
      }),
    });
  }

  const explained = (sending: Promise<void>) =>
    sending.catch((error) => {
      throw smtpProblem(error);
    });
  return [
    {
      name: "email",
      send: (message, signal) => explained(send(message, false, signal)),
      sendTogether: (messages, signal) => explained(sendTogether(messages, signal)),
    },
    { name: "details email", send: (message, signal) => explained(send(message, true, signal)) },
  ];
}
