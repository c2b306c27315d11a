// One chunk for the writers of spreadsheets and calendar files, so that one request loads them.
export { makeWorkbook } from "../workbook/makeWorkbook.ts";
export { workingsOf } from "../workbook/workbookOf.ts";
export { calendarFile } from "./calendarFile.ts";
export { endOfTerm, isAhead, mortgageReminders } from "./mortgageReminders.ts";
