import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { wordsOf } from "@mortgage-kit/content/words";
import type { EmailSettings } from "../env.ts";
import { plainAddress } from "../leads/plainAddress.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { Channel, LeadMessage } from "./channel.ts";
import { leadMail, leadsMail } from "./leadMail.ts";
import { staffMailer } from "./staffMail.ts";

/** Acts on a new lead that its mail links. */
const mailActs = ["answer", "take", "postpone", "spam"] as const;

/**
 * Returns the channels to the staff's mailbox over SMTP: each lead, and what an applicant adds to one,
 * which is a reply to the mail of the lead.
 */
export function emailChannels(
  settings: EmailSettings,
  brokerage: Pick<Brokerage, "name" | "claims">,
  leadsCommand = "pnpm leads",
  links?: StaffLinks,
): readonly [lead: Channel, details: Channel] {
  const { responseTime } = brokerage.claims;
  const { acts } = wordsOf("en").staff;
  const mail = staffMailer(settings, brokerage);

  function send(message: LeadMessage, isAddition: boolean, signal: AbortSignal): Promise<void> {
    const { id, phoneOrEmail } = message;
    const kind = isAddition ? "details" : message.isTest ? "test" : message.kind;
    const shown = kind === "test" ? undefined : links;
    const written = leadMail(message, {
      kind,
      responseTime,
      leadsCommand,
      links: mailActs.flatMap((act) =>
        shown ? { label: acts[act].button, href: shown.linkTo(id, new Date(), act) } : [],
      ),
    });
    return mail(isAddition ? `${id}.details` : id, written, {
      signal,
      replyTo: plainAddress.test(phoneOrEmail) ? phoneOrEmail : undefined,
      continues: isAddition ? id : undefined,
    });
  }

  function sendTogether(messages: readonly LeadMessage[], signal: AbortSignal): Promise<void> {
    const linkTo = links && ((id: string) => links.linkTo(id, new Date()));
    const written = leadsMail(messages, { responseTime, leadsCommand, linkTo });
    return mail(`${messages[0]?.id}.${messages.length}`, written, { signal });
  }

  return [
    { name: "email", send: (message, signal) => send(message, false, signal), sendTogether },
    { name: "details email", send: (message, signal) => send(message, true, signal) },
  ];
}
