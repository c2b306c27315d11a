import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { LeadDatabase } from "../leads/openDatabase.ts";

/** Contents of a token. */
export interface FormToken {
  /** Time of issue in milliseconds. */
  issuedAt: number;
  nonce: string;
}

/** Lifetime of a token. A form that was open longer counts as one without a token, not as suspected. */
export const tokenLifetimeMs = 4 * 60 * 60 * 1000;

/** Maximum number of used tokens to remember. At this limit the older half is forgotten. */
const maxSpent = 200_000;

/** Name of the form, so that a token signed for another use is invalid. */
export type FormPurpose = "mortgage application form" | "renewal reminder form" | "call-back form";

/** Issues and verifies the signed tokens of one form, and records used ones. */
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
