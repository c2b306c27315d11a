// What writes files of other programs is one chunk: one request, made before anything is entered.
export { makeWorkbook } from "../workbook/makeWorkbook.ts";
export { calendarFile } from "./calendarFile.ts";
export { endOfTerm, isAhead, mortgageReminders } from "./mortgageReminders.ts";
