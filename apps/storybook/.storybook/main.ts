import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { enrichStories } from "../codeExamples/enrichStories.ts";
import { preactForReact } from "./preactForReact.ts";

// A test draws stories and reads neither their code nor their documentation.
const inTest = Boolean(process.env.VITEST);

const isOnPreact = process.env.STORIES_ON === "preact";

// Prebundled before the first story imports them: a dependency found in the middle of a test run
// makes Vite start over and provide React twice. Dependencies of the packages are found by their
// stories.
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
    ...(isOnPreact ? [] : ["../docs/*.mdx", "../../../packages/ui/src/**/*.stories.tsx"]),
    "../../../packages/calculators/src/**/*.stories.tsx",
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
      // The icons are one module each and need no bundle.
      optimizeDeps: { include: dependencies, exclude: ["lucide"] },
    }),
};

export default config;
