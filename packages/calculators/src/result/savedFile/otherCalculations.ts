import type { SavedCalculation } from "./savedFile.ts";

let others: readonly SavedCalculation[] = [];

/** Keeps an opened file's numbers of other calculators in memory, so that saving includes them. */
export function keepOtherCalculations(calculations: readonly SavedCalculation[]): void {
  others = calculations;
}

export const otherCalculations = (): readonly SavedCalculation[] => others;
