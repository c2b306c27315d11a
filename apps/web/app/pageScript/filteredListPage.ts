import { filteredList } from "./filteredList.ts";

/** Address of the module that searches by meaning, which the build defines. */
declare const relatedAnswersModule: string;

for (const root of document.querySelectorAll<HTMLElement>("[data-filtered-list]")) {
  filteredList(root, async () => {
    const [{ relatedAnswers }, answer] = await Promise.all([
      import(relatedAnswersModule),
      fetch("/search.json"),
    ]);
    return relatedAnswers(await answer.json());
  });
}
