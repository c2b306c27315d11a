import { dollars, rentVsBuy } from "@mortgage-kit/calculator-engine";
import type { RentVsBuyForm } from "@mortgage-kit/calculator-engine/form/en/rentVsBuy";
import { viewOf } from "../makeView.ts";
import { cents, summaryOf } from "../result/Figure.ts";

/**
 * Creates the view of the rent or buy calculator: the cost of each over a stay.
 *
 * @example
 * rentVsBuyView(rentVsBuyFormEnglish, en).title; // "Rent vs Buy"
 */
export const rentVsBuyView = viewOf((words: RentVsBuyForm) => ({
  calculator: rentVsBuy,
  loadResult: async () => (await import("./RentVsBuyResult.tsx")).rentVsBuyResult(words),
  loadClass: () => import("../wizard/purchaseClass.ts"),
  summarize: summaryOf(words, [
    ["savings", dollars],
    ["totalRentingCost", dollars],
    ["totalBuyingCost", dollars],
    ["monthlyOwningCost", cents],
  ]),
}));
