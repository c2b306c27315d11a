import type { Brokerage } from "@mortgage-kit/content/brokerage";
import {
  applicationReceipt,
  type MortgageApplication,
  mortgageApplication,
} from "@mortgage-kit/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { match } from "ts-pattern";
import { z } from "zod";
import { type CsrfOptions, csrfProtection } from "../abuse/csrfProtection.ts";
import type { FormTokens } from "../abuse/formTokens.ts";
import { clientOf, networkOf } from "../abuse/networks.ts";
import type { RateLimiter } from "../abuse/rateLimiter.ts";
import {
  noSpamSignals,
  type SpamSignals,
  sentLane,
  suspicionOf,
  takeSpamSignals,
} from "../abuse/spamSignals.ts";
import type { SuspectedRoom } from "../abuse/suspectedRoom.ts";
import { fingerprint } from "../leads/fingerprint.ts";
import type { Acceptance } from "../leads/lead.ts";
import type { LeadStore } from "../leads/leadStore.ts";
import { formKeyPrefix } from "../leads/storeLeads.ts";
import { applicationReceivedPage } from "../pages/applicationPages.ts";
import { sendPage } from "../pages/page.ts";
import { answerFormat, isFormPost } from "../plugins/answerFormat.ts";
import { HttpError } from "../plugins/HttpError.ts";

export interface MortgageApplicationsOptions {
  brokerage: Brokerage;
  leads: Pick<LeadStore, "accept" | "replayOf">;
  onStored: () => void;
  clock: () => Date;
  newId: () => string;
  tokens: FormTokens;
  rateLimiter: RateLimiter;
  room: SuspectedRoom;
  csrf: CsrfOptions;
  /** Id of the consent record, as stored. */
  consent: { id: string; version: string };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Spam signals of the application form. */
    signals: SpamSignals | null;
  }
}

const refusalBodies = {
  description: "Rejected: one sentence, or problem details if the request asks for JSON.",
  content: {
    "text/plain": { schema: z.string() },
    "application/problem+json": { schema: z.looseObject({ status: z.int(), detail: z.string() }) },
  },
};

const schema = {
  operationId: "sendMortgageApplication",
  tags: ["Applications"],
  summary: "Accept a mortgage application",
  description:
    "Responds with 201 only when the application is durably stored. An Idempotency-Key header makes a retry within 24 hours safe. A suspected application, or one above a rate limit, is stored, gets the same response and waits for review.",
  consumes: ["application/json", "application/x-www-form-urlencoded"],
  body: mortgageApplication,
  response: {
    201: {
      description: "Stored. A form post gets a page instead.",
      content: {
        "application/json": { schema: applicationReceipt },
        "text/html": { schema: z.string() },
      },
    },
    "4xx": refusalBodies,
    "5xx": refusalBodies,
  },
};

/** Returns the Idempotency-Key: up to 128 visible ASCII characters; a UUID is best. */
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
  const { brokerage, leads, onStored, clock, newId, tokens, consent } = options;
  const decide = createAdmission(options);
  app.decorateRequest("signals", null);
  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/mortgage-applications",
    {
      schema,
      onRequest: csrfProtection(options.csrf),
      preValidation: async (request) => {
        request.signals = takeSpamSignals(request, tokens, clock());
      },
    },
    async (request, reply) => {
      const isForm = isFormPost(request);
      const signals = request.signals ?? noSpamSignals;
      const application = request.body;
      // A browser resends a reloaded form, so its content is used as the key.
      const key =
        idempotencyKey(request) ??
        (isForm ? `${formKeyPrefix}${fingerprint(application)}` : undefined);
      const { suspicion, network, evidence, hasRoom, settle } = decide(
        request,
        application,
        signals,
      );
      const acceptance = hasRoom
        ? await settled(settle, () =>
            leads.accept({
              id: newId(),
              receivedAt: clock(),
              application,
              consent,
              source: isForm ? "form" : "script",
              suspicion,
              network,
              evidence,
              idempotencyKey: key,
            }),
          )
        : // A retry needs no storage.
          key !== undefined && (await leads.replayOf(key, application));
      if (!acceptance) throw noRoom(brokerage.phone);
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

const noRoom = (phone: string) =>
  new HttpError(
    503,
    `So many applications are arriving that we cannot keep them all, so please try again in ten minutes or call ${phone}.`,
    { retryAfterSeconds: 600 },
  );

/** Decides whether an application is delivered or held as suspected, and whether it can be stored. */
function createAdmission({
  clock,
  tokens,
  rateLimiter,
  room,
}: Pick<MortgageApplicationsOptions, "clock" | "tokens" | "rateLimiter" | "room">) {
  return (request: FastifyRequest, application: MortgageApplication, signals: SpamSignals) => {
    const now = clock();
    const network = networkOf(request.ip);
    const sender = { client: clientOf(request.ip), network };
    const known = suspicionOf(application, signals);
    const isUnseen = rateLimiter.isUnseen(network, now);
    const admission = known
      ? undefined
      : rateLimiter.admit(sender, signals, isFormPost(request), now);
    const suspicion = known ?? (admission?.isOverflow ? ("too many at once" as const) : undefined);
    const hasRoom = suspicion === undefined || room.hasRoom(isUnseen);
    // A token is valid for one application, so a concurrent one must not use it.
    if (signals.token) tokens.spend(signals.token);
    function settle(isStored: boolean): void {
      if (isStored) {
        if (suspicion) room.took();
        return;
      }
      admission?.release();
      if (signals.token) tokens.unspend(signals.token);
    }
    if (!hasRoom) settle(false);
    const evidence = suspicion && {
      lane: sentLane(signals, isFormPost(request)),
      secondsOpen: signals.seconds,
      workBits: signals.workBits,
      isFirstSight: isUnseen,
    };
    return { suspicion, network, evidence, hasRoom, settle };
  };
}

/** Calls back with whether a new lead was stored, also after an error. */
async function settled(settle: (isStored: boolean) => void, accept: () => Promise<Acceptance>) {
  let isStored = false;
  try {
    const acceptance = await accept();
    isStored = acceptance.outcome === "stored";
    return acceptance;
  } finally {
    settle(isStored);
  }
}
