import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { counted } from "../commands/counted.ts";
import { shortText } from "../commands/visibleText.ts";
import { smtpProblem, smtpTransport } from "../deliveries/smtp.ts";
import { torontoTime } from "../deliveries/torontoTime.ts";
import type { EmailSettings } from "../env.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { HeldNotice } from "./heldNoticeQueue.ts";

/** Returns the subject and text of a notice. Mail logs keep subjects, so only the text has names. */
export function heldNoticeWords(
  { listed, count }: HeldNotice,
  responseTime: string,
  leadsCommand: string,
  links?: Pick<StaffLinks, "linkTo" | "linkToList">,
  now: Date = new Date(),
): { subject: string; text: string } {
  const held = `${counted(count, "application")} held for review`;
  const unlisted = count - listed.length;
  const text = [
    `${held}. Some may be from real people, to whom the site promises an answer within ${responseTime}.`,
    "Nothing was delivered, and no acknowledgement was sent.",
    ...listed.flatMap(({ id, firstName, lastName, phoneOrEmail, receivedAt, suspicion }) => [
      "",
      shortText(`${firstName} ${lastName}`, 120),
      `  Phone or e-mail: ${shortText(phoneOrEmail, 120)}`,
      `  Received:        ${torontoTime.format(new Date(receivedAt))} (Toronto time)`,
      `  Held because:    ${suspicion}`,
      ...(links
        ? [
            `  It is real:      ${links.linkTo(id, now, "accept")}`,
            `  It is spam:      ${links.linkTo(id, now, "spam")}`,
          ]
        : []),
      `  A person:        ${leadsCommand} accept ${id}`,
      `  Spam:            ${leadsCommand} reject ${id}`,
    ]),
    "",
    ...(unlisted > 0 ? [`${unlisted} more are not listed here.`] : []),
    ...(links ? [`All that are held: ${links.linkToList("held", now)}`] : []),
    `In the terminal:   ${leadsCommand} suspected`,
    "",
  ].join("\n");
  return { subject: held, text };
}

/** Sends notices to the staff's mailbox. */
export function heldNoticeMailer(
  settings: EmailSettings,
  { name, claims }: Pick<Brokerage, "name" | "claims">,
  leadsCommand: string,
  links?: StaffLinks,
) {
  const { to, from } = settings;
  const transport = smtpTransport(settings);
  return async (notice: HeldNotice): Promise<void> => {
    await transport
      .sendMail({
        from: { name, address: from },
        to,
        messageId: `<${notice.id}.held@${from.split("@")[1]}>`,
        headers: { "auto-submitted": "auto-generated" },
        ...heldNoticeWords(notice, claims.responseTime, leadsCommand, links),
      })
      .catch((error) => {
        throw smtpProblem(error);
      });
  };
}
