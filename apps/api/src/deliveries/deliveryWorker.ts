import { randomUUID } from "node:crypto";
import { bucket } from "../limits/buckets.ts";
import { type Channel, DeliveryProblem } from "./channel.ts";
import type { Claim, Failure, Outbox } from "./outbox.ts";
import { mailRefusals } from "./visitorMails.ts";

const firstRetryMs = 5_000;
const longestRetryMs = 60 * 60 * 1000;

/** Returns the milliseconds before a retry: exponential backoff up to an hour, with jitter. */
export function retryDelay(attempts: number, random: number): number {
  const full = Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));
  return Math.round(full * (0.5 + random / 2));
}

/** Returns a clock that follows the system's forwards, and runs on its own if that is set back. */
export function steadyClock(
  wallMs: () => number = Date.now,
  elapsedMs: () => number = () => performance.now(),
): () => Date {
  let time = wallMs();
  let readAt = elapsedMs();
  return () => {
    const now = elapsedMs();
    time = Math.max(wallMs(), time + (now - readAt));
    readAt = now;
    return new Date(time);
  };
}

/** Mails a minute on a channel that can send several messages as one; above it, these go together. */
const singlesPerMinute = 20;
const togetherPerMinute = 5;
const leaseMs = 60_000;
const pollMs = 1_000;
const maxTogether = 100;

export interface DeliveryLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

export interface DeliveryWorkerOptions {
  queue: Outbox;
  channels: readonly Channel[];
  log: DeliveryLog;
  giveUpAfterMs: number;
  clock?: () => Date;
  random?: () => number;
  /** Maximum concurrent sends on one channel. */
  places?: number;
  sendTimeoutMs?: number;
}

export function deliveryWorker({
  queue,
  channels,
  log,
  giveUpAfterMs,
  clock = steadyClock(),
  random = Math.random,
  places = 8,
  sendTimeoutMs = 15_000,
}: DeliveryWorkerOptions) {
  const stopping = new AbortController();
  const cutOff = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function failureOf({ channel, createdAt, attempts }: Claim, error: unknown): Failure {
    const problem = error instanceof DeliveryProblem ? error.message : "unexpected failure";
    const now = clock().getTime();
    const isTooOld = now - Date.parse(createdAt) >= (channel.giveUpAfterMs ?? giveUpAfterMs);
    const mayHaveArrived = !(error instanceof DeliveryProblem) || error.mayHaveArrived;
    if (channel.isSentOnce && mayHaveArrived) {
      return { problem: `${problem}, and it may have arrived` };
    }
    if (isTooOld) return { problem };
    return { problem, due: new Date(now + retryDelay(attempts, random())) };
  }

  const about = ({ channel, message, attempts }: Claim) => ({
    subject: message.id,
    channel: channel.name,
    attempts,
  });

  /** Returns false and records the outcome of a delivery that must not be sent. */
  async function maySend(claim: Claim): Promise<boolean> {
    if (claim.channel.isSentOnce && (await queue.mayBeSent(claim))) {
      await queue.succeed(claim, clock());
      log.warn(about(claim), "not sent again, because an earlier attempt may have been delivered");
      return false;
    }
    const refusal = await queue.refusalOf(claim, clock());
    if (!refusal) return true;
    const problem = mailRefusals[refusal];
    await queue.fail(claim, { problem });
    log.info({ ...about(claim), problem }, "not sent");
    return false;
  }

  async function recordFailure(claim: Claim, error: unknown) {
    const failure = failureOf(claim, error);
    await queue.fail(claim, failure);
    const details = { ...about(claim), problem: failure.problem };
    if (failure.due) log.warn(details, "delivery failed, will be retried");
    else log.error(details, "delivery given up");
  }

  async function attempt(channel: Channel, claims: readonly Claim[]): Promise<void> {
    const due: Claim[] = [];
    for (const claim of claims) if (await maySend(claim)) due.push(claim);
    const [first, ...more] = due;
    if (!first) return;
    const signal = AbortSignal.any([AbortSignal.timeout(sendTimeoutMs), cutOff.signal]);
    try {
      const messages = due.map(({ message }) => message);
      if (more.length === 0) await channel.send(first.message, signal);
      else await channel.sendTogether?.(messages, signal);
    } catch (error) {
      for (const claim of due) await recordFailure(claim, error);
      return;
    }
    for (const claim of due) {
      await queue.succeed(claim, clock());
      log.info(about(claim), "delivered");
    }
  }

  function runner(channel: Channel) {
    const running = new Set<Promise<void>>();
    const singles = bucket(singlesPerMinute, singlesPerMinute);
    const together = bucket(1, togetherPerMinute);
    let draining: Promise<void> | undefined;
    let wanted = false;

    function run(claims: readonly Claim[]): void {
      const sending: Promise<void> = attempt(channel, claims)
        // A delivery without a recorded outcome is retried after its lease.
        .catch((error) => log.error({ err: error, channel: channel.name }, "not settled"))
        .finally(() => {
          running.delete(sending);
          wake();
        });
      running.add(sending);
    }

    const claim = (limit: number) =>
      queue.claim({ channel, limit, now: clock(), leaseMs, lease: randomUUID() });

    /** Takes capacity for up to `limit` single sends, of which a channel has no limit by default. */
    function singlesUpTo(limit: number): number {
      if (!channel.sendTogether) return limit;
      for (let count = 0; count < limit; count += 1) if (!singles.take(clock())) return count;
      return limit;
    }

    async function fillPlaces(): Promise<void> {
      while (!stopping.signal.aborted && running.size < places) {
        const limit = singlesUpTo(places - running.size);
        if (limit === 0) {
          // The next poll tries again.
          if (together.take(clock())) await sendTogether();
          return;
        }
        const claims = await claim(limit);
        for (const one of claims) run([one]);
        if (claims.length < limit) {
          if (channel.sendTogether) singles.giveBack(limit - claims.length);
          return;
        }
      }
    }

    async function sendTogether(): Promise<void> {
      const claims = await claim(maxTogether);
      if (claims.length === 0) together.giveBack();
      else run(claims);
    }

    function wake(): void {
      wanted = true;
      draining ??= drainQueue().finally(() => {
        draining = undefined;
        if (wanted && !stopping.signal.aborted) wake();
      });
    }

    async function drainQueue(): Promise<void> {
      while (wanted && !stopping.signal.aborted) {
        wanted = false;
        await fillPlaces().catch((error) =>
          log.warn({ err: error, channel: channel.name }, "cannot read the delivery queue"),
        );
      }
    }

    async function idle(): Promise<void> {
      while (draining || running.size > 0) await Promise.all([draining, ...running]);
    }

    return { wake, idle };
  }

  const runners = channels.map(runner);

  function wake(): void {
    for (const { wake } of runners) wake();
  }

  async function runDue(): Promise<void> {
    wake();
    await Promise.all(runners.map(({ idle }) => idle()));
  }

  /** Stops taking work, waits briefly for running sends, then aborts them. */
  async function stop(graceMs = 3_000): Promise<void> {
    clearInterval(timer);
    stopping.abort();
    const grace = setTimeout(() => cutOff.abort(), graceMs);
    await Promise.all(runners.map(({ idle }) => idle()));
    clearTimeout(grace);
  }

  function start(): void {
    timer = setInterval(wake, pollMs).unref();
    wake();
  }

  return { start, wake, runDue, stop };
}
