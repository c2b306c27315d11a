import type { SiteLanguage } from "@mortgage-kit/content/words";
import {
  applicationReceipt,
  type ConsentRecord,
  detailsTokenHeader,
  mortgageApplication,
} from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { formChecks } from "../abuse/spamSignals.ts";
import { answerFormat, languageOf } from "../http/formPosts.ts";
import { sendPage } from "../http/page.ts";
import type { DetailsTokens } from "../leads/detailsTokens.ts";
import { applicationReceivedPage, applicationRefusedPage } from "./applicationPages.ts";
import { type LeadIntakeOptions, leadIntake, leadSchema } from "./leadIntake.ts";

export interface MortgageApplicationsOptions extends LeadIntakeOptions {
  /** Signs the token with which an applicant can add details. */
  detailsTokens: DetailsTokens;
  consents: Readonly<Record<SiteLanguage, ConsentRecord & { id: string }>>;
}

const schema = {
  operationId: "sendMortgageApplication",
  ...leadSchema(applicationReceipt),
  summary: "Accept a mortgage application",
  description:
    "Responds with 201 only when the application is durably stored. An Idempotency-Key header makes a retry within 24 hours safe. A suspected application, or one above a rate limit, is stored, gets the same response and waits for review.",
  body: mortgageApplication,
};

export function mortgageApplications(
  app: FastifyInstance,
  options: MortgageApplicationsOptions,
): void {
  const { clock, detailsTokens, consents } = options;
  const take = leadIntake(options);
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/mortgage-applications",
    {
      schema,
      ...formChecks(options),
      config: {
        refusedPage: (refusal, body, language) =>
          applicationRefusedPage(consents[language], { refusal, body, language }),
      },
    },
    async (request, reply) => {
      const { id, receivedAt } = await take(request, { application: request.body });
      const token = detailsTokens.issue(id, clock());
      reply.code(201).header("cache-control", "no-store").header(detailsTokenHeader, token);
      if (answerFormat(request) !== "page") return reply.send({ id, receivedAt });
      return sendPage(reply, applicationReceivedPage(id, token, languageOf(request)));
    },
  );
}
