import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** What a page weighs compressed, in KiB: with its code running, without what is fetched ahead of need. */
export interface PageBytes {
  script: number;
  css: number;
  /** Without the CSS in it. */
  html: number;
  total: number;
}

/** Weighs a built page by the files that it names, as the server sends them. */
export function pageBytes(client: string, file: string): PageBytes {
  const html = readFileSync(join(client, file), "utf8");
  const css = brotliCompressSync(
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join(""),
  ).length;
  const named = (files: RegExp) => sum(new Set(html.match(files)), (path) => sent(client, path));
  const images = new Set(
    [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, path = ""]) => path),
  );
  const document = sent(client, file);
  const script = named(/\/assets\/[\w.-]+\.js/g);
  const others = named(/\/assets\/[\w.-]+\.woff2/g) + sum(images, (path) => sent(client, path));
  return {
    script: script / 1024,
    css: css / 1024,
    html: (document - css) / 1024,
    total: (document + script + others) / 1024,
  };
}

function sent(client: string, path: string): number {
  const compressed = statSync(join(client, `${path}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(join(client, path))).size;
}

function sum(paths: Iterable<string>, size: (path: string) => number): number {
  return [...paths].reduce((total, path) => total + size(path), 0);
}
