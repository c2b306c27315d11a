import { createTransport } from "nodemailer";
import type { EmailSettings } from "../env.ts";
import { type Channel, DeliveryProblem, type LeadMessage } from "./channel.ts";

const localTime = new Intl.DateTimeFormat("en-CA", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "America/Toronto",
});

/** Only what is beyond doubt one address may become a reply address. */
const plainAddress = /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/;

function emailText(message: LeadMessage): string {
  const { id, firstName, lastName, phoneOrEmail, receivedAt, consent } = message;
  return [
    "A mortgage application has come in. The site promises an answer within 24 hours.",
    "",
    `First name:      ${firstName}`,
    `Last name:       ${lastName}`,
    `Phone or e-mail: ${phoneOrEmail}`,
    "",
    `Received:        ${localTime.format(new Date(receivedAt))} (Toronto time)`,
    `Agreed to terms: version ${consent.version}, ${consent.agreedAt}`,
    `Reference:       ${id}`,
    "",
    `When it is answered: pnpm leads answered ${id}`,
    "",
  ].join("\n");
}

/** The server's own words may repeat an address, so only its codes are kept. */
function problem(error: unknown): DeliveryProblem {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => part !== undefined && part !== "");
  return new DeliveryProblem(codes.length > 0 ? codes.join(" ") : "not sent");
}

/** Sends each lead to the staff's mailbox over SMTP. */
export function emailChannel({ smtpUrl, to, from }: EmailSettings, brokerageName: string): Channel {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  async function send(message: LeadMessage, signal: AbortSignal): Promise<void> {
    await transport.sendMail({
      signal,
      from: { name: brokerageName, address: from },
      to,
      ...(plainAddress.test(message.phoneOrEmail) && { replyTo: message.phoneOrEmail }),
      messageId: `<${message.id}@${from.split("@")[1]}>`,
      // Subjects are kept in mail logs, so the person is named in the text alone.
      subject: `New mortgage application ${message.id.slice(0, 8)}`,
      text: emailText(message),
    });
  }
  return {
    name: "email",
    send: (message, signal) =>
      send(message, signal).catch((error) => {
        throw problem(error);
      }),
  };
}
