// Functions that tests run in a page.

interface Size {
  readonly width: string;
  readonly height: string;
}

interface Story {
  readonly storyGlobals: { readonly viewport?: { readonly value: string } };
  readonly parameters: {
    readonly viewport: { readonly options: Readonly<Record<string, { readonly styles: Size }>> };
  };
}

interface Preview {
  readonly currentRender?: { readonly phase?: string };
  readonly ready: () => Promise<void>;
  readonly storyStoreValue: {
    readonly loadStory: (which: { readonly storyId: string }) => Promise<Story>;
  };
}

/** Returns true once the story is rendered and its play function has ended. */
export function hasFinished(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
  return preview?.currentRender?.phase === "finished";
}

/** Returns the size of the screen that a story asks for. */
export async function screenOf(storyId: string): Promise<Size | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
  };
  await preview.ready();
  const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
  return parameters.viewport.options[storyGlobals.viewport?.value ?? ""]?.styles;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Finished {
  readonly reporters: readonly {
    readonly type: string;
    readonly status: string;
    readonly result: { readonly violations?: readonly Violation[] };
  }[];
}

/** Shows a story in place of the one before, and returns what Storybook reports as failed. */
export function failuresOf(storyId: string): Promise<readonly string[]> {
  interface Channel {
    readonly once: (event: string, listener: (said: Finished) => void) => void;
    readonly emit: (event: string, said: object) => void;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const told = (event: string) => new Promise<Finished>((resolve) => channel.once(event, resolve));
  const failure = [
    "storyMissing",
    "storyErrored",
    "storyThrewException",
    "playFunctionThrewException",
    "unhandledErrorsWhilePlaying",
  ].map(async (event) => [`${event}: ${JSON.stringify(await told(event))}`]);
  const finished = told("storyFinished").then(({ reporters }) => {
    const axe = reporters.find(({ type }) => type === "a11y");
    if (axe?.status === "passed") return [];
    const broken = axe?.result.violations ?? [];
    return ["axe", ...broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)];
  });
  channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  return Promise.race([...failure, finished]);
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
