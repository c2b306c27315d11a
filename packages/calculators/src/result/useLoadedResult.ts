import { useCallback, useEffect, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import type { ResultWords } from "../language/resultWords.en.ts";
import type { ResultOf } from "./resultPage.tsx";

/** Deadline in milliseconds for loading on a page that is never idle. */
const timeoutMs = 5000;

/** Delay in milliseconds before a failed load is tried again. */
const retryMs = 5000;

export interface LoadedResult extends ResultOf {
  readonly words: ResultWords;
}

export interface ResultLoading {
  /** `absent` if the calculator has only an estimate. */
  readonly state: "loading" | "failed" | "absent" | "loaded";
  readonly loaded: LoadedResult | null;
  readonly retry: () => void;
}

/**
 * Prefetches the result view when idle, so that entering figures causes no requests. Tries again
 * later, once online, or by `retry`; if that fails, reloads a page that keeps the numbers, because
 * older browsers remember a module that failed and never ask for it again.
 */
export function useLoadedResult(
  view: CalculatorView,
  reload: (() => void) | undefined,
): ResultLoading {
  const [loading, set] = useState<Omit<ResultLoading, "retry">>({
    state: "loading",
    loaded: null,
  });
  const load = useCallback(
    (onFailed?: () => void) => {
      loadResult(view).then(
        (result) => {
          set({ state: result ? "loaded" : "absent", loaded: result });
        },
        () => {
          set({ state: "failed", loaded: null });
          onFailed?.();
        },
      );
    },
    [view],
  );
  const retry = useCallback(() => {
    set({ state: "loading", loaded: null });
    load(reload);
  }, [load, reload]);
  useEffect(() => {
    const idle = window.requestIdleCallback;
    if (!idle) return load();
    const request = idle(() => load(), { timeout: timeoutMs });
    return () => cancelIdleCallback(request);
  }, [load]);
  // Each failure is a new value, after which the next try waits anew.
  useEffect(() => {
    if (loading.state !== "failed") return;
    const again = () => load();
    const timer = setTimeout(again, retryMs);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [loading, load]);
  return { ...loading, retry };
}

/** Loads the result in parallel requests; resolves to `null` if there is only an estimate. */
export async function loadResult(view: CalculatorView): Promise<LoadedResult | null> {
  if (!view.loadResult) return null;
  const [result, engineWords, shared] = await Promise.all([
    view.loadResult(),
    view.loadEngineWords(),
    view.language.loadResultWords(),
    // The forms' own, so that a page that went offline has it.
    view.loadClass?.(),
  ]);
  return { ...result, words: { ...shared, engineWords } };
}
