import type { FastifyInstance } from "fastify";
import { HttpError } from "./HttpError.ts";

/**
 * Warns, once an hour, of an untrusted proxy, behind which all visitors appear as one client. The
 * warning omits the address, which may be a visitor's.
 */
export function forwardedWarning(app: FastifyInstance, clock: () => Date): void {
  const everyMs = 60 * 60 * 1000;
  let warnedAt = Number.NEGATIVE_INFINITY;
  app.addHook("onRequest", (request, _reply, done) => {
    const isForwarded = request.headers["x-forwarded-for"] !== undefined;
    if (isForwarded && request.ip === request.raw.socket.remoteAddress) {
      const now = clock().getTime();
      if (now - warnedAt >= everyMs) {
        warnedAt = now;
        request.log.warn(
          "X-Forwarded-For comes from a peer that is not trusted, so all visitors share one rate limit; set TRUSTED_PROXIES",
        );
      }
    }
    done();
  });
}

/** Rejects a request with two Host headers, because a proxy and this server might use different ones. */
export function rejectTwoHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw: { rawHeaders } }) => {
    const names = rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "host").length < 2) return;
    throw new HttpError(400, "The request names two hosts.");
  });
}
