import type { City, Compounding, Province } from "@simcoe/calculator-engine/canada";
import { provinces } from "../provinces.ts";

type CityOption = { readonly value: City | ""; readonly label: string };

const elsewhere = (label: string): CityOption => ({ value: "", label });

/** Where a city taxes a purchase itself, the cities that do. */
const cities: Partial<Record<Province, readonly CityOption[]>> = {
  ON: [elsewhere("Anywhere but Toronto"), { value: "Toronto", label: "Toronto" }],
  QC: [
    elsewhere("Another municipality"),
    { value: "Montreal", label: "Montreal" },
    { value: "Quebec City", label: "Quebec City" },
  ],
  NS: [elsewhere("Anywhere but Halifax"), { value: "Halifax", label: "Halifax" }],
};

export const citiesOf = (province: Province) => cities[province] ?? [];

const compoundings: readonly { value: Compounding; label: string }[] = [
  { value: "semi-annual", label: "Fixed, compounded twice a year" },
  { value: "monthly", label: "Variable, compounded monthly" },
  { value: "quarterly", label: "Compounded every three months" },
  { value: "annual", label: "Compounded once a year" },
];

export const compoundingQuestion = {
  kind: "choice",
  label: "Kind of rate",
  options: () => compoundings,
} as const;

export const provinceQuestion = {
  kind: "choice",
  label: "Province",
  options: () =>
    Object.entries(provinces).map(([value, label]) => ({ value: value as Province, label })),
} as const;

export const cityQuestion = {
  kind: "choice",
  label: "City",
  hint: "Some cities tax a purchase as well.",
} as const;

/** What decides the reliefs on a purchase, whoever asks. */
export const reliefQuestions = {
  firstTimeBuyer: {
    kind: "yesNo",
    label: "First-time buyer",
    hint: "Nobody on the title has owned a home before.",
  },
  newlyBuilt: { kind: "yesNo", label: "Newly built home" },
} as const;

/** For a purchase whose province is asked for here. */
export const purchaseQuestions = {
  ...reliefQuestions,
  province: provinceQuestion,
  city: {
    ...cityQuestion,
    matters: ({ province }: { province: Province }) => citiesOf(province).length > 0,
    options: ({ province }: { province: Province }) => citiesOf(province),
  },
} as const;
