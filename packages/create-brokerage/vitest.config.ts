import { defineConfig } from "vitest/config";

export default defineConfig({
  // Copies of the template are imported by Node itself, as the command imports them.
  test: { server: { deps: { external: [/brokerage-draft-/] } } },
});
