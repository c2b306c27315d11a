import { useEffect, useState } from "react";

/** Time in milliseconds after the last key before an answer follows. */
export const pauseMs = 600;

/** Runs only the latest task: after a pause if typed, else after the next paint, or at unmount. */
export function useAfterPause(ms = pauseMs): (task: () => void, isTyped: boolean) => void {
  const [{ later, flush }] = useState(() => pause(ms));
  useEffect(() => flush, [flush]);
  return later;
}

function pause(ms: number) {
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly run: () => void } | null =
    null;
  const flush = () => {
    if (!waiting) return;
    const { timer, run } = waiting;
    waiting = null;
    clearTimeout(timer);
    run();
  };
  const later = (run: () => void, isTyped: boolean) => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = { timer: setTimeout(flush, isTyped ? ms : 0), run };
  };
  return { later, flush };
}
