import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumArgs, findChromium } from "@simcoe/test-browser";
import { chromium } from "playwright";
import { build } from "vite";

interface Seen {
  readonly background: string;
  readonly errors: readonly string[];
}

const origin = "http://app.example";
const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** Builds the page of a package in a project that has only its tarball, and looks at it. */
export async function showPage(project: string, folder: string, words: string): Promise<Seen> {
  copyFileSync(join(import.meta.dirname, "pages", `${folder}.tsx`), join(project, "page.tsx"));
  writeFileSync(
    join(project, "index.html"),
    '<!doctype html><title>Page</title><body><script type="module" src="./page.tsx"></script>',
  );
  await build({ root: project, configFile: false, logLevel: "error" });
  return look(join(project, "dist"), words);
}

async function look(built: string, words: string): Promise<Seen> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs],
  });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname === "/" ? "/index.html" : pathname;
      const contentType = types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      return file === "/favicon.ico"
        ? route.fulfill({ status: 204 })
        : route.fulfill({ contentType, body: readFileSync(join(built, file)) });
    });
    await page.goto(origin);
    const element = page.getByText(words);
    await element.waitFor({ timeout: 10_000 }).catch(() => errors.push(`never showed "${words}"`));
    const background = await element
      .evaluate((node) => getComputedStyle(node).backgroundColor, undefined, { timeout: 1_000 })
      .catch(() => "none");
    return { background, errors };
  } finally {
    await browser.close();
  }
}
