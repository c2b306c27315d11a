import { wordsOf } from "@mortgage-kit/content/words";
import {
  applicationDetails,
  applicationReceipt,
  type ConsentRecord,
  contactLimits,
  detailsOf,
  detailsTokenHeader,
  formAction,
  type LeadDetails,
  mortgageApplication,
  originHeaders,
  referenceOf,
} from "@mortgage-kit/contracts";
import type { FastifyRequest } from "fastify";
import {
  consentBox,
  documentLinks,
  honeypot,
  nothing,
  refusedPage,
  textInput,
} from "../http/formParts.ts";
import { answerFormat, languageOf } from "../http/formPosts.ts";
import type { FormRefusal } from "../http/HttpError.ts";
import type { App } from "../http/httpServer.ts";
import { type AnswerPage, html, page, pathIn, sendPage } from "../http/page.ts";
import { detailsForm, type FormPlace } from "./detailsPages.ts";
import {
  type LeadIntakeOptions,
  leadHeaders,
  leadIntake,
  leadSchema,
  placeOf,
} from "./leadIntake.ts";
import { formChecks } from "./spamSignals.ts";

const schema = {
  operationId: "sendMortgageApplication",
  ...leadSchema(applicationReceipt),
  summary: "Accept a mortgage application",
  description:
    "Responds with 201 only when the application is durably stored. An Idempotency-Key header makes a retry within 24 hours safe. A suspected application, or one above a rate limit, is stored, gets the same response and waits for review.",
  headers: leadHeaders,
  body: mortgageApplication,
};

export function mortgageApplications(app: App, options: LeadIntakeOptions): void {
  const { clock, detailsTokens, consents } = options;
  const take = leadIntake(options);
  app.post(
    "/api/mortgage-applications",
    {
      schema,
      ...formChecks(options),
      config: {
        refusedPage: (refused) => applicationRefusedPage(consents[refused.language], refused),
      },
    },
    async (request, reply) => {
      const details = originOf(request);
      const content = { application: request.body, ...details };
      const { id, receivedAt, isOwn } = await take(request, content);
      const token = isOwn ? detailsTokens.issue(id, clock()) : undefined;
      reply.code(201).header("cache-control", "no-store");
      if (token) reply.header(detailsTokenHeader, token);
      if (answerFormat(request) !== "page") return reply.send({ id, receivedAt });
      return sendPage(
        reply,
        applicationReceivedPage(id, token, placeOf(options, languageOf(request))),
      );
    },
  );
}

/** Returns from where an application came; nothing if the browser does not say, or a program sent it. */
function originOf({ headers, host }: FastifyRequest): { details?: LeadDetails } {
  const { [originHeaders.origin]: sent, [originHeaders.agent]: encoded, referer = "" } = headers;
  const page = URL.canParse(referer) ? new URL(referer) : null;
  const origin = sent ?? (page?.host === host ? page.pathname : "");
  const read = applicationDetails.safeParse({ token: "", origin, agent: decoded(encoded) });
  if (!read.success || (!read.data.origin && !read.data.agent)) return {};
  return { details: detailsOf(read.data) };
}

function decoded(text: unknown): string {
  try {
    return decodeURIComponent(String(text ?? ""));
  } catch {
    return "";
  }
}

const contactFields = [
  { field: "firstName", autocomplete: "given-name" },
  { field: "lastName", autocomplete: "family-name" },
  { field: "phoneOrEmail", autocomplete: "email" },
] as const;

function applicationRefusedPage(consent: ConsentRecord, refused: FormRefusal): AnswerPage {
  const { language } = refused;
  const { applicationPage, serverPages } = wordsOf(language);
  const { application: words, notSentYet } = serverPages;
  const labels = applicationPage.form;
  return refusedPage({
    ...refused,
    titles: words,
    notSent: notSentYet,
    form: (
      form,
    ) => html`<form method="post" action="${formAction("/api/mortgage-applications", language)}">
${contactFields.map(({ field, autocomplete }) => textInput(form, field, labels[field], contactLimits[field], html` autocomplete="${autocomplete}"`))}
${honeypot(language)}
${consentBox(form, "agreedToTerms", consent, true)}
${documentLinks(consent, language)}
<p><button>${labels.submit}</button></p>
</form>`,
    kept: contactFields.map(({ field }) => field),
    back: { href: pathIn(language, "/application"), label: words.back },
  });
}

function applicationReceivedPage(
  id: string,
  token: string | undefined,
  place: FormPlace,
): AnswerPage {
  const { applicationForm, applicationPage, callBack } = wordsOf(place.language);
  const { details } = callBack;
  const { title, text } = applicationPage.messages.succeeded;
  return page(
    title,
    html`<p>${text}</p>
<p>${applicationForm.received.reference} <strong>${referenceOf(id)}</strong>.</p>
${token ? html`<h2>${details.title}</h2><p>${details.text}</p>${detailsForm(token, place)}` : nothing}`,
  );
}
