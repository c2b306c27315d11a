import type { Compounding } from "../canada/compoundingsPerYear.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import { type PurchaseCircumstances, purchaseCircumstances } from "../lenderView/purchaseCosts.ts";

export interface RentVsBuyCircumstances extends PurchaseCircumstances {
  readonly province: Province;
  readonly compounding: Compounding;
}

/** What the view assumes where it is not told. */
export const rentVsBuyCircumstances: RentVsBuyCircumstances = {
  ...purchaseCircumstances,
  province: "ON",
  compounding: "semi-annual",
};
