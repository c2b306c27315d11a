import { useEffect, useState } from "react";
import type { CalculatorView, InsightModule } from "../CalculatorView.ts";

/** A page that is never idle gets it all the same. */
const timeoutMs = 5000;

/**
 * What is said about a result, fetched as soon as the page is idle, so that nothing is asked of the
 * network once somebody has begun to enter figures. Without them the result stands by itself.
 */
export function useInsight<Inputs, Result>(load: CalculatorView<Inputs, Result>["loadInsight"]) {
  const [insight, setInsight] = useState<InsightModule<Inputs, Result> | null>(null);
  useEffect(() => {
    const fetchInsight = () => {
      load().then(setInsight, () => setInsight(null));
    };
    const idle = window.requestIdleCallback;
    if (!idle) return fetchInsight();
    const request = idle(fetchInsight, { timeout: timeoutMs });
    return () => cancelIdleCallback(request);
  }, [load]);
  return insight;
}
