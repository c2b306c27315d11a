import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { oneLine } from "../commands/visibleText.ts";
import type { EmailSettings } from "../env.ts";
import { plainAddress } from "../leads/plainAddress.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { Channel, LeadMessage } from "./channel.ts";
import { smtpProblem, smtpTransport } from "./smtp.ts";
import { torontoTime } from "./torontoTime.ts";

function emailText(
  message: LeadMessage,
  responseTime: string,
  leadsCommand: string,
  link: string | undefined,
): string {
  const { id, firstName, lastName, phoneOrEmail, receivedAt, consent } = message;
  return [
    message.isTest
      ? "This is a delivery test. Nobody has applied, and no answer is needed."
      : `A mortgage application was received. The site promises an answer within ${responseTime}.`,
    "",
    `First name:      ${oneLine(firstName)}`,
    `Last name:       ${oneLine(lastName)}`,
    `Phone or e-mail: ${oneLine(phoneOrEmail)}`,
    "",
    `Received:        ${torontoTime.format(new Date(receivedAt))} (Toronto time)`,
    `Agreed to terms: version ${consent.version}, ${consent.agreedAt}`,
    `Reference:       ${id}`,
    "",
    ...(message.isTest
      ? []
      : [
          `When it is answered: ${leadsCommand} answered ${id}`,
          ...(link ? [`Without a terminal:  ${link}`] : []),
          "",
        ]),
  ].join("\n");
}

/** Sends each lead to the staff's mailbox over SMTP. */
export function emailChannel(
  settings: EmailSettings,
  { name, claims }: Pick<Brokerage, "name" | "claims">,
  leadsCommand = "pnpm leads",
  links?: StaffLinks,
): Channel {
  const { to, from } = settings;
  const transport = smtpTransport(settings);
  async function send(message: LeadMessage, signal: AbortSignal): Promise<void> {
    await transport.sendMail({
      signal,
      from: { name, address: from },
      to,
      ...(plainAddress.test(message.phoneOrEmail) && { replyTo: message.phoneOrEmail }),
      messageId: `<${message.id}@${from.split("@")[1]}>`,
      // Mail logs keep subjects, so only the text names the person.
      subject: message.isTest
        ? "Test: delivery of mortgage applications"
        : `New mortgage application ${message.id.slice(0, 8)}`,
      text: emailText(
        message,
        claims.responseTime,
        leadsCommand,
        links?.linkTo(message.id, new Date()),
      ),
    });
  }
  return {
    name: "email",
    send: (message, signal) =>
      send(message, signal).catch((error) => {
        throw smtpProblem(error);
      }),
  };
}
