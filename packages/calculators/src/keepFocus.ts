const focusable = "button, a[href], input, select, textarea, summary, [tabindex]";

/**
 * Moves the focus of a control that is removed to what stands in its place: the control after it, the one
 * before it, or what held it. Browsers would move it to the page's start. Returns a function that stops.
 */
export function keepFocus(frame: HTMLElement): () => void {
  let focused: Element | null = null;
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  // Some browsers blur a control as it is removed, others do not.
  const onBlur = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && !focused.matches(":focus")) focused = null;
    });
  const observer = new MutationObserver((changes) => {
    const lost = focused;
    if (!lost || lost.isConnected) return;
    focused = null;
    const { activeElement } = frame.getRootNode() as Document | ShadowRoot;
    if (activeElement && activeElement !== document.body) return;
    const change = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(lost)),
    );
    if (!change) return;
    const beside = [change.nextSibling, change.previousSibling, change.target].filter(
      (node) => node instanceof HTMLElement && node.isConnected,
    ) as HTMLElement[];
    const controls = beside.map((node) =>
      node.matches(focusable) ? node : node.querySelector<HTMLElement>(focusable),
    );
    const place = controls.find(Boolean) ?? beside[0] ?? frame;
    if (!place.matches(focusable)) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  frame.addEventListener("focusin", onFocus);
  frame.addEventListener("focusout", onBlur);
  observer.observe(frame, { childList: true, subtree: true });
  return () => {
    frame.removeEventListener("focusin", onFocus);
    frame.removeEventListener("focusout", onBlur);
    observer.disconnect();
  };
}
