import { fill, staffWords } from "@mortgage-kit/content/words";
import type { NoticeSettings } from "../settings/readSettings.ts";
import type { NoticeService } from "../settings/variables.ts";
import type { Channel } from "./channel.ts";
import { type LeadMessage, readLeadMessages } from "./leadMail.ts";
import { post } from "./webhookChannel.ts";

/** Requests of the chats that take JSON. */
const requests: Record<Exclude<NoticeService, "ntfy">, (text: string) => object> = {
  slack: (text) => ({ text }),
  googlechat: (text) => ({ text }),
  teams: (text) => ({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [{ type: "TextBlock", text, wrap: true }],
        },
      },
    ],
  }),
};

/** Returns a function that shows a text to staff at once. The text must contain no personal data. */
export function instantNotice({ service, url }: NoticeSettings) {
  return (text: string, signal: AbortSignal) => {
    const isPlain = service === "ntfy";
    const body = isPlain ? text : JSON.stringify(requests[service](text));
    const type = isPlain ? "text/plain; charset=utf-8" : "application/json";
    return post(url, { body, headers: { "content-type": type }, signal });
  };
}

/** Matches a name that no chat shows as a link, a mention or an emphasis. */
const plainName = /^(?:[\p{L}\p{M}\p{N} ,'’()-]|\.(?= |$))+$/u;

/** Returns a notice of a new lead that names nobody but the agent whose page it came by. */
export function noticeOf({ kind, details, isTest }: LeadMessage): string {
  const { notices } = staffWords;
  if (isTest) return notices.test;
  if (!details?.agent || !plainName.test(details.agent)) return notices[kind];
  return fill(notices[`${kind}By`], { agent: details.agent });
}

export function noticeChannel(settings: NoticeSettings): Channel<LeadMessage> {
  const notify = instantNotice(settings);
  return {
    name: "notice",
    read: readLeadMessages,
    send: (message, signal) => notify(noticeOf(message), signal),
  };
}
