import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { fill, wordsOf } from "@mortgage-kit/content/words";
import { shortText } from "../commands/visibleText.ts";
import type { EmailSettings } from "../env.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { Channel, LeadMessage } from "./channel.ts";
import { nameOf } from "./leadMail.ts";
import { contactRow, inToronto, staffMailer, writeStaffMail } from "./staffMail.ts";

const { acts, call, fields } = wordsOf("en").staff;

/** Reminds staff of a call that they put off, once it is time. */
export function callChannel(
  settings: EmailSettings,
  brokerage: Pick<Brokerage, "name">,
  links: StaffLinks,
): Channel {
  const mail = staffMailer(settings, brokerage);
  return {
    name: "call",
    send(message: LeadMessage, signal) {
      const { id, phoneOrEmail, receivedAt, callAfter = "" } = message;
      const name = nameOf(message);
      const written = writeStaffMail(fill(call.subject, { name: shortText(name, 80) }), [
        { paragraphs: [call.intro] },
        {
          rows: [
            [fields.name, name],
            contactRow(fields.contact, phoneOrEmail),
            [fields.received, inToronto(receivedAt)],
          ],
          links: [{ label: acts.answer.button, href: links.linkTo(id, new Date(), "answer") }],
        },
      ]);
      // The same in every attempt, and another for each time that the call is put off.
      return mail(`${id}.call.${callAfter.replaceAll(/\D/g, "")}`, written, { signal });
    },
  };
}
