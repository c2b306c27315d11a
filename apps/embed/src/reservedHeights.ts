import type { CalculatorId } from "@mortgage-kit/calculators";

/** Heights in CSS pixels, expanded and compact. */
interface Room {
  readonly full: number;
  readonly compact: number;
}

/**
 * Heights in pixels that a page reserves, so that nothing shifts when a calculator appears: the
 * maximum of its first step in both languages, from 640 px width. On a narrower screen it needs
 * more, and the content below is out of view.
 */
export const reservedHeights: Readonly<Record<CalculatorId, Room>> = {
  affordability: { full: 1060, compact: 660 },
  payment: { full: 1000, compact: 660 },
  refinance: { full: 1140, compact: 660 },
  "rent-vs-buy": { full: 1040, compact: 660 },
  "debt-consolidation": { full: 1060, compact: 680 },
  "closing-fees": { full: 1060, compact: 660 },
  renewal: { full: 1610, compact: 900 },
};
