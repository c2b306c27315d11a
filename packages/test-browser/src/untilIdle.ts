import type { Page } from "playwright";

/** Keeps the ids of the tasks that wait until the page is idle in `idleTasks`. Runs before the page's scripts. */
export function countIdleTasks(): void {
  const idleTasks = new Set<number>();
  const { requestIdleCallback, cancelIdleCallback } = window;
  Object.assign(window, {
    idleTasks,
    requestIdleCallback(run: IdleRequestCallback, options?: IdleRequestOptions) {
      const task = (deadline: IdleDeadline) => {
        idleTasks.delete(id);
        run(deadline);
      };
      const id = requestIdleCallback(task, options);
      idleTasks.add(id);
      return id;
    },
    cancelIdleCallback(id: number) {
      idleTasks.delete(id);
      cancelIdleCallback(id);
    },
  });
}

/**
 * Waits until the page has done what it does while it is idle: a result draws its sections one by one, and
 * searches what would change it.
 */
export async function untilIdle(page: Page) {
  const isIdle = () =>
    page.evaluate(async () => {
      const { idleTasks } = window as unknown as { idleTasks: ReadonlySet<number> };
      // Rendering ends before a moment is idle, and may begin another task.
      for (let moment = 0; moment < 2; moment += 1) {
        if (idleTasks.size > 0) return false;
        // A page that draws no frame has no idle moment; the limit ends the wait.
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
      }
      return idleTasks.size === 0;
    });
  while (!(await isIdle())) await page.waitForTimeout(50);
}
