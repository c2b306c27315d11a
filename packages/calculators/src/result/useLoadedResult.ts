import { useCallback, useEffect, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import { queueWhenIdle } from "./idleQueue/idleQueue.ts";
import type { ResultParts } from "./ResultParts.ts";
import type { ResultWords } from "./resultWords.en.ts";

/** Deadline in milliseconds for loading on a page that is never idle. */
const timeoutMs = 5000;

/** Delay in milliseconds before a failed load is tried again. */
const retryMs = 5000;

/** Code and words of the result view beyond the estimate. */
export interface LoadedResult<Inputs, Result> {
  readonly parts: ResultParts<Inputs, Result>;
  readonly words: ResultWords;
  readonly page: typeof import("./resultPage.tsx");
}

export interface ResultLoading<Inputs, Result> {
  /** `absent` if the calculator has only an estimate. */
  readonly state: "loading" | "failed" | "absent" | "loaded";
  readonly loaded: LoadedResult<Inputs, Result> | null;
  readonly retry: () => void;
}

/**
 * Prefetches the result view when the browser is idle, so that entering figures causes no requests.
 * Tries again after a failure: in a while, once the browser is online again, or at once by `retry`.
 * A page that `keepsNumbers` when it is reloaded reloads if `retry` fails, because older browsers
 * remember a module that failed and never ask for it again.
 */
export function useLoadedResult<Inputs, Result>(
  view: CalculatorView<Inputs, Result>,
  keepsNumbers: boolean,
): ResultLoading<Inputs, Result> {
  const [{ state, loaded }, set] = useState<Omit<ResultLoading<Inputs, Result>, "retry">>({
    state: "loading",
    loaded: null,
  });
  const load = useCallback(async () => {
    try {
      const result = await loadResult(view);
      set({ state: result ? "loaded" : "absent", loaded: result });
      // Prefetched, so that reminders and spreadsheets also work offline.
      queueWhenIdle(() => void import("./export/writers.ts").catch(() => {}));
      return true;
    } catch {
      set({ state: "failed", loaded: null });
      return false;
    }
  }, [view]);
  const retry = useCallback(async () => {
    set({ state: "loading", loaded: null });
    if (!(await load()) && keepsNumbers) await reloadIfReachable().catch(() => {});
  }, [load, keepsNumbers]);
  useEffect(() => {
    const idle = window.requestIdleCallback;
    if (!idle) return void load();
    const request = idle(() => void load(), { timeout: timeoutMs });
    return () => cancelIdleCallback(request);
  }, [load]);
  useEffect(() => {
    if (state !== "failed") return;
    const timer = setTimeout(load, retryMs);
    addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", load);
    };
  }, [state, load]);
  return { state, loaded, retry };
}

/** Reloads the page, unless the visitor would get the browser's error page instead. */
async function reloadIfReachable(): Promise<void> {
  await fetch(location.href, { method: "HEAD" });
  location.reload();
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
