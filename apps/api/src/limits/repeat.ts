/** Runs work at intervals, never twice at a time. Stopping waits for a run that has begun. */
export function repeat(everyMs: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function run(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    run,
    start() {
      timer = setInterval(run, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
