import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "app/live");
const scripts = readdirSync(folder).filter((name) => name !== "live.tsx");

/** Modules that the framework would run in the browser: its entry, and each route. */
const frameworkEntry = /entry\.client\.tsx$|\?__react-router-build-client-route$/;

/**
 * Builds a script for each live part in place of the framework's own, which would bring a whole page to
 * life. Pages are documents: no route is ever drawn in a browser.
 */
export function liveParts(): Plugin {
  return {
    name: "live-parts",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const name of scripts) this.emitFile({ type: "chunk", id: join(folder, name) });
    },
    transform: { filter: { id: frameworkEntry }, handler: () => "export {};" },
  };
}

const initial = ["$initial" as const];
const calculators = /\/packages\/calculator/;

/**
 * Brings a live part in few files: on a slow line each costs more than its bytes. Parts share React and
 * the kit, calculators what they start with and what they load later.
 */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  {
    name: "kit",
    test: (id: string) => !calculators.test(id),
    tags: initial,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
    priority: 3,
  },
  { name: "calculators", test: calculators, tags: initial, minShareCount: 2, priority: 2 },
  { name: "later", test: /\/packages\/(?:calculator|ui)/, minShareCount: 2, priority: 1 },
];
