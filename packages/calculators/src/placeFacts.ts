import { type PlaceSettings, readPlace } from "@mortgage-kit/calculator-engine/canada/place";
import type { FactValues } from "./result/answerWith.ts";

const settings: ReadonlySet<string> = new Set<keyof PlaceSettings>(["province", "municipality"]);

/**
 * Returns the facts of a page's place.
 *
 * @throws TypeError for an unknown setting or an invalid value, with the values allowed.
 */
export function placeFacts(place: PlaceSettings): FactValues {
  for (const name of Object.keys(place)) {
    if (!settings.has(name)) {
      throw new TypeError(`host.place has no "${name}"; it takes province and municipality.`);
    }
  }
  const { facts, refused } = readPlace(place);
  for (const { setting, received, allowed } of refused) {
    const instead = allowed.length > 0 ? `set it to one of ${allowed.join(", ")}` : "leave it out";
    throw new TypeError(`host.place.${setting} cannot be "${received}"; ${instead}.`);
  }
  return { ...facts };
}
