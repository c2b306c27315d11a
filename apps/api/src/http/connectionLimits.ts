import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { bucket } from "../limits/buckets.ts";
import { HttpError } from "./HttpError.ts";

/** Maximum pending requests of a connection, far more than a browser or proxy pipelines. */
const maxWaiting = 16;

/** Idle timeout in milliseconds, long enough for the site's largest file on a slow connection. */
const maxIdleMs = 30_000;

/**
 * Closes a connection with too many pipelined requests: kilobytes of them would become megabytes of
 * responses while all others wait. Also closes one without a request begun or a response ended for
 * `standstill` milliseconds, because the server's own timeouts restart with every byte.
 */
export function connectionLimits(app: FastifyInstance, standstill = maxIdleMs): void {
  const known = new WeakMap<Socket, { waiting: number; deadline: NodeJS.Timeout }>();

  function newlySeen(socket: Socket) {
    const deadline = setTimeout(() => socket.destroy(), standstill).unref();
    socket.once("close", () => clearTimeout(deadline));
    const connection = { waiting: 0, deadline };
    known.set(socket, connection);
    return connection;
  }

  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    // A request injected within this process has no socket.
    if (!(socket instanceof Socket)) return done();
    const connection = known.get(socket) ?? newlySeen(socket);
    if (socket.destroyed || connection.waiting === maxWaiting) {
      socket.destroy();
      reply.hijack();
      return;
    }
    connection.waiting += 1;
    connection.deadline.refresh();
    reply.raw.once("close", () => {
      connection.waiting -= 1;
      connection.deadline.refresh();
    });
    done();
  });
}

/** Warns once an hour of an untrusted proxy, without the address, which may be a visitor's. */
export function forwardedWarning(app: FastifyInstance, clock: () => Date): void {
  const hourly = bucket(1, 1 / 60);
  app.addHook("onRequest", (request, _reply, done) => {
    const isForwarded = request.headers["x-forwarded-for"] !== undefined;
    const isUntrusted = isForwarded && request.ip === request.raw.socket.remoteAddress;
    if (isUntrusted && hourly.take(clock())) {
      request.log.warn(
        "X-Forwarded-For comes from a peer that is not trusted, so all visitors share one rate limit; set TRUSTED_PROXIES",
      );
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
