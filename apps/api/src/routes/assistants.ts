import type { Brokerages, LocalBrokerage } from "@mortgage-kit/content/brokerage";
import { fill, wordsOf } from "@mortgage-kit/content/words";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { bucket, bucketsByName } from "../abuse/buckets.ts";
import { senderOf } from "../abuse/networks.ts";
import { HttpError } from "../plugins/HttpError.ts";
import { torontoDay } from "../torontoTime.ts";

export const assistantsPath = "/mcp";

/** Requests a minute. An assistant's vendor sends those of many people from a few addresses. */
const limits = { perClient: 120, overall: 600 };
const maxClients = 10_000;

/** Tools for developers, such as the protocol's inspector, call it from a page of the own machine. */
const isLocal = (origin: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(origin)?.hostname ?? "");

export interface AssistantsOptions {
  brokerages: Brokerages;
  /** Origins of browser pages that may call it: the site's own and the allowed ones. */
  origins: readonly string[];
  /** The page that shows an answer as a calculator; none without a built site. */
  answerApp: string | undefined;
  clock: () => Date;
}

/**
 * Adds the assistants' server over Streamable HTTP. It needs no sign-in, keeps no session and opens no
 * stream; every answer names the brokerage and its licence.
 */
export function assistants(app: FastifyInstance, options: AssistantsOptions): void {
  const { origins, clock } = options;
  const { siteUrl } = options.brokerages.en.brokerage;
  const perClient = bucketsByName(limits.perClient, maxClients);
  const overall = bucket(limits.overall, limits.overall);
  const words = wordsOf("en").refusals;

  async function refuseForeignOrigins({ headers: { origin } }: FastifyRequest): Promise<void> {
    if (origin === undefined || origins.includes(origin) || isLocal(origin)) return;
    throw new HttpError(403, fill(words.foreignOrigin, { origin: origin.slice(0, 200) }));
  }

  async function limitRate({ ip }: FastifyRequest): Promise<void> {
    const now = clock();
    if (perClient(senderOf(ip).client).take(now) && overall.take(now)) return;
    throw new HttpError(429, words.tooMany, { retryAfterSeconds: 60 });
  }

  let handler: ReturnType<typeof createHandler> | undefined;
  app.post(
    assistantsPath,
    { schema: { hide: true }, onRequest: [refuseForeignOrigins, limitRate] },
    async (request, reply) => {
      handler ??= createHandler(options);
      const { fetch } = await handler;
      const answer = await fetch(webRequest(request, siteUrl), {
        parsedBody: request.body,
      });
      return reply
        .code(answer.status)
        .headers({ ...Object.fromEntries(answer.headers), "cache-control": "no-store" })
        .send(await answer.text());
    },
  );
}

/** Loads the engine with the first request, so that the server starts without it. */
async function createHandler({ brokerages, answerApp: page, clock }: AssistantsOptions) {
  const [{ createMcpHandler }, { createServer }] = await Promise.all([
    import("@modelcontextprotocol/server"),
    import("@mortgage-kit/mcp-server"),
  ]);
  const publisher = { en: publisherOf(brokerages.en), fr: publisherOf(brokerages.fr) };
  const today = () => torontoDay(clock());
  const answerApp = page === undefined ? undefined : async () => page;
  return createMcpHandler(() => createServer({ today, publisher, answerApp }), {
    maxSubscriptions: 0,
  });
}

const publisherOf = ({ brokerage: { name, licence, siteUrl }, base }: LocalBrokerage) => ({
  brokerage: name,
  licence: `${licence.label}, ${licence.number}`,
  url: siteUrl + base,
});

function webRequest({ url, method, headers, body }: FastifyRequest, siteUrl: string): Request {
  const single = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(url, siteUrl), {
    method,
    headers: single,
    body: JSON.stringify(body),
  });
}
