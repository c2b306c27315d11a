import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeArrivedFragment } from "./arrivedFragment.ts";
import { isPrivateFragment } from "./privateLink.ts";

/** A private fragment this page was given, another object each time. */
export interface PrivateFragment {
  readonly text: string;
}

/** The last private fragment this page was given, already gone from the address. */
export function usePrivateFragment(): PrivateFragment | null {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [fragment, setFragment] = useState<PrivateFragment | null>(null);
  useEffect(() => {
    const text = takeArrivedFragment();
    if (text !== null) setFragment({ text });
  }, []);
  // Somebody may also put a link into the address bar of a page that is already open.
  useEffect(() => {
    if (!isPrivateFragment(hash)) return;
    setFragment({ text: hash });
    navigate({ pathname, search }, { replace: true, state });
  }, [hash]);
  return fragment;
}
