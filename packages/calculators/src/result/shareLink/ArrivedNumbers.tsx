import type { Draft } from "@mortgage-kit/calculator-engine";
import { Callout, Inline, TextLink } from "@mortgage-kit/ui";
import { useEffect, useRef, useState } from "react";
import { type ArrivedNumbersProps, useHost } from "../../Host.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { startDraft } from "../../startDraft.ts";
import { type FileNews, openFile } from "../savedFile/openFile.ts";
import * as styles from "./ArrivedNumbers.css.ts";
import { takeArrivedFragment, takeFragment } from "./arrivedFragment.ts";
import { HandOverOffer, ratesPageId } from "./HandOverOffer.tsx";
import { type HandOver, handedOver, isHandOverFragment } from "./handOver.ts";
import { sharedNumbers } from "./shareLink.ts";

/** Announces numbers from a share link, another calculator or a saved file. */
export function ArrivedNumbers<Inputs, Result>(props: ArrivedNumbersProps<Inputs, Result>) {
  const { view, open, hasResult, file } = props;
  const { arrived: words, openFile: openWords } = useLanguage().wizard;
  const { calculators, place } = useHost();
  const fragment = useArrivedFragment();
  const [link, setLink] = useState<"opened" | "unreadable" | null>(null);
  const [offer, setOffer] = useState<HandOver<Partial<Draft<Inputs>>> | null>(null);
  const [news, setNews] = useState<FileNews<Inputs> | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address brings is a reason to read it
  useEffect(() => {
    if (fragment === null) return;
    const { steps } = view;
    if (isHandOverFragment(fragment.text)) {
      const arrived = handedOver(fragment.text, view);
      const senders = [ratesPageId, ...calculators.map(({ id }) => id)];
      const isKnown = arrived !== null && senders.includes(arrived.from);
      setOffer(isKnown ? arrived : null);
      setLink(isKnown ? null : "unreadable");
      if (arrived?.from !== ratesPageId) return;
      return open({ ...startDraft(view.calculator, place), ...arrived.values }, 1, {});
    }
    const shared = sharedNumbers(fragment.text, view);
    setLink(shared === null ? "unreadable" : "opened");
    if (shared) open(shared.inputs as Draft<Inputs>, steps.length + 1, shared.given);
  }, [fragment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file is a reason to read one
  useEffect(() => {
    if (!file) return;
    let isLatest = true;
    const show = (read: FileNews<Inputs>) => {
      if (!isLatest) return;
      setLink(null);
      setOffer(null);
      setNews(read);
      const { steps } = view;
      if (read.shared) {
        open(read.shared.inputs as Draft<Inputs>, steps.length + 1, read.shared.given);
      } else frame.current?.focus();
    };
    openFile(file, view, calculators).then(show, () =>
      show({ title: openWords.open, text: openWords.failed, shared: null, others: [] }),
    );
    return () => {
      isLatest = false;
    };
  }, [file]);
  useEffect(() => {
    if (!hasResult) return;
    return () => {
      setLink((before) => (before === "opened" ? null : before));
      setOffer((before) => (before?.from === ratesPageId ? null : before));
      setNews((before) => (before?.shared ? null : before));
    };
  }, [hasResult]);
  const close = () => {
    setOffer(null);
    // The pressed button is removed, so the focus moves to its container.
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.arrived} ref={frame} tabIndex={-1}>
      {offer && <HandOverOffer {...props} offer={offer} close={close} />}
      {news && <OpenedFile news={news} />}
      {link === "opened" && (
        <Callout title={words.opened} announced="politely">
          {words.openedText}
        </Callout>
      )}
      {link === "unreadable" && (
        <Callout tone="caution" title={words.unreadable} announced="politely">
          {words.unreadableText}
        </Callout>
      )}
    </div>
  );
}

/** Shows the outcome of opening a file, with links to the other calculators whose numbers it holds. */
function OpenedFile({ news }: { news: FileNews<unknown> }) {
  const { title, text, shared, others } = news;
  return (
    <Callout tone={shared ? "note" : "caution"} title={title} announced="politely">
      <p>{text}</p>
      {others.length > 0 && (
        <Inline as="ul" space="s">
          {others.map((other) => (
            <li key={other.href}>
              <TextLink href={other.href}>{other.title}</TextLink>
            </li>
          ))}
        </Inline>
      )}
    </Callout>
  );
}

/** URL fragment with numbers; a new object for each arrival, even of the same text. */
interface ArrivedFragment {
  readonly text: string;
}

/** Returns the latest fragment with numbers, and removes it from the page's URL. */
function useArrivedFragment(): ArrivedFragment | null {
  const [fragment, setFragment] = useState<ArrivedFragment | null>(null);
  useEffect(() => {
    const read = (text: string | null) => {
      if (text !== null) setFragment({ text });
    };
    read(takeArrivedFragment());
    // A link may also be pasted into the address bar of a page that is already open.
    const follow = ({ newURL }: HashChangeEvent) => read(takeFragment(new URL(newURL)));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return fragment;
}
