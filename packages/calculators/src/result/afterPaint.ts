/** Makes a way to do the latest of several tasks once the screen has been drawn; the others are dropped. */
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
