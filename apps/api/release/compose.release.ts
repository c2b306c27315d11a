import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { builtRelease } from "./testing/builtRelease.ts";
import { startRelease } from "./testing/startRelease.ts";

const release = builtRelease();
const deploy = (name: string) => join(release, "deploy", name);

test.each(["compose.sqlite.yaml", "compose.litestream.yaml", "compose.postgres.yaml"])(
  "%s names only existing volumes, networks and files",
  (name) => {
    const base = parse(readFileSync(deploy("compose.sqlite.yaml"), "utf8"));
    const file = parse(readFileSync(deploy(name), "utf8"));
    const { volumes, networks } = { ...base, ...file };
    for (const service of Object.values<Record<string, string[]>>(file.services)) {
      for (const mount of service.volumes ?? []) {
        const [source = ""] = mount.split(":");
        const isThere = source.startsWith("./") ? existsSync(deploy(source)) : source in volumes;
        expect([mount, isThere]).toEqual([mount, true]);
      }
      for (const network of service.networks ?? [])
        expect(Object.keys(networks)).toContain(network);
    }
  },
);

test("an image does not contain the settings", () => {
  const ignored = readFileSync(join(builtRelease(), ".dockerignore"), "utf8").split("\n");
  expect(ignored).toContain("deploy/*.env");
});

interface Service {
  command: [shell: string, flag: string, script: string];
  environment: Record<string, string>;
}

/** Runs the loop of a container's command once, with the release's programs and no pauses. */
async function runLoop(
  { command: [shell, flag, script], environment }: Service,
  folders: Readonly<Record<string, string>>,
): Promise<string> {
  const programs = temporaryFolder();
  const count = join(programs, "count");
  const pause = `#!/bin/sh\necho >> ${count}; test $(wc -l < ${count}) -le 1\n`;
  writeFileSync(join(programs, "sleep"), pause, { mode: 0o755 });
  const inFolder = Object.entries(environment).map(([name, value]) => [name, folders[value]]);
  const child = spawn(shell, [flag, script], {
    env: {
      PATH: [programs, join(release, "bin"), process.env.PATH].join(":"),
      SETTINGS_FILE: "none",
      ...Object.fromEntries(inFolder),
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  await once(child, "close");
  return output;
}

test("the loop of the container writes a backup", async () => {
  const { backup } = parse(readFileSync(deploy("compose.sqlite.yaml"), "utf8")).services;
  const folders = { "/data": temporaryFolder(), "/backups": temporaryFolder() };
  const server = await startRelease({ DATA_DIR: folders["/data"] });
  expect(await runLoop(backup, folders)).toContain("Backed up to ");
  const written = readdirSync(folders["/backups"]);
  expect(written.filter((name) => name.endsWith(".manifest.json"))).toHaveLength(1);
  expect(await server.stop()).toBe(0);
});
