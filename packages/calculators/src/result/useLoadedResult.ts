import { useEffect, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import { queueWhenIdle } from "./idleQueue/idleQueue.ts";
import type { ResultParts } from "./ResultParts.ts";
import type { ResultWords } from "./resultWords.en.ts";

/** Deadline in milliseconds for loading on a page that is never idle. */
const timeoutMs = 5000;

/** Code and words of the result view beyond the estimate. */
export interface LoadedResult<Inputs, Result> {
  readonly parts: ResultParts<Inputs, Result>;
  readonly words: ResultWords;
  readonly page: typeof import("./resultPage.tsx");
}

/**
 * Prefetches the result view when the browser is idle, so that entering figures causes no requests.
 * Returns `null` until it is loaded or if loading fails; only the estimate is shown then.
 */
export function useLoadedResult<Inputs, Result>(
  view: CalculatorView<Inputs, Result>,
): LoadedResult<Inputs, Result> | null {
  const [loaded, setLoaded] = useState<LoadedResult<Inputs, Result> | null>(null);
  useEffect(() => {
    const load = () => {
      loadResult(view).then(
        (result) => {
          setLoaded(result);
          // Prefetched, so that reminders and spreadsheets also work offline.
          queueWhenIdle(() => void import("./export/writers.ts").catch(() => {}));
        },
        () => setLoaded(null),
      );
    };
    const idle = window.requestIdleCallback;
    if (!idle) return load();
    const request = idle(load, { timeout: timeoutMs });
    return () => cancelIdleCallback(request);
  }, [view]);
  return loaded;
}

/** Loads the result view in parallel requests; resolves to `null` if there is only an estimate. */
export async function loadResult<Inputs, Result>({
  language,
  loadEngineWords,
  loadResultParts,
}: CalculatorView<Inputs, Result>): Promise<LoadedResult<Inputs, Result> | null> {
  const [parts, engine, shared, page] = await Promise.all([
    loadResultParts(),
    loadEngineWords(),
    language.loadResultWords(),
    import("./resultPage.tsx"),
  ]);
  return parts && { parts, words: { ...shared, engine }, page };
}
