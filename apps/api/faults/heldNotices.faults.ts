import { spamSignals } from "@mortgage-kit/contracts";
import { expect, test } from "vitest";
import { mailPeer } from "../testing/mailPeer.ts";
import { report, scaled, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { mailEnv } from "./harness/sinks.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore } from "./harness/stores.ts";
import { submit } from "./harness/submit.ts";

const kills = scaled(20);

onEachStore((openStore) => {
  test("after kills before and while a list is sent, every held application is mailed once", async ({
    skip,
  }) => {
    const store = await openStore(skip);
    let isHanging = true;
    let onArrived = () => {};
    const { mails, settings } = await mailPeer({
      onRcptTo(_address, _session, done) {
        onArrived();
        if (!isHanging) done();
      },
    });
    const env = {
      ...store.env,
      ...mailEnv(settings.smtpUrl),
      LOG_LEVEL: "warn",
    };
    const contacts: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const arrival = new Promise<void>((resolve) => {
        onArrived = resolve;
      });
      const server = await startServer({ env });
      const person = applicant(`held-${round}`);
      const headers = { [spamSignals.honeypotHeader]: "1" };
      const sent = { ...headers, "idempotency-key": `held-${round}` };
      // A server that has just started on a busy machine may answer 503 at first.
      await until(async () => (await submit(server.url, person, sent)).status === 201, 20_000);
      contacts.push(person.phoneOrEmail);
      // The second server finds the first application, and is killed while it mails the list.
      if (round === 1) await arrival;
      await server.kill();
    }
    isHanging = false;
    const server = await startServer({ env });
    const lists = () =>
      mails.filter(({ headers }) => headers.get("message-id")?.startsWith("<waiting."));
    const text = () =>
      lists()
        .map((mail) => mail.text)
        .join();
    const ms = await until(
      async () => contacts.every((contact) => text().includes(contact)),
      120_000,
    );
    for (const contact of contacts) expect(text().split(contact)).toHaveLength(2);
    report(
      `${store.engine}: ${kills} kills, ${contacts.length} held applications in ${lists().length} lists, after ${Math.round(ms / 1000)} s`,
    );
    expect(await server.stop()).toBe(0);
  });
});
