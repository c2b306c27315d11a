import { shortText } from "../commands/visibleText.ts";
import type { LeadMessage } from "./channel.ts";
import { torontoTime } from "./torontoTime.ts";

interface LeadsMailOptions {
  responseTime: string;
  leadsCommand: string;
  linkTo: ((id: string) => string) | undefined;
}

/** Writes one mail that tells staff of several leads. Its subject names no one of them. */
export function leadsMail(
  messages: readonly LeadMessage[],
  { responseTime, leadsCommand, linkTo }: LeadsMailOptions,
): { subject: string; text: string } {
  const subject = `${messages.length} new applications and call-backs`;
  const text = [
    `${subject}, in one mail because many arrive. The site promises an answer within ${responseTime}.`,
    ...messages.flatMap(({ id, kind, firstName, lastName, phoneOrEmail, receivedAt, details }) => [
      "",
      shortText(`${firstName} ${lastName}`.trim(), 120),
      `  Phone or e-mail: ${shortText(phoneOrEmail, 120)}`,
      `  Received:        ${torontoTime.format(new Date(receivedAt))} (Toronto time), ${kind}`,
      ...(details ? [`  More:            ${leadsCommand} show ${id}`] : []),
      ...(linkTo ? [`  Look and decide: ${linkTo(id)}`] : []),
      `  When answered:   ${leadsCommand} answered ${id}`,
    ]),
    "",
  ].join("\n");
  return { subject, text };
}
