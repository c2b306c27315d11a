import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeArrivedFragment } from "./arrivedFragment.ts";
import { isPrivateFragment } from "./privateLink.ts";

/** The private fragment this page was given, already gone from the address. */
export function usePrivateFragment(): string | null {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [fragment, setFragment] = useState<string | null>(null);
  useEffect(() => setFragment((before) => takeArrivedFragment() ?? before), []);
  // Somebody may also put a link into the address bar of a page that is already open.
  useEffect(() => {
    if (!isPrivateFragment(hash)) return;
    setFragment(hash);
    navigate({ pathname, search }, { replace: true, state });
  }, [hash]);
  return fragment;
}
