import { useEffect, useState } from "react";

/** Longest pause between two keys, in milliseconds. */
const pause = 800;

/** A text for whoever hears the page: the first at once, the later ones when it stops changing. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === "" || text === "" ? text : settled;
}
