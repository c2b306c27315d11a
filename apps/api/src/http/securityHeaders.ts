import type { FastifyInstance, FastifyReply } from "fastify";

const unusedFeatures =
  "accelerometer camera display-capture geolocation gyroscope microphone midi payment usb";

const strict = {
  // Responses other than pages load nothing and are not framed.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": unusedFeatures
    .split(" ")
    .map((feature) => `${feature}=()`)
    .join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-xss-protection": "0",
};

const hstsSeconds = 2 * 365 * 24 * 60 * 60;

/**
 * Headers without effect on images, fonts, styles and scripts. The referrer policy is the one that
 * browsers have.
 */
const documentHeaders = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-xss-protection",
];

/**
 * Returns the headers of every answer; a page then states its own policy. HSTS is sent only where
 * visitors reach the server by HTTPS alone, and covers subdomains only if configured.
 */
export function strictHeaders(
  isBehindTls: boolean,
  includeSubDomains = false,
): Record<string, string> {
  if (!isBehindTls) return strict;
  const scope = includeSubDomains ? "; includeSubDomains" : "";
  return { ...strict, "strict-transport-security": `max-age=${hstsSeconds}${scope}` };
}

export function securityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Sets a page's own policy instead of the strict one, and X-Frame-Options for older browsers. */
export function applyPagePolicy(reply: FastifyReply, contentSecurityPolicy: string): void {
  reply.header("content-security-policy", contentSecurityPolicy);
  if (contentSecurityPolicy.includes("frame-ancestors 'self'")) {
    reply.header("x-frame-options", "SAMEORIGIN");
  }
}

/** Removes what only a document obeys from the answer of a file that a page loads. */
export function dropDocumentHeaders(reply: FastifyReply): void {
  for (const name of documentHeaders) reply.removeHeader(name);
}
