import { startTransition, useEffect, useState } from "react";
import { takeTurn } from "./takeTurn.ts";

/**
 * Draws its content once the page is idle and those before it were drawn, so that a heavy part keeps
 * neither the figures above it nor a click waiting.
 */
export function InTurn({ children }: { children: () => React.ReactNode }) {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => takeTurn(() => startTransition(() => setIsTurn(true))), []);
  return isTurn ? children() : null;
}
