/** Returns a function that runs only the latest task, after the next paint, and drops earlier ones. */
export function afterPaint(): (task: () => void) => void {
  let latest = 0;
  return (task) => {
    latest += 1;
    const mine = latest;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (mine === latest) task();
      }),
    );
  };
}
