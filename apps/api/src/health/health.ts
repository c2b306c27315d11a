import { z } from "zod";
import type { App } from "../http/httpServer.ts";
import { openDeliveries } from "../store/newDeliveries.ts";
import {
  type ChannelName,
  type DeliveryState,
  type LeadDatabase,
  staffChannels,
} from "../store/tables.ts";

/** State of the outbox, without counts, because these responses are public. */
export type DeliveryHealth = z.infer<typeof deliveryHealth>;

const deliveryHealth = z.enum(["working", "not configured", "behind", "given up on some"]);

export interface HealthOptions {
  checkStore: () => Promise<void>;
  readDeliveryHealth?: () => Promise<DeliveryHealth>;
  isReviewLate?: () => Promise<boolean>;
  isMailFailing?: (() => Promise<boolean>) | undefined;
  isBackupLate?: (() => Promise<boolean>) | undefined;
  isMailBudgetUsed?: (() => Promise<boolean>) | undefined;
  clock: () => Date;
}

type Readiness = z.infer<typeof readiness>;

const timeliness = z.enum(["in time", "late"]);

const readiness = z.object({
  status: z.enum(["ready", "degraded", "unavailable"]),
  database: z.enum(["working", "unavailable"]),
  delivery: deliveryHealth.optional(),
  mail: z.enum(["working", "failing"]).optional(),
  review: timeliness.optional(),
  backup: timeliness.optional(),
  visitorMails: z.enum(["within budget", "used up"]).optional(),
});

/** The check writes to the disk, so its result is cached for frequent probes. */
const cacheMs = 1_000;

const liveSchema = {
  operationId: "isLive",
  tags: ["Health"],
  summary: "Check that the process runs",
  description: "Does not check the database or deliveries: see /readyz.",
  response: { 200: z.object({ status: z.literal("live") }).describe("It runs") },
};
const readySchema = {
  operationId: "isReady",
  tags: ["Health"],
  summary: "Check that applications can be stored and are delivered",
  description:
    "If degraded, applications are still accepted and stored, but staff should check: run `leads`. With ?strict a degraded state gives 503 too, for monitors that know only up and down.",
  querystring: z.looseObject({ strict: z.unknown().optional() }),
  response: {
    200: readiness.describe("Applications are stored"),
    503: readiness.describe("Applications cannot be stored, or with ?strict staff must act"),
  },
};

export function health(app: App, options: HealthOptions): void {
  app.get("/healthz", { schema: liveSchema }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "live" }),
  );

  let last: { startedAt: number; answer: Promise<Readiness> } | undefined;
  app.get("/readyz", { schema: readySchema }, async (request, reply) => {
    const now = options.clock().getTime();
    if (!last || Math.abs(now - last.startedAt) >= cacheMs) {
      last = { startedAt: now, answer: readReadiness(options) };
    }
    const answer = await last.answer;
    const isStrict = request.query.strict !== undefined;
    const isFine = isStrict ? answer.status === "ready" : answer.status !== "unavailable";
    return reply
      .code(isFine ? 200 : 503)
      .header("cache-control", "no-store")
      .send(answer);
  });
}

const stateBy = async <const Bad extends string, const Good extends string>(
  check: (() => Promise<boolean>) | undefined,
  bad: Bad,
  good: Good,
) => check && ((await check()) ? bad : good);

const troubles = new Set(["failing", "late", "used up"]);

async function readReadiness(options: HealthOptions): Promise<Readiness> {
  try {
    await options.checkStore();
    const delivery = (await options.readDeliveryHealth?.()) ?? "not configured";
    const states = {
      mail: await stateBy(options.isMailFailing, "failing", "working"),
      review: (await stateBy(options.isReviewLate, "late", "in time")) ?? "in time",
      backup: await stateBy(options.isBackupLate, "late", "in time"),
      visitorMails: await stateBy(options.isMailBudgetUsed, "used up", "within budget"),
    } as const;
    const isFine =
      delivery === "working" && !Object.values(states).some((state) => troubles.has(state ?? ""));
    return { status: isFine ? "ready" : "degraded", database: "working", delivery, ...states };
  } catch {
    return { status: "unavailable", database: "unavailable" };
  }
}

const minuteMs = 60 * 1000;

const behindAfterMs = 15 * minuteMs;

const failingAfterMs = 5 * minuteMs;

/** Returns the state of deliveries. `behind`: a lead has waited for longer than staff expect. */
export async function readDeliveryHealth(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
): Promise<DeliveryHealth> {
  const rows = await openDeliveries(db)
    .select(["state", (eb) => eb.fn.min("created_at").as("oldest")])
    .where("state", "in", ["pending", "dead"])
    .groupBy("state")
    .execute();
  const oldest = (state: DeliveryState) => rows.find((row) => row.state === state)?.oldest;
  if (oldest("dead")) return "given up on some";
  if (!staffChannels.some((name) => channels.includes(name))) return "not configured";
  const pending = oldest("pending");
  const isBehind = pending && now.getTime() - Date.parse(pending) > behindAfterMs;
  return isBehind ? "behind" : "working";
}

const staffMails: ChannelName[] = ["email", "details email", "call", "list email"];

export async function isMailFailing(db: LeadDatabase, now: Date): Promise<boolean> {
  const failed = db
    .selectFrom("outbox")
    .select("subject_id")
    .where("state", "=", "pending")
    .where("channel", "in", staffMails)
    .where("last_problem", "is not", null)
    .where("created_at", "<=", new Date(now.getTime() - failingAfterMs).toISOString())
    .limit(1);
  return (await failed.executeTakeFirst()) !== undefined;
}
