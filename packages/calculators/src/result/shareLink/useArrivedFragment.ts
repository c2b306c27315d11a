import { useEffect, useState } from "react";
import { takeArrivedFragment, takeNumbers } from "./arrivedFragment.ts";

/** A fragment with numbers that this page was given, another object each time. */
export interface ArrivedFragment {
  readonly text: string;
}

/** Returns the last numbers that came in the page's address, and removes them from it. */
export function useArrivedFragment(): ArrivedFragment | null {
  const [fragment, setFragment] = useState<ArrivedFragment | null>(null);
  useEffect(() => {
    const read = (text: string | null) => {
      if (text !== null) setFragment({ text });
    };
    read(takeArrivedFragment());
    // A link may also be pasted into the address bar of a page that is already open.
    const follow = ({ newURL }: HashChangeEvent) => read(takeNumbers(new URL(newURL)));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return fragment;
}
