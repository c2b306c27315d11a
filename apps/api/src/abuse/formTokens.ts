import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Contents of a token: its time of issue in milliseconds, and the required proof of work in bits. */
export interface FormToken {
  text: string;
  issuedAt: number;
  workBits: number;
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
  function issue(now: Date, workBits: number, network: string): string {
    const nonce = randomBytes(12).toString("base64url");
    const payload = `${now.getTime().toString(36)}.${workBits}.${nonce}`;
    return `${payload}.${sign(payload, network)}`;
  }

  /** Returns undefined for a forged, expired or used token, and for one of another network. */
  function read(text: string, now: Date, network: string): FormToken | undefined {
    const [, payload = "", time = "", bits = "", nonce = "", signature = ""] =
      /^(([0-9a-z]{1,10})\.(\d{1,2})\.([\w-]{16}))\.([\w-]{43})$/.exec(text) ?? [];
    if (payload === "") return undefined;
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload, network))))
      return undefined;
    const issuedAt = Number.parseInt(time, 36);
    const age = now.getTime() - issuedAt;
    if (age < 0 || age > tokenLifetimeMs || spent.has(nonce)) return undefined;
    return { text, issuedAt, workBits: Number(bits), nonce };
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

/** Returns true for a number that solves this token's proof of work. */
export function isWorkDone({ text, workBits }: FormToken, number: string): boolean {
  if (!/^\d{1,12}$/.test(number)) return false;
  const digest = createHash("sha256").update(`${text}:${number}`).digest();
  return digest.readUInt32BE(0) >>> (32 - workBits) === 0;
}
