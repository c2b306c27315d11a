import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { detailPaths, detailsTokenHeader } from "@mortgage-kit/contracts";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { killing, programOf } from "./harness/cutOff.ts";
import { percentile, report, scaled, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { webhookSink } from "./harness/sinks.ts";
import { type RunningServer, sourceCommand, startServer } from "./harness/startServer.ts";
import { onEachStore, type TestStore } from "./harness/stores.ts";
import { send } from "./harness/submit.ts";

const inFlight = 50;
const kinds = ["application", "details", "call-back"] as const;
type Kind = (typeof kinds)[number];

/** Request that is repeated until a server acknowledges it. */
interface Request {
  kind: Kind;
  mark: string;
  path: string;
  body: object;
}

const applicationOf = (mark: string): Request => ({
  kind: "application",
  mark,
  path: "/api/mortgage-applications",
  body: applicant(mark),
});

const callBackOf = (of: string): Request => {
  const mark = `c-${of}`;
  const { firstName, phoneOrEmail, agreedToTerms } = applicant(mark);
  const body = { name: firstName, phoneOrEmail, agreedToTerms, callTime: "evening", agent: mark };
  return { kind: "call-back", mark, path: detailPaths.callBack, body };
};

const detailsOf = (mark: string, token: string): Request => ({
  kind: "details",
  mark,
  path: detailPaths.details,
  body: { token, purpose: "renewal", agent: mark, resultTitle: "Payment", resultLines: [mark] },
});

const post = (url: string, { path, body, mark }: Request) =>
  send(url + path, JSON.stringify(body), { "idempotency-key": mark });

/** Way in which the server of a round dies. */
interface Death {
  command: typeof sourceCommand;
  envOf(round: number): Record<string, string>;
  /** Kills it, or waits until it was. */
  come(server: RunningServer, isUnderWay: () => boolean, round: number): Promise<void>;
}

/** Dies at another time of each round. */
const atATime: Death = {
  command: sourceCommand,
  envOf: () => ({}),
  async come(server, isUnderWay, round) {
    // On a busy machine the first answers take seconds, and a client ends with its first 503.
    await until(async () => isUnderWay(), 10_000).catch(() => {});
    await wait((round * 97) % 400);
    await server.kill();
  },
};

/** Dies before a write, another in each round: in turns to SQLite's files, and to PostgreSQL, visitors and receivers. */
function atACall(library: string, { env }: TestStore): Death {
  const armed = (round: number) => join(folder, String(round));
  const folder = temporaryFolder();
  return {
    command: [process.execPath, programOf("server")],
    envOf: (round) => ({
      LD_PRELOAD: library,
      KILL_FOLDERS: (round % 2 === 0 && env.DATA_DIR) || "socket:",
      KILL_AT: String(1 + ((round * 53) % 600)),
      KILL_WHEN: armed(round),
    }),
    async come(server, _isUnderWay, round) {
      writeFileSync(armed(round), "");
      await Promise.race([server.exited, wait(30_000)]);
      await server.kill();
    },
  };
}

/** Kills the server of each round; unanswered requests are repeated in the next. */
async function killRounds(
  store: TestStore,
  env: Record<string, string>,
  count: number,
  death: Death,
) {
  const acknowledged: Request[] = [];
  const cut = { stored: 0, not: 0 };
  const recoveries: number[] = [];
  let unanswered: Request[] = [];

  /** Sends an application, its details and a call-back in turn, until one has no answer. */
  async function client(url: string, mark: string, isOver: () => boolean) {
    let token = "";
    for (let turn = 0; !isOver(); turn += 1) {
      const own = `${mark}-t${turn}`;
      const turns = [applicationOf, (name: string) => detailsOf(name, token), callBackOf];
      for (const make of turns) {
        const sent = make(own);
        const answer = await post(url, sent).catch(() => undefined);
        const isStored = answer?.status === 201;
        (isStored ? acknowledged : unanswered).push(sent);
        if (!isStored) return;
        token = answer.headers.get(detailsTokenHeader) ?? token;
      }
    }
  }

  for (let round = 0; round <= count; round += 1) {
    const begun = performance.now();
    const server = await startServer({
      command: death.command,
      env: { ...store.env, ...env, LOG_LEVEL: "warn", ...(round < count && death.envOf(round)) },
    });
    const isStored = (request: Request) =>
      post(server.url, request).then(
        ({ status }) => status === 201,
        () => false,
      );
    await until(() => isStored(applicationOf(`first-${round}`)), 20_000);
    recoveries.push(performance.now() - begun);
    const again = unanswered;
    unanswered = [];
    const stored = await storedMarks(store);
    for (const { kind, mark } of again) cut[stored[kind].includes(mark) ? "stored" : "not"] += 1;
    for (const request of again) {
      await until(() => isStored(request), 20_000);
      acknowledged.push(request);
    }
    if (round === count) return { acknowledged, recoveries, cut, server };
    let isOver = false;
    const clients = Array.from({ length: inFlight }, (_, place) =>
      client(server.url, `r${round}-p${place}`, () => isOver),
    );
    const sent = acknowledged.length;
    const isUnderWay = () =>
      kinds.every((kind) => acknowledged.slice(sent).some((request) => request.kind === kind));
    await death.come(server, isUnderWay, round);
    isOver = true;
    await Promise.all(clients);
  }
  throw new Error("unreachable");
}

/** Returns the marks of what is stored, by kind. */
async function storedMarks({ read }: TestStore) {
  const leads = await read((db) =>
    db.selectFrom("leads").select(["kind", "phone_or_email"]).execute(),
  );
  const details = await read((db) => db.selectFrom("lead_details").select("agent").execute());
  const of = (kind: string) =>
    leads
      .filter((lead) => lead.kind === kind)
      .map(({ phone_or_email }) => phone_or_email.split("@")[0]);
  const additions = details.map(({ agent }) => agent).filter((agent) => !agent?.startsWith("c-"));
  return { application: of("application"), details: additions, "call-back": of("call-back") };
}

const killer = killing();
const deaths = ["at any time", "before any write or answer"] as const;

onEachStore((openStore, engine) => {
  test.for(deaths)(
    "after kill -9 %s every acknowledged request is stored and delivered exactly once",
    async (when, { skip }) => {
      const store = await openStore(skip);
      const death = when === "at any time" ? atATime : atACall(killer(skip), store);
      const sink = await webhookSink();
      const count = scaled(engine === "sqlite" ? 50 : 20);
      const { acknowledged, recoveries, cut, server } = await killRounds(
        store,
        sink.env,
        count,
        death,
      );
      const stored = await storedMarks(store);
      const figures = kinds.map((kind) => {
        const marks = acknowledged.filter((each) => each.kind === kind).map(({ mark }) => mark);
        const found = new Set(stored[kind]);
        const lost = marks.filter((mark) => !found.has(mark)).length;
        return { kind, sent: marks.length, lost, twice: stored[kind].length - found.size };
      });
      const expected = kinds.reduce((sum, kind) => sum + stored[kind].length, 0);
      await until(async () => new Set(sink.taken).size >= expected, 300_000);
      await server.stop();
      report(
        `${engine}: ${count} kills ${when} with ${inFlight} in flight; ${figures.map(({ kind, sent, lost, twice }) => `${kind} ${sent} acknowledged, ${lost} lost, ${twice} twice`).join("; ")}; ` +
          `of the unanswered ${cut.stored} stored and ${cut.not} not; ` +
          `all delivered, ${sink.taken.length - expected} again under the same id; first 201 after ${Math.round(percentile(recoveries, 0.5))} ms in the median, ${Math.round(Math.max(...recoveries))} at most`,
      );
      for (const { sent, lost, twice } of figures) {
        expect(sent).toBeGreaterThan(0);
        expect([lost, twice]).toEqual([0, 0]);
      }
      if (when === "at any time") return;
      expect(cut.stored).toBeGreaterThan(0);
      expect(cut.not).toBeGreaterThan(0);
    },
  );
});
