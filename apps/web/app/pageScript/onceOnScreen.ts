/** Calls the function once, on the first paint, or after one second in case no paint is reported. */
export function onceOnScreen(show: () => void): void {
  let isShown = false;
  const once = () => {
    if (!isShown) show();
    isShown = true;
  };
  new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  setTimeout(once, 1000);
}
