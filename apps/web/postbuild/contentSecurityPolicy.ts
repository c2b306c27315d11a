import { createHash } from "node:crypto";
import type { AllowedHosts } from "./allowedHosts.ts";
import type { Inlined } from "./inlined.ts";

/** Returns the content security policy of a page. It allows only the given inline code, by hash. */
export function contentSecurityPolicy(
  inlined: readonly Inlined[],
  { hosts, framedBySite }: { hosts: AllowedHosts; framedBySite: boolean },
): string {
  const scripts = inlined.flatMap(({ scripts = [] }) => scripts);
  const styles = inlined.flatMap(({ styles = [] }) => styles);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts), ...hosts.scripts],
    "style-src": ["'self'", ...hashes(styles)],
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
