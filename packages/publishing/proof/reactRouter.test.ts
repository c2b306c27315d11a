import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { installed } from "./installed.ts";
import { origin, serve, withBrowser } from "./openPage.ts";
import { writeRecipe } from "./readme.ts";
import { requestLimits, requestsFor, requestsOf } from "./requests.ts";
import { run } from "./run.ts";

// Inside the project of the packed packages, so that they need no second installation.
const root = join(installed("calculators").project, "react-router");

/** Packages that the framework's starter installs besides React. */
const starter = ["react-router", "@react-router/dev", "@react-router/node", "isbot", "vite"];

test("the recipe for React Router works, and makes few requests", async () => {
  vi.stubEnv("NODE_ENV", "production");
  cpSync(join(import.meta.dirname, "react-router"), root, { recursive: true });
  writeRecipe("React Router", root);
  const dependencies = Object.fromEntries(starter.map((name) => [name, "*"]));
  const manifest = { private: true, type: "module", dependencies };
  writeFileSync(join(root, "package.json"), JSON.stringify(manifest));
  for (const name of starter) {
    const link = join(root, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(import.meta.dirname, "../node_modules", name)), link);
  }
  const command = join(root, "node_modules/@react-router/dev/bin.cjs");
  run(process.execPath, [command, "build"], root);
  await withBrowser(async (page) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await serve(page, join(root, "build/client"));
    const framework = await requestsFor(page, `${origin}/bare`);
    const { first, all } = await requestsOf(page, () => page.goto(origin));
    expect(errors).toEqual([]);
    const own = (urls: readonly string[]) =>
      urls.filter((url) => url !== `${origin}/` && !framework.includes(url));
    expect(own(first).length, first.join("\n")).toBeLessThanOrEqual(
      requestLimits.reactRouter.first,
    );
    expect(own(all).length, all.join("\n")).toBeLessThanOrEqual(requestLimits.reactRouter.all);
  });
});
