import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { installed } from "./installed.ts";
import { withBrowser } from "./openPage.ts";

const { project } = installed("calculators");

test("a page without a bundler shows a calculator, opened as a file", async () => {
  const page = join(project, "classic.html");
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
  <title>Classic</title>
  <link rel="stylesheet" href="node_modules/@mortgage-kit/calculators/dist/classic.css">
  <link rel="stylesheet" href="node_modules/@mortgage-kit/calculators/dist/styles.css">
  <div id="payment"></div>
  <script src="node_modules/@mortgage-kit/calculators/dist/classic.js"></script>
  <script>
    mortgageCalculators.mountCalculator(document.querySelector("#payment"), {
      id: "payment",
      lang: "fr",
    });
  </script>
</html>`,
  );
  await withBrowser(async (tab) => {
    const errors: string[] = [];
    tab.on("pageerror", ({ message }) => errors.push(message));
    await tab.goto(pathToFileURL(page).href);
    await tab.getByLabel("Montant du prêt hypothécaire").fill("300000");
    await tab.getByRole("button", { name: "Suivant" }).click();
    await tab.getByRole("button", { name: "Calculer" }).click();
    await tab.getByText("1 842,26").first().waitFor();
    await tab.getByRole("heading", { name: "Comment c’est calculé" }).waitFor();
    const again = tab
      .getByRole("button", { name: "Recommencer" })
      .or(tab.locator("button"))
      .first();
    expect(await again.evaluate((one) => getComputedStyle(one).minBlockSize)).not.toBe("0px");
    expect(errors).toEqual([]);
  });
});
