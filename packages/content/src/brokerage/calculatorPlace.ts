import { type PlaceSettings, readPlace } from "@mortgage-kit/calculator-engine/canada/place";
import type { Brokerage } from "./brokerageSchema.ts";

type Placed = Pick<Brokerage, "place" | "address">;

/** Returns the place settings of a brokerage: its `place`, else the province of its address. */
export function placeSettings({ place, address }: Placed): PlaceSettings {
  const own = { province: address.province };
  // The engine has rules for Canada only, and refuses other provinces.
  return place ?? (readPlace(own).refused.length > 0 ? {} : own);
}
