import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeArrivedFragment } from "./arrivedFragment.ts";
import { isPrivateFragment } from "./privateLink.ts";

/** Hands over each private fragment this page is given, already gone from the address. */
export function usePrivateFragment(read: (fragment: string) => void) {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const arrived = takeArrivedFragment();
    if (arrived !== null) read(arrived);
  }, []);
  // Somebody may also put a link into the address bar of a page that is already open.
  useEffect(() => {
    if (!isPrivateFragment(hash)) return;
    read(hash);
    navigate({ pathname, search }, { replace: true, state });
  }, [hash]);
}
