import type { ResultWords } from "../resultWords.en.ts";

interface AgentMessage {
  firstName: string;
  /** The calculator's. */
  title: string;
  lines: readonly string[];
}

/** The message to an agent, word for word as it will stand in the visitor's mail program. */
export function agentMessage(
  { firstName, title, lines }: AgentMessage,
  { agent: words }: ResultWords,
): string {
  const opening = lines.length > 0 ? words.opening(title) : words.openingAlone(title);
  const shown = lines.map((line) => `- ${line}`).join("\n");
  return [words.greeting(firstName), opening, shown, `${words.closing}\n`]
    .filter(Boolean)
    .join("\n\n");
}

/** Beyond this length some mail programs cut a message that a page hands them. */
const maxLength = 2000;

export interface MailAddress {
  readonly href: string;
  readonly isLong: boolean;
}

/** The address that opens a mail program with the message already in it. */
export function mailAddress(email: string, subject: string, message: string): MailAddress {
  const body = encodeURIComponent(message.replaceAll("\n", "\r\n"));
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  return { href, isLong: href.length > maxLength };
}
