import { setTimeout as wait } from "node:timers/promises";
import type { Engine } from "./Engine.ts";

const timeoutMs = 30_000;

/** Asks the page until the answer is yes, so that nothing depends on how fast a machine is. */
export const untilIn =
  ({ ask }: Pick<Engine, "ask">) =>
  async (what: string, script: string): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    while (!(await ask<boolean>(script))) {
      if (performance.now() > deadline) throw new Error(`The page never got as far as: ${what}.`);
      await wait(100);
    }
  };
