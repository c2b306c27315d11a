import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { oneLine } from "../commands/visibleText.ts";
import type { EmailSettings } from "../env.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { Channel, LeadMessage } from "./channel.ts";
import { smtpProblem, smtpTransport } from "./smtp.ts";
import { torontoTime } from "./torontoTime.ts";

function callText({ firstName, lastName, phoneOrEmail, receivedAt }: LeadMessage, link: string) {
  return [
    "It is time for a call that was put off.",
    "",
    `Name:            ${oneLine(`${firstName} ${lastName}`)}`,
    `Phone or e-mail: ${oneLine(phoneOrEmail)}`,
    `Received:        ${torontoTime.format(new Date(receivedAt))} (Toronto time)`,
    "",
    `When it is answered: ${link}`,
    "",
  ].join("\n");
}

/** Reminds staff of a call that they put off, once it is time. */
export function callChannel(
  settings: EmailSettings,
  { name }: Pick<Brokerage, "name">,
  links: StaffLinks,
): Channel {
  const { to, from } = settings;
  const transport = smtpTransport(settings);
  async function send(message: LeadMessage, signal: AbortSignal): Promise<void> {
    const { id, callAfter = "" } = message;
    await transport.sendMail({
      signal,
      from: { name, address: from },
      to,
      // The same in every attempt, and another for each time that the call is put off.
      messageId: `<${id}.call.${callAfter.replaceAll(/\D/g, "")}@${from.split("@")[1]}>`,
      headers: { "auto-submitted": "auto-generated" },
      // Mail logs keep subjects, so only the text names the person.
      subject: `Time to call: application ${id.slice(0, 8)}`,
      text: callText(message, links.linkTo(id, new Date(), "answer")),
    });
  }
  return {
    name: "call",
    send: (message, signal) =>
      send(message, signal).catch((error) => {
        throw smtpProblem(error);
      }),
  };
}
