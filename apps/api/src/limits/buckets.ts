const minuteMs = 60_000;

/** Returns a token bucket: it starts full, refills evenly, and holds at most `capacity` units. */
export function bucket(capacity: number, perMinute: number) {
  let level = capacity;
  let readAt = Number.POSITIVE_INFINITY;

  /** Takes units, one by default. Returns false if there are fewer. */
  function take(now: Date, units = 1): boolean {
    // A clock that was set back refills nothing.
    const elapsed = Math.max(0, now.getTime() - readAt);
    level = Math.min(capacity, level + (elapsed * perMinute) / minuteMs);
    readAt = now.getTime();
    if (level < units) return false;
    level -= units;
    return true;
  }

  return {
    take,
    /** Takes units for work already done, even below 0: later work waits until they are refilled. */
    charge: (units: number) => {
      level -= units;
    },
    giveBack: (units = 1) => {
      level = Math.min(capacity, level + units);
    },
  };
}

export type Bucket = ReturnType<typeof bucket>;

/** Returns a bucket for each name, and forgets the least recently used one above `most`. */
export function bucketsByName(capacity: number, most = 50_000, perMinute = capacity) {
  const buckets = new Map<string, Bucket>();
  return (name: string): Bucket => {
    const found = buckets.get(name) ?? bucket(capacity, perMinute);
    // Deleting first moves the name to the end.
    buckets.delete(name);
    buckets.set(name, found);
    if (buckets.size > most) buckets.delete(buckets.keys().next().value ?? "");
    return found;
  };
}

/** Takes one unit of each bucket, and returns the function that gives them back; or takes none. */
export function takeAll(buckets: readonly Bucket[], now: Date): (() => void) | undefined {
  const taken = buckets.filter((one) => one.take(now));
  const giveBack = () => {
    for (const one of taken) one.giveBack();
  };
  if (taken.length === buckets.length) return giveBack;
  giveBack();
  return undefined;
}
