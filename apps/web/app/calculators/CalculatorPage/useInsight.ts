import { type ComponentType, useEffect, useState } from "react";
import type { InsightProps, LoadInsight } from "../CalculatorView.ts";

/**
 * The sections below a result, fetched as soon as the page is idle, so that nothing is asked of the
 * network once somebody has begun to enter figures. Without them the result stands by itself.
 */
export function useInsight<Inputs, Result>(load: LoadInsight<Inputs, Result> | undefined) {
  const [sections, setSections] = useState<ComponentType<InsightProps<Inputs, Result>> | null>(
    null,
  );
  useEffect(() => {
    if (!load) return;
    const fetchSections = () => {
      load().then(
        ({ InsightSections }) => setSections(() => InsightSections),
        () => setSections(null),
      );
    };
    const idle = window.requestIdleCallback;
    if (!idle) return fetchSections();
    const request = idle(fetchSections);
    return () => cancelIdleCallback(request);
  }, [load]);
  return sections;
}
