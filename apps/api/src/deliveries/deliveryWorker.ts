import { randomUUID } from "node:crypto";
import type { ChannelName } from "../leads/tables.ts";
import { type Channel, DeliveryProblem, type LeadMessage } from "./channel.ts";
import type { Claim, Failure, Outbox } from "./outbox.ts";
import { mailRefusals } from "./visitorMails.ts";

const firstRetryMs = 5_000;
const longestRetryMs = 60 * 60 * 1000;

/**
 * Returns the delay before the next retry in milliseconds: exponential backoff up to an hour, with
 * jitter in the upper half, so that retries do not all come back at once.
 */
export function retryDelay(attempts: number, random: number): number {
  const full = Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));
  return Math.round(full * (0.5 + random / 2));
}

/**
 * Returns a monotonic clock. It follows the system clock forwards, and continues on its own if that is
 * set back.
 */
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

export interface DeliveryLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

export type AttemptOutcome = "delivered" | "failed" | "given up";

export interface DeliveryWorkerOptions<Message = LeadMessage, Name extends string = ChannelName> {
  queue: Outbox<Message, Name>;
  channels: readonly Channel<Message, Name>[];
  log: DeliveryLog;
  giveUpAfterMs: number;
  /** Monotonic clock. */
  clock?: () => Date;
  /** Called after each attempt. */
  onAttempt?: (channel: Name, outcome: AttemptOutcome) => void;
  random?: () => number;
  /** Maximum concurrent sends on one channel. */
  places?: number;
  sendTimeoutMs?: number;
  leaseMs?: number;
  pollMs?: number;
}

export interface DeliveryWorker {
  start(): void;
  /** Checks for work now instead of at the next poll. */
  wake(): void;
  /** Sends all due deliveries, and resolves when their outcomes are recorded. */
  runDue(): Promise<void>;
  /** Stops taking work, waits briefly for running sends, then aborts them. */
  stop(graceMs?: number): Promise<void>;
}

export function deliveryWorker<
  Message extends { id: string } = LeadMessage,
  Name extends string = ChannelName,
>({
  queue,
  channels,
  log,
  giveUpAfterMs,
  clock = steadyClock(),
  onAttempt = () => {},
  random = Math.random,
  places = 8,
  sendTimeoutMs = 15_000,
  leaseMs = 60_000,
  pollMs = 1_000,
}: DeliveryWorkerOptions<Message, Name>): DeliveryWorker {
  type AnyChannel = Channel<Message, Name>;
  type AnyClaim = Claim<Message, Name>;
  const stopping = new AbortController();
  const cutOff = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function failureOf({ isSentOnce }: AnyChannel, claim: AnyClaim, error: unknown): Failure {
    const problem = error instanceof DeliveryProblem ? error.message : "unexpected failure";
    const now = clock().getTime();
    const isTooOld = now - Date.parse(claim.createdAt) >= giveUpAfterMs;
    const mayHaveArrived = !(error instanceof DeliveryProblem) || error.mayHaveArrived;
    if (isSentOnce && mayHaveArrived) {
      return { problem: `${problem}, and it may have arrived`, next: { state: "dead" } };
    }
    if (isTooOld) return { problem, next: { state: "dead" } };
    const due = new Date(now + retryDelay(claim.attempts, random()));
    return { problem, next: { state: "pending", due } };
  }

  async function attempt(channel: AnyChannel, claim: AnyClaim): Promise<void> {
    const about = {
      [queue.about]: claim.message.id,
      channel: channel.name,
      attempts: claim.attempts,
    };
    const signal = AbortSignal.any([AbortSignal.timeout(sendTimeoutMs), cutOff.signal]);
    if (channel.isSentOnce && claim.isUncertain) {
      await queue.succeed(claim, clock());
      log.warn(about, "not sent again, because an earlier attempt may have been delivered");
      return;
    }
    const refusal = await queue.refusalOf?.(claim, clock());
    if (refusal) {
      const problem = mailRefusals[refusal];
      await queue.fail(claim, { problem, next: { state: "dead" } });
      log.info({ ...about, problem }, "not sent");
      return;
    }
    try {
      await channel.send(claim.message, signal);
    } catch (error) {
      const failure = failureOf(channel, claim, error);
      await queue.fail(claim, failure);
      onAttempt(channel.name, failure.next.state === "dead" ? "given up" : "failed");
      const details = { ...about, problem: failure.problem };
      if (failure.next.state === "dead") log.error(details, "delivery given up");
      else log.warn(details, "delivery failed, will be retried");
      return;
    }
    await queue.succeed(claim, clock());
    onAttempt(channel.name, "delivered");
    log.info(about, "delivered");
  }

  function runner(channel: AnyChannel) {
    const running = new Set<Promise<void>>();
    let draining: Promise<void> | undefined;
    let wanted = false;

    async function fillPlaces(): Promise<void> {
      while (!stopping.signal.aborted && running.size < places) {
        const limit = places - running.size;
        const request = {
          channel: channel.name,
          limit,
          now: clock(),
          leaseMs,
          lease: randomUUID(),
        };
        const claims = await queue.claim(request);
        for (const claim of claims) {
          const sending: Promise<void> = attempt(channel, claim)
            // A delivery without a recorded outcome is retried after its lease.
            .catch((error) => log.error({ err: error, channel: channel.name }, "not settled"))
            .finally(() => {
              running.delete(sending);
              wake();
            });
          running.add(sending);
        }
        if (claims.length < limit) return;
      }
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
