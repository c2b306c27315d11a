import { isPrivateFragment } from "./privateLink.ts";

/**
 * Taken out of the address as soon as this code is read: before the router has seen the address and
 * before anything that counts visits could.
 */
let arrived = removeFromAddress();

function removeFromAddress(): string | null {
  if (typeof location === "undefined" || !isPrivateFragment(location.hash)) return null;
  const { hash, pathname, search } = location;
  history.replaceState(history.state, "", pathname + search);
  return hash;
}

/** The private fragment that the page was opened with, once. */
export function takeArrivedFragment(): string | null {
  const fragment = arrived;
  arrived = null;
  return fragment;
}
