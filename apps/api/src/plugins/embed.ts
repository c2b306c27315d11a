import type { FastifyReply } from "fastify";

/** Below this the calculators for other sites stand; the builder itself is a page of the site. */
const embedPath = "/embed/";

/** Lets any page load a file of the calculators for other sites; modules are always asked for by CORS. */
export function applyEmbedHeaders(reply: FastifyReply, path: string): void {
  if (!path.startsWith(embedPath)) return;
  reply.removeHeader("access-control-allow-credentials");
  reply.header("access-control-allow-origin", "*");
  reply.header("cross-origin-resource-policy", "cross-origin");
}

/**
 * Returns a frame page's policy with the origins that may frame it; any origin where none are
 * named.
 */
export function framePolicy(contentSecurityPolicy: string, ancestors: readonly string[]): string {
  const allowed = ancestors.length > 0 ? ancestors.join(" ") : "*";
  return contentSecurityPolicy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${allowed}`);
}

/** Lets other pages frame a calculator. Only here: the rest of the site stays closed to frames. */
export function applyFramePolicy(
  reply: FastifyReply,
  contentSecurityPolicy: string,
  ancestors: readonly string[],
): void {
  reply.removeHeader("x-frame-options");
  reply.header("cross-origin-resource-policy", "cross-origin");
  reply.header("content-security-policy", framePolicy(contentSecurityPolicy, ancestors));
}
