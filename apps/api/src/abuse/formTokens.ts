import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { wordsOf } from "@mortgage-kit/content/words";
import { spamSignals } from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { HttpError } from "../http/HttpError.ts";
import type { LeadDatabase } from "../leads/tables.ts";
import { bucketsByName } from "./buckets.ts";
import { networkOf } from "./rateLimiter.ts";

export interface FormToken {
  /** Time of issue in milliseconds. */
  issuedAt: number;
  nonce: string;
}

/** Lifetime of a token. A form that was open longer counts as one without a token, not as suspected. */
const tokenLifetimeMs = 4 * 60 * 60 * 1000;

/** Maximum number of used tokens to remember. At this limit the older half is forgotten. */
const maxSpent = 200_000;

/** Name of the form, so that a token signed for another use is invalid. */
type FormPurpose = "mortgage application form" | "renewal reminder form" | "call-back form";

export function formTokens(secret: Buffer, purpose: FormPurpose = "mortgage application form") {
  const spent = new Map<string, number>();

  // The network is signed and not written, so that a cookie contains no address.
  const sign = (payload: string, network: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${network}\n${payload}`).digest("base64url");

  /** Issues a token that only the network that asked for it can use. */
  function issue(now: Date, network: string): string {
    const nonce = randomBytes(12).toString("base64url");
    const payload = `${now.getTime().toString(36)}.${nonce}`;
    return `${payload}.${sign(payload, network)}`;
  }

  /** Returns undefined for a forged, expired or used token, and for one of another network. */
  function read(text: string, now: Date, network: string): FormToken | undefined {
    const [, payload = "", time = "", nonce = "", signature = ""] =
      /^(([0-9a-z]{1,10})\.([\w-]{16}))\.([\w-]{43})$/.exec(text) ?? [];
    if (payload === "") return undefined;
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload, network))))
      return undefined;
    const issuedAt = Number.parseInt(time, 36);
    const age = now.getTime() - issuedAt;
    if (age < 0 || age > tokenLifetimeMs || spent.has(nonce)) return undefined;
    return { issuedAt, nonce };
  }

  function spend({ nonce, issuedAt }: FormToken): void {
    if (spent.size >= maxSpent) forgetOldest();
    spent.set(nonce, issuedAt);
  }

  function forgetOldest(): void {
    for (const nonce of spent.keys()) {
      spent.delete(nonce);
      if (spent.size <= maxSpent / 2) return;
    }
  }

  return { issue, read, spend, unspend: ({ nonce }: FormToken) => void spent.delete(nonce) };
}

export type FormTokens = ReturnType<typeof formTokens>;

/** Returns the secret of the forms' tokens, the same for every instance and after every start. */
export async function formSecret(db: LeadDatabase): Promise<Buffer> {
  await db
    .insertInto("form_keys")
    .values({ id: 1, secret: randomBytes(32).toString("base64") })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { secret } = await db.selectFrom("form_keys").select("secret").executeTakeFirstOrThrow();
  return Buffer.from(secret, "base64");
}

const name = "form-opened";
/** Tokens that one network may fetch in a minute: far more than its visitors open forms. */
const tokensPerMinute = 60;
const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,120})(?:;|$)`);

export const openedToken = (cookies: string | undefined) => pattern.exec(cookies ?? "")?.[1];

interface Options {
  tokens: FormTokens;
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
