/** A browser with a visitor in front of it: what the journeys need, and no more. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** Runs a script in the page; its answer must be serializable as JSON. */
  readonly ask: <Answer>(script: string) => Promise<Answer>;
  /** Sends real keys to the focused element. A tab moves on, a line break is Enter. */
  readonly type: (text: string) => Promise<void>;
  /** The letter together with Control. */
  readonly shortcut: (letter: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
