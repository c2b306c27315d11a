interface AgentMessage {
  firstName: string;
  title: string;
  lines: readonly string[];
}

/** The message to an agent, word for word as it will stand in the visitor's mail program. */
export function agentMessage({ firstName, title, lines }: AgentMessage): string {
  const shown = lines.length > 0 ? `${lines.map((line) => `- ${line}`).join("\n")}\n\n` : "";
  const opening = `I used the “${title}” calculator on your site`;
  const rest = lines.length > 0 ? " and this is what came out:" : ".";
  return `Hello ${firstName},\n\n${opening}${rest}\n\n${shown}Could we talk about it?\n`;
}

/** Beyond this length some mail programs cut a message that a page hands them. */
const longestAddress = 2000;

export interface MailAddress {
  readonly href: string;
  readonly isLong: boolean;
}

/** The address that opens a mail program with the message already in it. */
export function mailAddress(email: string, subject: string, message: string): MailAddress {
  const body = encodeURIComponent(message.replaceAll("\n", "\r\n"));
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  return { href, isLong: href.length > longestAddress };
}
