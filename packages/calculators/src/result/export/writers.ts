import type { ResultWords } from "../../language/resultWords.en.ts";
import { workbookWordsEn } from "../workbook/workbook.en.ts";
import { workbookWordsFr } from "../workbook/workbook.fr.ts";
import { type WorkbookSource, workbookOf } from "../workbook/workbookOf.ts";
import { writeWorkbook } from "../workbook/writeWorkbook.ts";

// One chunk for the writers of spreadsheets and calendar files, so that one request loads them.
export { workingsOf } from "../workbook/workbookOf.ts";
export { calendarFile } from "./calendarFile.ts";
export { endOfTerm, isAhead, mortgageReminders } from "./mortgageReminders.ts";

const languages = {
  en: { sheetWords: workbookWordsEn, money: '"$"#,##0.00;-"$"#,##0.00' },
  fr: { sheetWords: workbookWordsFr, money: '#,##0.00\u00a0"$";-#,##0.00\u00a0"$"' },
};

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export async function makeWorkbook(source: WorkbookSource, words: ResultWords): Promise<Blob> {
  const { sheetWords, money } = languages[words.engineWords.language];
  const bytes = await writeWorkbook(workbookOf(source, words, sheetWords), money);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
}
