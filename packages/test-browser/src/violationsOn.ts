import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Scope {
  /** A selector, to examine one part of the page. */
  within?: string;
  /** Asks for the contrast of level AAA too. */
  enhancedContrast?: boolean;
}

/**
 * Returns the axe violations of a page, of its shadow roots and of its frames: each rule with the
 * elements that break it. Frames of other origins are left out.
 */
export async function violationsOn(page: Page, scope: Scope = {}): Promise<string[]> {
  const { origin } = new URL(page.url());
  for (const frame of page.frames()) {
    // A frame that loads lazily and is not near answers nothing.
    if (frame !== page.mainFrame() && !frame.url().startsWith(`${origin}/`)) continue;
    // A page that was examined has it still; reading it again takes a quarter of the time.
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe);
  }
  return page.evaluate(examine, scope);
}

async function examine({ within, enhancedContrast = false }: Scope): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  const { violations } = await axe.run(within ?? document, {
    // Without a list of what passed it takes half the time.
    resultTypes: ["violations"],
    rules: { "color-contrast-enhanced": { enabled: enhancedContrast } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
