import { options, type VNode } from "preact";

/** A rendered text: `type` is null, and `__e` is its node in Preact's builds. */
interface RenderedText {
  readonly type: unknown;
  readonly __e?: Text | null;
}

interface Shown {
  readonly host: Element;
  readonly data: string;
}

/**
 * Shows changed texts on translated pages. A translation removes Preact's text nodes, so Preact
 * changes nodes that nobody sees. A changed text returns to its element, which has nothing else.
 */
export function keepTranslatedTexts(): void {
  const texts = new WeakMap<Text, Shown>();
  const remember = (text: Text) => {
    const { parentElement: host, data } = text;
    if (host) texts.set(text, { host, data });
  };
  const { diffed } = options;
  options.diffed = (vnode: VNode) => {
    const { type, __e: text } = vnode as unknown as RenderedText;
    if (type === null && text) {
      const shown = texts.get(text);
      if (!shown) queueMicrotask(() => remember(text));
      else if (!text.parentNode && text.data !== shown.data) {
        shown.host.replaceChildren(text);
        remember(text);
      }
    }
    diffed?.(vnode);
  };
}
