import { acknowledgement, type Brokerages } from "@mortgage-kit/content/brokerage";
import { wordsOf } from "@mortgage-kit/content/words";
import { languageOfConsent } from "@mortgage-kit/contracts";
import type { EmailSettings } from "../settings/readSettings.ts";
import type { Channel } from "./channel.ts";
import { type LeadMessage, readLeadMessages } from "./leadMessage.ts";
import { smtpProblem, smtpTransport } from "./smtp.ts";

/**
 * Confirms to the applicant that the application was received. The mail repeats no input, because anyone
 * can type another person's address. It is sent once: an attempt with an unknown outcome is not
 * retried.
 */
export function acknowledgementChannel(
  settings: EmailSettings,
  brokerages: Brokerages,
): Channel<LeadMessage> {
  const { from } = settings;
  const transport = smtpTransport(settings);
  async function send(
    { id, phoneOrEmail, consent }: LeadMessage,
    signal: AbortSignal,
  ): Promise<void> {
    const language = languageOfConsent(consent.version);
    const { brokerage } = brokerages[language];
    const { subject, text } = acknowledgement(brokerages[language], wordsOf(language));
    await transport.sendMail({
      signal,
      from: { name: brokerage.name, address: from },
      to: phoneOrEmail,
      replyTo: brokerage.email,
      messageId: `<${id}.received@${from.split("@")[1]}>`,
      // Keeps auto-responders from answering (RFC 3834).
      headers: { "auto-submitted": "auto-replied" },
      subject,
      text,
    });
  }
  return {
    name: "acknowledgement",
    isSentOnce: true,
    read: readLeadMessages,
    visitorAddress: ({ phoneOrEmail }) => phoneOrEmail,
    send: (message, signal) =>
      send(message, signal).catch((error) => {
        throw smtpProblem(error);
      }),
  };
}
