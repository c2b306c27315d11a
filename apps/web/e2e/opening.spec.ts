import { builtPages } from "./builtPages.ts";
import { consoleProblems } from "./consoleProblems.ts";
import { overflow } from "./overflow.ts";
import { expect, test } from "./site.ts";

// Tests of a brokerage whose pages another one has too, in less time than `every-page.spec.ts` takes.

for (const { path } of builtPages) {
  test(`${path} opens at two widths without complaints or horizontal scrolling`, async ({
    sharedPage: page,
  }) => {
    const complaints = consoleProblems(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}
