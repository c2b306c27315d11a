import type { RegulatorCode } from "../regulators.ts";
import { britishColumbianDuties } from "./britishColumbia.ts";
import { canadianDuties } from "./canada.ts";
import type { Duty } from "./Duty.ts";
import { ontarioDuties } from "./ontario.ts";
import { dutiesOfOtherProvinces } from "./otherProvinces.ts";
import { quebecDuties } from "./quebec.ts";

/** All known duties, in force or not. */
export const duties: readonly Duty[] = [
  ...Object.entries({
    FSRA: ontarioDuties,
    BCFSA: britishColumbianDuties,
    AMF: quebecDuties,
    ...dutiesOfOtherProvinces,
  }).flatMap(([regulator, own]) =>
    own.map((duty) => ({ ...duty, regulator: regulator as RegulatorCode })),
  ),
  ...canadianDuties,
];

/** Returns the duties of a regulator's brokerages on an ISO date, those of its province first. */
export function dutiesOf(regulator: RegulatorCode, day: string): Duty[] {
  return duties.filter(
    (duty) =>
      (duty.regulator === undefined || duty.regulator === regulator) && isInForce(duty, day),
  );
}

function isInForce({ effectiveFrom, effectiveUntil }: Duty, day: string): boolean {
  if (effectiveUntil !== undefined && day >= effectiveUntil) return false;
  return effectiveFrom === "unknown" || day >= effectiveFrom;
}
