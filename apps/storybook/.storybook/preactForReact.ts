import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const resolved = (name: string) => fileURLToPath(import.meta.resolve(name));

/** The embed is built so; its own list also keeps Preact's modules single in a bundle. */
export const preactForReact: Alias[] = [
  { find: /^react$/, replacement: resolved("preact/compat") },
  { find: /^react-dom$/, replacement: resolved("preact/compat") },
  { find: /^react-dom\/client$/, replacement: resolved("preact/compat/client") },
  { find: /^react-dom\/test-utils$/, replacement: resolved("preact/test-utils") },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: resolved("preact/jsx-runtime") },
];
