import type { Province } from "./rules/landTransferTaxBrackets.ts";
import type { City } from "./rules/landTransferTaxOfCities.ts";

/** The provinces whose rules are known, in the order of the specification's list. */
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

/** The territories: they levy no transfer tax, and their fees for registering are not known. */
export const territories = ["YT", "NT", "NU"] as const;

export type Territory = (typeof territories)[number];

/**
 * Returns true for the two letters of a territory.
 *
 * @example
 * isTerritory("YT"); // true
 */
export const isTerritory = (place: string): place is Territory =>
  territories.some((each) => each === place);

/** Municipalities that tax a purchase themselves, by the name that a setting gives them. */
export const municipalities = {
  toronto: { province: "ON", city: "Toronto" },
  montreal: { province: "QC", city: "Montreal" },
  "quebec-city": { province: "QC", city: "Quebec City" },
  halifax: { province: "NS", city: "Halifax" },
} as const satisfies Readonly<Record<string, { province: Province; city: City }>>;

export type Municipality = keyof typeof municipalities;

/**
 * Returns the cities that tax a purchase in a province.
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

/** Place of a home as the owner of a page writes it. */
export interface PlaceSettings {
  /** Two letters of a province or territory: `"NS"`. */
  readonly province?: string | null | undefined;
  /** A municipality of that province, or of its own where no province is given: `"halifax"`. */
  readonly municipality?: string | null | undefined;
}

/** Place that a page settles, as facts of the questions that depend on it. */
export interface SettledPlace {
  readonly province?: Province | Territory;
  readonly city?: City;
}

/** A setting that cannot be used, with the values that can. */
export interface RefusedPlace {
  readonly setting: keyof PlaceSettings;
  readonly received: string;
  readonly allowed: readonly string[];
}

/**
 * Reads the settings of a place as facts. Blank settings settle nothing; case makes no difference.
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
