const waiting = new Set<() => void>();
let isComing = false;

/** Runs each task when the page is idle, one at a time and in order. Answers with how to withdraw it. */
export function takeTurn(task: () => void): () => void {
  waiting.add(task);
  comeWhenIdle();
  return () => waiting.delete(task);
}

function comeWhenIdle() {
  if (isComing || waiting.size === 0) return;
  isComing = true;
  const idle = window.requestIdleCallback;
  // Safari has no such thing.
  if (idle) idle(runNext, { timeout: 200 });
  else setTimeout(runNext);
}

function runNext() {
  isComing = false;
  const [task] = waiting;
  if (!task) return;
  waiting.delete(task);
  comeWhenIdle();
  task();
}
