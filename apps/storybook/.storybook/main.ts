import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";

// Prepared before the first story asks for them: a dependency found in the middle of a test run makes
// Vite start over and hand out React twice.
const dependencies = [
  "@vanilla-extract/recipes/createRuntimeFn",
  "d3-contour",
  "d3-scale",
  "d3-shape",
  "lucide-react",
  "radix-ui/toast",
  "radix-ui/tooltip",
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../docs/*.mdx", "../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      optimizeDeps: { include: dependencies },
    }),
};

export default config;
