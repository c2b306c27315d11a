const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Makes menus of every `<details data-menu>` of the page, whenever it is rendered: a click
 * elsewhere, a chosen link, leaving by Tab, or Escape closes it, and the arrow keys move among its
 * links. Without script it is still a `<details>`. Returns a function that stops listening.
 */
export function dismissMenus(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeOthers = ({ target }: Event) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
  };
  const closeOnChoice = ({ target }: Event) => {
    for (const menu of openMenus()) {
      if (menu.contains((target as Element).closest("a"))) menu.open = false;
    }
  };
  const move = (event: KeyboardEvent) => {
    for (const menu of openMenus()) moveWithin(menu, event);
  };
  document.addEventListener("pointerdown", closeOthers, { signal });
  document.addEventListener("focusin", closeOthers, { signal });
  document.addEventListener("click", closeOnChoice, { signal });
  document.addEventListener("keydown", move, { signal });
  return () => listening.abort();
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

function moveWithin(menu: HTMLDetailsElement, event: KeyboardEvent) {
  const isInside = menu.contains(event.target as Node);
  if (event.key === "Escape") {
    menu.open = false;
    if (isInside) menu.querySelector("summary")?.focus();
    return;
  }
  const step = steps[event.key];
  const links = [...menu.querySelectorAll<HTMLElement>("a, button")];
  if (!isInside || !step || links.length === 0) return;
  event.preventDefault();
  const at = links.findIndex((link) => link.matches(":focus"));
  links[step(at, links.length)]?.focus();
}
