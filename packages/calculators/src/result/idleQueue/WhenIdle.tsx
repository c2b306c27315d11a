import { startTransition, useEffect, useState } from "react";
import { queueWhenIdle } from "./idleQueue.ts";

/**
 * Draws its content once the page is idle and those before it were drawn, so that a heavy part keeps
 * neither the figures above it nor a click waiting.
 */
export function WhenIdle({ children }: { children: () => React.ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => queueWhenIdle(() => startTransition(() => setIsReady(true))), []);
  return isReady ? children() : null;
}
