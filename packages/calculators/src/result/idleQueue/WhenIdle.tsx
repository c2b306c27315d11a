import { startTransition, useEffect, useMemo, useState } from "react";
import { queueWhenIdle } from "./idleQueue.ts";

type Draw = () => React.ReactNode;

interface WhenIdleProps {
  children: Draw;
  /** Value whose change is rendered at once, because the visitor waits for it. */
  urgent?: unknown;
}

/**
 * Renders its content, and renders it again, once the page is idle and earlier parts were rendered: a
 * heavy part delays neither the figures above it nor a key or a click.
 */
export function WhenIdle({ children, urgent }: WhenIdleProps) {
  const [drawn, setDrawn] = useState<{ draw: Draw } | null>(null);
  const [seen, setSeen] = useState(urgent);
  if (seen !== urgent) {
    setSeen(urgent);
    if (drawn) setDrawn({ draw: children });
  }
  useEffect(
    () => queueWhenIdle(() => startTransition(() => setDrawn({ draw: children }))),
    [children],
  );
  return useMemo(() => drawn?.draw(), [drawn]);
}
