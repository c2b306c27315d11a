import { useEffect, useRef } from "react";

interface Ways {
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Handles the usual keys for undo and redo across all controls in an element. Browsers do so only
 * for text typed into one field, not for arrow keys, sliders and selects.
 */
export function useUndoKeys<Container extends HTMLElement>(ways: Ways) {
  const container = useRef<Container>(null);
  const latest = useRef(ways);
  latest.current = ways;
  useEffect(() => {
    const element = container.current;
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      const key = event.key.toLowerCase();
      if ((!ctrlKey && !metaKey) || altKey || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, []);
  return container;
}
