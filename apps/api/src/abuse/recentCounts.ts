import { hash, randomBytes } from "node:crypto";

const width = 2 ** 18;
const rows = 3;
const maxCount = 2 ** 16 - 1;
/** Cells of a name. */
export type Cells = readonly number[];

/**
 * Counts how often names came lately in constant memory (a count-min sketch, 1.5 MB), so that no
 * number of names makes it forget one. Other names may add to a count and never lessen it. A secret
 * decides which, so that nobody can aim at a name. After its half-life a count has half of its weight.
 */
export function recentCounts(halfLifeMs: number) {
  const secret = randomBytes(16).toString("hex");
  const counts = new Uint16Array(width * rows);
  let halvedAt = Number.NaN;

  function cellsOf(name: string): Cells {
    const digest = hash("sha256", `${secret} ${name}`, "buffer");
    return Array.from(
      { length: rows },
      (_, row) => row * width + (digest.readUInt32LE(row * 4) % width),
    );
  }

  const at = (cell: number) => counts[cell] ?? 0;

  function add(cells: Cells, by: 1 | -1): void {
    for (const cell of cells) counts[cell] = Math.min(maxCount, Math.max(0, at(cell) + by));
  }

  /** Halves all counts when their half-life has passed. A clock that was set back starts it again. */
  function age(now: Date): void {
    const elapsed = now.getTime() - halvedAt;
    if (elapsed >= 0 && elapsed < halfLifeMs) return;
    halvedAt = now.getTime();
    if (elapsed >= halfLifeMs)
      counts.forEach((count, cell) => {
        counts[cell] = count >> 1;
      });
  }

  function count(cells: Cells): number {
    let least = maxCount;
    for (const cell of cells) least = Math.min(least, at(cell));
    return least;
  }

  return { cellsOf, add, age, count };
}
