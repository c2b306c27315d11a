import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { onTestFinished } from "vitest";
import { type ReceivedMail, readMail } from "../../testing/mailPeer.ts";

const services = "/usr/share/postfix/master.cf.dist";
const nobody = 65_534;

/** Returns why no private Postfix can run here; undefined if one can. */
export function postfixMissing(): string | undefined {
  if (spawnSync("postconf", ["-d", "mail_version"]).status !== 0 || !existsSync(services)) {
    return "Debian's postfix is not installed";
  }
  return process.getuid?.() === 0 ? undefined : "Postfix is started by root only";
}

/**
 * Starts Debian's Postfix with a configuration and a queue of its own, which delivers mails to
 * `team@brokerage.example` into a folder. It stops when the test ends.
 */
export async function startPostfix() {
  const folder = mkdtempSync(join(tmpdir(), "postfix-"));
  // Its services run as other users.
  chmodSync(folder, 0o755);
  const pathOf = (name: string) => join(folder, name);
  const [etc, mail, data] = [pathOf("etc"), pathOf("mail"), pathOf("data")];
  for (const path of [etc, mail, data]) mkdirSync(path);
  const port = await getPort();
  const settings = {
    compatibility_level: "3.6",
    queue_directory: pathOf("queue"),
    data_directory: data,
    myhostname: "mail.brokerage.example",
    mydestination: "",
    inet_interfaces: "127.0.0.1",
    inet_protocols: "ipv4",
    mynetworks: "127.0.0.0/8",
    virtual_mailbox_domains: "brokerage.example",
    virtual_mailbox_base: mail,
    virtual_mailbox_maps: "static:team/",
    virtual_uid_maps: `static:${nobody}`,
    virtual_gid_maps: `static:${nobody}`,
    virtual_minimum_uid: "1",
    maillog_file_prefixes: folder,
    maillog_file: pathOf("log"),
    alias_maps: "",
    alias_database: "",
    smtpd_tls_security_level: "none",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(join(etc, "main.cf"), lines.join(""));
  // Nothing runs in a changed root, which would need files of its own.
  const table = readFileSync(services, "utf8")
    .replace(/^smtp +inet .*$/m, `127.0.0.1:${port} inet n - n - - smtpd`)
    .replace(/^(\S+ +unix(?:-dgram)? +\S+ +\S+ +)y/gm, "$1n");
  writeFileSync(join(etc, "master.cf"), table);
  const user = Number(execFileSync("id", ["-u", "postfix"], { encoding: "utf8" }));
  mkdirSync(settings.queue_directory);
  chownSync(data, user, user);
  chownSync(mail, nobody, nobody);
  const run = (command: string) => spawnSync("postfix", ["-c", etc, command], { encoding: "utf8" });
  run("check");
  const started = run("start");
  if (started.status !== 0) throw new Error(`Postfix did not start: ${started.stderr}`);
  onTestFinished(() => {
    run("stop");
    rmSync(folder, { recursive: true, force: true });
  });
  const box = join(mail, "team/new");
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Returns the mails that it has delivered. */
    mails(): ReceivedMail[] {
      if (!existsSync(box)) return [];
      return readdirSync(box).map((name) =>
        readMail(
          readFileSync(join(box, name), "utf8").replaceAll("\n", "\r\n"),
          "team@brokerage.example",
        ),
      );
    },
  };
}
