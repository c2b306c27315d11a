import { applicationSigns } from "@simcoe/contracts";
import type { FastifyInstance } from "fastify";

const name = "form-opened";
const lifetimeSeconds = 24 * 60 * 60;
const pattern = new RegExp(`(?:^|;\\s*)${name}=([0-9a-z]{1,12})(?:;|$)`);

/**
 * Notes in a cookie when the page of the application was opened. Only a page whose scripts do not run
 * asks for it, and only the form's own address is ever sent it.
 */
export function openedCookie(
  app: FastifyInstance,
  { clock, isBehindTls }: { clock: () => Date; isBehindTls: boolean },
): void {
  app.get(applicationSigns.openedPath, { schema: { hide: true } }, (_request, reply) => {
    const attributes = [
      `${name}=${clock().getTime().toString(36)}`,
      "Path=/api/mortgage-applications",
      `Max-Age=${lifetimeSeconds}`,
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

export function secondsSinceOpened(cookies: string | undefined, now: Date): number | undefined {
  const opened = pattern.exec(cookies ?? "")?.[1];
  if (opened === undefined) return undefined;
  const seconds = (now.getTime() - Number.parseInt(opened, 36)) / 1000;
  return seconds >= 0 && seconds <= lifetimeSeconds ? seconds : undefined;
}
