import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { installed } from "./installed.ts";
import { origin, serve, withBrowser } from "./openPage.ts";
import { writeRecipe } from "./readme.ts";
import { requestLimits, requestsFor, requestsOf } from "./requests.ts";
import { run } from "./run.ts";

const { project } = installed("calculators");
const here = join(import.meta.dirname, "../node_modules");

interface Framework {
  /** Title of its recipe. */
  readonly title: string;
  /** Folder of the files that the framework's starter has besides the recipe. */
  readonly folder: string;
  /** Packages that the starter installs besides React. */
  readonly packages: readonly string[];
  readonly build: readonly [command: string, ...args: string[]];
  /** Folder of the built files. */
  readonly built: string;
  /** True if `/bare` shows what the framework requests for any page with React. */
  readonly hasBarePage?: boolean;
}

const frameworks: readonly Framework[] = [
  {
    title: "React Router",
    folder: "react-router",
    packages: ["react-router", "@react-router/dev", "@react-router/node", "isbot", "vite"],
    build: ["@react-router/dev/bin.cjs", "build"],
    built: "build/client",
    hasBarePage: true,
  },
  {
    title: "Astro",
    folder: "astro",
    packages: ["astro", "@astrojs/react"],
    build: ["astro/bin/astro.mjs", "build"],
    built: "dist",
    hasBarePage: true,
  },
  {
    title: "Vue",
    folder: "vue",
    packages: ["vue", "@vitejs/plugin-vue", "vite"],
    build: ["vite/bin/vite.js", "build"],
    built: "dist",
  },
];

beforeAll(() => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("ASTRO_TELEMETRY_DISABLED", "1");
});

test.each(frameworks)(
  "the recipe for $title works, and makes few requests",
  async ({ title, folder, packages, build: [command, ...args], built, hasBarePage }) => {
    // Inside the project of the packed packages, so that they need no second installation.
    const root = join(project, folder);
    cpSync(join(import.meta.dirname, "frameworks", folder), root, { recursive: true });
    writeRecipe(title, root);
    const dependencies = Object.fromEntries(packages.map((name) => [name, "*"]));
    const manifest = { private: true, type: "module", dependencies };
    writeFileSync(join(root, "package.json"), JSON.stringify(manifest));
    for (const name of packages) {
      const link = join(root, "node_modules", name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(join(here, name)), link);
    }
    run(process.execPath, [join(root, "node_modules", command), ...args], root);
    await withBrowser(async (page) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await serve(page, join(root, built));
      const framework = hasBarePage ? await requestsFor(page, `${origin}/bare`) : [];
      const { first, all } = await requestsOf(page, () => page.goto(origin));
      expect(errors).toEqual([]);
      const own = (urls: readonly string[]) =>
        urls.filter((url) => url !== `${origin}/` && !framework.includes(url));
      const { others } = requestLimits;
      expect(own(first).length, first.join("\n")).toBeLessThanOrEqual(others.first);
      expect(own(all).length, all.join("\n")).toBeLessThanOrEqual(others.all);
    });
  },
);
