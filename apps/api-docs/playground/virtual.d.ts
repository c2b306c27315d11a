declare module "virtual:examples" {
  export const examples: readonly import("./Example.ts").Example[];
}

declare module "virtual:modules" {
  /** Loaders of the packages' modules, by specifier. */
  export const modules: Readonly<Record<string, () => Promise<object>>>;
}

interface ImportMeta {
  readonly url: string;
}
