import { useEffect, useRef } from "react";

interface Ways {
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Lets the usual keys go back and forth among the changes of all controls in an element. Browsers do so
 * for what is typed into one field alone: not for the arrow keys, lines and lists.
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
