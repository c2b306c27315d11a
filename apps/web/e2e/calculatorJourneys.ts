import { type QuestionId, questionIds } from "@mortgage-kit/calculator-engine/insight";
import {
  type Journey as JourneyAnywhere,
  journeyOf as journeyAnywhere,
} from "@mortgage-kit/calculators/testing/journeys.ts";
import type { Page } from "@playwright/test";
import { untilFontsLoaded, untilHydrated } from "./hydration.ts";

export { answer, complete } from "@mortgage-kit/calculators/testing/journeys.ts";

export interface Journey extends JourneyAnywhere {
  readonly path: string;
}

/** Journey of every calculator on its English page. A renewal's other offers may be empty. */
export const journeys: readonly Journey[] = await Promise.all(
  questionIds.map(async (id) => ({
    ...(await journeyAnywhere(id)),
    path: `/resources/${id}-calculator`,
  })),
);

export function journeyOf(id: QuestionId): Journey {
  const found = journeys.find((journey) => journey.id === id);
  if (!found) throw new Error(`There is no calculator "${id}".`);
  return found;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens a calculator and waits until it is hydrated and all of its files have arrived. */
export async function openCalculator(page: Page, path: string) {
  // Opening the address of the page again would be a reload, which keeps a result.
  if (new URL(page.url()).pathname === path) await page.goto("about:blank");
  const lastToArrive = page.waitForResponse(/\wResult-[\w-]+\.js$/);
  await page.goto(path);
  await lastToArrive;
  await untilHydrated(page);
  await untilFontsLoaded(page);
}
