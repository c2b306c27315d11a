import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/**
 * Returns the axe violations of a page, of its shadow roots and of its frames: each rule with the
 * elements that break it.
 *
 * @param within - A selector, to examine one part of the page.
 * @param enhancedContrast - Asks for the contrast of level AAA too.
 */
export async function violationsOn(
  page: Page,
  { within, enhancedContrast = false }: { within?: string; enhancedContrast?: boolean } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (within) axe.include(within);
  // One run in the page itself, and no list of what passed, take half the time. What this mode leaves
  // out are frames of other origins, which no page has under test.
  const { violations } = await axe
    .setLegacyMode()
    .options({
      resultTypes: ["violations"],
      rules: { "color-contrast-enhanced": { enabled: enhancedContrast } },
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
