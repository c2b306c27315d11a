/** What a route says of its page. Pages are plain documents unless they ask for the framework. */
export interface PageHandle {
  /** Whether the page is brought to life in the browser; others ship no framework code. */
  readonly hydrate: boolean;
}

export function hydrates(handle: unknown): boolean {
  return (handle as PageHandle | undefined)?.hydrate === true;
}
