import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { wordsOf } from "@mortgage-kit/content/words";
import { spamSignals } from "@mortgage-kit/contracts";
import { z } from "zod";
import { cookieIn, hiddenCookie } from "../http/cookies.ts";
import { HttpError } from "../http/HttpError.ts";
import type { App } from "../http/httpServer.ts";
import { bucketsByName } from "../limits/buckets.ts";
import { networkOf } from "../limits/rateLimiter.ts";
import type { LeadDatabase } from "../store/tables.ts";

export interface FormToken {
  /** Time of issue in milliseconds. */
  issuedAt: number;
  nonce: string;
}

/** Lifetime of a token. A form that was open longer counts as one without a token, not as suspected. */
const tokenLifetimeMs = 4 * 60 * 60 * 1000;

/** Maximum number of used tokens to remember. At this limit the older half is forgotten. */
const maxSpent = 200_000;

/** Signs tokens for one form by its name, so that one for another use is invalid. */
export function formTokens(secret: Buffer, purpose = "mortgage application form") {
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

const detailsToken = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/;

/** Signs and reads tokens for adding details, which the store accepts once for each lead. */
export function detailsTokens(secret: Buffer) {
  const sign = (id: string, expires: string) =>
    createHmac("sha256", secret).update(`lead details\n${id}\n${expires}`).digest("base64url");

  function issue(id: string, now: Date): string {
    const expires = String(Math.floor((now.getTime() + tokenLifetimeMs) / 1000));
    return `${id}.${expires}.${sign(id, expires)}`;
  }

  function read(token: string, now: Date): string | undefined {
    const [, id = "", expires = "", signature = ""] = detailsToken.exec(token) ?? [];
    if (id === "") return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, expires)));
    return isOurs && now.getTime() < Number(expires) * 1000 ? id : undefined;
  }

  /** Returns a text with its signature, for an address that anybody could write. */
  const seal = (text: string) => `${text}.${sign(text, "sealed")}`;

  function unseal(sealed: string): string | undefined {
    const text = sealed.slice(0, sealed.lastIndexOf("."));
    return sealed === seal(text) ? text : undefined;
  }

  return { issue, read, seal, unseal };
}

export type DetailsTokens = ReturnType<typeof detailsTokens>;

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

export const openedToken = (cookies: string | undefined) => cookieIn(cookies, name);

interface TokenOptions {
  tokens: FormTokens;
  clock: () => Date;
  isBehindTls: boolean;
}

function tokenIssuer({ tokens, clock }: TokenOptions) {
  const networks = bucketsByName(tokensPerMinute);
  return (address: string): string => {
    const network = networkOf(address);
    if (networks(network).take(clock())) return tokens.issue(clock(), network);
    throw new HttpError(429, wordsOf("en").refusals.tooManyTokens, { retryAfterSeconds: 60 });
  };
}

const tokenSchema = {
  operationId: "getFormToken",
  tags: ["Applications"],
  summary: "Get a token for the application form",
  description:
    "For the site's own form: it proves once when the form was begun. API clients need no token.",
  response: {
    200: z.object({ token: z.string() }).describe("A token for one application, for four hours"),
  },
};

/** Issues the form's tokens: to a script that asks, or to an image's cookie for the form's URL. */
export function formTokenRoutes(
  app: App,
  options: TokenOptions,
  onOpened: (address: string) => void,
): void {
  const issue = tokenIssuer(options);
  app.get(spamSignals.tokenPath, { schema: tokenSchema }, async (request, reply) => {
    const token = issue(request.ip);
    onOpened(request.ip);
    return reply.header("cache-control", "no-store").send({ token });
  });
  openedPicture(app, options, spamSignals.openedPath, "/api/mortgage-applications");
}

/** Sets a form's token in a cookie, in response to the request of an invisible image. */
export function openedPicture(
  app: App,
  options: TokenOptions,
  url: string,
  cookiePath: string,
): void {
  const issue = tokenIssuer(options);
  app.get(url, { schema: { hide: true } }, (request, reply) => {
    const token = `${name}=${issue(request.ip)}`;
    const scope = [`Path=${cookiePath}`, `Max-Age=${tokenLifetimeMs / 1000}`];
    return reply
      .code(204)
      .header("cache-control", "no-store")
      .header("set-cookie", hiddenCookie("Strict", options.isBehindTls, token, ...scope))
      .send();
  });
}
