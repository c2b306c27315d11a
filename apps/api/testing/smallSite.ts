import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import Fastify from "fastify";
import { securityHeaders, strictHeaders } from "../src/http/httpServer.ts";
import { loadBuiltSite } from "../src/site/loadBuiltSite.ts";
import { type StaticSiteOptions, staticSite } from "../src/site/staticSite.ts";

export const policy = (name: string) => `default-src 'none'; script-src 'sha256-${name}'`;

export const manifest = {
  brokerage: "Small Site Mortgages",
  pages: [
    { path: "/", file: "index.html", contentSecurityPolicy: policy("home") },
    { path: "/faqs", file: "faqs/index.html", contentSecurityPolicy: policy("faqs") },
    {
      path: "/frame",
      file: "frame.html",
      contentSecurityPolicy: "default-src 'none'; frame-ancestors 'self'",
    },
  ],
  frames: [
    {
      path: "/embed/frame/payment",
      file: "embed/frame.html",
      contentSecurityPolicy: "default-src 'none'; script-src 'self'; frame-ancestors *",
    },
  ],
  notFound: [
    { under: "/", file: "404.html", contentSecurityPolicy: policy("any") },
    {
      under: "/blogs/",
      isForNames: true,
      file: "post-404.html",
      contentSecurityPolicy: policy("post"),
    },
  ],
};

export const files: Record<string, string> = {
  "client/index.html": "home",
  "client/faqs/index.html": `<p>${"faqs ".repeat(100)}</p>`,
  "client/frame.html": "frame",
  "client/404.html": "no page",
  "client/post-404.html": "no post",
  "client/assets/a-1x.js": "export {}",
  "client/embed/frame.html": "calculator",
  "client/embed/v1.js": "import('./assets/b-1x.js')",
  "client/embed/assets/b-1x.js": "export {}",
  "client/robots.txt": "User-agent: *",
  "secret.txt": "secret",
  "pages.json": JSON.stringify(manifest),
};

/** Returns a server of a small built site. The caller must stop it. */
export function serveSmallSite(options?: StaticSiteOptions) {
  const { client, remove } = writeSmallSite();
  const app = Fastify();
  securityHeaders(app, strictHeaders(false));
  staticSite(app, loadBuiltSite(client), options);
  const stop = async () => {
    await app.close();
    remove();
  };
  return { app, stop };
}

/** Writes a built site with every kind of page and file, for `loadBuiltSite`. */
export function writeSmallSite(): { client: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const client = join(folder, "client");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const faqs = Buffer.from(files["client/faqs/index.html"] ?? "");
  writeFileSync(join(client, "faqs/index.html.br"), brotliCompressSync(faqs));
  writeFileSync(join(client, "faqs/index.html.gz"), gzipSync(faqs));
  return { client, remove: () => rmSync(folder, { recursive: true }) };
}
