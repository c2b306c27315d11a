import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Page, Site } from "../site/loadSite.ts";
import { sendRepresentation } from "../site/representation.ts";
import { applyEmbedHeaders, applyFramePolicy } from "./embed.ts";
import { applyPagePolicy } from "./securityHeaders.ts";

type SiteRequest = FastifyRequest<{ Params: { "*": string } }>;

export interface StaticSiteOptions {
  /** The origins whose pages may frame a calculator; any where there are none. */
  embedAncestors?: readonly string[] | undefined;
}

/** Serves the built site: each page with its own policy, files as they are, and the right not-found page. */
export function staticSite(
  app: FastifyInstance,
  site: Site,
  { embedAncestors = [] }: StaticSiteOptions = {},
): void {
  app.get("/*", { schema: { hide: true } }, (request: SiteRequest, reply) => {
    // Only what the build made is in these maps, so no path can lead anywhere else.
    const path = `/${request.params["*"]}`;
    if (path.startsWith("/api/")) return reply.callNotFound();
    const page = site.pages.get(path);
    if (page) return sendSitePage(request, reply, page);
    const frame = site.frames.get(path);
    if (frame) {
      applyFramePolicy(reply, frame.contentSecurityPolicy, embedAncestors);
      return sendRepresentation(request, reply, frame.body);
    }
    const file = site.files.get(path) ?? site.earlierAsset?.(path);
    if (file) {
      applyEmbedHeaders(reply, path);
      return sendRepresentation(request, reply, file);
    }
    // Every page is written in lower case, and people write addresses as they please.
    const canonical = path.replace(/\/+$/, "").toLowerCase();
    if (site.pages.has(canonical)) {
      const query = request.url.indexOf("?");
      return reply.redirect(canonical + (query === -1 ? "" : request.url.slice(query)), 308);
    }
    return sendSitePage(
      request,
      reply.code(404).header("x-robots-tag", "noindex"),
      site.notFoundPage(path.toLowerCase()),
    );
  });
}

function sendSitePage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  applyPagePolicy(reply, page.contentSecurityPolicy);
  return sendRepresentation(request, reply, page.body);
}
