import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on a page and inside its shadow roots: each rule, with the first element that breaks it. */
export async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
