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

export interface DeliveryLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

export interface AttemptOptions {
  queue: Outbox;
  log: DeliveryLog;
  giveUpAfterMs: number;
  clock: () => Date;
  random: () => number;
  sendTimeoutMs: number;
  /** Aborts running sends. */
  cutOff: AbortSignal;
}

/** Returns what is recorded of a failed attempt: when it is retried, or that it is given up. */
function failureOf(
  { channel, createdAt, attempts }: Claim,
  error: unknown,
  { giveUpAfterMs, clock, random }: AttemptOptions,
): Failure {
  const isKnown = error instanceof DeliveryProblem;
  const problem = isKnown ? error.message : "unexpected failure";
  if (channel.isSentOnce && (!isKnown || error.mayHaveArrived)) {
    return { problem: `${problem}, and it may have arrived` };
  }
  const now = clock().getTime();
  const isTooOld = now - Date.parse(createdAt) >= (channel.giveUpAfterMs ?? giveUpAfterMs);
  if (isTooOld) return { problem };
  return { problem, due: new Date(now + retryDelay(attempts, random())) };
}

const about = ({ channel, message, attempts }: Claim) => ({
  subject: message.id,
  channel: channel.name,
  attempts,
});

/** Returns false and records the outcome of a delivery that must not be sent. */
async function maySend(claim: Claim, { queue, log, clock }: AttemptOptions): Promise<boolean> {
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

async function recordFailure(claim: Claim, error: unknown, options: AttemptOptions) {
  const failure = failureOf(claim, error, options);
  await options.queue.fail(claim, failure);
  const details = { ...about(claim), problem: failure.problem };
  if (failure.due) options.log.warn(details, "delivery failed, will be retried");
  else options.log.error(details, "delivery given up");
}

/** Sends claimed deliveries, several as one message, and records each one's outcome. */
export async function attempt(
  channel: Channel,
  claims: readonly Claim[],
  options: AttemptOptions,
): Promise<void> {
  const { queue, log, clock, sendTimeoutMs, cutOff } = options;
  const due: Claim[] = [];
  for (const claim of claims) if (await maySend(claim, options)) due.push(claim);
  const [first, ...more] = due;
  if (!first) return;
  const signal = AbortSignal.any([AbortSignal.timeout(sendTimeoutMs), cutOff]);
  try {
    const messages = due.map(({ message }) => message);
    if (more.length === 0) await channel.send(first.message, signal);
    else await channel.sendTogether?.(messages, signal);
  } catch (error) {
    for (const claim of due) await recordFailure(claim, error, options);
    return;
  }
  for (const claim of due) {
    await queue.succeed(claim, clock());
    log.info(about(claim), "delivered");
  }
}
