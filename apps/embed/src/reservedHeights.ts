import type { CalculatorId } from "@mortgage-kit/calculators";
import calculators from "../wordpress/mortgage-calculator-embed/calculators.json" with {
  type: "json",
};

/** Heights in CSS pixels, expanded and compact. */
interface Room {
  readonly full: number;
  readonly compact: number;
}

/**
 * Heights in CSS pixels that a page reserves to prevent a layout shift: those of each calculator's
 * first step in its taller language, at widths from 640 px. A narrower screen needs more, but there
 * the content below is out of view. The plugin for WordPress reads the same file.
 */
export const reservedHeights: Readonly<Record<CalculatorId, Room>> = calculators;
