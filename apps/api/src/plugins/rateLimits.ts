import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "./Refusal.ts";

/** Submissions a minute, of one client and of all together. */
export type RateLimits = { perClient: number; overall: number };

const minute = 60_000;

/**
 * Registers the limiter and returns the check for a route. A client is an IPv4 address or an IPv6
 * /64; what one client is refused does not count against the others.
 */
export async function rateLimits(app: FastifyInstance, { perClient, overall }: RateLimits) {
  await app.register(rateLimit, { global: false });
  const checks = [
    app.createRateLimit({ max: perClient, timeWindow: minute }),
    app.createRateLimit({ max: overall, timeWindow: minute, keyGenerator: () => "everyone" }),
  ];
  return async function withinLimits(request: FastifyRequest): Promise<void> {
    for (const check of checks) {
      const limit = await check(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      throw new Refusal(429, "Too many applications were sent just now, so please wait a minute.", {
        retryAfterSeconds: Math.max(1, limit.ttlInSeconds),
      });
    }
  };
}
