import type { FastifyInstance } from "fastify";

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
          "X-Forwarded-For comes from a peer that is not trusted, so all visitors share one limit; set TRUSTED_PROXIES",
        );
      }
    }
    done();
  });
}
