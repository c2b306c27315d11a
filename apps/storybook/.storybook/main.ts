import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { enrichStories } from "../codeExamples/enrichStories.ts";
import { preactForReact } from "./preactForReact.ts";

// Tests render the stories only, so they skip code examples and tables of properties.
const inTest = Boolean(process.env.VITEST);

// Storybook's own loader takes four times as long for the packages' files as Node.
for (const script of ["writeCalculatorStories.ts", ...(inTest ? [] : ["writeComponents.ts"])]) {
  execFileSync(process.execPath, [join(import.meta.dirname, script)]);
}

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
  // The tables follow from build/components.json.
  typescript: { reactDocgen: false },
  ...(!inTest && { experimental_enrichCsf: enrichStories }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
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
