import { createHmac, timingSafeEqual } from "node:crypto";

const lifetimeMs = 4 * 60 * 60 * 1000;

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/;

/**
 * Signs and reads the tokens with which an applicant adds details to an application, for four hours.
 * The store accepts details once for each lead, so that no token needs to be remembered.
 */
export function detailsTokens(secret: Buffer) {
  const sign = (id: string, expires: string) =>
    createHmac("sha256", secret).update(`lead details\n${id}\n${expires}`).digest("base64url");

  function issue(id: string, now: Date): string {
    const expires = String(Math.floor((now.getTime() + lifetimeMs) / 1000));
    return `${id}.${expires}.${sign(id, expires)}`;
  }

  /** Returns the lead of a token; undefined for a forged or expired one. */
  function read(token: string, now: Date): string | undefined {
    const [, id = "", expires = "", signature = ""] = pattern.exec(token) ?? [];
    if (id === "") return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, expires)));
    return isOurs && now.getTime() < Number(expires) * 1000 ? id : undefined;
  }

  return { issue, read };
}

export type DetailsTokens = ReturnType<typeof detailsTokens>;
