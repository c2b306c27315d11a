import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readSettings } from "../src/settings/readSettings.ts";
import { knownVariables } from "../src/settings/variables.ts";
import { brokerages } from "../testing/brokerage.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { application } from "../testing/submission.ts";
import { builtRelease, startRelease } from "./testing/builtRelease.ts";
import { isInstalled, run, startNginx } from "./testing/startNginx.ts";

const release = builtRelease();
const deploy = (name: string) => join(release, "deploy", name);
const maxExposure = 2;

test.skipIf(!isInstalled("systemd-analyze"))(
  "systemd-analyze accepts the units and their sandboxing",
  () => {
    const folder = temporaryFolder();
    const units = ["", "-backup", "-postgres-backup"];
    const names = units.map((name) => `brokerage${name}.service`);
    for (const name of names) {
      const text = readFileSync(deploy(name), "utf8").replaceAll("/opt/brokerage/current", release);
      writeFileSync(join(folder, name), text);
    }
    for (const name of names) {
      const unit = join(folder, name);
      expect(run("systemd-analyze", "verify", unit)).toBe("");
      const verdict = run("systemd-analyze", "security", "--offline=yes", unit);
      expect(Number(/exposure level for \S+ ([\d.]+)/.exec(verdict)?.[1])).toBeLessThan(
        maxExposure,
      );
    }
  },
);

test.skipIf(!isInstalled("nginx"))("a visitor applies over TLS behind nginx", async () => {
  const dataDir = temporaryFolder();
  const server = await startRelease({
    DATA_DIR: dataDir,
    BEHIND_TLS: "true",
    TRUSTED_PROXIES: "127.0.0.1",
    CLIENT_SUBMISSIONS_PER_MINUTE: "2",
  });
  const nginx = await startNginx(
    deploy("nginx.conf"),
    new URL(server.url).host.replace("localhost", "127.0.0.1"),
  );
  expect(nginx.verdict).toContain("test is successful");
  expect(nginx.verdict).not.toContain("warn");
  const plain = await fetch(`http://127.0.0.1:${nginx.http}/faqs`, { redirect: "manual" });
  expect(plain.status).toBe(308);
  // The request named 127.0.0.1.
  expect(plain.headers.get("location")).toBe("https://mortgages.example/faqs");
  const page = nginx.curl("/faqs", "--compressed");
  expect(page).toMatch(/^HTTP\/2 200/);
  expect(page).toMatch(/strict-transport-security: max-age=/);
  expect(page).toMatch(/content-encoding: br|content-encoding: gzip/);
  const json = ["-H", "content-type: application/json", "-d", JSON.stringify(application)];
  // If nginx passed these forged addresses on, each request would count as another client.
  const statuses = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map((address) =>
    nginx
      .curl("/api/mortgage-applications", ...json, "-H", `x-forwarded-for: ${address}`)
      .slice("HTTP/2 ".length)
      .slice(0, 3),
  );
  expect(statuses).toEqual(["201", "201", "201"]);
  const db = new DatabaseSync(join(dataDir, "leads.sqlite"), { readOnly: true });
  const waiting = db.prepare("select network from leads where suspicion is not null").all();
  expect(waiting).toEqual([{ network: "127.0.0.0/24" }]);
  db.close();
  expect(nginx.curl("/api/mortgage-applications", "-d", "x".repeat(20_000))).toMatch(/HTTP\/2 413/);
  expect(await server.stop()).toBe(0);
  // nginx answers 502 now, and logs no visitor.
  expect(nginx.curl("/faqs")).toMatch(/HTTP\/2 502/);
  expect(nginx.logged()).toBe("");
});

test.skipIf(!isInstalled("caddy"))("Caddy accepts the Caddyfile", () => {
  const options = ["--adapter=caddyfile", "--config", deploy("Caddyfile")];
  expect(run("caddy", "adapt", ...options)).toContain("mortgages.example");
  // Caddy creates its certificate folder even to validate, so it gets temporary folders.
  const home = [`HOME=${temporaryFolder()}`, `XDG_DATA_HOME=${temporaryFolder()}`];
  expect(run("env", ...home, "caddy", "validate", ...options)).toContain("Valid configuration");
  expect(run("caddy", "fmt", deploy("Caddyfile"))).toBe(readFileSync(deploy("Caddyfile"), "utf8"));
});

test("the example settings are valid unchanged", () => {
  const lines = readFileSync(deploy("server.env.example"), "utf8").split("\n");
  const set = (line: string) => Object.fromEntries([line.split(/=(.*)/s).slice(0, 2)]);
  const isSetting = (line: string) => /^#?[A-Z_]+=/.test(line);
  const active = lines.filter((line) => /^[A-Z]/.test(line)).map(set);
  expect(() => readSettings(Object.assign({}, ...active), brokerages)).not.toThrow();
  for (const line of lines.filter(isSetting)) {
    expect(knownVariables).toContain(line.replace(/^#/, "").split("=")[0]);
  }
});
