import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import helmet from "helmet";

const unusedFeatures =
  "accelerometer camera display-capture geolocation gyroscope microphone midi payment usb";

const ownHeaders = {
  // Responses other than pages load nothing and are not framed.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "permissions-policy": unusedFeatures
    .split(" ")
    .map((feature) => `${feature}=()`)
    .join(", "),
};

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
  return { ...helmetHeaders(isBehindTls, includeSubDomains), ...ownHeaders };
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

// Helmet's values are the same for every response, so they are computed once.
function helmetHeaders(isBehindTls: boolean, includeSubDomains: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isBehindTls && { maxAge: 2 * 365 * 24 * 60 * 60, includeSubDomains },
    xFrameOptions: { action: "deny" },
    // Only Internet Explorer and Flash read these headers.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    // On HTTPS browsers prefetch no DNS by default.
    xDnsPrefetchControl: false,
  });
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
