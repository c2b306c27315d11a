import { startTransition, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { queueWhenIdle } from "./idleQueue.ts";

type Draw = () => React.ReactNode;

interface WhenIdleProps {
  children: Draw;
  /** Value whose change is rendered at once, because the visitor waits for it. */
  urgent?: unknown;
}

/** Renders when idle, after earlier parts, so that heavy parts delay no figures and no input. */
export function WhenIdle({ children, urgent }: WhenIdleProps) {
  const [drawn, setDrawn] = useState<{ draw: Draw } | null>(null);
  const [seen, setSeen] = useState(urgent);
  if (seen !== urgent) {
    setSeen(urgent);
    if (drawn) setDrawn({ draw: children });
  }
  useEffect(
    () =>
      queueWhenIdle((isNow) => {
        const render = isNow ? flushSync : startTransition;
        render(() => setDrawn({ draw: children }));
      }),
    [children],
  );
  return useMemo(() => drawn?.draw(), [drawn]);
}
