import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { createRepresentation, sendRepresentation } from "../site/representation.ts";
import type { RunningRates } from "./runningRates.ts";

/** Serves the rates of now to pages and calculators of any site. */
export function ratesRoute(app: FastifyInstance, rates: RunningRates, clock: () => Date): void {
  app.get("/rates.json", { schema: { hide: true } }, async (request, reply) => {
    const bytes = Buffer.from(JSON.stringify(await rates.file(clock())));
    reply.removeHeader("access-control-allow-credentials");
    reply.header("access-control-allow-origin", "*");
    reply.header("cross-origin-resource-policy", "cross-origin");
    const type = "application/json; charset=utf-8";
    // A page shows a changed rate within a minute.
    return sendRepresentation(
      request,
      reply,
      createRepresentation({
        ...{ type, cacheControl: "public, max-age=30", bytes },
        gzip: () => gzipSync(bytes),
      }),
    );
  });
}
