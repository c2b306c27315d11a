import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { mailPeer } from "../testing/mailPeer.ts";
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

test.each(["compose.sqlite.yaml", "compose.postgres.yaml"])(
  "%s mails the digest each morning from the server's own database",
  (name) => {
    const { digest, server } = parse(readFileSync(deploy(name), "utf8")).services;
    expect(digest.command.join(" ")).toContain("leads digest --after 7");
    expect(digest.env_file).toBe("server.env");
    for (const setting of ["DATA_DIR", "BACKUP_DIR"]) {
      expect(digest.environment[setting]).toBe(server.environment[setting]);
    }
    const database = (url = "") => url.split("@")[1];
    expect(database(digest.environment.DATABASE_URL)).toBe(
      database(server.environment.DATABASE_URL),
    );
    expect(server.networks).toEqual(digest.networks);
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

/** Runs the loop of a container's command for some rounds, with the release's programs and no pauses. */
async function runLoop(
  { command: [shell, flag, script], environment }: Service,
  { rounds, folders, env = {} }: LoopOptions,
): Promise<string> {
  const programs = temporaryFolder();
  const count = join(programs, "count");
  const pause = `#!/bin/sh\necho >> ${count}; test $(wc -l < ${count}) -le ${rounds}\n`;
  writeFileSync(join(programs, "sleep"), pause, { mode: 0o755 });
  const inFolder = Object.entries(environment).map(([name, value]) => [name, folders[value]]);
  const child = spawn(shell, [flag, script], {
    env: {
      PATH: [programs, join(release, "bin"), process.env.PATH].join(":"),
      SETTINGS_FILE: "none",
      ...Object.fromEntries(inFolder),
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  await once(child, "close");
  return output;
}

interface LoopOptions {
  rounds: number;
  /** Folders in place of those of the container. */
  folders: Readonly<Record<string, string>>;
  env?: Record<string, string>;
}

test("the loops of the containers write a backup, and mail one digest a day", async () => {
  const text = readFileSync(deploy("compose.sqlite.yaml"), "utf8");
  // At night the digest would wait for the morning.
  const { backup, digest } = parse(text.replace(" --after 7", "")).services;
  const folders = { "/data": temporaryFolder(), "/backups": temporaryFolder() };
  const server = await startRelease({ DATA_DIR: folders["/data"] });
  expect(await runLoop(backup, { rounds: 1, folders })).toContain("Backed up to ");
  const written = readdirSync(folders["/backups"]);
  expect(written.filter((name) => name.endsWith(".manifest.json"))).toHaveLength(1);
  const { mails, settings } = await mailPeer();
  const env = {
    ALLOW_INSECURE_MAIL: "true",
    SMTP_URL: settings.smtpUrl,
    LEADS_EMAIL_TO: settings.to,
    LEADS_EMAIL_FROM: settings.from,
  };
  const said = await runLoop(digest, { rounds: 2, folders, env });
  expect(said).toContain(`Sent to ${settings.to}.`);
  expect(said).toContain("Today's digest was sent before");
  expect(mails.map(({ headers }) => headers.get("subject"))).toEqual([
    "Morning digest: 0 open, 0 late, 0 held",
  ]);
  expect(await server.stop()).toBe(0);
});
