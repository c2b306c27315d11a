"use client";

import { lazy, Suspense } from "react";
import * as styles from "./Calculator.css.ts";
import { CalculatorWithView, type PlaceProps } from "./CalculatorWithView.tsx";
import { type CalculatorId, viewLoader } from "./calculators.ts";
import type { LanguageCode } from "./language/Language.ts";

export interface CalculatorProps extends PlaceProps {
  /** Calculator to show, such as `rent-vs-buy`. */
  id: CalculatorId;
  /** Language of its texts, numbers and dates. */
  lang: LanguageCode;
}

/**
 * Renders a calculator in one language, and loads its code and words. Throws a TypeError for an unknown
 * calculator or language.
 *
 * @example
 * const page = renderToStaticMarkup(<Calculator id="payment" lang="fr" />);
 * page.includes("aria-busy"); // true
 */
export function Calculator({ id, lang, ...place }: CalculatorProps) {
  const Loaded = loadedCalculator(id, lang);
  return (
    <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
      <Loaded {...place} />
    </Suspense>
  );
}

const loadedCalculators = new Map<string, React.ComponentType<PlaceProps>>();

/** Returns one lazy component per calculator and language, so that re-rendering keeps its state. */
function loadedCalculator(id: CalculatorId, lang: LanguageCode): React.ComponentType<PlaceProps> {
  const key = `${id}/${lang}`;
  const known = loadedCalculators.get(key);
  if (known) return known;
  const load = viewLoader(id, lang);
  const Loaded = lazy(async () => {
    try {
      const view = await load();
      return { default: (place: PlaceProps) => <CalculatorWithView view={view} {...place} /> };
    } catch (error) {
      // Allows a retry: `lazy` would keep the failed load.
      loadedCalculators.delete(key);
      throw error;
    }
  });
  loadedCalculators.set(key, Loaded);
  return Loaded;
}
