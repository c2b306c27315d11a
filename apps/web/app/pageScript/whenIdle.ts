/** Calls a function in an idle period. Safari has no idle periods, so there it is a task of its own. */
export const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
