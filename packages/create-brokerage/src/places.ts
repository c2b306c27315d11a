import type { Province } from "./answers.ts";

interface Place {
  /** Letters with which a postal code may begin. */
  readonly postalLetters: string;
  readonly areaCodes: readonly string[];
}

/**
 * First letters of postal codes (Canada Post) and area codes (Canadian Numbering Administrator), by
 * province.
 */
const places: Readonly<Record<Province, Place>> = {
  AB: { postalLetters: "T", areaCodes: ["403", "587", "780", "825", "368"] },
  BC: { postalLetters: "V", areaCodes: ["604", "236", "250", "672", "778", "257"] },
  MB: { postalLetters: "R", areaCodes: ["204", "431", "584"] },
  NB: { postalLetters: "E", areaCodes: ["506", "428"] },
  NL: { postalLetters: "A", areaCodes: ["709", "879"] },
  NS: { postalLetters: "B", areaCodes: ["902", "782"] },
  ON: {
    postalLetters: "KLMNP",
    areaCodes: [
      ...["613", "226", "249", "289", "343", "365", "382", "416", "437", "519"],
      ...["548", "647", "683", "705", "742", "753", "807", "905", "942"],
    ],
  },
  PE: { postalLetters: "C", areaCodes: ["902", "782"] },
  QC: {
    postalLetters: "GHJ",
    areaCodes: [
      ...["514", "263", "354", "367", "418", "438", "450"],
      ...["468", "579", "581", "819", "873"],
    ],
  },
  SK: { postalLetters: "S", areaCodes: ["306", "474", "639"] },
};

/** Returns a placeholder postal code of the province. */
export const postalCodeIn = (province: Province) => `${places[province].postalLetters[0]}1A 0A0`;

export const telephoneIn = (province: Province) => `${places[province].areaCodes[0]}-555-0142`;

/** Returns the problem if a postal code does not belong to the province, else `undefined`. */
export function postalCodeProblem(postalCode: string, province: Province): string | undefined {
  const letters = places[province].postalLetters;
  if (letters.includes(postalCode.slice(0, 1))) return undefined;
  return `is "${postalCode}", but postal codes of ${province} begin with ${[...letters].join(", ")}`;
}

const tollFree = /^8(00|33|44|55|66|77|88)/;

/** Returns a note if a telephone number belongs to another province, which is allowed. */
export function areaCodeNote(phone: string, province: Province): string | undefined {
  const { areaCodes } = places[province];
  if (tollFree.test(phone) || areaCodes.includes(phone.slice(0, 3))) return undefined;
  return `${phone} is kept, though ${province} has the area codes ${areaCodes.join(", ")}.`;
}
