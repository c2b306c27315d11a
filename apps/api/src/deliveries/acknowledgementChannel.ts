import { acknowledgement, type Brokerage } from "@mortgage-kit/content/brokerage";
import type { EmailSettings } from "../env.ts";
import type { Channel, LeadMessage } from "./channel.ts";
import { smtpProblem, smtpTransport } from "./smtp.ts";

/**
 * Tells the applicant that the application has arrived. It repeats nothing that was typed, as anybody
 * can type anybody's address, and is sent once: an attempt whose end is not known is not repeated.
 */
export function acknowledgementChannel(settings: EmailSettings, brokerage: Brokerage): Channel {
  const { from } = settings;
  const transport = smtpTransport(settings);
  const { subject, text } = acknowledgement(brokerage);
  async function send({ id, phoneOrEmail }: LeadMessage, signal: AbortSignal): Promise<void> {
    await transport.sendMail({
      signal,
      from: { name: brokerage.name, address: from },
      to: phoneOrEmail,
      replyTo: brokerage.email,
      messageId: `<${id}.received@${from.split("@")[1]}>`,
      // No answer of another machine is wanted.
      headers: { "auto-submitted": "auto-replied" },
      subject,
      text,
    });
  }
  return {
    name: "acknowledgement",
    isSentOnce: true,
    send: (message, signal) =>
      send(message, signal).catch((error) => {
        throw smtpProblem(error);
      }),
  };
}
