import { expect, test } from "vitest";
import { mailPeer } from "../testing/mailPeer.ts";
import { report, until } from "./harness/measure.ts";
import { scaled } from "./harness/scaled.ts";
import { mailEnv } from "./harness/sinks.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore, type TestStore } from "./harness/stores.ts";

const kills = scaled(20);

async function ask(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/api/renewal-reminders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email,
      renewalMonth: "5",
      renewalYear: String(new Date().getFullYear() + 2),
      agreedToReminder: "true",
    }),
  });
  return answer.status;
}

/** Starts a mail server that can hang at the recipient of a mail, or reject connections. */
async function mailbox() {
  let isHanging = false;
  let isAway = false;
  let onArrived = () => {};
  const arrived: string[] = [];
  const { mails, settings } = await mailPeer({
    onConnect: (_session, done) => done(isAway ? new Error("away") : undefined),
    onRcptTo({ address }, _session, done) {
      arrived.push(address);
      onArrived();
      if (!isHanging) done();
    },
  });
  return {
    mails,
    arrived,
    env: mailEnv(settings.smtpUrl),
    behave: (manner: "good" | "hang" | "away") => {
      isHanging = manner === "hang";
      isAway = manner === "away";
    },
    nextArrival: () =>
      new Promise<void>((resolve) => {
        onArrived = resolve;
      }),
  };
}

async function expectNoneLost(store: TestStore, manner: "away" | "hang"): Promise<void> {
  const box = await mailbox();
  const env = { ...store.env, ...box.env, LOG_LEVEL: "warn" };
  const emails: string[] = [];
  box.behave(manner);
  for (let round = 0; round < kills; round += 1) {
    const server = await startServer({ env });
    const arrival = box.nextArrival();
    const email = `${manner}-${round}@applicant.example`;
    expect(await ask(server.url, email)).toBe(202);
    emails.push(email);
    if (manner === "hang") await arrival;
    await server.kill();
  }
  box.behave("good");
  const server = await startServer({ env });
  await until(
    async () => emails.every((email) => box.mails.some(({ to }) => to === email)),
    240_000,
  );
  expect(box.mails.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  report(
    `${store.engine}: ${kills} kills ${manner === "away" ? "between storing and sending" : "while sending"}, ${box.mails.length} confirmations taken over, each once`,
  );
  expect(await server.stop()).toBe(0);
}

onEachStore((openStore) => {
  test("after a kill between storing a request and sending its mail, the mail is sent once", async ({
    skip,
  }) => {
    await expectNoneLost(await openStore(skip), "away");
  });

  test("after a kill before the mail server accepts the mail, it is sent once", async ({
    skip,
  }) => {
    await expectNoneLost(await openStore(skip), "hang");
  });
});
