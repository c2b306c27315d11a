import type { FastifyInstance } from "fastify";
import type { RateLimiter } from "./rateLimiter.ts";

const everyMs = 1_000;

interface Options {
  rateLimiter: RateLimiter;
  /** Accepts these held applications, and delivers them. */
  accept: (ids: string[]) => Promise<void>;
  clock: () => Date;
}

/** Delivers the held applications that rank highest, while the app runs. */
export function deliverRanked(app: FastifyInstance, { rateLimiter, accept, clock }: Options): void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function deliver(): Promise<void> {
    const ids = rateLimiter.takeRanked(clock());
    if (ids.length === 0) return;
    // What cannot be accepted now waits for review.
    await accept(ids).catch((error) => app.log.warn({ err: error }, "held applications stay held"));
  }

  app.addHook("onListen", async () => {
    timer = setInterval(() => {
      running ??= deliver().finally(() => {
        running = undefined;
      });
    }, everyMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}
