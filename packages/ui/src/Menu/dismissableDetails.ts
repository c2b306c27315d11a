const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A ref for a `<details>` that serves as a menu: a click elsewhere, a chosen link, leaving by Tab or
 * Escape shut it, and the arrow keys walk its links. Without script it is still a `<details>`.
 */
export function dismissableDetails(details: HTMLDetailsElement | null) {
  if (!details) return;
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => details.removeAttribute("open");

  const closeFromOutside = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) close();
  };
  document.addEventListener("pointerdown", closeFromOutside, { signal });
  document.addEventListener("focusin", closeFromOutside, { signal });

  details.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) close();
    },
    { signal },
  );
  details.addEventListener("keydown", (event) => moveWithin(details, event, close), { signal });
  return () => listening.abort();
}

function moveWithin(details: HTMLDetailsElement, event: KeyboardEvent, close: () => void) {
  if (!details.open) return;
  if (event.key === "Escape") {
    close();
    details.querySelector("summary")?.focus();
    return;
  }
  const step = steps[event.key];
  const links = [...details.querySelectorAll<HTMLElement>("a, button")];
  if (!step || links.length === 0) return;
  event.preventDefault();
  const at = links.findIndex((link) => link.matches(":focus"));
  links[step(at, links.length)]?.focus();
}
