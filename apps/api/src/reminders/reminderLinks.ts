import type { ReminderTexts } from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import { reminderPaths } from "@mortgage-kit/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type CsrfOptions, csrfProtection, languageOf } from "../http/formPosts.ts";
import type { FormRefusal } from "../http/HttpError.ts";
import type { App } from "../http/httpServer.ts";
import { sendPage } from "../http/page.ts";
import { reminderPage, reminderTroublePage } from "./reminderPages.ts";
import type { ReminderState, ReminderStore } from "./reminderStore.ts";
import { type ReminderTokens, type ReminderTokenUse, reminderLink } from "./reminderTokens.ts";
import { calendarFile, monthInWords } from "./renewalMonth.ts";

export interface ReminderLinksOptions {
  texts: Readonly<Record<SiteLanguage, ReminderTexts>>;
  reminders: ReminderStore;
  links: ReminderTokens;
  csrf: CsrfOptions;
  onStored: () => void;
  clock: () => Date;
}

/** A link that a mail program has cut short is answered with a page, like an expired one. */
const tokenQuery = z.looseObject({ token: z.string().max(200).catch("") });

const calendarQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  language: z.enum(["en", "fr"]).default("en"),
});

const linkSchema = { hide: true, querystring: tokenQuery };

type TokenRequest = FastifyRequest<{ Querystring: z.infer<typeof tokenQuery> }>;

const answerTo = { waiting: "confirm", confirmed: "confirmed", expired: "expired" } as const;

/** Sends an answer. The button of a question sends the link's token again. */
function send(
  request: TokenRequest,
  reply: FastifyReply,
  texts: ReminderLinksOptions["texts"],
  name: ReminderTokenUse | "confirmed" | "expired" | "withdrawn",
  renewalMonth?: string,
) {
  const own = texts[languageOf(request)];
  const month = renewalMonth && monthInWords(renewalMonth, own.language);
  const isQuestion = name === "confirm" || name === "withdraw";
  const action = isQuestion && reminderLink(name, request.query.token, own.language);
  const shown = reminderPage(own, own.reminder.answers[name], { ...(month && { month }) }, action);
  return sendPage(reply.code(name === "expired" ? 410 : 200), shown);
}

const refusedIn = (texts: ReminderLinksOptions["texts"]) => ({
  refusedPage: ({ refusal, language }: FormRefusal) =>
    reminderTroublePage({ ...texts[language], refusal }),
});

/** Adds the pages of the links in mails. GET changes nothing, because mail scanners open every link. */
export function reminderLinks(app: App, options: ReminderLinksOptions): void {
  const { texts, reminders, links, clock, csrf, onStored } = options;
  const config = refusedIn(texts);

  async function confirmation(
    request: TokenRequest,
    reply: FastifyReply,
    read: (id: string, now: Date) => Promise<ReminderState>,
  ) {
    const id = links.read("confirm", request.query.token);
    if (id === undefined) return send(request, reply, texts, "expired");
    const { state, renewalMonth } = await read(id, clock());
    if (state === "confirmed") onStored();
    return send(request, reply, texts, answerTo[state], renewalMonth);
  }

  app.get(
    reminderPaths.calendar,
    { schema: { hide: true, querystring: calendarQuery } },
    async ({ query: { month, language } }, reply) =>
      reply
        .type("text/calendar; charset=utf-8")
        .header("cache-control", "no-store")
        .header("content-disposition", 'attachment; filename="renewal.ics"')
        .send(calendarFile(month, texts[language].brokerage, language)),
  );
  app.get(reminderPaths.confirm, { schema: linkSchema }, (request, reply) =>
    confirmation(request, reply, reminders.state),
  );
  app.post(
    reminderPaths.confirm,
    { schema: linkSchema, config, onRequest: csrfProtection(csrf) },
    (request, reply) => confirmation(request, reply, reminders.confirm),
  );
  withdrawalRoutes(app, options);
}

const withdrawal = z.union(
  [
    z.looseObject({ "List-Unsubscribe": z.literal("One-Click") }),
    z.looseObject({ answer: z.literal("yes") }),
  ],
  { error: "Nothing in the request says that the consent is to be withdrawn." },
);

function withdrawalRoutes(
  app: App,
  { texts, links, reminders, clock }: ReminderLinksOptions,
): void {
  app.get(reminderPaths.withdraw, { schema: linkSchema }, async (request, reply) => {
    const isOurs = links.read("withdraw", request.query.token) !== undefined;
    return send(request, reply, texts, isOurs ? "withdraw" : "expired");
  });
  // Withdraws without authentication, by the page's button or one-click unsubscribe (RFC 8058).
  app.register(async (scope: App) => {
    acceptMultipart(scope);
    scope.post(
      reminderPaths.withdraw,
      { schema: { ...linkSchema, body: withdrawal }, config: refusedIn(texts) },
      async (request, reply) => {
        const id = links.read("withdraw", request.query.token);
        if (id === undefined) return send(request, reply, texts, "expired");
        await reminders.withdraw(id, clock());
        request.log.info({ reminder: id }, "reminder withdrawn");
        return send(request, reply, texts, "withdrawn");
      },
    );
  });
}

/** Mailbox providers may send one-click requests as multipart, which no other route accepts. */
function acceptMultipart(scope: App): void {
  // The signed link alone identifies the reminder, so the parts need no parser.
  const parser = async (_request: FastifyRequest, body: Buffer) => {
    const text = body.toString("latin1").toLowerCase();
    const isOneClick = text.includes("list-unsubscribe") && text.includes("one-click");
    return isOneClick ? { "List-Unsubscribe": "One-Click" } : {};
  };
  scope.addContentTypeParser<Buffer>("multipart/form-data", { parseAs: "buffer" }, parser);
}
