import {
  type PlaceSettings,
  readPlace,
  type SettledPlace,
} from "@mortgage-kit/calculator-engine/canada/place";
import type { Brokerage } from "./brokerageSchema.ts";

type Placed = Pick<Brokerage, "place" | "address">;

/** Returns the settings of a brokerage's place: its own province unless it gives another place. */
export function placeSettings({ place, address }: Placed): PlaceSettings {
  const own = { province: address.province };
  // Rules are known for Canada alone.
  return place ?? (readPlace(own).refused.length > 0 ? {} : own);
}

/** Returns the place that a brokerage's calculators count with until a visitor says another. */
export const calculatorPlace = (brokerage: Placed): SettledPlace =>
  readPlace(placeSettings(brokerage)).facts;
