import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Contents of a token: proof that the server issued it at a time and asked for so many bits of
 * work.
 */
export interface FormToken {
  text: string;
  issuedAt: number;
  workBits: number;
  nonce: string;
}

/** A form may lie open for so long. Afterwards its token proves nothing, which is no reproach. */
export const tokenLifetimeMs = 4 * 60 * 60 * 1000;

/** Tokens that are remembered as spent; each lives no longer than a token does. */
const maxSpent = 200_000;

/** Names the one form, so that what is signed for another use is no token. */
export type FormPurpose = "mortgage application form" | "renewal reminder form";

/** Issues, reads and spends the signed tokens of one form. */
export function formTokens(secret: Buffer, purpose: FormPurpose = "mortgage application form") {
  const spent = new Map<string, number>();

  const sign = (payload: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${payload}`).digest("base64url");

  function issue(now: Date, workBits: number): string {
    const nonce = randomBytes(12).toString("base64url");
    const payload = `${now.getTime().toString(36)}.${workBits}.${nonce}`;
    return `${payload}.${sign(payload)}`;
  }

  /** Returns nothing for a token that is forged, expired or spent. */
  function read(text: string, now: Date): FormToken | undefined {
    const [, payload = "", time = "", bits = "", nonce = "", signature = ""] =
      /^(([0-9a-z]{1,10})\.(\d{1,2})\.([\w-]{16}))\.([\w-]{43})$/.exec(text) ?? [];
    if (payload === "") return undefined;
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload)))) return undefined;
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
