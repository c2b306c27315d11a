import { type QuestionId, questionIds } from "@mortgage-kit/calculator-engine/insight";

/** Heights in CSS pixels, expanded and compact. */
interface Room {
  readonly full: number;
  readonly compact: number;
}

const measured: Readonly<Partial<Record<QuestionId, Room>>> = {
  affordability: { full: 1090, compact: 660 },
  payment: { full: 1030, compact: 660 },
  refinance: { full: 1140, compact: 660 },
  "rent-vs-buy": { full: 1060, compact: 660 },
  "debt-consolidation": { full: 1060, compact: 680 },
  "closing-fees": { full: 1060, compact: 660 },
  renewal: { full: 1800, compact: 1040 },
  leaving: { full: 1340, compact: 900 },
  "home-income": { full: 1050, compact: 645 },
  "fixed-or-variable": { full: 1335, compact: 820 },
};

/** Height of a first step with two or three questions. */
const usual: Room = { full: 1100, compact: 660 };

/**
 * Heights in CSS pixels that prevent a layout shift: each first step in its taller language, from
 * 640 px wide. A narrower screen needs more, but there the content below is out of view.
 */
export const reservedHeights = Object.fromEntries(
  questionIds.map((id) => [id, measured[id] ?? usual]),
) as Readonly<Record<QuestionId, Room>>;
