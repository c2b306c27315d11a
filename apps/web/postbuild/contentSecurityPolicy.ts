import { createHash } from "node:crypto";
import type { CheerioAPI } from "cheerio";
import type { AllowedHosts } from "./allowedHosts.ts";

/** Allows inline code by hash; call `checkContent` first: it refuses code that no step wrote. */
export function contentSecurityPolicy(
  page: CheerioAPI,
  { hosts, framedBySite }: { hosts: AllowedHosts; framedBySite: boolean },
): string {
  const hashesOf = (selector: string) =>
    hashes(
      page(selector)
        .toArray()
        .map((element) => page(element).text()),
    );
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf("script:not([type$='json'])"), ...hosts.scripts],
    "style-src": ["'self'", ...hashesOf("style")],
    "img-src": ["'self'", ...hosts.images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...hosts.connections],
    "frame-src": ["'self'", ...hosts.frames],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [framedBySite ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function hashes(texts: readonly string[]): string[] {
  const digests = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(digests)].map((digest) => `'sha256-${digest}'`);
}
