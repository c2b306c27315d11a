import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { freePort } from "../../testing/freePort.ts";
import { temporaryFolder } from "../../testing/onEachEngine.ts";

export const isInstalled = (program: string): boolean =>
  spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

export const run = (program: string, ...args: string[]): string =>
  execFileSync("sh", ["-c", '"$@" 2>&1', "sh", program, ...args], { encoding: "utf8" });

const name = "mortgages.example";

function selfSigned(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...subject, ...files],
    { stdio: "pipe" },
  );
  return { key, certificate };
}

/** Starts nginx with the site's configuration but for ports, upstream server and certificate. */
export async function startNginx(site: string, upstream: string) {
  const folder = temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const { key, certificate } = selfSigned(folder);
  const text = readFileSync(site, "utf8")
    .replace("127.0.0.1:3000", upstream)
    .replaceAll(/^ *listen \[::\].*$/gm, "")
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  mkdirSync(join(folder, "logs"));
  writeFileSync(join(folder, "site.conf"), text);
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `pid ${folder}/pid; error_log stderr; events {} http { access_log ${folder}/access.log; include ${folder}/site.conf; }`,
  );
  const options = ["-p", folder, "-c", configuration, "-e", "stderr"];
  const verdict = run("nginx", "-t", ...options);
  const nginx = spawn("nginx", [...options, "-g", "daemon off;"], { stdio: "ignore" });
  onTestFinished(() => void nginx.kill("SIGTERM"));
  // It writes its number once it listens; the test of its configuration has left the file empty.
  const hasStarted = () => statSync(join(folder, "pid"), { throwIfNoEntry: false })?.size;
  while (nginx.exitCode === null && !hasStarted()) await wait(20);
  const curl = (path: string, ...more: string[]) =>
    run(
      "curl",
      "-sS",
      "--cacert",
      certificate,
      "-i",
      ...more,
      `https://${name}:${https}${path}`,
      ...["--resolve", `${name}:${https}:127.0.0.1`],
    );
  const logged = () =>
    ["access.log", "error.log"].map((log) => readFileSync(join(folder, log), "utf8")).join("");
  return { verdict, http, curl, logged };
}
