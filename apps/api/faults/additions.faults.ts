import { setTimeout as wait } from "node:timers/promises";
import { detailPaths, detailsTokenHeader } from "@mortgage-kit/contracts";
import { expect, test } from "vitest";
import { openDatabase } from "../src/leads/openDatabase.ts";
import { report, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { scaled } from "./harness/scaled.ts";
import { webhookSink } from "./harness/sinks.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore, type TestStore } from "./harness/stores.ts";
import { type HttpAnswer, send, statusOf, submit } from "./harness/submit.ts";

const inFlight = 20;

/** Request that is repeated until a server acknowledges it. */
interface Request {
  kind: "details" | "call-back";
  mark: string;
  path: string;
  body: object;
  headers: Record<string, string>;
}

const post = (url: string, { path, body, headers }: Request): Promise<HttpAnswer> =>
  send(url + path, Buffer.from(JSON.stringify(body)), headers);

const callBackOf = (mark: string): Request => {
  const { firstName, lastName, agreedToTerms } = applicant(mark);
  const name = `${firstName} ${lastName}`;
  const phoneOrEmail = `${mark}@applicant.example`;
  return {
    kind: "call-back",
    mark,
    path: detailPaths.callBack,
    body: { name, phoneOrEmail, agreedToTerms, callTime: "evening", agent: mark },
    headers: { "idempotency-key": mark },
  };
};

const detailsOf = (mark: string, token: string): Request => ({
  kind: "details",
  mark,
  path: detailPaths.details,
  body: { token, purpose: "renewal", agent: mark, resultTitle: "Payment", resultLines: [mark] },
  headers: {},
});

/** Kills the server at a different time in each round; unanswered requests are repeated in the next. */
async function killRounds(store: TestStore, env: Record<string, string>, count: number) {
  const acknowledged: Request[] = [];
  let unanswered: Request[] = [];

  async function client(url: string, mark: string, isOver: () => boolean) {
    for (let turn = 0; !isOver(); turn += 1) {
      const own = `${mark}-t${turn}`;
      const application = await submit(url, applicant(own), { "idempotency-key": own }).catch(
        () => undefined,
      );
      const token = application?.headers[detailsTokenHeader];
      if (typeof token !== "string") return;
      for (const request of [detailsOf(own, token), callBackOf(`c-${own}`)]) {
        const isStored = (await statusOf(post(url, request))) === 201;
        (isStored ? acknowledged : unanswered).push(request);
        if (!isStored) return;
      }
    }
  }

  for (let round = 0; round <= count; round += 1) {
    const server = await startServer({ env: { ...store.env, ...env, LOG_LEVEL: "warn" } });
    const again = unanswered;
    unanswered = [];
    for (const request of again) {
      await until(async () => (await statusOf(post(server.url, request))) === 201, 20_000);
      acknowledged.push(request);
    }
    if (round === count) return { acknowledged, server };
    let isOver = false;
    const clients = Array.from({ length: inFlight }, (_, place) =>
      client(server.url, `r${round}-p${place}`, () => isOver),
    );
    await wait(100 + ((round * 97) % 400));
    await server.kill();
    isOver = true;
    await Promise.all(clients);
  }
  throw new Error("unreachable");
}

async function readAdditions({ settings }: TestStore) {
  const db = await openDatabase(settings);
  try {
    return await db
      .selectFrom("lead_details")
      .innerJoin("leads", "leads.id", "lead_details.lead_id")
      .select(["leads.id", "leads.kind", "lead_details.agent"])
      .execute();
  } finally {
    await db.destroy();
  }
}

onEachStore((openStore, engine) => {
  test("after kill -9 acknowledged details and call-backs are stored and delivered once", async ({
    skip,
  }) => {
    const store = await openStore(skip);
    const sink = await webhookSink();
    const count = scaled(20);
    const { acknowledged, server } = await killRounds(store, sink.env, count);
    const rows = await readAdditions(store);
    for (const [kind, stored] of [
      ["details", rows.filter((row) => row.kind === "application")],
      ["call-back", rows.filter((row) => row.kind === "call-back")],
    ] as const) {
      const marks = acknowledged.filter((each) => each.kind === kind).map(({ mark }) => mark);
      const agents = stored.map(({ agent }) => agent);
      const lost = marks.filter((mark) => !agents.includes(mark));
      const twice = agents.length - new Set(agents).size;
      report(
        `${engine}: ${count} kills, ${marks.length} ${kind} acknowledged, ${lost.length} lost, ${twice} twice`,
      );
      expect(marks.length).toBeGreaterThan(count);
      expect(lost).toEqual([]);
      expect(twice).toBe(0);
    }
    const expected = rows.map(({ id, kind }) => (kind === "call-back" ? id : `${id}-details`));
    await until(async () => {
      const taken = new Set(sink.taken);
      return expected.every((id) => taken.has(id));
    }, 300_000);
    await server.stop();
    const additions = sink.taken.filter((id) => id.endsWith("-details"));
    const repeats = additions.length - new Set(additions).size;
    report(`${engine}: every addition was delivered, ${repeats} again under the same id`);
  });
});
