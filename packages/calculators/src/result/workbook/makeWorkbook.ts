import type { ResultWords } from "../resultWords.en.ts";
import { workbookWordsEn } from "./workbook.en.ts";
import { workbookWordsFr } from "./workbook.fr.ts";
import { type WorkbookSource, workbookOf } from "./workbookOf.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

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
