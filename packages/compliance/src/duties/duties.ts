import type { RegulatorCode } from "../regulators.ts";
import { canadianDuties } from "./canada.ts";
import type { Duty } from "./Duty.ts";
import { provincialDuties } from "./provinces.ts";

/** Returns the duties of a regulator's brokerages on an ISO date, those of its province first. */
export const dutiesOf = (regulator: RegulatorCode, day: string): Duty[] =>
  [...(provincialDuties[regulator] ?? []), ...canadianDuties].filter(
    ({ effectiveFrom }) => effectiveFrom === "unknown" || day >= effectiveFrom,
  );
