import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Far more than a browser or a proxy asks for on one connection before an answer has come. */
const maxWaiting = 16;

/** Long enough for the largest file of a site over a poor telephone line. */
const longestStandstill = 30_000;

/**
 * Closes a connection with too many pipelined requests: a few kilobytes of them would become
 * megabytes of answers, processed in one go while all other clients wait. Also closes one without a
 * request or an answer for long: the server's own timeouts start anew with every byte, even a blank
 * line.
 */
export function connectionLimits(app: FastifyInstance, standstill = longestStandstill): void {
  const known = new WeakMap<Socket, { waiting: number; deadline: NodeJS.Timeout }>();

  function newlySeen(socket: Socket) {
    const deadline = setTimeout(() => socket.destroy(), standstill).unref();
    socket.once("close", () => clearTimeout(deadline));
    const connection = { waiting: 0, deadline };
    known.set(socket, connection);
    return connection;
  }

  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    // A request that was made up within this process has no connection.
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
