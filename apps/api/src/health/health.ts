import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";

/** State of the outbox, without counts, because these responses are public. */
export type DeliveryHealth = z.infer<typeof deliveryHealth>;

const deliveryHealth = z.enum(["working", "not configured", "behind", "given up on some"]);

export interface HealthOptions {
  /** Rejects if no application can be stored now. */
  checkStore: () => Promise<void>;
  /** Without it, no delivery is configured. */
  readDeliveryHealth?: () => Promise<DeliveryHealth>;
  /** Returns true if a suspected application has waited too long for review. */
  isReviewLate?: () => Promise<boolean>;
  /** Returns true if mails to staff fail; absent without mail. */
  isMailFailing?: (() => Promise<boolean>) | undefined;
  /** Returns true if applications have waited too long for a backup; absent without backups. */
  isBackupLate?: (() => Promise<boolean>) | undefined;
  /** Returns true if the mails of a day to visitors are used up; absent without mail. */
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

export function health(app: FastifyInstance, options: HealthOptions): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get("/healthz", { schema: liveSchema }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "live" }),
  );

  let last: { startedAt: number; answer: Promise<Readiness> } | undefined;
  routes.get("/readyz", { schema: readySchema }, async (request, reply) => {
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

async function readReadiness(options: HealthOptions): Promise<Readiness> {
  try {
    await options.checkStore();
    const delivery = (await options.readDeliveryHealth?.()) ?? "not configured";
    const review = (await options.isReviewLate?.()) ? "late" : "in time";
    const backup = options.isBackupLate && ((await options.isBackupLate()) ? "late" : "in time");
    const visitorMails =
      options.isMailBudgetUsed &&
      ((await options.isMailBudgetUsed()) ? "used up" : "within budget");
    const mail = options.isMailFailing && ((await options.isMailFailing()) ? "failing" : "working");
    const isInTime = review === "in time" && backup !== "late";
    const isMailFine = mail !== "failing" && visitorMails !== "used up";
    const isFine = delivery === "working" && isInTime && isMailFine;
    const status = isFine ? "ready" : "degraded";
    return {
      status,
      database: "working",
      delivery,
      ...(mail && { mail }),
      review,
      ...(backup && { backup }),
      ...(visitorMails && { visitorMails }),
    };
  } catch {
    return { status: "unavailable", database: "unavailable" };
  }
}
