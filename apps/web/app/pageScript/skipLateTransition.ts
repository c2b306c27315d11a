/** Up to here a change of page feels immediate, and there is time to soften it. In milliseconds. */
const immediateMs = 100;

/** Shows a page that comes later than that at once: a transition would keep it back further. */
export function skipLateTransition(): void {
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (performance.now() > immediateMs) viewTransition?.skipTransition();
  });
}
