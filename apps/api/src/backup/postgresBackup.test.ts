import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/onEachEngine.ts";

const unit = join(import.meta.dirname, "../../deploy/brokerage-postgres-backup.service");

/** Runs the unit's script in a folder, with a pg_dump and an age that print what they are given. */
function backUp(env: Readonly<Record<string, string>>, dump = 'echo "rows of $2"') {
  const [folder, programs] = [temporaryFolder(), temporaryFolder()];
  const program = (name: string, text: string) => {
    writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(programs, name), 0o755);
  };
  program("pg_dump", dump);
  program("age", 'echo "age $*"; cat');
  const [, script = ""] = /^ExecStart=.* -c '(.*)'$/m.exec(readFileSync(unit, "utf8")) ?? [];
  const text = script.replaceAll(/([$%])\1/g, "$1").replace("/var/backups/brokerage", folder);
  const { status } = spawnSync("/bin/bash", ["-euo", "pipefail", "-c", text], {
    env: { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: "postgres://db", ...env },
  });
  const files = readdirSync(folder);
  return { status, files, texts: files.map((name) => readFileSync(join(folder, name), "utf8")) };
}

test("the unit encrypts a dump of PostgreSQL to every recipient, and none without recipients", () => {
  expect(backUp({})).toEqual({
    status: 0,
    files: [expect.stringMatching(/^leads-\d{8}T\d{6}Z\.dump$/)],
    texts: ["rows of postgres://db\n"],
  });
  expect(backUp({ BACKUP_RECIPIENTS: "age1one, age1two" })).toEqual({
    status: 0,
    files: [expect.stringMatching(/^leads-\d{8}T\d{6}Z\.dump\.age$/)],
    texts: ["age -r age1one -r age1two\nrows of postgres://db\n"],
  });
});

test("a dump that fails leaves no file with a backup's name", () => {
  for (const env of [{}, { BACKUP_RECIPIENTS: "age1one" }]) {
    const { status, files } = backUp(env, "echo half; exit 1");
    expect(status).not.toBe(0);
    expect(files.filter((file) => !file.endsWith(".partial"))).toEqual([]);
  }
});
