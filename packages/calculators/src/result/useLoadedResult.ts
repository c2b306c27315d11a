import { useEffect, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import { queueWhenIdle } from "./idleQueue/idleQueue.ts";
import type { ResultParts } from "./ResultParts.ts";
import type { ResultWords } from "./resultWords.en.ts";

/** A page that is never idle gets it all the same. */
const timeoutMs = 5000;

/** Parts and words of a result's page, loaded after the estimate. */
export interface LoadedResult<Inputs, Result> {
  readonly parts: ResultParts<Inputs, Result>;
  readonly words: ResultWords;
  readonly page: typeof import("./resultPage.tsx");
}

/**
 * Loads the rest of the result's page as soon as the browser is idle, so that nothing is asked of the network once
 * figures are being entered. Without it the estimate stands by itself.
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
          // Reminders and spreadsheets are written without a connection, too.
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

/** Loads everything at once. */
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
