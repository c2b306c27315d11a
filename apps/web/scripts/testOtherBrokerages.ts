/** Builds every brokerage of the repository but the default one, and runs on each what holds for all. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { brokerageNames, defaultBrokerage } from "@simcoe/content/folder";

const web = join(import.meta.dirname, "..");

for (const name of brokerageNames().filter((other) => other !== defaultBrokerage)) {
  const built = `.builds/${name}`;
  const env = {
    ...process.env,
    SITE_BROKERAGE: name,
    SITE_BUILD: built,
    SITE_DIR: join(web, built, "client"),
  };
  console.log(`\n${name}`);
  run("build", env);
  run("e2e:brokerage", env);
}

function run(script: string, env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync("pnpm", ["run", script], { cwd: web, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
