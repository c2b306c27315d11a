import { defineConfig } from "vitest/config";

export default defineConfig({
  // Node imports copies of the template without Vite's transforms, as the command does.
  test: { server: { deps: { external: [/brokerage-draft-/] } } },
});
