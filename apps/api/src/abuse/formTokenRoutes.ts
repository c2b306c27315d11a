import { wordsOf } from "@mortgage-kit/content/words";
import { spamSignals } from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { HttpError } from "../plugins/HttpError.ts";
import { bucketsByName } from "./buckets.ts";
import { type FormTokens, tokenLifetimeMs } from "./formTokens.ts";
import { networkOf } from "./networks.ts";

const name = "form-opened";
/** Tokens that one network may fetch in a minute: far more than its visitors open forms. */
const tokensPerMinute = 60;
const maxNetworks = 50_000;
const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,120})(?:;|$)`);

/** Reads the token from the cookie that a page without scripts got. */
export const openedToken = (cookies: string | undefined) => pattern.exec(cookies ?? "")?.[1];

interface Options {
  tokens: FormTokens;
  /** Counts the visit of an address that begins a form. */
  onOpened: (address: string) => void;
  /** Proof of work, in bits, that a script must do now. */
  workBits: () => number;
  clock: () => Date;
  isBehindTls: boolean;
}

/**
 * Issues the form's tokens. A script requests one. Without scripts an image request sets it in a
 * cookie, which is sent only to the form's own URL.
 */
export function formTokenRoutes(
  app: FastifyInstance,
  { tokens, workBits, onOpened, clock, isBehindTls }: Options,
): void {
  const schema = {
    operationId: "getFormToken",
    tags: ["Applications"],
    summary: "Get a token for the application form",
    description:
      "For the site's own form: it proves once when the form was begun. With workBits above 0 the page must also find a number for which the SHA-256 of `TOKEN:NUMBER` begins with that many zero bits. API clients need no token.",
    response: {
      200: z
        .object({ token: z.string(), workBits: z.int().min(0).max(32) })
        .describe("A token for one application, for four hours"),
    },
  };
  const networks = bucketsByName(maxNetworks, tokensPerMinute);
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(spamSignals.tokenPath, { schema }, async (request, reply) => {
      const network = networkOf(request.ip);
      if (!networks(network).take(clock())) throw tooManyTokens();
      onOpened(request.ip);
      const bits = workBits();
      const token = tokens.issue(clock(), bits, network);
      return reply.header("cache-control", "no-store").send({ token, workBits: bits });
    });

  openedPicture(app, {
    url: spamSignals.openedPath,
    cookiePath: "/api/mortgage-applications",
    tokens,
    clock,
    isBehindTls,
  });
}

const tooManyTokens = () =>
  new HttpError(429, wordsOf("en").refusals.tooManyTokens, { retryAfterSeconds: 60 });

type PictureOptions = Pick<Options, "tokens" | "clock" | "isBehindTls"> & {
  url: string;
  /** The only path to which the cookie is sent. */
  cookiePath: string;
};

/** Sets a form's token in a cookie, in response to the request of an invisible image. */
export function openedPicture(
  app: FastifyInstance,
  { url, cookiePath, tokens, clock, isBehindTls }: PictureOptions,
): void {
  const networks = bucketsByName(maxNetworks, tokensPerMinute);
  app.get(url, { schema: { hide: true } }, (request, reply) => {
    const network = networkOf(request.ip);
    if (!networks(network).take(clock())) throw tooManyTokens();
    const attributes = [
      `${name}=${tokens.issue(clock(), 0, network)}`,
      `Path=${cookiePath}`,
      `Max-Age=${tokenLifetimeMs / 1000}`,
      "HttpOnly",
      "SameSite=Strict",
      ...(isBehindTls ? ["Secure"] : []),
    ];
    return reply
      .code(204)
      .header("cache-control", "no-store")
      .header("set-cookie", attributes.join("; "))
      .send();
  });
}
