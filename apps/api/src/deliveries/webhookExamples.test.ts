import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { leadWebhook, leadWebhookTypes, type StaffWebhook } from "@mortgage-kit/contracts";
import { describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../testing/freePort.ts";
import { httpPeer } from "../../testing/httpPeer.ts";
import { message, noLimit } from "../../testing/submission.ts";
import type { LeadMessage } from "./leadMail.ts";
import { postSigned, webhookChannels } from "./webhookChannel.ts";

const folder = join(import.meta.dirname, "../../examples/webhook");
const secret = "whsec_a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=";
const otherSecret = "YW5vdGhlciBrZXkgb2YgdGhlIHJlY2VpdmVyIGhlcmU=";

const programs = {
  Node: { program: process.execPath, args: () => [join(folder, "receive.js")] },
  Python: { program: "python3", args: () => [join(folder, "receive.py")] },
  PHP: {
    program: "php",
    args: (port: number) => ["-S", `127.0.0.1:${port}`, join(folder, "receive.php")],
  },
};

const sent: LeadMessage = {
  ...message,
  details: {
    purpose: "renewal",
    callTime: "evening",
    answerBy: null,
    language: null,
    agent: null,
    origin: "/resources/payment-calculator",
    result: { title: "Mortgage Payment", day: "2026-03-08", lines: ["Crédit : 400 000 $"] },
  },
};

/** Starts an example, and returns its port and a reader of what it has printed. */
async function started({ program, args }: (typeof programs)[keyof typeof programs]) {
  const port = await freePort();
  const child: ChildProcess = spawn(program, args(port), {
    env: { PATH: process.env.PATH ?? "", WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  const isUp = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      // PHP says that its server was started.
      if (/listening|started/.test(printed)) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", () => reject(new Error(`The example ended: ${printed}`)));
  });
  await isUp;
  return { url: `http://127.0.0.1:${port}/`, printed: () => printed };
}

const send = (
  url: string,
  secrets: readonly string[],
  { clock = () => new Date(), lead = sent } = {},
) => webhookChannels({ url, secrets }, clock).map((channel) => channel.send(lead, noLimit));

const trouble: StaffWebhook = {
  type: "staff.attention",
  timestamp: message.receivedAt,
  data: { id: "mail.1", mail: "failing", open: 1, late: 0, held: 0 },
};

/** Waits for all at once: a rejection that nothing awaits yet would fail the test run. */
const expectRefused = (all: readonly Promise<void>[]) =>
  Promise.all(all.map((refused) => expect(refused).rejects.toThrow("401")));

describe.each(Object.entries(programs))("the example in %s", (_, example) => {
  const isMissing = spawnSync(example.program, ["--version"]).status !== 0;

  test.skipIf(isMissing)(
    "accepts every type of event, and rejects a wrong signature and an old request",
    async () => {
      const { url, printed } = await started(example);
      await Promise.all(send(url, [secret]));
      await Promise.all(send(url, [otherSecret, secret]));
      await expectRefused(send(url, [otherSecret]));
      const anHourAgo = () => new Date(Date.now() - 3_600_000);
      await expectRefused(send(url, [secret], { clock: anHourAgo }));
      const callBack = { ...sent, id: "second", kind: "call-back" } as const;
      await Promise.all(send(url, [secret], { lead: callBack }));
      await Promise.all(send(url, [secret], { lead: { ...sent, id: "third", isTest: true } }));
      await postSigned({ url, secrets: [secret] }, "mail.1", JSON.stringify(trouble), noLimit);
      const about = `${message.id} renewal /resources/payment-calculator`;
      // Printed last; the pipe may bring it after the answer.
      await expect.poll(printed).toContain("staff.attention mail.1 - -");
      expect(printed()).toContain(`mortgage_application.received ${about}`);
      expect(printed()).toContain(`mortgage_application.details ${about}`);
      for (const type of Object.keys(leadWebhookTypes)) expect(printed()).toContain(`${type} `);
    },
  );
});

test("a webhook's body has the documented shape", async () => {
  const { url, received } = await httpPeer(204);
  await Promise.all(send(url, [secret]));
  expect(received).toHaveLength(2);
  for (const { body } of received) {
    const lead = JSON.parse(body);
    expect(leadWebhook.parse(lead)).toEqual(lead);
  }
});
