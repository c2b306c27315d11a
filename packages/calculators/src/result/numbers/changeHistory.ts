export interface ChangeHistory<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Subject and time of the last change; `null` after an undo or redo. */
  readonly last: { readonly of: string; readonly atMs: number } | null;
}

/** Changes of the same input less than this apart are one undo step. */
const pauseMs = 1000;

export const beginHistory = <State>(present: State): ChangeHistory<State> => ({
  past: [],
  present,
  future: [],
  last: null,
});

export function recordChange<State>(
  { past, present, last }: ChangeHistory<State>,
  next: State,
  change: { readonly of: string; readonly atMs: number },
): ChangeHistory<State> {
  const goesOn = last?.of === change.of && change.atMs - last.atMs < pauseMs;
  return { past: goesOn ? past : [...past, present], present: next, future: [], last: change };
}

export function undoChange<State>(history: ChangeHistory<State>): ChangeHistory<State> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  const [before] = past.slice(-1) as [State];
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
}

export function redoChange<State>(history: ChangeHistory<State>): ChangeHistory<State> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  const [after, ...rest] = future as [State, ...State[]];
  return { past: [...past, present], present: after, future: rest, last: null };
}
