import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { enrichStories } from "../codeExamples/enrichStories.ts";
import { writeCalculatorStories } from "./calculatorStories.ts";
import { preactForReact } from "./preactForReact.ts";

writeCalculatorStories();

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
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      ...(isOnPreact && {
        resolve: { alias: preactForReact },
        cacheDir: "node_modules/.vite-preact",
      }),
      // Each icon is one module and needs no prebundling.
      optimizeDeps: { include: dependencies, exclude: ["lucide"] },
    }),
};

export default config;
