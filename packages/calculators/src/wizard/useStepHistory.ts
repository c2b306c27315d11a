import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** What an entry of the browser's history knows: where in the wizard it is, never what was entered. */
interface Place {
  readonly calculator: string;
  readonly step: number;
  /** How many entries of this page lie behind this one. */
  readonly depth: number;
  /** The step of the entry behind this one. */
  readonly previous: number | null;
}

/**
 * The step as a place in the browser's history, so that its Back and Forward buttons go through the
 * steps. Entries are the only thing kept here; the answers stay in the page's memory.
 */
export function usePlace(calculator: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const last = useRef<{ key: string; place: Place } | null>(null);
  const stored = placeIn(location.state, calculator);
  // An entry that was just told its place may be drawn once more before it says so itself.
  const told = last.current?.key === location.key ? last.current.place : null;
  const place = told ?? placeOf(stored, last.current?.place, calculator);

  // Never with the hash: a private link that was taken out of the address must not come back.
  const { pathname, search } = location;
  const replace = (next: Place) => navigate({ pathname, search }, { replace: true, state: next });

  return {
    step: place.step,
    /** Tells the entry which step was really shown: the answers may not reach as far as it asks. */
    settle: (step: number) => {
      const shown = { ...place, step };
      last.current = { key: location.key, place: shown };
      if ((told ?? stored)?.step !== step) replace(shown);
    },
    goOn: () => {
      const { step, depth } = place;
      const next: Place = { calculator, step: step + 1, depth: depth + 1, previous: step };
      navigate(location.pathname, { state: next, flushSync: true });
    },
    goBack: () => {
      const step = place.step - 1;
      if (place.previous === step) navigate(-1);
      else replace({ ...place, step });
    },
    goToStart: () => {
      if (place.depth > 0) navigate(-place.depth);
    },
    goTo: (step: number) => replace({ ...place, step }),
  };
}

function placeOf(stored: Place | null, last: Place | undefined, calculator: string): Place {
  // A page that was just opened has no answers, wherever its entry left off.
  if (!last) return { calculator, previous: null, depth: 0, ...stored, step: 1 };
  // An entry that somebody else made, such as the skip link's, keeps the step there was.
  return stored ?? { ...last, depth: last.depth + 1, previous: last.step };
}

function placeIn(state: unknown, calculator: string): Place | null {
  const place = state as Partial<Place> | null;
  return place?.calculator === calculator ? (place as Place) : null;
}
