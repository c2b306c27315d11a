import { expect, test } from "vitest";
import { fileName } from "./fileName.ts";

test.each([
  ["payment Example Mortgages", "payment-example-mortgages.csv"],
  ["calendrier-Prêt hypothécaire", "calendrier-pret-hypothecaire.csv"],
  ["Louer ou acheter? (été)", "louer-ou-acheter-ete.csv"],
])("%s is saved as %s", (name, file) => {
  expect(fileName(name, "csv")).toBe(file);
});
