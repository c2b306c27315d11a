import type { FastifyReply } from "fastify";

/** Path prefix of the calculators' files for other sites. The builder is an ordinary page of the site. */
const embedPath = "/embed/";

/** Lets any page load the files of the calculators for other sites. Browsers load modules with CORS. */
export function applyEmbedHeaders(reply: FastifyReply, path: string): void {
  if (!path.startsWith(embedPath)) return;
  reply.removeHeader("access-control-allow-credentials");
  reply.header("access-control-allow-origin", "*");
  reply.header("cross-origin-resource-policy", "cross-origin");
}

/**
 * Returns a frame page's policy with the origins that may frame it; any origin if `ancestors` is
 * empty.
 */
export function framePolicy(contentSecurityPolicy: string, ancestors: readonly string[]): string {
  const allowed = ancestors.length > 0 ? ancestors.join(" ") : "*";
  return contentSecurityPolicy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${allowed}`);
}

/** Lets other sites frame a calculator. All other pages reject framing. */
export function applyFramePolicy(
  reply: FastifyReply,
  contentSecurityPolicy: string,
  ancestors: readonly string[],
): void {
  reply.removeHeader("x-frame-options");
  reply.header("cross-origin-resource-policy", "cross-origin");
  reply.header("content-security-policy", framePolicy(contentSecurityPolicy, ancestors));
}
