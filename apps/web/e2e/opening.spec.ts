import { builtPages } from "./builtPages.ts";
import { expect, test } from "./site.ts";

// Tests of a brokerage whose pages another one has too, in less time than `every-page.spec.ts` takes.

for (const { path } of builtPages) {
  test(`${path} opens at two widths without an error or horizontal scrolling`, async ({
    sharedPage: page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      const isOwn404 = message.location().url.endsWith(path) && path.includes("no-such");
      if (message.type() === "error" && !isOwn404) errors.push(message.text());
    });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(errors).toEqual([]);
  });
}
