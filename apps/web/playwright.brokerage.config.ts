import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** The tests that hold for whatever brokerage is built, not only for the default one. */
export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: ["brokerage", "accessibility", "links", "html"].map((name) => `${name}.spec.ts`),
});
