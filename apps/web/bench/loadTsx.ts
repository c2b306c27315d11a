import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

// Node runs TypeScript without JSX only, and the journeys read the words of the calculators' components.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith(".tsx")) return next(url, context);
    const text = readFileSync(fileURLToPath(url), "utf8");
    const { code } = transformSync(text, { loader: "tsx", jsx: "automatic" });
    return { format: "module", source: code, shortCircuit: true };
  },
});
