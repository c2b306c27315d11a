import { wordsOf } from "@mortgage-kit/content/words";
import { spamSignals } from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { HttpError } from "../http/HttpError.ts";
import { bucketsByName } from "./buckets.ts";
import { type FormTokens, tokenLifetimeMs } from "./formTokens.ts";
import { networkOf } from "./networks.ts";

const name = "form-opened";
/** Tokens that one network may fetch in a minute: far more than its visitors open forms. */
const tokensPerMinute = 60;
const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,120})(?:;|$)`);

/** Reads the token from the cookie that a page without scripts got. */
export const openedToken = (cookies: string | undefined) => pattern.exec(cookies ?? "")?.[1];

interface Options {
  tokens: FormTokens;
  /** Counts the visit of an address that begins a form. */
  onOpened: (address: string) => void;
  clock: () => Date;
  isBehindTls: boolean;
}

/**
 * Issues the form's tokens. A script requests one. Without scripts an image request sets it in a
 * cookie, which is sent only to the form's own URL.
 */
export function formTokenRoutes(
  app: FastifyInstance,
  { tokens, onOpened, clock, isBehindTls }: Options,
): void {
  const schema = {
    operationId: "getFormToken",
    tags: ["Applications"],
    summary: "Get a token for the application form",
    description:
      "For the site's own form: it proves once when the form was begun. API clients need no token.",
    response: {
      200: z.object({ token: z.string() }).describe("A token for one application, for four hours"),
    },
  };
  const networks = bucketsByName(tokensPerMinute);
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(spamSignals.tokenPath, { schema }, async (request, reply) => {
      const network = networkOf(request.ip);
      if (!networks(network).take(clock())) throw tooManyTokens();
      onOpened(request.ip);
      const token = tokens.issue(clock(), network);
      return reply.header("cache-control", "no-store").send({ token });
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
  const networks = bucketsByName(tokensPerMinute);
  app.get(url, { schema: { hide: true } }, (request, reply) => {
    const network = networkOf(request.ip);
    if (!networks(network).take(clock())) throw tooManyTokens();
    const attributes = [
      `${name}=${tokens.issue(clock(), network)}`,
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
