import type { Brokerage } from "@simcoe/content/brokerage";
import { applicationReceipt, mortgageApplication } from "@simcoe/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { match } from "ts-pattern";
import { z } from "zod";
import { senderOf, suspicionOf } from "../abuse/judge.ts";
import { type OwnForms, ownFormsOnly } from "../abuse/ownFormsOnly.ts";
import { type Signs, takeSigns } from "../abuse/signs.ts";
import { fingerprint } from "../leads/fingerprint.ts";
import type { LeadStore } from "../leads/leadStore.ts";
import { applicationReceivedPage } from "../pages/applicationReceivedPage.ts";
import { sendPage } from "../pages/page.ts";
import { answerFormat, isFormPost } from "../plugins/answerFormat.ts";
import { HttpError } from "../plugins/HttpError.ts";
import type { rateLimits } from "../plugins/rateLimits.ts";

export type MortgageApplicationsOptions = {
  brokerage: Brokerage;
  leads: Pick<LeadStore, "accept">;
  onStored: () => void;
  clock: () => Date;
  newId: () => string;
  limits: Awaited<ReturnType<typeof rateLimits>>;
  ownForms: OwnForms;
  /** The record that an application refers to, as it is stored. */
  consent: { id: string; version: string };
};

declare module "fastify" {
  interface FastifyRequest {
    /** How the application form was filled. */
    signs: Signs | null;
  }
}

const noSigns: Signs = { isTrapFilled: false, seconds: undefined };

const refusalBodies = {
  description: "Refused: one sentence, or problem details when the request asks for JSON.",
  content: {
    "text/plain": { schema: z.string() },
    "application/problem+json": { schema: z.looseObject({ status: z.int(), detail: z.string() }) },
  },
};

const schema = {
  summary: "Take a mortgage application",
  description:
    "Answered with 201 only when the application is durably stored. An Idempotency-Key header makes a retry within 24 hours safe. The site's own page adds Form-Seconds, how long the form was open; a program leaves it out.",
  consumes: ["application/json", "application/x-www-form-urlencoded"],
  body: mortgageApplication,
  response: {
    201: {
      description: "Stored. A form post is answered with a page instead.",
      content: {
        "application/json": { schema: applicationReceipt },
        "text/html": { schema: z.string() },
      },
    },
    "4xx": refusalBodies,
    "5xx": refusalBodies,
  },
};

/** Up to 128 visible ASCII characters; a UUID is what a good client sends. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,128}$/.test(key)) return key;
  throw new HttpError(
    400,
    "The Idempotency-Key must be 1 to 128 visible characters without spaces.",
  );
}

export function mortgageApplications(
  app: FastifyInstance,
  options: MortgageApplicationsOptions,
): void {
  const { brokerage, leads, onStored, clock, newId, limits, consent } = options;
  app.decorateRequest("signs", null);
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/mortgage-applications",
    {
      schema,
      onRequest: [
        ownFormsOnly(options.ownForms),
        async (request) => {
          if (!isFormPost(request)) await limits.refuseFlood(request);
        },
      ],
      preValidation: async (request) => {
        request.signs = takeSigns(request, clock());
        // Only now, so that the page that refuses can give back what was typed.
        if (isFormPost(request)) await limits.refuseFlood(request);
      },
      onResponse: limits.countRefusal,
    },
    async (request, reply) => {
      const isForm = isFormPost(request);
      const signs = request.signs ?? noSigns;
      const suspicion = suspicionOf(request.body, signs);
      // A key of the client's own is looked at before it may count.
      const key = idempotencyKey(request);
      await limits.withinLimits(request, senderOf(suspicion, signs));
      const acceptance = await leads.accept({
        id: newId(),
        receivedAt: clock(),
        application: request.body,
        consent,
        source: isForm ? "form" : "script",
        suspicion,
        // A form reloaded in the browser is sent again, so its content stands in for a key.
        // The space keeps such a key apart from any that a header can carry.
        idempotencyKey: key ?? (isForm ? `form ${fingerprint(request.body)}` : undefined),
      });
      return match(acceptance)
        .with({ outcome: "key-reused" }, () => {
          throw new HttpError(422, "This Idempotency-Key was used for another application.");
        })
        .with({ outcome: "stored" }, { outcome: "replayed" }, ({ outcome, id, receivedAt }) => {
          request.log.info({ lead: id, ...(suspicion && { suspicion }) }, outcome);
          if (outcome === "stored") onStored();
          reply.code(201).header("cache-control", "no-store");
          if (answerFormat(request) !== "page") return reply.send({ id, receivedAt });
          return sendPage(reply, applicationReceivedPage(brokerage, id));
        })
        .exhaustive();
    },
  );
}
