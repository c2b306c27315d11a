// One chunk holds all code that writes files of other programs: one request, made before anything is entered.
export { makeWorkbook } from "../workbook/makeWorkbook.ts";
export { workingsOf } from "../workbook/workbookOf.ts";
export { calendarFile } from "./calendarFile.ts";
export { endOfTerm, isAhead, mortgageReminders } from "./mortgageReminders.ts";
