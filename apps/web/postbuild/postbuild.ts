import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { brokerageFrom } from "@simcoe/content/brokerage";
import { allowedHosts } from "./allowedHosts.ts";
import { compress } from "./compress.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { deferHydration } from "./deferHydration.ts";
import { deferManifest } from "./deferManifest.ts";
import { detachState } from "./detachState.ts";
import { drawSocialImages } from "./drawSocialImages.ts";
import { inlineStyles } from "./inlineStyles.ts";
import { paintFirst } from "./paintFirst.ts";

const build = join(import.meta.dirname, "../build");
const client = join(build, "client");

/** Pages that answer an unknown path below the prefix, with status 404. */
const notFoundPages = [
  { under: "/blogs/", path: "/blogs/not-found" },
  { under: "/", path: "/404" },
];

const hosts = allowedHosts(brokerageFrom(process.env));

// The server answers unknown paths with a real page, so the framework's empty shell is not needed.
rmSync(join(client, "__spa-fallback.html"), { force: true });
rmSync(join(client, ".vite"), { recursive: true, force: true });
// Nor does any navigation ask for a file as route data.
for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  if (/\.\w+\.data$/.test(name)) rmSync(join(client, name));
}

const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("index.html"))
  .map((name) => {
    const file = relative(client, join(client, name)).replaceAll("\\", "/");
    const path = posix.join("/", dirname(file));
    const readAsset = (url: string) => readFileSync(join(client, url), "utf8");
    const prerendered = readFileSync(join(client, file), "utf8");
    const { html: stateless, state } = detachState(prerendered);
    const styled = inlineStyles(deferManifest(stateless), readAsset);
    const html = deferHydration(paintFirst(styled), writeState(path, state));
    writeFileSync(join(client, file), html);
    const policy = contentSecurityPolicy(html, { hosts, framedBySite: path === "/contact-form" });
    return { path, file, contentSecurityPolicy: policy };
  });

/** Writes a page's state as a module under a name that changes with it, and gives its address. */
function writeState(path: string, state: string): string {
  const page = path.slice(1).replaceAll("/", "-") || "home";
  const hash = createHash("sha256").update(state).digest("base64url").slice(0, 8);
  const url = `/assets/state-${page}-${hash}.js`;
  writeFileSync(join(client, url), state);
  return url;
}

const isNotFound = ({ path }: { path: string }) => notFoundPages.some((page) => page.path === path);
const manifest = {
  pages: pages.filter((page) => !isNotFound(page)),
  notFound: notFoundPages.map(({ under, path }) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`The page for unknown paths under ${under} was not built: ${path}`);
    return { under, file: page.file, contentSecurityPolicy: page.contentSecurityPolicy };
  }),
};
writeFileSync(join(build, "pages.json"), `${JSON.stringify(manifest, null, 1)}\n`);
await drawSocialImages(client);
compress(client);
