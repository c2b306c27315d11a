import { calculatorFiles, sizesOf } from "./sizes.ts";

console.table(
  Object.fromEntries(
    calculatorFiles.flatMap((calculator) =>
      ["en", "fr"].map((language) => [`${calculator} ${language}`, sizesOf(calculator, language)]),
    ),
  ),
);
