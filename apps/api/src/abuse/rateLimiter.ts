import type { Lane } from "../leads/lead.ts";
import { type Bucket, bucket, bucketsByName } from "./buckets.ts";
import { type SpamSignals, sentLane } from "./spamSignals.ts";

/** Applications delivered per minute, in a moving window: of one client, and of all in one lane. */
export interface RateLimits {
  perClient: number;
  overall: number;
}

export interface Sender {
  client: string;
  network: string;
}

export interface Admission {
  /** True if the limit is reached: the application is stored and held for review. */
  isOverflow: boolean;
  /** True if the network sent nothing in the last 24 hours. */
  isUnseen: boolean;
  /** Releases the capacity of an application that was not stored. */
  release(): void;
}

const minuteMs = 60_000;
const seenMs = 24 * 60 * minuteMs;
const maxNetworks = 100_000;
const maxClients = 50_000;

/** Share of each lane that is reserved for networks that sent nothing in the last 24 hours. */
const reservedShare = 0.5;

/** Share of a minute's limit that may arrive at one moment. */
const burstShare = 0.1;

/** Minimum seconds that a form without scripts must have been open under load. */
const plainSeconds = 20;

const minBits = 16;
/** About a million hashes on average: one to four seconds on a desktop, ten on an old phone. */
const maxBits = 20;
/** Bits by which a token may fall short, because the required work may have grown since it was issued. */
const toleratedBits = 3;

function bitsFor(pressure: number): number {
  if (pressure <= 1) return 0;
  return Math.min(maxBits, minBits + Math.floor(Math.log2(pressure)));
}

const lanes = ["script", "plain", "program"] as const satisfies Lane[];

interface Places {
  general: Bucket;
  reserved: Bucket;
}

/** Returns one value for each lane. */
const byLane = <Value>(value: (lane: Lane) => Value) =>
  Object.fromEntries(lanes.map((lane) => [lane, value(lane)])) as Record<Lane, Value>;

/** Decides which applications are delivered now and which are held for review. It rejects none. */
export function rateLimiter({ perClient, overall }: RateLimits) {
  const burst = Math.max(1, overall * burstShare);
  const lanePlaces = byLane<Places>(() => ({
    general: bucket(burst, overall * (1 - reservedShare)),
    reserved: bucket(burst, overall * reservedShare),
  }));
  /** Requests by lane in this minute and the one before, with any outcome. */
  let asked = byLane(() => 0);
  let askedBefore = byLane(() => 0);
  const clients = bucketsByName(maxClients, perClient);
  const seen = new Map<string, number>();
  let minuteBegun = 0;

  /** Resets the counts if a minute has passed or the clock was set back. */
  function startMinute(now: Date): void {
    const elapsed = now.getTime() - minuteBegun;
    if (elapsed >= 0 && elapsed < minuteMs) return;
    minuteBegun = now.getTime();
    askedBefore = elapsed < 2 * minuteMs ? asked : byLane(() => 0);
    asked = byLane(() => 0);
  }

  /**
   * Returns the demand on a lane as a multiple of half its limit per minute. Above 1 it is under
   * load.
   */
  function pressureOn(lane: Lane): number {
    return Math.max(asked[lane], askedBefore[lane]) / Math.max(1, overall / 2);
  }

  /** Returns the proof of work, in bits, for a token issued now. */
  function workBits(now: Date): number {
    startMinute(now);
    return bitsFor(pressureOn("script"));
  }

  /**
   * Returns the lane whose limit applies. Under load, an application without its lane's proof of work
   * or waiting time falls to a lower lane.
   */
  function laneOf(lane: Lane, { seconds = 0, workBits: done }: SpamSignals): Lane {
    if (lane === "program") return lane;
    const wanted = bitsFor(pressureOn("script"));
    if (lane === "script" && (wanted === 0 || done >= wanted - toleratedBits)) return lane;
    // Tokens issued before the flood carry no proof of work, so they count as a plain form.
    return pressureOn("plain") <= 1 || seconds >= plainSeconds ? "plain" : "program";
  }

  function isUnseen(network: string, now: Date): boolean {
    const last = seen.get(network);
    return last === undefined || now.getTime() - last > seenMs;
  }

  function remember(network: string, now: Date): void {
    // Deleting first moves the network to the end, so that the first entry is the least recently seen.
    seen.delete(network);
    seen.set(network, now.getTime());
    if (seen.size > maxNetworks) seen.delete(seen.keys().next().value ?? "");
  }

  function takePlace({ general, reserved }: Places, isNew: boolean, now: Date): Bucket | undefined {
    if (isNew && reserved.take(now)) return reserved;
    return general.take(now) ? general : undefined;
  }

  /** Uses capacity for one application, if there is any. */
  function admit(sender: Sender, signals: SpamSignals, isForm: boolean, now: Date): Admission {
    startMinute(now);
    const lane = sentLane(signals, isForm);
    const places = lanePlaces[laneOf(lane, signals)];
    const requests = asked;
    const own = clients(sender.client);
    const isWithin = own.take(now);
    const isNew = isUnseen(sender.network, now);
    const lastSeen = seen.get(sender.network);
    const place = isWithin ? takePlace(places, isNew, now) : undefined;
    requests[lane] += 1;
    remember(sender.network, now);
    function release(): void {
      if (lastSeen === undefined) seen.delete(sender.network);
      // Counts belong to the minute of admission, which may have ended.
      requests[lane] -= 1;
      place?.giveBack();
      if (isWithin) own.giveBack();
    }
    return { isOverflow: place === undefined, isUnseen: isNew, release };
  }

  return { admit, workBits, isUnseen };
}

export type RateLimiter = ReturnType<typeof rateLimiter>;
