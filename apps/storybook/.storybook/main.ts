import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { type InlineConfig, mergeConfig } from "vite";
import { enrichStories } from "../codeExamples/enrichStories.ts";
import { preactForReact } from "./preactForReact.ts";

// Storybook's own loader takes four times as long for the engine's files as Node.
execFileSync(process.execPath, [join(import.meta.dirname, "writeCalculatorStories.ts")]);

// Tests render the stories only, so they skip code examples and prop tables.
const inTest = Boolean(process.env.VITEST);

const isOnPreact = process.env.STORIES_ON === "preact";

// Prebundled at the start: a dependency that Vite discovers during a test run makes it reload and
// load React twice. Vite finds the packages' own dependencies in their stories.
const dependencies = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
];

const documented = /\/ui\/src\/\w+\/\w+\.tsx$|\/CalculatorWithView\.tsx$/;

/** Reads the props of the documented components only, and not of every file that they import. */
const docgenOfComponents = ({ plugins = [], ...vite }: InlineConfig): InlineConfig => ({
  ...vite,
  plugins: plugins.map((plugin) =>
    plugin && "transform" in plugin && plugin.name === "storybook:react-docgen-plugin"
      ? { ...plugin, transform: { filter: { id: documented }, handler: plugin.transform } }
      : plugin,
  ),
});

const config: StorybookConfig & { experimental_enrichCsf?: typeof enrichStories } = {
  framework: "@storybook/react-vite",
  stories: [
    ...(isOnPreact
      ? []
      : [
          "../docs/**/*.mdx",
          "../docs/**/*.stories.tsx",
          "../../../packages/ui/src/**/*.stories.tsx",
        ]),
    "../../../packages/calculators/src/**/*.stories.tsx",
    "../build/calculatorStories/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  features: { experimentalCodeExamples: true },
  ...(inTest ? { typescript: { reactDocgen: false } } : { experimental_enrichCsf: enrichStories }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(docgenOfComponents(vite), {
      plugins: [vanillaExtractPlugin()],
      ...(isOnPreact && {
        resolve: { alias: preactForReact },
        cacheDir: "node_modules/.vite-preact",
      }),
      build: { reportCompressedSize: false },
      // Each icon is one module and needs no prebundling.
      optimizeDeps: { include: dependencies, exclude: ["lucide"] },
    }),
};

export default config;
