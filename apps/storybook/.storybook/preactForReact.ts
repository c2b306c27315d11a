import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const resolved = (name: string) => fileURLToPath(import.meta.resolve(name));

/** Replaces React with Preact, as the embed's list does, which also prevents duplicate copies. */
export const preactForReact: Alias[] = [
  { find: /^react$/, replacement: resolved("preact/compat") },
  { find: /^react-dom$/, replacement: resolved("preact/compat") },
  { find: /^react-dom\/client$/, replacement: resolved("preact/compat/client") },
  { find: /^react-dom\/test-utils$/, replacement: resolved("preact/test-utils") },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: resolved("preact/jsx-runtime") },
];
