import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Returns the axe violations of a page and its shadow roots: each rule, with the first element that
 * breaks it.
 */
export async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
