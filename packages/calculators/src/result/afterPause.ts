/** Time in milliseconds after the last key before an answer follows. */
const pauseMs = 600;

/**
 * Returns a function that runs only the latest task: one of typing once nothing has been typed for a
 * while, any other after the next paint.
 */
export function afterPause(): (task: () => void, isTyped: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (task, isTyped) => {
    clearTimeout(timer);
    timer = setTimeout(task, isTyped ? pauseMs : 0);
  };
}
