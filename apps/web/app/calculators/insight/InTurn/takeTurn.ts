const waiting = new Set<() => void>();

/** Runs each task when the page is idle, one at a time and in order. Answers with how to withdraw it. */
export function takeTurn(task: () => void): () => void {
  waiting.add(task);
  if (waiting.size === 1) whenIdle(runNext);
  return () => waiting.delete(task);
}

function runNext() {
  const [task] = waiting;
  if (!task) return;
  task();
  waiting.delete(task);
  if (waiting.size > 0) whenIdle(runNext);
}

function whenIdle(task: () => void) {
  const idle = window.requestIdleCallback;
  // Safari has no such thing.
  if (idle) idle(task, { timeout: 200 });
  else setTimeout(task);
}
