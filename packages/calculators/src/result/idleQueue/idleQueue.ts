/** Does what waited; `isNow` if the page may not wait for an idle moment any more. */
type Task = (isNow: boolean) => void;

const queue = new Set<Task>();
let isScheduled = false;

/** Queues a task to run when idle, one at a time and in order. Returns a function that cancels it. */
export function queueWhenIdle(task: Task): () => void {
  queue.add(task);
  schedule();
  // A click on a part that is drawn later must not act on the numbers before.
  window.addEventListener("click", runAllBefore, { capture: true });
  return () => queue.delete(task);
}

function schedule() {
  if (isScheduled || queue.size === 0) return;
  isScheduled = true;
  const idle = window.requestIdleCallback;
  // Safari has no requestIdleCallback.
  if (idle) idle(runNext, { timeout: 200 });
  else setTimeout(runNext);
}

function runNext() {
  isScheduled = false;
  const [task] = queue;
  if (!task) return;
  queue.delete(task);
  schedule();
  task(false);
}

function runAllBefore(click: Event) {
  // A radio button or check box is checked before its event, and drawing it now would undo that.
  const [target] = click.composedPath();
  if ((target as Element).localName === "input") return;
  for (const task of [...queue]) if (queue.delete(task)) task(true);
}
