import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { expect, test, vi } from "vitest";
import { type DeliveryHealth, health } from "./health.ts";

function createApp(
  delivery: DeliveryHealth,
  checkStore = vi.fn(async () => {}),
  isReviewLate = async () => false,
  isBackupLate?: () => Promise<boolean>,
) {
  let now = 0;
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  health(app, {
    checkStore,
    readDeliveryHealth: async () => delivery,
    isReviewLate,
    isBackupLate,
    clock: () => new Date(now),
  });
  const get = async (url: string) => {
    const answer = await app.inject(url);
    return [answer.statusCode, answer.json()];
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { get, pass, checkStore };
}

const broken = () =>
  vi.fn(async () => {
    throw new Error("disk full");
  });

test("a process without a database still runs", async () => {
  expect(await createApp("working", broken()).get("/healthz")).toEqual([200, { status: "live" }]);
});

test("storing and delivering is ready", async () => {
  expect(await createApp("working").get("/readyz")).toEqual([
    200,
    { status: "ready", database: "working", delivery: "working", review: "in time" },
  ]);
});

test.each(["not configured", "behind", "given up on some"] as const)(
  "delivery that is %s is degraded but accepts applications",
  async (delivery) => {
    expect(await createApp(delivery).get("/readyz")).toEqual([
      200,
      { status: "degraded", database: "working", delivery, review: "in time" },
    ]);
  },
);

test.each([
  ["working", 200],
  ["not configured", 503],
  ["behind", 503],
  ["given up on some", 503],
] as const)("with ?strict delivery that is %s gives %i", async (delivery, status) => {
  expect((await createApp(delivery).get("/readyz?strict"))[0]).toBe(status);
  expect((await createApp(delivery).get("/readyz?strict=1"))[0]).toBe(status);
});

test("a suspected application that waits too long for review degrades a working server", async () => {
  const { get } = createApp("working", undefined, async () => true);
  const answer = { status: "degraded", database: "working", delivery: "working", review: "late" };
  expect(await get("/readyz")).toEqual([200, answer]);
  expect(await get("/readyz?strict")).toEqual([503, answer]);
});

test.each([
  [true, 503, "degraded", "late"],
  [false, 200, "ready", "in time"],
])("late backups (%s) give %i with ?strict", async (isLate, code, status, backup) => {
  const { get } = createApp("working", undefined, undefined, async () => isLate);
  expect(await get("/readyz?strict")).toEqual([code, expect.objectContaining({ status, backup })]);
});

test("a failing store is unavailable, without a reason in the response", async () => {
  expect(await createApp("working", broken()).get("/readyz")).toEqual([
    503,
    { status: "unavailable", database: "unavailable" },
  ]);
});

test("the store is checked at most once a second", async () => {
  const { get, pass, checkStore } = createApp("working");
  await Promise.all([get("/readyz"), get("/readyz"), get("/readyz")]);
  expect(checkStore).toHaveBeenCalledTimes(1);
  pass(1_000);
  await get("/readyz");
  expect(checkStore).toHaveBeenCalledTimes(2);
});
