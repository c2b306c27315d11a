// Functions that tests run in a page.

/** Returns true once the story is rendered and its play function has ended. */
export function hasFinished(): boolean {
  interface Preview {
    readonly currentRender?: { readonly phase?: string };
  }
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
  return preview?.currentRender?.phase === "finished";
}

/** Returns each word with too little contrast. Needs axe in the page. */
export async function unreadable(): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof import("axe-core") };
  const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  // The end of a transition can begin those of the elements inside.
  for (let all = changing(); all.length > 0; all = changing()) for (const one of all) one.finish();
  const { violations } = await inPage.run({
    runOnly: ["color-contrast"],
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target} ${any[0]?.message}`),
  );
}
