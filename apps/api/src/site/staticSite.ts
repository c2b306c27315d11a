import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BuiltSite, Page } from "./loadBuiltSite.ts";
import { sendRepresentation } from "./representation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Called under load instead of rejecting the request with 503. */
    pressureHandler?: () => void;
  }
}

type SiteRequest = FastifyRequest<{ Params: { "*": string } }>;

export interface StaticSiteOptions {
  embedAncestors?: readonly string[] | undefined;
  onVisit?: (address: string) => void;
}

export function staticSite(
  app: FastifyInstance,
  site: BuiltSite,
  { embedAncestors = [], onVisit }: StaticSiteOptions = {},
): void {
  // Served under load too: the files are in memory, and a page without its script is dead.
  const config = { pressureHandler: () => {} };
  app.get("/*", { schema: { hide: true }, config }, (request: SiteRequest, reply) => {
    // These maps contain only built files, so that no path can reach others.
    const path = `/${request.params["*"]}`;
    if (path.startsWith("/api/")) return reply.callNotFound();
    const page = site.pages.get(path);
    if (page) {
      onVisit?.(request.ip);
      return sendSitePage(request, reply, page);
    }
    const frame = site.frames.get(path);
    if (frame) {
      applyFramePolicy(reply, frame.contentSecurityPolicy, embedAncestors);
      return sendRepresentation(request, reply, frame.body);
    }
    const file = site.files.get(path) ?? site.earlierAsset?.(path);
    if (file) {
      for (const name of documentHeaders) reply.removeHeader(name);
      applyEmbedHeaders(reply, path);
      return sendRepresentation(request, reply, file);
    }
    // Page paths are in lower case; visitors type any case.
    // The lookbehind makes the search linear: without it, each slash of a run would start one.
    const canonical = path.replace(/(?<!\/)\/+$/, "").toLowerCase();
    if (site.pages.has(canonical)) {
      const query = request.url.indexOf("?");
      return reply.redirect(canonical + (query === -1 ? "" : request.url.slice(query)), 308);
    }
    // Such as the assistants' server, whose clients give up unless GET is answered 405.
    if (app.hasRoute({ url: path, method: "POST" })) return reply.callNotFound();
    return sendSitePage(
      request,
      reply.code(404).header("x-robots-tag", "noindex"),
      site.notFoundPage(canonical),
    );
  });
}

/**
 * Sends a page with its own policy instead of the strict one, and with X-Frame-Options for older browsers.
 * Without an opener policy: it makes a browser start a second process for a visitor from another site,
 * and a page without a login has nothing to keep from its opener.
 */
function sendSitePage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { contentSecurityPolicy, body } = page;
  reply.header("content-security-policy", contentSecurityPolicy);
  reply.removeHeader("cross-origin-opener-policy");
  if (contentSecurityPolicy.includes("frame-ancestors 'self'")) {
    reply.header("x-frame-options", "SAMEORIGIN");
  }
  return sendRepresentation(request, reply, body);
}

/** Headers without effect on a page's files; the referrer policy is the browsers' default. */
const documentHeaders = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-xss-protection",
];

/** Path prefix of the calculators' files for other sites. The builder is an ordinary page of the site. */
const embedPath = "/embed/";

/** Lets any page load the files of the calculators for other sites. Browsers load modules with CORS. */
function applyEmbedHeaders(reply: FastifyReply, path: string): void {
  if (!path.startsWith(embedPath)) return;
  reply.removeHeader("access-control-allow-credentials");
  reply.header("access-control-allow-origin", "*");
  reply.header("cross-origin-resource-policy", "cross-origin");
}

/** Lets other sites frame a calculator: only `ancestors`, or any if that is empty. All other pages reject framing. */
function applyFramePolicy(
  reply: FastifyReply,
  contentSecurityPolicy: string,
  ancestors: readonly string[],
): void {
  const allowed = `frame-ancestors ${ancestors.join(" ") || "*"}`;
  reply.removeHeader("x-frame-options");
  reply.header("cross-origin-resource-policy", "cross-origin");
  reply.header(
    "content-security-policy",
    contentSecurityPolicy.replace(/frame-ancestors [^;]*/, allowed),
  );
}
