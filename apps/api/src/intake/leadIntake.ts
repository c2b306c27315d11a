import { type Brokerages, officeOf } from "@mortgage-kit/content/brokerage";
import { fill, type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import { type ConsentRecord, spamSignals } from "@mortgage-kit/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { pageBody } from "../http/errors.ts";
import { type CsrfOptions, isFormPost, languageOf } from "../http/formPosts.ts";
import { HttpError } from "../http/HttpError.ts";
import { type RateLimiter, senderOf } from "../limits/rateLimiter.ts";
import { repeat } from "../limits/repeat.ts";
import { fingerprint, type SubmittedContent } from "../store/lead.ts";
import type { LeadStore } from "../store/leadStore.ts";
import { formKeyPrefix } from "../store/storeLeads.ts";
import type { DetailsTokens, FormTokens } from "./formTokens.ts";
import { noSpamSignals, sentLane, suspicionOf } from "./spamSignals.ts";
import { roomFor, type SuspectedRoom } from "./suspectedRoom.ts";

export interface LeadIntakeOptions {
  brokerages: Brokerages;
  leads: LeadStore;
  onStored: () => void;
  clock: () => Date;
  newId: () => string;
  tokens: FormTokens;
  detailsTokens: DetailsTokens;
  isBehindTls: boolean;
  rateLimiter: RateLimiter;
  room: SuspectedRoom;
  csrf: CsrfOptions;
  consents: Readonly<Record<SiteLanguage, ConsentRecord & { id: string }>>;
}

/** Returns where and when a form in a language is shown. */
export const placeOf = (
  { brokerages, clock }: Pick<LeadIntakeOptions, "brokerages" | "clock">,
  language: SiteLanguage,
) => ({ office: officeOf(brokerages[language].brokerage), now: clock(), language });

export const leadSchema = <Receipt extends z.ZodType>(receipt: Receipt) => ({
  tags: ["Applications"],
  consumes: ["application/json", "application/x-www-form-urlencoded"],
  response: {
    201: {
      description: "Stored. A form post gets a page instead.",
      content: {
        "application/json": { schema: receipt },
        ...pageBody,
      },
    },
  },
});

export const leadHeaders = z.looseObject({
  "idempotency-key": z
    .string()
    .regex(
      /^[\x21-\x7e]{1,128}$/,
      "The Idempotency-Key must be 1 to 128 visible characters without spaces.",
    )
    .optional()
    .describe(
      "Chosen by the client. Requests with the same key within 24 hours are stored once and get the same response.",
    ),
  [spamSignals.tokenHeader]: z
    .string()
    .optional()
    .describe(
      `For the site's own page: the token of ${spamSignals.tokenPath}. API clients omit it.`,
    ),
  [spamSignals.honeypotHeader]: z
    .string()
    .optional()
    .describe("Sent if the form's hidden field was filled."),
});

export function leadIntake(options: LeadIntakeOptions) {
  const { brokerages, leads, onStored, clock, newId, consents } = options;
  const decide = createAdmission(options);

  return async function take(request: FastifyRequest, content: SubmittedContent) {
    const isForm = isFormPost(request);
    const language = languageOf(request);
    const headers = request.headers as z.infer<typeof leadHeaders>;
    // A browser resends a reloaded form, so its content is used as the key.
    const key =
      headers["idempotency-key"] ??
      (isForm ? `${formKeyPrefix}${fingerprint(content)}` : undefined);
    const { hasRoom, settle, ...admitted } = decide(request, content);
    let storedId: string | undefined;
    try {
      const acceptance = hasRoom
        ? await leads.accept({
            ...content,
            ...admitted,
            id: newId(),
            receivedAt: clock(),
            consent: consents[language],
            source: isForm ? "form" : "script",
            idempotencyKey: key,
          })
        : // A retry needs no storage.
          key !== undefined && (await leads.replayOf(key, content));
      if (!acceptance) throw noRoom(brokerages[language].brokerage.phone, language);
      if (acceptance.outcome === "key-reused") {
        throw new HttpError(422, "This Idempotency-Key was used for another application.");
      }
      const { outcome, id, receivedAt } = acceptance;
      const { suspicion } = admitted;
      request.log.info({ lead: id, ...(suspicion && { suspicion }) }, outcome);
      if (outcome === "stored") {
        storedId = id;
        onStored();
      }
      // A form's key is its content, which a stranger may send again: only the first gets to add to it.
      const isOwn = outcome === "stored" || headers["idempotency-key"] !== undefined;
      return { id, receivedAt, isOwn };
    } finally {
      settle(storedId);
    }
  };
}

export const noRoom = (phone: string, language: SiteLanguage) =>
  new HttpError(503, fill(wordsOf(language).refusals.full, { phone }), { retryAfterSeconds: 600 });

function createAdmission({ clock, tokens, rateLimiter, room }: LeadIntakeOptions) {
  return (request: FastifyRequest, { application, details }: SubmittedContent) => {
    const now = clock();
    const signals = request.signals ?? noSpamSignals;
    const sender = senderOf(request.ip);
    const lane = sentLane(signals, isFormPost(request));
    const known = suspicionOf(application, signals);
    const isUnseen = rateLimiter.isUnseen(sender, now);
    const admission = known ? undefined : rateLimiter.admit(sender, lane, now);
    const suspicion = known ?? (admission?.isOverflow ? ("too many at once" as const) : undefined);
    // A token is valid for one lead, so a concurrent one must not use it.
    if (signals.token) tokens.spend(signals.token);
    /** Records the id of a new lead, or gives back what was taken for one that was not stored. */
    function settle(storedId: string | undefined): void {
      if (storedId !== undefined) {
        if (suspicion) room.took(details ? roomFor.leadWithDetails : roomFor.lead);
        if (admission?.isOverflow) admission.hold(storedId);
        return;
      }
      admission?.release();
      if (signals.token) tokens.unspend(signals.token);
    }
    return {
      suspicion,
      network: sender.network,
      evidence: { lane, secondsOpen: signals.seconds, isFirstSight: isUnseen },
      hasRoom: suspicion === undefined || room.hasRoom(isUnseen),
      settle,
    };
  };
}

/** Delivers what is above the limits by rank, as far as the limits allow; without `accept` it all waits. */
export function deliverRanked(
  app: FastifyInstance,
  { rateLimiter, clock }: Pick<LeadIntakeOptions, "rateLimiter" | "clock">,
  accept: ((ids: string[]) => Promise<void>) | undefined,
): void {
  if (!accept) return;
  const { start, stop } = repeat(1_000, async () => {
    const ids = rateLimiter.takeRanked(clock());
    if (ids.length === 0) return;
    // Leads that cannot be accepted now wait for review.
    await accept(ids).catch((error) => app.log.warn({ err: error }, "held applications stay held"));
  });
  app.addHook("onListen", async () => start());
  app.addHook("onClose", stop);
}
