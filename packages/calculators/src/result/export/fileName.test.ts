import { expect, test } from "vitest";
import { fileName } from "./saveFile.ts";

test.each([
  ["payment Example Mortgages", "payment-example-mortgages.ics"],
  ["calendrier-Prêt hypothécaire", "calendrier-pret-hypothecaire.ics"],
  ["Louer ou acheter? (été)", "louer-ou-acheter-ete.ics"],
])("%s is saved as %s", (name, file) => {
  expect(fileName(name, "ics")).toBe(file);
});
