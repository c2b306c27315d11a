import { setTimeout as wait } from "node:timers/promises";
import { spamSignals } from "@mortgage-kit/contracts";
import { applicant } from "./people.ts";
import { statusOf, submit } from "./submit.ts";
import { askForToken, from, openedCookie, submitForm } from "./visitors.ts";

const { tokenHeader } = spamSignals;

/** Flood of one attacker: its target, rate, networks and duration, and the time that a form is open. */
export interface Attack {
  url: string;
  perMinute: number;
  /** Networks beside each other, used in turn; 0 for a new one anywhere for each application. */
  networks: number;
  /** Prepares each minute's applications beforehand, and sends them within a moment. */
  isBurst: boolean;
  floodMs: number;
  typingMs: number;
}

/** Number of responses to the flood by status; 0 stands for no response. */
export type FloodStatuses = [status: number, count: number][];

const minuteMs = 60_000;

function attackerNetwork(index: number, networks: number): string {
  if (networks === 0) {
    const at = (index * 2_654_435_761) % 2 ** 24;
    return `${at >>> 16}.${(at >> 8) & 255}.${at & 255}`;
  }
  const network = index % networks;
  return `10.${network >> 8}.${network & 255}`;
}

process.once("message", async (attack: Attack) => {
  const { url, perMinute, networks, isBurst, floodMs, typingMs } = attack;
  const statuses = new Map<number, number>();
  const begun = performance.now();
  const at = (ms: number) => wait(Math.max(1, ms - (performance.now() - begun)));
  const count = Math.round((perMinute * floodMs) / minuteMs);
  const sending = Array.from({ length: count }, async (_, index) => {
    const minute = Math.floor(index / perMinute) * minuteMs;
    // Prepares within the half minute before the burst.
    const due = isBurst ? minute + (index % perMinute) * 200 : (index * minuteMs) / perMinute;
    await at(due);
    const send = await prepared(index);
    if (isBurst) await at(minute + minuteMs / 2);
    const status = await statusOf(send());
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  await Promise.all(sending);
  process.send?.([...statuses] satisfies FloodStatuses, () => process.disconnect());

  /**
   * Prepares an application as an attacker who knows the source: a third with a token, a third
   * as plain forms that were open long enough, and a third without a token. A burst has no third
   * without.
   */
  async function prepared(index: number) {
    const network = attackerNetwork(index, networks);
    const person = { ...applicant(`flood-${index}`), phoneOrEmail: `${index}@robot.example` };
    const kind = isBurst ? 1 + (index % 2) : index % 3;
    if (kind === 0) return () => submit(url, person, from(network));
    if (kind === 1) {
      const cookie = await openedCookie(url, network);
      if (!isBurst) await wait(typingMs);
      return () => submitForm(url, person, { ...from(network), cookie });
    }
    const headers = { ...from(network), [tokenHeader]: await askForToken(url, network) };
    if (!isBurst) await wait(2_000);
    return () => submit(url, person, headers);
  }
});
