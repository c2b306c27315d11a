import { type Channel, DeliveryProblem } from "../src/deliveries/channel.ts";
import { type DeliveryWorkerOptions, deliveryWorker } from "../src/deliveries/deliveryWorker.ts";
import { type LeadMessage, readLeadMessages } from "../src/deliveries/leadMail.ts";
import { outbox } from "../src/deliveries/outbox.ts";
import type { LeadDatabase } from "../src/store/tables.ts";
import type { Engine } from "./onEachEngine.ts";
import { now, submission } from "./submission.ts";
import { testStore } from "./testStore.ts";
import { valuesOf } from "./valuesOf.ts";

export const silent = { info() {}, warn() {}, error() {} };
export const visitorMailsPerDay = 20;
export const second = 1_000;
export const hour = 3_600 * second;

export function standingClock() {
  let ms = now.getTime();
  return {
    read: () => new Date(ms),
    advance: (by: number) => {
      ms += by;
    },
    moveTo: (date: string) => {
      ms = Date.parse(date);
    },
  };
}

/** Returns a channel that records the ids of its messages and handles them as the test specifies. */
export function recorder(
  handle: Channel<LeadMessage>["send"] = async () => {},
  name: Channel["name"] = "webhook",
) {
  const ids: string[] = [];
  const channel: Channel<LeadMessage> = {
    name,
    read: readLeadMessages,
    ...(name === "acknowledgement" && { visitorAddress: ({ phoneOrEmail }) => phoneOrEmail }),
    async send(message, signal) {
      ids.push(message.id);
      await handle(message, signal);
    },
  };
  return { channel, ids };
}

export const refusing = async () => {
  throw new DeliveryProblem("HTTP 500");
};

/** Returns a worker without jitter on a clock of the test. */
export const testWorker = (
  options: Pick<DeliveryWorkerOptions, "queue" | "channels"> & Partial<DeliveryWorkerOptions>,
  clock: () => Date,
) => deliveryWorker({ log: silent, clock, random: () => 1, giveUpAfterMs: 72 * hour, ...options });

/** Returns an empty database for leads, with delivery workers on a clock that the test advances. */
export async function deliverySetUp(engine: Engine) {
  const { settings, db } = await engine.emptyDatabase();
  const clock = standingClock();
  const worker = (channel: Channel, more: Partial<DeliveryWorkerOptions> = {}) =>
    testWorker({ queue: outbox(db, visitorMailsPerDay), channels: [channel], ...more }, clock.read);
  const store = testStore(db, ["webhook"]);
  async function storeLeads(count: number): Promise<string[]> {
    const leads = Array.from({ length: count }, () => submission());
    await Promise.all(leads.map((lead) => store.accept(lead)));
    return leads.map(({ id }) => id);
  }
  return { settings, db, clock, worker, storeLeads };
}

export const states = (db: LeadDatabase) => valuesOf(db, "outbox", "state");
