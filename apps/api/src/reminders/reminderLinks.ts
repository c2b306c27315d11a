import type { ReminderTexts } from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import { reminderPaths } from "@mortgage-kit/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { type CsrfOptions, csrfProtection, languageOf } from "../http/formPosts.ts";
import type { HttpError } from "../http/HttpError.ts";
import { sendPage } from "../http/page.ts";
import { reminderAnswerPage, reminderQuestionPage, reminderTroublePage } from "./reminderPages.ts";
import type { ReminderState, ReminderStore } from "./reminderStore.ts";
import { type ReminderTokens, reminderLink } from "./reminderTokens.ts";
import { monthInWords } from "./renewalMonth.ts";

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

/** Pages for browsers, which are no part of the documented API. */
const linkSchema = { hide: true, querystring: tokenQuery };

export function reminderLinks(app: FastifyInstance, options: ReminderLinksOptions): void {
  confirmRoutes(app, options);
  // Mailbox providers may send one-click requests as multipart, which no other route accepts.
  app.register(async (scope) => withdrawRoutes(scope, options));
}

type TokenRequest = FastifyRequest<{ Querystring: z.infer<typeof tokenQuery> }>;

const troublePage =
  ({ texts }: ReminderLinksOptions) =>
  (refusal: HttpError, _body: unknown, language: SiteLanguage) =>
    reminderTroublePage({ ...texts[language], refusal });

/** GET changes nothing, because mail scanners open every link. */
function confirmRoutes(app: FastifyInstance, options: ReminderLinksOptions): void {
  const { texts, reminders, links, clock, csrf } = options;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  const stateOf = async (
    { query }: TokenRequest,
    read: (id: string) => Promise<ReminderState>,
  ): Promise<ReminderState> => {
    const id = links.read("confirm", query.token);
    return id === undefined ? { state: "expired" } : read(id);
  };

  const answer = (request: TokenRequest, reply: FastifyReply, found: ReminderState) => {
    const { brokerage, reminder, language } = texts[languageOf(request)];
    const { answers } = reminder;
    if (found.state === "expired") {
      return sendPage(reply.code(410), reminderAnswerPage(brokerage, answers.expired));
    }
    const values = { month: monthInWords(found.renewalMonth, language) };
    const page =
      found.state === "waiting"
        ? reminderQuestionPage(brokerage, answers.confirm, {
            values,
            action: reminderLink("confirm", request.query.token, language),
          })
        : reminderAnswerPage(brokerage, answers.confirmed, { values });
    return sendPage(reply, page);
  };

  routes.get(
    reminderPaths.confirm,
    {
      schema: linkSchema,
    },
    async (request, reply) =>
      answer(request, reply, await stateOf(request, (id) => reminders.state(id, clock()))),
  );
  routes.post(
    reminderPaths.confirm,
    {
      schema: linkSchema,
      config: { refusedPage: troublePage(options) },
      onRequest: csrfProtection(csrf),
    },
    async (request, reply) => {
      const found = await stateOf(request, (id) => reminders.confirm(id, clock()));
      if (found.state === "confirmed") options.onStored();
      return answer(request, reply, found);
    },
  );
}

/** Withdraws without authentication, by the page's button or one-click unsubscribe (RFC 8058). */
function withdrawRoutes(scope: FastifyInstance, options: ReminderLinksOptions): void {
  const { texts, reminders, links, clock } = options;
  const answersTo = (request: FastifyRequest) => {
    const { brokerage, reminder } = texts[languageOf(request)];
    return { brokerage, answers: reminder.answers };
  };
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  scope.addContentTypeParser<Buffer>(
    "multipart/form-data",
    { parseAs: "buffer" },
    (_request, body, done) => {
      // The signed link alone identifies the reminder, so the parts need no parser.
      const text = body.toString("latin1").toLowerCase();
      const isOneClick = text.includes("list-unsubscribe") && text.includes("one-click");
      done(null, isOneClick ? { "List-Unsubscribe": "One-Click" } : {});
    },
  );

  routes.get(
    reminderPaths.withdraw,
    {
      schema: linkSchema,
    },
    async (request, reply) => {
      const { token } = request.query;
      const { brokerage, answers } = answersTo(request);
      if (links.read("withdraw", token) === undefined) {
        return sendPage(reply.code(410), reminderAnswerPage(brokerage, answers.expired));
      }
      const action = reminderLink("withdraw", token, languageOf(request));
      return sendPage(reply, reminderQuestionPage(brokerage, answers.withdraw, { action }));
    },
  );
  routes.post(
    reminderPaths.withdraw,
    {
      schema: {
        ...linkSchema,
        body: z.union(
          [
            z.looseObject({ "List-Unsubscribe": z.literal("One-Click") }),
            z.looseObject({ answer: z.literal("yes") }),
          ],
          { error: "Nothing in the request says that the consent is to be withdrawn." },
        ),
      },
      config: { refusedPage: troublePage(options) },
    },
    async (request, reply) => {
      const id = links.read("withdraw", request.query.token);
      const { brokerage, answers } = answersTo(request);
      if (id === undefined) {
        return sendPage(reply.code(410), reminderAnswerPage(brokerage, answers.expired));
      }
      await reminders.withdraw(id, clock());
      request.log.info({ reminder: id }, "reminder withdrawn");
      return sendPage(reply, reminderAnswerPage(brokerage, answers.withdrawn));
    },
  );
}
