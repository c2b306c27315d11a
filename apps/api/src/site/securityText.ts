import type { Brokerage } from "@mortgage-kit/content/brokerage";
import type { FastifyInstance } from "fastify";

const daysValid = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Serves security.txt (RFC 9116) with the brokerage's own address. */
export function securityText(
  app: FastifyInstance,
  { email, siteUrl }: Brokerage,
  clock: () => Date,
): void {
  const path = "/.well-known/security.txt";
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const today = Math.floor(clock().getTime() / dayMs) * dayMs;
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(today + daysValid * dayMs).toISOString()}`,
      "Preferred-Languages: en, fr",
      `Canonical: ${siteUrl}${path}`,
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(`${lines.join("\n")}\n`);
  });
}
