import type { Province } from "./rules/landTransferTaxBrackets.ts";
import type { City } from "./rules/landTransferTaxOfCities.ts";

/** Provinces with known rules, in the order of the specification's list. */
export const provinces = [
  "ON",
  "BC",
  "AB",
  "MB",
  "SK",
  "QC",
  "NB",
  "NS",
  "PE",
  "NL",
] as const satisfies readonly Province[];

/** Territories. They levy no transfer tax, and their registration fees are unknown. */
export const territories = ["YT", "NT", "NU"] as const;

export type Territory = (typeof territories)[number];

/**
 * Returns true for the two-letter code of a territory.
 *
 * @example
 * isTerritory("YT"); // true
 */
export const isTerritory = (place: string): place is Territory =>
  territories.some((each) => each === place);

/** Municipalities with their own tax on a purchase, by their name in the settings. */
export const municipalities = {
  toronto: { province: "ON", city: "Toronto" },
  montreal: { province: "QC", city: "Montreal" },
  "quebec-city": { province: "QC", city: "Quebec City" },
  halifax: { province: "NS", city: "Halifax" },
} as const satisfies Readonly<Record<string, { province: Province; city: City }>>;

export type Municipality = keyof typeof municipalities;

/**
 * Returns the cities in a province with their own tax on a purchase.
 *
 * @example
 * citiesIn({ province: "QC" }); // ["Montreal", "Quebec City"]
 */
export const citiesIn = ({
  province,
}: {
  readonly province: Province | Territory;
}): readonly City[] =>
  Object.values(municipalities).flatMap((each) => (each.province === province ? each.city : []));

/** Place of a home in the settings of a page. */
export interface PlaceSettings {
  /** Two-letter code of a province or territory: `"NS"`. */
  readonly province?: string | null | undefined;
  /** Municipality of that province: `"halifax"`. Sets its own province if none is given. */
  readonly municipality?: string | null | undefined;
}

/** Place set by a page, as facts for the questions that depend on it. */
export interface SettledPlace {
  readonly province?: Province | Territory;
  readonly city?: City;
}

/** Setting with an invalid value, and the values allowed. */
export interface RefusedPlace {
  readonly setting: keyof PlaceSettings;
  readonly received: string;
  readonly allowed: readonly string[];
}

/**
 * Reads the place settings as facts. Blank settings set nothing; case is ignored.
 *
 * @example
 * readPlace({ province: "NS", municipality: "halifax" }).facts; // { province: "NS", city: "Halifax" }
 */
export function readPlace(settings: PlaceSettings): {
  readonly facts: SettledPlace;
  readonly refused: readonly RefusedPlace[];
} {
  const code = settings.province?.trim() ?? "";
  const name = settings.municipality?.trim() ?? "";
  const known = [...provinces, ...territories];
  const province = known.find((each) => each === code.toUpperCase());
  if (code && !province) {
    return { facts: {}, refused: [{ setting: "province", received: code, allowed: known }] };
  }
  if (!name) return { facts: { ...(province && { province }) }, refused: [] };
  const offered = Object.entries(municipalities).filter(
    ([, each]) => !province || each.province === province,
  );
  const [, municipality] = offered.find(([id]) => id === name.toLowerCase()) ?? [];
  if (municipality) {
    return { facts: { province: municipality.province, city: municipality.city }, refused: [] };
  }
  const allowed = offered.map(([id]) => id);
  return { facts: {}, refused: [{ setting: "municipality", received: name, allowed }] };
}
