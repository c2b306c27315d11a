import { filteredList } from "./filteredList.ts";

/** Address of the module that searches by meaning, which the build defines. */
declare const relatedAnswersModule: string;

/** Script of the pages with a list that visitors filter. */
for (const root of document.querySelectorAll<HTMLElement>("[data-filtered-list]")) {
  filteredList(root, async () => {
    const [{ relatedAnswers }, answer] = await Promise.all([
      import(relatedAnswersModule),
      fetch("/search.json"),
    ]);
    return relatedAnswers(await answer.json());
  });
}
