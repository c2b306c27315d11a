import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { expect, test, vi } from "vitest";
import { standingClock } from "../../testing/deliverySetUp.ts";
import { type DeliveryHealth, type HealthOptions, health } from "./health.ts";

function createApp(options: Partial<HealthOptions> & { delivery?: DeliveryHealth } = {}) {
  const { delivery = "working", checkStore = vi.fn(async () => {}), ...more } = options;
  const { read: clock, advance: pass } = standingClock();
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  health(app, { checkStore, readDeliveryHealth: async () => delivery, ...more, clock });
  const get = async (url: string) => {
    const answer = await app.inject(url);
    return [answer.statusCode, answer.json()];
  };
  return { get, pass, checkStore };
}

const broken = () =>
  vi.fn(async () => {
    throw new Error("disk full");
  });

const late = async () => true;
const inTime = async () => false;

test.each<[state: string, is: Parameters<typeof createApp>[0], status: string, shown: object]>([
  ["storing and delivering", {}, "ready", {}],
  ["backing up in time", { isBackupLate: inTime }, "ready", { backup: "in time" }],
  [
    "delivery that is not configured",
    { delivery: "not configured" },
    "degraded",
    { delivery: "not configured" },
  ],
  ["delivery that is behind", { delivery: "behind" }, "degraded", { delivery: "behind" }],
  [
    "delivery that is given up on some",
    { delivery: "given up on some" },
    "degraded",
    { delivery: "given up on some" },
  ],
  ["a review that waits too long", { isReviewLate: late }, "degraded", { review: "late" }],
  ["late backups", { isBackupLate: late }, "degraded", { backup: "late" }],
])(
  "%s: accepts applications, and with ?strict is up only if ready",
  async (_, is, status, shown) => {
    const answer = {
      status,
      database: "working",
      delivery: "working",
      review: "in time",
      ...shown,
    };
    expect(await createApp(is).get("/readyz")).toEqual([200, answer]);
    for (const url of ["/readyz?strict", "/readyz?strict=1"]) {
      expect(await createApp(is).get(url)).toEqual([status === "ready" ? 200 : 503, answer]);
    }
  },
);

test("a failing store is unavailable, without a reason, and the process still runs", async () => {
  const { get } = createApp({ checkStore: broken() });
  expect(await get("/healthz")).toEqual([200, { status: "live" }]);
  expect(await get("/readyz")).toEqual([503, { status: "unavailable", database: "unavailable" }]);
});

test("the store is checked at most once a second", async () => {
  const { get, pass, checkStore } = createApp();
  await Promise.all([get("/readyz"), get("/readyz"), get("/readyz")]);
  expect(checkStore).toHaveBeenCalledTimes(1);
  pass(1_000);
  await get("/readyz");
  expect(checkStore).toHaveBeenCalledTimes(2);
});
