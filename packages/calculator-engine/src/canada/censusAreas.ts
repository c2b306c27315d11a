import type { Province } from "./rules/landTransferTaxBrackets.ts";

/**
 * Municipalities that give their names to the census metropolitan areas of 2021, and some that give
 * theirs to a census agglomeration. An area also has neighbouring municipalities, which are not listed.
 *
 * Source: Statistics Canada, Standard Geographical Classification (SGC) 2021, which SOR/2022-250, s. 1,
 * names.
 */
const censusAreas: Readonly<Record<Province, readonly string[]>> = {
  ON: [
    ...[
      "Barrie",
      "Belleville",
      "Brantford",
      "Cambridge",
      "Collingwood",
      "Greater Sudbury",
      "Guelph",
    ],
    ...["Hamilton", "Kingston", "Kitchener", "London", "Midland", "Orillia", "Oshawa", "Ottawa"],
    ...["Peterborough", "Quinte West", "St. Catharines", "Thunder Bay", "Toronto", "Waterloo"],
    "Windsor",
  ],
  BC: [
    ...["Abbotsford", "Chilliwack", "Kamloops", "Kelowna", "Mission", "Nanaimo", "Vancouver"],
    "Victoria",
  ],
  AB: ["Calgary", "Edmonton", "Lethbridge", "Red Deer"],
  MB: ["Winnipeg"],
  SK: ["Regina", "Saskatoon"],
  QC: [
    ...["Drummondville", "Gatineau", "Montreal", "Quebec City", "Saguenay", "Sherbrooke"],
    "Trois-Rivières",
  ],
  NB: ["Fredericton", "Moncton", "Saint John"],
  NS: ["Halifax"],
  PE: ["Charlottetown"],
  NL: ["St. John's"],
};

/**
 * Returns true if a municipality is known to lie in a census metropolitan area or agglomeration, where
 * people who are not Canadians may not buy; otherwise `null`. A home in an unlisted municipality counts
 * as inside until the buyer knows better.
 *
 * @example
 * isInCensusArea({ municipality: "Orillia", province: "ON" }); // true
 */
export const isInCensusArea = (place: {
  readonly municipality: string;
  readonly province: Province;
}): true | null => censusAreas[place.province].includes(place.municipality) || null;
