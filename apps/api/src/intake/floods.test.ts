import { expect, test } from "vitest";
import { now } from "../../testing/submission.ts";
import { type Lane, rateLimiter, type Sender, senderOf } from "../limits/rateLimiter.ts";

const honestEverySeconds = 5;
const rankEverySeconds = 8;
/** Visits of a local brokerage in about a week, from 64 neighbourhoods. */
const earlierVisits = 450;

interface Attack {
  minutes: number;
  perMinute: number;
  /** Sends a minute's applications within its first second. */
  isBurst?: boolean;
  lanes: readonly Lane[];
  /** Networks of the attacker that visited the site before. */
  scouts?: number;
  senderOf: (index: number) => Sender;
}

interface Side {
  sent: number;
  delivered: number;
}

/** Networks that lie beside each other, as those of a provider do. */
const adjacent = (networks: number) => (index: number) => {
  const network = index % networks;
  return senderOf(`${11 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}.7`);
};

/** Networks anywhere, as those of a pool of home addresses are. */
const scattered = (networks: number) => (index: number) => {
  const at = ((index % networks) * 2_654_435_761) % 2 ** 24;
  return senderOf(`${at >>> 16}.${(at >> 8) & 255}.${at & 255}.7`);
};

/** Visitors of several providers, a few of them in the same neighbourhood. */
const visitorOf = (index: number) =>
  senderOf(`${[24, 70, 99, 142][index % 4]}.${(index * 37) % 16}.${index % 251}.9`);

/**
 * Runs an attack beside honest visitors, alternately with scripts and without, on a simulated clock.
 * Returns how many of each were delivered within the five minutes in which the server ranks.
 */
function simulate(attack: Attack) {
  const { minutes, perMinute, isBurst, lanes, scouts = 0, senderOf: attackerOf } = attack;
  const { admit, takeRanked, visited } = rateLimiter({ perClient: 10, overall: 100 });
  for (let index = 0; index < Math.max(earlierVisits, scouts); index += 1) {
    const at = new Date(now.getTime() - 60_000);
    if (index < earlierVisits) visited(visitorOf(index * 7), at);
    if (index < scouts) visited(attackerOf(index), at);
  }
  const sides = new Map<string, Side>();
  const held = new Map<string, Side>();
  let [attackers, visitors] = [0, 0];

  function send(name: string, sender: Sender, lane: Lane, at: Date): void {
    const side = sides.get(name) ?? { sent: 0, delivered: 0 };
    sides.set(name, side);
    side.sent += 1;
    const admission = admit(sender, lane, at);
    if (!admission.isOverflow) side.delivered += 1;
    const id = `${name} ${side.sent}`;
    held.set(id, side);
    if (admission.isOverflow) admission.hold(id);
  }

  for (let second = 0; second < (minutes + 5) * 60; second += 1) {
    const at = new Date(now.getTime() + second * 1_000);
    const isOn = second < minutes * 60;
    const due = isBurst
      ? Math.ceil((second + 1) / 60) * perMinute
      : ((second + 1) * perMinute) / 60;
    // The attacker comes first in every second.
    for (; isOn && attackers < due; attackers += 1) {
      const lane = lanes[attackers % lanes.length] ?? "program";
      send("attacker", attackerOf(attackers), lane, at);
    }
    if (isOn && second % honestEverySeconds === 3) {
      visitors += 1;
      const lane = visitors % 2 === 0 ? "script" : "plain";
      send(lane, visitorOf(visitors), lane, at);
    }
    // The server ranks every second; with the capacity of these seconds the outcome is the same.
    for (const id of second % rankEverySeconds === 0 ? takeRanked(at) : []) {
      const side = held.get(id);
      if (side) side.delivered += 1;
    }
  }
  const share = (name: string) => {
    const { sent, delivered } = sides.get(name) ?? { sent: 0, delivered: 0 };
    return delivered / sent;
  };
  return { script: share("script"), plain: share("plain") };
}

const every = ["script", "plain", "program"] as const;
const crowd = (perMinute: number, networks: number): Attack => ({
  minutes: 3,
  perMinute,
  lanes: every,
  senderOf: adjacent(networks),
});

test.each<[string, Attack]>([
  ...[100, 1_000, 10_000].flatMap((perMinute) =>
    [11, 1_000, 10_000].map((networks): [string, Attack] => [
      `${perMinute} a minute from ${networks} networks`,
      crowd(perMinute, networks),
    ]),
  ),
  ...(["script", "plain"] as const).map((lane): [string, Attack] => [
    `bursts of 105 a minute to ${lane}, prepared beforehand, from networks anywhere`,
    {
      ...crowd(105, 0),
      minutes: 10,
      isBurst: true,
      lanes: [lane],
      senderOf: scattered(2 ** 20),
    },
  ]),
  [
    "bursts of 105 a minute to plain for half an hour",
    {
      ...crowd(105, 0),
      minutes: 30,
      isBurst: true,
      lanes: ["plain"],
      senderOf: scattered(2 ** 20),
    },
  ],
  ["33,341 networks in a circle for 20 minutes", { ...crowd(1_667, 33_341), minutes: 20 }],
])("%s crowd out few honest visitors", { timeout: 120_000 }, (_, attack) => {
  const { script, plain } = simulate(attack);
  expect(script).toBeGreaterThanOrEqual(0.95);
  expect(plain).toBeGreaterThanOrEqual(0.95);
});

/** A pool of home addresses of which each visited the site before, used one neighbourhood after the other. */
const pool = (neighbourhoods: number, inEach: number): Attack => ({
  ...crowd(1_000, 0),
  scouts: neighbourhoods * inEach,
  senderOf: (index) => {
    const [neighbourhood, network] = [
      index % neighbourhoods,
      Math.floor(index / neighbourhoods) % inEach,
    ];
    return senderOf(`${neighbourhood >> 8}.${neighbourhood & 255}.${network}.7`);
  },
});

test("a pool with two addresses in each neighbourhood crowds out few visitors", () => {
  const { script, plain } = simulate(pool(50_000, 2));
  expect(script).toBeGreaterThanOrEqual(0.95);
  expect(plain).toBeGreaterThanOrEqual(0.9);
});

// The limit of ranking: whoever has this many addresses, which all visited the site, looks like visitors.
test("a pool with 16 addresses in each of 10,000 neighbourhoods crowds out visitors", () => {
  const { script, plain } = simulate(pool(10_000, 16));
  expect(script).toBeLessThan(0.8);
  expect(plain).toBeLessThan(0.8);
});
