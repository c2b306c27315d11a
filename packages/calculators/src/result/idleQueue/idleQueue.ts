const queue = new Set<() => void>();
let isScheduled = false;

/** Queues a task to run when idle, one at a time and in order. Returns a function that cancels it. */
export function queueWhenIdle(task: () => void): () => void {
  queue.add(task);
  schedule();
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
  task();
}
