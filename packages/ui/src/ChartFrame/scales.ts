type Ends = readonly [from: number, to: number];

/** Converts values into positions along a line, as an axis does. */
export interface LinearScale {
  (value: number): number;
  readonly domain: Ends;
  /** Returns about this many round values within the domain. */
  readonly ticks: (count: number) => readonly number[];
}

/** Returns the scale of a domain. A domain of a single value is placed in the middle. */
export function linearScale(domain: Ends, [start, end]: Ends): LinearScale {
  const [from, to] = domain;
  const place = (value: number) => (to === from ? 0.5 : (value - from) / (to - from));
  return Object.assign((value: number) => start + place(value) * (end - start), {
    domain,
    ticks: (count: number) => roundValues(domain, count),
  });
}

function roundValues(domain: Ends, count: number): readonly number[] {
  const [from, to] = domain;
  if (from === to) return [from];
  const { at, indexBelow, indexAbove } = roundSteps(domain, count);
  const first = indexAbove(from);
  const length = Math.max(0, indexBelow(to) - first + 1);
  return Array.from({ length }, (_, index) => at(first + index));
}

/** Returns the step of 1, 2 or 5 times a power of ten that gives closest to this many ticks. */
function roundSteps([from, to]: Ends, count: number) {
  const rough = (to - from) / count;
  const power = Math.floor(Math.log10(rough));
  const lead = rough / 10 ** power;
  const digit = lead < Math.SQRT2 ? 1 : lead < Math.sqrt(10) ? 2 : lead < Math.sqrt(50) ? 5 : 10;
  // Divides by powers of ten, which are exact; tenths are not, and would round twice.
  const [times, over] = power < 0 ? [1, 10 ** -power / digit] : [digit * 10 ** power, 1];
  // Adding 0 converts -0, whose sign would be shown.
  const at = (index: number) => (index * times) / over + 0;
  const nearest = (value: number) => Math.round((value * over) / times);
  return {
    at,
    /** Tests the value, because an index computed from it is not exact. */
    indexBelow: (value: number) => nearest(value) - (at(nearest(value)) > value ? 1 : 0),
    indexAbove: (value: number) => nearest(value) + (at(nearest(value)) < value ? 1 : 0),
  };
}

/** Returns a scale that always includes zero, also when all values are zero. */
export function valueScale(values: readonly number[], range: Ends): LinearScale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return linearScale([least, least === most ? 1 : most], range);
}

/** Returns the scale of the places, with ticks at multiples of a unit, such as a year of months. */
export function placeScale(
  places: readonly number[],
  range: readonly [number, number],
  unit = 1,
): LinearScale {
  if (places.length === 0) return linearScale([0, 1], range);
  const domain = [Math.min(...places), Math.max(...places)] as const;
  const step = domain[1] - domain[0] < unit ? 1 : unit;
  const ticks = (count: number) =>
    roundValues([domain[0] / step, domain[1] / step], count)
      .filter(Number.isInteger)
      .map((place) => place * step);
  return Object.assign(linearScale(domain, range), { ticks });
}

/** Converts values to percent of the plot for bars; zero is always included. */
export function percentScale(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = linearScale([least, least === most ? 1 : most], [0, 100]);
  return (value) => Math.round(scale(value) * 100) / 100;
}
