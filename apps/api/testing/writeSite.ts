import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { brokerage } from "./brokerage.ts";

export function writeSite(page: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const client = join(folder, "client");
  mkdirSync(client);
  writeFileSync(join(client, "index.html"), page);
  writeFileSync(join(client, "index.html.br"), brotliCompressSync(page));
  writeFileSync(join(client, "index.html.gz"), gzipSync(page));
  const entry = { file: "index.html", contentSecurityPolicy: "default-src 'none'" };
  const manifest = {
    brokerage: brokerage.name,
    pages: [{ path: "/", ...entry }],
    notFound: [{ under: "/", ...entry }],
  };
  writeFileSync(join(folder, "pages.json"), JSON.stringify(manifest));
  return client;
}
