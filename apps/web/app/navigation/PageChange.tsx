import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { scrollToSection } from "./scrollToSection.ts";

const scrollDelay = 150;

/**
 * What a full page load does by itself and a client-side navigation does not: go to the top or to
 * the named section, put back the scroll position on Back, move the focus to the page's heading and
 * announce its title. Positions are kept in memory only.
 */
export function PageChange({ announcement }: { announcement: (title: string) => React.ReactNode }) {
  const location = useLocation();
  const action = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key: location.key, pathname: location.pathname });
  const toTop = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const setRestoration = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    const listeners = [
      ["scroll", remember],
      ["pagehide", setRestoration("auto")],
      ["pageshow", setRestoration("manual")],
    ] as const;
    setRestoration("manual")();
    for (const [name, listener] of listeners) addEventListener(name, listener, { passive: true });
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key: location.key, pathname: location.pathname };
    if (before.key === location.key) return;
    const samePage = before.pathname === location.pathname;
    if (!samePage) {
      focusHeading();
      setTitle(document.title);
    }
    // A page may rewrite its own entry on arrival, while the way to its top is still to be gone. A
    // link to the section that the address already names replaces the entry too.
    if (samePage && action === "REPLACE") {
      scrollToSection(location.hash.slice(1));
      return;
    }
    clearTimeout(toTop.current);
    if (action === "POP") {
      window.scrollTo({ top: positions.current.get(location.key) ?? 0, behavior: "instant" });
      return;
    }
    if (location.hash) {
      scrollToSection(location.hash.slice(1));
      return;
    }
    if (samePage) return;
    toTop.current = setTimeout(() => window.scrollTo({ top: 0, behavior: "instant" }), scrollDelay);
  }, [location, action]);

  return announcement(title);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
