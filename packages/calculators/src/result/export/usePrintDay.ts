import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { today } from "./today.ts";

/** The day while the page is being printed, and nothing otherwise. */
export function usePrintDay(): string | null {
  const [day, setDay] = useState<string | null>(null);
  useEffect(() => {
    // The browser prints the page as it is when this returns.
    const begin = () => flushSync(() => setDay(today()));
    const end = () => setDay(null);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return day;
}
