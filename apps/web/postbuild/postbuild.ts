import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { blogPage, brokerageFrom } from "@simcoe/content";
import { load } from "cheerio";
import { buildDirectory } from "../buildDirectory.ts";
import { addEmbed } from "./addEmbed.ts";
import { addScripts } from "./addScripts.ts";
import { allowedHosts } from "./allowedHosts.ts";
import { compress } from "./compress.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { drawSocialImages } from "./drawSocialImages.ts";
import { dropUnusedFonts } from "./dropUnusedFonts.ts";
import { frameworkScripts, isLive } from "./frameworkScripts.ts";
import { inlineStyles } from "./inlineStyles.ts";

const client = join(buildDirectory, "client");
const built = readdirSync(client, { recursive: true, encoding: "utf8" });

/** Pages that answer an unknown path below the prefix, with status 404. */
const notFoundPages = [
  ...(blogPage ? [{ under: "/blogs/", path: "/blogs/not-found" }] : []),
  { under: "/", path: "/404" },
];

const hosts = allowedHosts(brokerageFrom(process.env));
const read = (name: string) => readFileSync(join(client, name), "utf8");

// The server answers unknown paths with a page, and no navigation asks for a route's data.
for (const name of built) if (name.endsWith(".data")) rmSync(join(client, name));
rmSync(join(client, "__spa-fallback.html"), { force: true });
rmSync(join(client, ".vite"), { recursive: true, force: true });
dropUnusedFonts(client, built);

const pages = built
  .filter((name) => name.endsWith("index.html"))
  .map((name) => {
    const file = name.replaceAll("\\", "/");
    const path = posix.join("/", posix.dirname(file));
    const page = load(read(file));
    const inlined = [frameworkScripts(page), inlineStyles(page, read), addScripts(page)];
    writeFileSync(join(client, file), page.html());
    const framedBySite = path === "/contact-form";
    const policy = contentSecurityPolicy(inlined, { hosts, framedBySite });
    return { path, file, isLive: isLive(page), contentSecurityPolicy: policy };
  });

const isNotFound = ({ path }: { path: string }) => notFoundPages.some((page) => page.path === path);
const manifest = {
  pages: pages.filter((page) => !isNotFound(page)),
  notFound: notFoundPages.map(({ under, path }) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`The page for unknown paths under ${under} was not built: ${path}`);
    return { ...page, under };
  }),
  frames: addEmbed(client),
};
writeFileSync(join(buildDirectory, "pages.json"), `${JSON.stringify(manifest, null, 1)}\n`);
await drawSocialImages(client);
compress(client);
