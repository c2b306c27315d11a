import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { application } from "../testing/submission.ts";
import { startRelease } from "./testing/startRelease.ts";

/** Starts a mail server. `mail` resolves with its first mail. */
async function mailbox() {
  const { promise: mail, resolve } = Promise.withResolvers<string>();
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    async onData(stream, _session, done) {
      resolve((await text(stream)).replaceAll("=\r\n", "").replaceAll("=3D", "="));
      done();
    },
  });
  onTestFinished(() => new Promise((closed) => smtp.close(() => closed())));
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  return { mail, url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
}

test("a command quoted in a mail works in any folder", async () => {
  const { mail, url } = await mailbox();
  const server = await startRelease({
    DATA_DIR: join(temporaryFolder(), "Nora's data"),
    ALLOW_INSECURE_MAIL: "true",
    SMTP_URL: url,
    LEADS_EMAIL_TO: "team@brokerage.example",
    LEADS_EMAIL_FROM: "site@brokerage.example",
  });
  await fetch(`${server.url}/api/mortgage-applications`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(application),
  });
  const [, command = ""] = /^When it is answered: (.+?)\r?$/m.exec(await mail) ?? [];
  const typed = { cwd: "/", env: { PATH: process.env.PATH ?? "" }, encoding: "utf8" } as const;
  expect(execFileSync("sh", ["-c", command], typed)).toBe("Marked as answered: 1 application.\n");
  expect(await server.stop()).toBe(0);
});
