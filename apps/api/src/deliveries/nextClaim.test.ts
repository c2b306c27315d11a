import { expect, test } from "vitest";
import { type ChannelEvent, idle, next } from "./nextClaim.ts";

const places = 3;
const woken = { type: "woken" } as const;
const settled = { type: "settled" } as const;
const stopped = { type: "stopped" } as const;
const claimed = (sends: number, isMore = false): ChannelEvent => ({
  type: "claimed",
  sends,
  isMore,
});

/** Events of a channel with three places, and for how many each claims. */
const cases: [title: string, events: ChannelEvent[], claims: number[]][] = [
  ["waking claims for all places", [woken], [3]],
  ["waking during a claim claims again after it", [woken, woken, claimed(1)], [3, 0, 2]],
  ["an empty queue is asked again when woken", [woken, claimed(0), woken], [3, 0, 3]],
  ["a full channel waits for a place", [woken, claimed(3, true), settled], [3, 0, 1]],
  ["free places are filled if there is more", [woken, claimed(2, true)], [3, 1]],
  ["a send that settles asks for the next", [woken, claimed(1), settled], [3, 0, 3]],
  ["messages sent together take one place", [woken, claimed(1), woken], [3, 0, 2]],
  ["more than the places claims nothing", [woken, claimed(4), woken], [3, 0, 0]],
  ["a stopped channel claims nothing", [woken, stopped, claimed(1, true), settled], [3, 0, 0, 0]],
];

test.each(cases)("%s", (_, events, claims) => {
  let state = idle;
  const seen = events.map((event) => {
    const { state: then, claim } = next(state, event, places);
    state = then;
    return claim;
  });
  expect(seen).toEqual(claims);
});
