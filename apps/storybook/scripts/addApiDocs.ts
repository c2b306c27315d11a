/** Puts the reference of the packages beside the built showroom, at `api/`. */
import { cpSync } from "node:fs";
import { join } from "node:path";

const apps = join(import.meta.dirname, "../..");
cpSync(join(apps, "api-docs/dist"), join(apps, "storybook/storybook-static/api"), {
  recursive: true,
});
