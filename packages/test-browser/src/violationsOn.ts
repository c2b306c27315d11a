import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Scope {
  /** CSS selector of the part to check; the whole page by default. */
  within?: string;
  /** Also checks contrast at level AAA. */
  enhancedContrast?: boolean;
}

/**
 * Returns the axe violations of a page with its shadow roots and frames: each rule's id with the HTML
 * of the elements that break it. Skips frames of other origins.
 */
export async function violationsOn(page: Page, scope: Scope = {}): Promise<string[]> {
  const { origin } = new URL(page.url());
  for (const frame of page.frames()) {
    // `evaluate` never returns in a lazy frame that has not loaded.
    if (frame !== page.mainFrame() && !frame.url().startsWith(`${origin}/`)) continue;
    // A page checked before still has axe; injecting it again takes a quarter of the time.
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe);
  }
  return page.evaluate(examine, scope);
}

async function examine({ within, enhancedContrast = false }: Scope): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // A colour has another contrast during its transition, whose end can begin those of the elements inside.
  const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  for (let all = transitions(); all.length > 0; all = transitions())
    for (const one of all) one.finish();
  const { violations } = await axe.run(within ?? document, {
    // Skipping the list of passed rules halves the time.
    resultTypes: ["violations"],
    // Only an experimental rule reads the style sheets that axe loads by default, for a fifth of the time.
    preload: false,
    rules: { "color-contrast-enhanced": { enabled: enhancedContrast } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
