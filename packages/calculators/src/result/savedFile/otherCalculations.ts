import type { SavedCalculation } from "./savedFile.ts";

let others: readonly SavedCalculation[] = [];

/** Keeps the other calculators' numbers of an opened file while the page is open, so that saving drops none. */
export function keepOtherCalculations(calculations: readonly SavedCalculation[]): void {
  others = calculations;
}

export const otherCalculations = (): readonly SavedCalculation[] => others;
