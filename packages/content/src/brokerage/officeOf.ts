import type { Office } from "../office/office.ts";
import type { Brokerage } from "./brokerageSchema.ts";

const newYear = "01-01";
const familyDay = "Monday 3 of 02";
const goodFriday = "Good Friday";
const victoriaDay = "Victoria Day";
const canadaDay = "07-01";
const augustDay = "Monday 1 of 08";
const labourDay = "Monday 1 of 09";
const reconciliation = "09-30";
const thanksgiving = "Monday 2 of 10";
const remembrance = "11-11";
const christmas = "12-25";
const everywhere = [newYear, goodFriday, canadaDay, labourDay, christmas];

/**
 * Statutory holidays of each province, by the names of `namesOf`. A holiday on a weekend is not moved:
 * on which day an office makes up for it is the office's choice, and stands in its own closed days.
 */
export const holidays: Readonly<Record<string, readonly string[]>> = {
  AB: [...everywhere, familyDay, victoriaDay, thanksgiving, remembrance],
  BC: [...everywhere, familyDay, victoriaDay, augustDay, reconciliation, thanksgiving, remembrance],
  MB: [...everywhere, familyDay, victoriaDay, reconciliation, thanksgiving],
  NB: [...everywhere, familyDay, augustDay, remembrance],
  NL: [...everywhere, remembrance],
  NS: [...everywhere, familyDay],
  ON: [...everywhere, familyDay, victoriaDay, thanksgiving, "12-26"],
  PE: [...everywhere, familyDay, reconciliation, remembrance],
  QC: [...everywhere, victoriaDay, "06-24", thanksgiving],
  SK: [...everywhere, familyDay, victoriaDay, augustDay, thanksgiving, remembrance],
};

type OfficeSource = Pick<Brokerage, "timeZone" | "hours" | "closedDays" | "address">;

/** Returns when a brokerage's office works, without its province's holidays and its own closed days. */
export const officeOf = ({ timeZone, hours, closedDays, address }: OfficeSource): Office => ({
  ...hours,
  timeZone,
  closed: [...(holidays[address.province] ?? []), ...closedDays],
});
