import { once } from "node:events";
import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AttemptOutcome } from "../deliveries/deliveryWorker.ts";
import { oldestUnsavedSeconds } from "../leads/backupHealth.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import type { ChannelName, ReminderMailName } from "../leads/tables.ts";
import { SettingsError } from "../settings/readSettings.ts";
import { readBacklog } from "./readBacklog.ts";

function newTelemetry(registers: Registry[]): Telemetry {
  const answers = new Counter({
    name: "http_answers_total",
    help: "Responses by status",
    labelNames: ["status"],
    registers,
  });
  const commits = new Histogram({
    name: "lead_commit_seconds",
    help: "Duration of one commit of applications, including fsync",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const attempts = new Counter({
    name: "lead_delivery_attempts_total",
    help: "Attempts to deliver an application, by channel and outcome",
    labelNames: ["channel", "outcome"],
    registers,
  });
  return {
    answered: (status) => answers.inc({ status }),
    committed: (seconds) => commits.observe(seconds),
    attempted: (channel, outcome) => attempts.inc({ channel, outcome }),
  };
}

/** Returns a function that updates the gauges. */
function backlogGauges(
  registers: Registry[],
  db: LeadDatabase,
  clock: () => Date,
  dumpFolder: string | undefined,
) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const undelivered = gauge(
    "lead_oldest_undelivered_age_seconds",
    "Age of the oldest unanswered application that has not reached the staff; 0 if there is none",
  );
  const unanswered = gauge(
    "lead_oldest_unanswered_age_seconds",
    "Age of the oldest application not marked as answered; 0 if there is none",
  );
  const suspected = gauge(
    "leads_suspected",
    "Applications that wait for review. NaN: the database is unavailable",
  );
  const unsaved = gauge(
    "lead_oldest_unsaved_age_seconds",
    "Age of the oldest application that is in no backup of this machine; 0 if there is none",
  );
  return async function refresh(): Promise<void> {
    const backlog = await readBacklog(db, clock()).catch(() => undefined);
    const seconds = oldestUnsavedSeconds(db, clock(), dumpFolder).catch(() => Number.NaN);
    unsaved.set(await seconds);
    undelivered.set(backlog?.undeliveredSeconds ?? Number.NaN);
    unanswered.set(backlog?.unansweredSeconds ?? Number.NaN);
    suspected.set(backlog?.suspected ?? Number.NaN);
  };
}

/** Serves Prometheus metrics on a separate port, because they are not public. */
export function metricsServer(
  { host, port, dumpFolder }: { host: string; port: number; dumpFolder?: string | undefined },
  db: LeadDatabase,
  clock: () => Date = () => new Date(),
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const telemetry = newTelemetry([registry]);
  const refreshBacklog = backlogGauges([registry], db, clock, dumpFolder);
  const server = createServer(async ({ method, url }, response) => {
    if (url !== "/metrics" || (method !== "GET" && method !== "HEAD")) {
      response.writeHead(404).end("The metrics are at /metrics.\n");
      return;
    }
    await refreshBacklog();
    const text = await registry.metrics();
    response.writeHead(200, { "content-type": registry.contentType }).end(text);
  });

  async function listen(): Promise<string> {
    try {
      server.listen(port, host);
      await once(server, "listening");
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : error;
      throw new SettingsError(
        `METRICS_HOST and METRICS_PORT cannot be listened on: ${host}:${port} (${code}).`,
      );
    }
    const address = server.address();
    return `http://${host}:${typeof address === "object" ? address?.port : port}/metrics`;
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    server.close();
  }

  return { telemetry, listen, close };
}

/** Receiver of the server's events, for metrics. */
export interface Telemetry {
  answered(status: number): void;
  /** Records the duration of one commit of the store, in seconds. */
  committed(seconds: number): void;
  attempted(channel: ChannelName | ReminderMailName, outcome: AttemptOutcome): void;
}
