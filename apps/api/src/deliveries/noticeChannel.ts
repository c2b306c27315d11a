import { fill, staffWords } from "@mortgage-kit/content/words";
import type { NoticeSettings } from "../settings/readSettings.ts";
import type { NoticeService } from "../settings/variables.ts";
import type { Channel } from "./channel.ts";
import { type LeadMessage, readLeadMessages } from "./leadMail.ts";
import { post } from "./webhookChannel.ts";

interface NoticeRequest {
  body: string;
  type: string;
}

const json = (value: unknown): NoticeRequest => ({
  body: JSON.stringify(value),
  type: "application/json",
});

const adapters = {
  ntfy: (text: string) => ({ body: text, type: "text/plain; charset=utf-8" }),
  slack: (text: string) => json({ text }),
  googlechat: (text: string) => json({ text }),
  teams: (text: string) =>
    json({
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
} satisfies Record<NoticeService, (text: string) => NoticeRequest>;

/** Returns a function that shows a text to staff at once. The text must contain no personal data. */
export function instantNotice({ service, url }: NoticeSettings) {
  return (text: string, signal: AbortSignal) => {
    const { body, type } = adapters[service](text);
    return post(url, { body, headers: { "content-type": type }, signal });
  };
}

/** Returns a notice of a new lead that names nobody but the agent whose page it came by. */
export function noticeOf({ kind, details, isTest }: LeadMessage): string {
  const { notices } = staffWords;
  if (isTest) return notices.test;
  if (!details?.agent) return notices[kind];
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
