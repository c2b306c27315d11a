/** Copies the packages' API reference into the built Storybook, at `api/`. */
import { cpSync } from "node:fs";
import { join } from "node:path";

const apps = join(import.meta.dirname, "../..");
cpSync(join(apps, "api-docs/dist"), join(apps, "storybook/storybook-static/api"), {
  recursive: true,
});
