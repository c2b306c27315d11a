export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. Its return value must be serializable as JSON. */
  readonly evaluate: <Answer>(script: string) => Promise<Answer>;
  /** Sends key presses to the focused element. `\t` presses Tab, `\n` presses Enter. */
  readonly type: (text: string) => Promise<void>;
  /** Presses Control and the letter. */
  readonly shortcut: (letter: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
