import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/onEachEngine.ts";

const deploy = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../deploy", name), "utf8");

/** Returns what a unit or a container runs, in a folder of the test. */
const scripts: [name: string, scriptIn: (folder: string) => string][] = [
  [
    "unit",
    (folder) => {
      const unit = deploy("brokerage-postgres-backup.service");
      const [, script = ""] = /^ExecStart=.* -c '(.*)'$/m.exec(unit) ?? [];
      return script.replaceAll(/([$%])\1/g, "$1").replace("/var/backups/brokerage", folder);
    },
  ],
  [
    "container",
    (folder) => {
      const compose = deploy("compose.postgres.yaml");
      const [, script = ""] = /\n {6}- \|\n((?: {8}.*\n)+)/.exec(compose) ?? [];
      return script.replaceAll("$$", "$").replace("/backups", folder);
    },
  ],
];

/** Runs a script of bash with these programs in place of those of its machine. */
function runWith(programs: Record<string, string>, script: string, env = {}) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  return spawnSync("/bin/bash", ["-euo", "pipefail", "-c", script], {
    encoding: "utf8",
    env: { PATH: `${folder}:${process.env.PATH}`, DATABASE_URL: "", ...env },
  });
}

test.each([
  ["an hour after a backup", "exit 0", 3600],
  ["a minute after one that fails", "exit 1", 60],
])("the container of SQLite backs up at its start, and again %s", (_, end, seconds) => {
  const [, script = ""] = /"(while :;.*done)"/.exec(deploy("compose.sqlite.yaml")) ?? [];
  const programs = { leads: `echo "leads $*"; ${end}`, sleep: 'echo "$1"; kill "$PPID"' };
  expect(runWith(programs, script).stdout).toBe(`leads backup --keep-days 30\n${seconds}\n`);
});

describe.each(scripts)("the %s", (_, scriptIn) => {
  /** Runs the script once, with a pg_dump and an age that print what they are given. */
  function backUp(env: Readonly<Record<string, string>>, dump = 'echo "rows of $*"', old?: string) {
    const folder = temporaryFolder();
    if (old) {
      writeFileSync(join(folder, old), "old");
      utimesSync(join(folder, old), 0, 0);
    }
    // The last ends the container's loop.
    const programs = { pg_dump: dump, age: 'echo "age $*"; cat', sleep: 'kill "$PPID"' };
    runWith(programs, scriptIn(folder), env);
    const files = readdirSync(folder).filter((file) => !file.endsWith(".partial"));
    return { files, texts: files.map((name) => readFileSync(join(folder, name), "utf8").trim()) };
  }

  test("encrypts a dump of PostgreSQL to every recipient, and none without recipients", () => {
    expect(backUp({})).toEqual({
      files: [expect.stringMatching(/^leads-\d{8}T\d{6}Z\.dump$/)],
      texts: ["rows of --format=custom"],
    });
    expect(backUp({ BACKUP_RECIPIENTS: "age1one, age1two" })).toEqual({
      files: [expect.stringMatching(/^leads-\d{8}T\d{6}Z\.dump\.age$/)],
      texts: ["age -r age1one -r age1two\nrows of --format=custom"],
    });
  });

  test("leaves no file with a backup's name after a dump that fails", () => {
    for (const env of [{}, { BACKUP_RECIPIENTS: "age1one" }])
      expect(backUp(env, "echo half; exit 1").files).toEqual([]);
  });

  test("removes old dumps after a new one, and none while dumps fail", () => {
    const old = "leads-20250101T000000Z.dump";
    expect(backUp({}, "exit 1", old).files).toEqual([old]);
    expect(backUp({}, undefined, old).files).toEqual([expect.not.stringContaining("2025")]);
  });
});
