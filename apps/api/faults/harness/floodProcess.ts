import { setTimeout as wait } from "node:timers/promises";
import { spamSignals } from "@mortgage-kit/contracts";
import { applicant } from "./people.ts";
import { statusOf, submit } from "./submit.ts";
import { askForToken, from, openedCookie, submitForm, workshop } from "./visitors.ts";

const { tokenHeader, workHeader } = spamSignals;

/** Flood of one attacker: its target, rate, networks and duration, and the time that a form is open. */
export interface Attack {
  url: string;
  perMinute: number;
  networks: number;
  floodMs: number;
  typingMs: number;
}

/** Number of responses to the flood by status; 0 stands for no response. */
export type FloodStatuses = [status: number, count: number][];

const attackerNetwork = (index: number) => `10.${index >> 8}.${index & 255}`;

process.once("message", async (attack: Attack) => {
  const { perMinute, networks, floodMs } = attack;
  const shop = workshop(19);
  const statuses = new Map<number, number>();
  const begun = performance.now();
  const count = Math.round((perMinute * floodMs) / 60_000);
  const sending = Array.from({ length: count }, async (_, index) => {
    const due = (index * 60_000) / perMinute;
    await wait(Math.max(1, due - (performance.now() - begun)));
    const status = await statusOf(send(attack, attackerNetwork(index % networks), index));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  await Promise.all(sending);
  shop.close();
  process.send?.([...statuses] satisfies FloodStatuses, () => process.disconnect());

  /**
   * Sends as an attacker who knows the source: a third with a token and as much proof of work as one
   * machine can compute, a third as plain forms that were open long enough, and a third without a token.
   */
  async function send({ url, typingMs }: Attack, network: string, index: number) {
    const person = { ...applicant(`flood-${index}`), phoneOrEmail: `${index}@robot.example` };
    if (index % 3 === 0) return submit(url, person, from(network));
    if (index % 3 === 1) {
      const cookie = await openedCookie(url, network);
      await wait(typingMs);
      return submitForm(url, person, { ...from(network), cookie });
    }
    const { token, workBits } = await askForToken(url, network);
    const isWorthIt = workBits > 0 && shop.queued() < 3;
    const number = isWorthIt ? await shop.find(token, workBits) : undefined;
    await wait(2_000);
    const headers = { ...from(network), [tokenHeader]: token };
    return submit(url, person, {
      ...headers,
      ...(number !== undefined && { [workHeader]: String(number) }),
    });
  }
});
