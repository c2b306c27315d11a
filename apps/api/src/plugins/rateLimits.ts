import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Sender } from "../abuse/judge.ts";
import { HttpError } from "./HttpError.ts";

/** Submissions a minute that are stored, of one client and of all that seem to be of one kind. */
export type RateLimits = { perClient: number; overall: number };

const minute = 60_000;

/** How many times as many may be refused: a form is corrected more often than it is sent. */
const refusedToStored = 6;

/**
 * Registers the limiter and returns the checks for a route. A client is an IPv4 address or an IPv6
 * /64. Only what would be stored counts against the limits on storing; what is refused counts against
 * a limit of the client's own, so that nobody's rubbish locks others out.
 */
export async function rateLimits(
  app: FastifyInstance,
  { perClient, overall }: RateLimits,
  phone: string,
) {
  await app.register(rateLimit, { global: false });
  const limiter = (max: number) => app.createRateLimit({ max, timeWindow: minute });
  const refusals = limiter(perClient * refusedToStored - 1);
  const ofClient = limiter(perClient);
  const ofAll = {
    visitor: limiterOfAll(),
    program: limiterOfAll(),
    suspect: limiterOfAll(),
  } satisfies Record<Sender, unknown>;

  function limiterOfAll() {
    return app.createRateLimit({ max: overall, timeWindow: minute, keyGenerator: () => "all" });
  }

  function refuse(ttlInSeconds: number): never {
    const sentence = `Too many applications were sent just now, so please wait a minute or call ${phone}.`;
    throw new HttpError(429, sentence, { retryAfterSeconds: Math.max(1, ttlInSeconds) });
  }

  /** Before anything else is done for a client that has been refused too often. */
  async function refuseFlood(request: FastifyRequest): Promise<void> {
    const limit = await refusals(request, { increment: false });
    if (!limit.isAllowed && limit.isExceeded) refuse(limit.ttlInSeconds);
  }

  async function countRefusal(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { statusCode } = reply;
    if (statusCode >= 400 && statusCode < 500 && statusCode !== 429) await refusals(request);
  }

  /** For what is about to be stored. */
  async function withinLimits(request: FastifyRequest, sender: Sender): Promise<void> {
    for (const check of [ofClient, ofAll[sender]]) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) refuse(limit.ttlInSeconds);
    }
  }

  return { refuseFlood, countRefusal, withinLimits };
}
