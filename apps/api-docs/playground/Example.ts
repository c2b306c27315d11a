/** An example that the playground shows, and that a visitor can change and run. */
export interface Example {
  readonly kind: "code" | "tag" | "rest" | "assistant";
  /** Fragment of the page's URL that selects it. */
  readonly id: string;
  readonly title: string;
  /** Entry point of a package, or another part of the kit. */
  readonly group: string;
  readonly text: string;
  /** Recorded answer of a server. */
  readonly answer?: string;
}
