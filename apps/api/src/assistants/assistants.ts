import {
  type Brokerages,
  type LocalBrokerage,
  placeSettings,
} from "@mortgage-kit/content/brokerage";
import { zonedTime } from "@mortgage-kit/content/office";
import { fill, type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import type { ServerOptions } from "@mortgage-kit/mcp-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "../http/HttpError.ts";
import { bucket, bucketsByName } from "../limits/buckets.ts";
import { senderOf } from "../limits/rateLimiter.ts";
import type { RunningRates } from "../rates/runningRates.ts";
import type { BuiltSite } from "../site/loadBuiltSite.ts";

export const assistantsPath = "/mcp";

/** Milliseconds of processor time a minute; a request is charged the least, and what is beyond. */
const limits = { perClient: 1_200, overall: 6_000, least: 10 };
/** Most bytes of an answer; the longest is a tenth of it. */
const maxAnswerBytes = 100_000;
const maxClients = 10_000;

/** Tools for developers, such as the protocol's inspector, call it from a page of the own machine. */
const isLocal = (origin: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(origin)?.hostname ?? "");

interface AssistantsOptions {
  brokerages: Brokerages;
  /** Site whose pages open an answer again, and whose published rates apply. */
  site?: BuiltSite | undefined;
  /** Origins of browser pages that may call it: the site's own and the allowed ones. */
  origins: readonly string[];
  rates?: RunningRates | undefined;
  clock: () => Date;
}

const words = wordsOf("en").refusals;

/** Adds the assistants' server over Streamable HTTP, without sign-in, sessions or streams. */
export function assistants(app: FastifyInstance, options: AssistantsOptions): void {
  const { origins, clock } = options;
  const { limitCost, charge } = costLimiter(clock);

  async function refuseForeignOrigins({ headers: { origin } }: FastifyRequest): Promise<void> {
    if (origin === undefined || origins.includes(origin) || isLocal(origin)) return;
    throw new HttpError(403, fill(words.foreignOrigin, { origin: origin.slice(0, 200) }));
  }

  /** Lets pages of the own machine read the answers; the allowed origins are the server's own headers'. */
  async function allowLocal({ headers: { origin } }: FastifyRequest, reply: FastifyReply) {
    if (origin === undefined || !isLocal(origin)) return;
    reply.header("access-control-allow-origin", origin).header("vary", "origin");
  }

  app.options(
    assistantsPath,
    { schema: { hide: true }, onRequest: [refuseForeignOrigins, allowLocal] },
    (request, reply) =>
      reply
        .code(204)
        .header("access-control-allow-methods", "POST")
        .header(
          "access-control-allow-headers",
          request.headers["access-control-request-headers"] ?? "content-type",
        )
        .send(),
  );

  let answering: ReturnType<typeof createAnswering> | undefined;
  app.post(
    assistantsPath,
    { schema: { hide: true }, onRequest: [refuseForeignOrigins, allowLocal, limitCost] },
    async (request, reply) => {
      // The protocol no longer has lists of messages, of which one request could hold a hundred.
      if (Array.isArray(request.body)) throw new HttpError(400, words.oneMessage);
      answering ??= createAnswering(options);
      const answer = await answering;
      const { status, type, text } = await answer(request, (ms) => charge(request.ip, ms));
      if (Buffer.byteLength(text) > maxAnswerBytes) {
        throw new Error(`An answer to an assistant has more than ${maxAnswerBytes} bytes.`);
      }
      return reply.code(status).header("cache-control", "no-store").type(type).send(text);
    },
  );
}

/** Limits the time of calculations: of one client, and of all. */
function costLimiter(clock: () => Date) {
  const perClient = bucketsByName(limits.perClient, maxClients);
  const overall = bucket(limits.overall, limits.overall);

  async function limitCost({ ip }: FastifyRequest): Promise<void> {
    const now = clock();
    const own = perClient(senderOf(ip).client);
    if (own.take(now, limits.least) && overall.take(now, limits.least)) return;
    throw new HttpError(429, words.tooMany, { retryAfterSeconds: 60 });
  }

  function charge(ip: string, milliseconds: number): void {
    const more = Math.max(0, milliseconds - limits.least);
    perClient(senderOf(ip).client).charge(more);
    overall.charge(more);
  }

  return { limitCost, charge };
}

/** Loads the engine with the first request, so that the server starts without it. */
async function createAnswering({ brokerages, rates, clock, site }: AssistantsOptions) {
  const [{ createMcpHandler }, { createServer }] = await Promise.all([
    import("@modelcontextprotocol/server"),
    import("@mortgage-kit/mcp-server"),
  ]);
  const publisher = { en: publisherOf(brokerages.en), fr: publisherOf(brokerages.fr) };
  const { siteUrl, timeZone } = brokerages.en.brokerage;
  const today = () => zonedTime(timeZone, clock()).day;
  const pages = { en: pagesOf(site, "en", siteUrl), fr: pagesOf(site, "fr", siteUrl) };
  const place = placeSettings(brokerages.en.brokerage);
  const shared = { today, publisher, pages, place, rates: ratesOf(site) };
  return async (request: FastifyRequest, onCalculated: (milliseconds: number) => void) => {
    const own = rates && { rates: (await rates.file(clock())).history };
    const { fetch } = createMcpHandler(() => createServer({ ...shared, ...own, onCalculated }), {
      maxSubscriptions: 0,
    });
    const answer = await fetch(webRequest(request, siteUrl), { parsedBody: request.body });
    const { status, headers } = answer;
    const type = headers.get("content-type") ?? "application/json";
    const text = await answer.text();
    const isStream = type.startsWith("text/event-stream");
    return isStream && !request.headers.accept?.includes("text/event-stream")
      ? { status, type: "application/json", text: messageOf(text) }
      : { status, type, text };
  };
}

/** Returns the address of each question's page; a language without its own pages has the English ones. */
const pagesOf = (site: BuiltSite | undefined, language: SiteLanguage, siteUrl: string) =>
  Object.fromEntries(
    Object.entries(site?.questions?.[language] ?? site?.questions?.en ?? {}).map(([id, path]) => [
      id,
      siteUrl + path,
    ]),
  );

/** Returns the history of the rates that the site publishes; `undefined` without one. */
function ratesOf(site: BuiltSite | undefined): ServerOptions["rates"] {
  const file = site?.files.get("/rates.json");
  return file && JSON.parse(file.plain.bytes.toString("utf8")).history;
}

/** Returns the message of an event stream; the stream of a request without a session has one. */
const messageOf = (stream: string) => /^data: (\{.*)$/m.exec(stream)?.[1] ?? "";

const publisherOf = ({ brokerage: { name, licence, siteUrl }, base }: LocalBrokerage) => ({
  brokerage: name,
  licence: `${licence.label}, ${licence.number}`,
  url: siteUrl + base,
});

/** Returns the request for the protocol's handler, which refuses one that does not accept a stream. */
function webRequest({ url, method, headers }: FastifyRequest, siteUrl: string): Request {
  const own = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === "string") own.set(name, value);
  }
  own.set("accept", "application/json, text/event-stream");
  return new Request(new URL(url, siteUrl), { method, headers: own });
}
