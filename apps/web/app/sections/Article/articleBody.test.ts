import { expect, test } from "vitest";
import { articleBody } from "./articleBody.ts";

test("Headings begin sections, have ids and are listed in order", () => {
  const { html, contents } = articleBody(
    "<p>Before</p><h2>What it costs</h2><p>A</p><h2>The lender's view</h2>",
  );
  expect(html).toBe(
    '<section><p>Before</p></section><section><h2 id="what-it-costs">What it costs</h2><p>A</p></section><section><h2 id="the-lenders-view">The lender\'s view</h2></section>',
  );
  expect(contents).toEqual([
    { id: "what-it-costs", title: "What it costs" },
    { id: "the-lenders-view", title: "The lender's view" },
  ]);
});

test("A table scrolls in a region named by its caption", () => {
  const { html } = articleBody('<table><caption>Cash "at closing"</caption></table>');
  expect(html).toContain(
    '<div class="table" role="region" aria-label="Cash &quot;at closing&quot;" tabindex="0"><table>',
  );
});
