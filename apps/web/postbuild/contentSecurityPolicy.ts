import { createHash } from "node:crypto";
import type { AllowedHosts } from "./allowedHosts.ts";

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const knownScripts = [
  /^window\.__reactRouterContext/,
  /^\(function\(\)\{let\[\w,\w\]=document\.querySelectorAll\(`head>style\[media\]`\)/,
  /^\(function\(\w,\w,\w\)\{[\s\S]*rel:`modulepreload`/,
];

/**
 * The policy for one prerendered page. Every inline script and style of the page is named by its
 * hash; a script of unknown shape, or a style attribute, fails the build.
 */
export function contentSecurityPolicy(
  html: string,
  { hosts, framedBySite }: { hosts: AllowedHosts; framedBySite: boolean },
): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, text]) => text as string);
  const styles = [...html.matchAll(inlineStyle)].map(([, text]) => text as string);
  for (const script of scripts) {
    if (!knownScripts.some((shape) => shape.test(script))) {
      throw new Error(`An inline script of unknown shape: ${script.slice(0, 120)}`);
    }
  }
  const styled = /<[^>]+\sstyle="[^"]*"[^>]*>/.exec(html.replaceAll(inlineScript, ""));
  if (styled) throw new Error(`A style attribute, which the policy refuses: ${styled[0]}`);
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
