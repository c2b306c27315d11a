import type { FastifyInstance } from "fastify";
import { HttpError } from "./HttpError.ts";

/** Refuses a request that names two hosts: a proxy and this server might each believe another one. */
export function oneHost(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw: { rawHeaders } }) => {
    const names = rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "host").length < 2) return;
    throw new HttpError(400, "The request names two hosts.");
  });
}
