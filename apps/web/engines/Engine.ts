/** A browser with a visitor in front of it: what the journeys need, and no more. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** Runs in the page; only what can be written as JSON goes in and comes out. */
  readonly ask: <Answer>(script: string) => Promise<Answer>;
  /** Real keys, to whatever has the focus. A tab moves on, a line break is Enter. */
  readonly type: (text: string) => Promise<void>;
  /** The letter together with Control. */
  readonly shortcut: (letter: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
