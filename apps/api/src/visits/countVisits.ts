import { createHmac, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { senderOf } from "../abuse/networks.ts";
import type { BuiltSite } from "../site/loadBuiltSite.ts";
import type { PageCounts } from "./pageCounts.ts";

const visitMs = 2 * 60 * 60 * 1000;
const maxVisits = 20_000;

/** Origin of a visit without a referrer of another site and without a campaign. */
const direct = "direct";

const program = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless/i;

/** File that a browser loads when a calculator shows its first result. */
const resultFile = /^\/assets\/(\w+)Result-[\w-]+\.js$/;

const pathOf = (url: string) => url.split("?", 1)[0] ?? url;

/** Returns a campaign's name as a link writes it; undefined for anything that could be personal. */
function campaignOf(url: string): string | undefined {
  const name = new URLSearchParams(url.split("?")[1]).get("utm_campaign")?.toLowerCase();
  return name !== undefined && /^[a-z][a-z0-9_-]{0,39}$/.test(name) ? name : undefined;
}

/** Returns the host of a referrer of another site, without its path. */
function foreignHost(referrer: string | undefined, own: readonly string[]): string | undefined {
  const url = referrer === undefined ? null : URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol) || own.includes(url.hostname)) return undefined;
  return /^[a-z0-9.-]{1,100}$/.test(url.hostname) ? url.hostname : undefined;
}

/** True for a page that a person asked for, not one that a browser or a program fetched ahead. */
function isVisit({ method, headers }: FastifyRequest, status: number): boolean {
  const isPrefetch = headers["sec-purpose"] !== undefined || headers.purpose !== undefined;
  const isFine = status === 200 || status === 304;
  return method === "GET" && isFine && !isPrefetch && !program.test(headers["user-agent"] ?? "");
}

export interface CountVisitsOptions {
  site: BuiltSite;
  siteUrl: string;
  counts: PageCounts;
  /** Called with the address of each visit of a page. */
  onVisit?: (address: string) => void;
  clock: () => Date;
}

/**
 * Counts pages, origins, campaigns, first results and applications as the server answers. It keeps no
 * address and sets no cookie: for two hours it remembers the origin of a visit in memory, under a hash
 * whose key ends with the process.
 */
export function countVisits(app: FastifyInstance, options: CountVisitsOptions): void {
  const { site, siteUrl, counts, onVisit, clock } = options;
  const siteHost = new URL(siteUrl).hostname;
  const key = randomBytes(32);
  const visits = new Map<string, { origin: string; at: number }>();

  const visitorOf = ({ ip, headers }: FastifyRequest) =>
    createHmac("sha256", key)
      .update(`${senderOf(ip).client}\n${headers["user-agent"] ?? ""}`)
      .digest("base64");

  function originOf(request: FastifyRequest): string | undefined {
    const known = visits.get(visitorOf(request));
    return known && clock().getTime() - known.at < visitMs ? known.origin : undefined;
  }

  function remember(request: FastifyRequest, origin: string): void {
    const visitor = visitorOf(request);
    visits.delete(visitor);
    visits.set(visitor, { origin, at: clock().getTime() });
    if (visits.size > maxVisits) visits.delete(visits.keys().next().value ?? "");
  }

  function countPage(request: FastifyRequest, path: string): void {
    counts.add("page", path);
    onVisit?.(request.ip);
    const campaign = campaignOf(request.url);
    const host = foreignHost(request.headers.referer, [siteHost, request.hostname]);
    if (campaign !== undefined) counts.add("campaign", campaign);
    const known = originOf(request);
    if (host === undefined && campaign === undefined && known !== undefined) return;
    const origin = host ?? (campaign === undefined ? direct : `campaign ${campaign}`);
    counts.add("origin", origin);
    remember(request, origin);
  }

  app.addHook("onResponse", (request, reply, done) => {
    const path = pathOf(request.url);
    if (isVisit(request, reply.statusCode)) {
      const [, result] = resultFile.exec(path) ?? [];
      if (site.pages.has(path)) countPage(request, path);
      else if (result !== undefined) counts.add("result", result);
    }
    done();
  });

  app.decorate("countLead", (request: FastifyRequest) =>
    counts.add("application", originOf(request) ?? "not known"),
  );
}

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a stored application by the origin of its visit. Absent without a site. */
    countLead?: (request: FastifyRequest) => void;
  }
}
