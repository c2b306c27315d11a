import { setTimeout as wait } from "node:timers/promises";
import type { Engine } from "./Engine.ts";

const timeoutMs = 30_000;

/** Polls the page until the script returns true. Throws after 30 seconds. */
export const untilIn =
  ({ evaluate: ask }: Pick<Engine, "evaluate">) =>
  async (what: string, script: string): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    while (!(await ask<boolean>(script))) {
      if (performance.now() > deadline) throw new Error(`The page never got as far as: ${what}.`);
      await wait(100);
    }
  };
