import { randomUUID } from "node:crypto";
import { bucket } from "../limits/buckets.ts";
import { type AttemptOptions, attempt } from "./attempt.ts";
import type { Channel } from "./channel.ts";
import { type ChannelEvent, idle, next } from "./nextClaim.ts";
import type { Claim } from "./outbox.ts";
import { steadyClock } from "./steadyClock.ts";

/** Mails a minute on a channel that can send several messages as one; above it, these go together. */
const singlesPerMinute = 20;
const togetherPerMinute = 5;
const maxTogether = 100;
const leaseMs = 60_000;
const pollMs = 1_000;

export interface DeliveryWorkerOptions
  extends Pick<AttemptOptions, "queue" | "log" | "giveUpAfterMs">,
    Partial<Pick<AttemptOptions, "clock" | "random" | "sendTimeoutMs">> {
  channels: readonly Channel[];
  /** Maximum concurrent sends on one channel. */
  places?: number;
}

export function deliveryWorker({ channels, places = 8, ...given }: DeliveryWorkerOptions) {
  const cutOff = new AbortController();
  const options: AttemptOptions = {
    clock: steadyClock(),
    random: Math.random,
    sendTimeoutMs: 15_000,
    ...given,
    cutOff: cutOff.signal,
  };
  const runners = channels.map((channel) => runner(channel, places, options));
  const tell = (type: "woken" | "stopped") => {
    for (const { on } of runners) on({ type });
  };
  const wake = () => tell("woken");
  const settled = () => Promise.all(runners.map(({ settled }) => settled()));
  let timer: NodeJS.Timeout | undefined;

  return {
    start() {
      timer = setInterval(wake, pollMs).unref();
      wake();
    },
    wake,
    async runDue(): Promise<void> {
      wake();
      await settled();
    },
    /** Stops taking work, waits briefly for running sends, then aborts them. */
    async stop(graceMs = 3_000): Promise<void> {
      clearInterval(timer);
      tell("stopped");
      const grace = setTimeout(() => cutOff.abort(), graceMs);
      await settled();
      clearTimeout(grace);
    },
  };
}

/** Runs one channel: carries out what `next` says, and tells it what came of it. */
function runner(channel: Channel, places: number, options: AttemptOptions) {
  const { queue, log, clock } = options;
  const take = claimLimit(channel, clock);
  const work = new Set<Promise<void>>();
  let state = idle;

  function on(event: ChannelEvent): void {
    const { state: then, claim } = next(state, event, places);
    state = then;
    if (claim > 0) run(claimAndSend(claim), "cannot read the delivery queue");
  }

  /** A delivery without a recorded outcome is retried after its lease. */
  function run(task: Promise<void>, trouble: string): void {
    const running = task
      .catch((error) => log.warn({ err: error, channel: channel.name }, trouble))
      .finally(() => work.delete(running));
    work.add(running);
  }

  async function claimAndSend(free: number): Promise<void> {
    let groups: Claim[][] = [];
    let isMore = false;
    try {
      const { limit, isTogether, giveBack } = take(free);
      if (limit === 0) return;
      const request = { channel, limit, now: clock(), leaseMs, lease: randomUUID() };
      const claims = await queue.claim(request);
      giveBack(claims.length);
      groups = isTogether ? [claims] : claims.map((claim) => [claim]);
      groups = groups.filter(({ length }) => length > 0);
      isMore = !isTogether && claims.length === limit;
    } finally {
      on({ type: "claimed", sends: groups.length, isMore });
      for (const claims of groups) run(send(claims), "not settled");
    }
  }

  const send = (claims: readonly Claim[]) =>
    attempt(channel, claims, options).finally(() => on({ type: "settled" }));

  async function settled(): Promise<void> {
    while (work.size > 0) await Promise.all(work);
  }

  return { on, settled };
}

/** Returns how many deliveries of a channel to claim: as many as are free, or many that go as one. */
function claimLimit({ sendTogether }: Channel, clock: () => Date) {
  const singles = bucket(singlesPerMinute, singlesPerMinute);
  const together = bucket(1, togetherPerMinute);
  return (free: number) => {
    if (!sendTogether) return { limit: free, isTogether: false, giveBack() {} };
    let limit = 0;
    while (limit < free && singles.take(clock())) limit += 1;
    if (limit > 0) {
      const giveBack = (used: number) => singles.giveBack(limit - used);
      return { limit, isTogether: false, giveBack };
    }
    // Without either, the next poll tries again.
    const isFree = together.take(clock());
    const giveBack = (used: number) => used === 0 && isFree && together.giveBack();
    return { limit: isFree ? maxTogether : 0, isTogether: true, giveBack };
  };
}
