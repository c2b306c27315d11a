import { useEffect, useState } from "react";

/** Longest pause between two keys, in milliseconds. */
const pause = 800;

/** Debounces a text for screen readers: the first at once, later ones when it stops changing. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === "" || text === "" ? text : settled;
}
