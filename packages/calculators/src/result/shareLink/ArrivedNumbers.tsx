import type { Draft } from "@mortgage-kit/calculator-engine";
import { Button, Callout, Inline } from "@mortgage-kit/ui";
import { useEffect, useRef, useState } from "react";
import { type ArrivedNumbersProps, useHost } from "../../Host.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { startDraft } from "../../wizard/wizardState.ts";
import { enteredAnswers } from "../enteredAnswers.ts";
import { formatFigure } from "../Figure.ts";
import * as styles from "./ArrivedNumbers.css.ts";
import { takeArrivedFragment, takeFragment } from "./arrivedFragment.ts";
import { type HandOver, handedOver, isHandOverFragment } from "./handOver.ts";
import { sharedNumbers } from "./shareLink.ts";

export function ArrivedNumbers<Inputs, Result>(props: ArrivedNumbersProps<Inputs, Result>) {
  const { view, open, hasResult } = props;
  const { arrived: words } = useLanguage().wizard;
  const { calculators, place } = useHost();
  const fragment = useArrivedFragment();
  const [link, setLink] = useState<"opened" | "unreadable" | null>(null);
  const [offer, setOffer] = useState<HandOver<Partial<Draft<Inputs>>> | null>(null);
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
  useEffect(() => {
    if (!hasResult) return;
    return () => {
      setLink((before) => (before === "opened" ? null : before));
      setOffer((before) => (before?.from === ratesPageId ? null : before));
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
      {link && (
        <Callout
          key={link}
          tone={link === "opened" ? "note" : "caution"}
          title={words[link]}
          announced="politely"
        >
          {words[`${link}Text`]}
        </Callout>
      )}
    </div>
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

interface HandOverOfferProps<Inputs, Result> extends ArrivedNumbersProps<Inputs, Result> {
  offer: HandOver<Partial<Draft<Inputs>>>;
  close: () => void;
}

/** Id under which a page of rates hands over a rate that the visitor has chosen there. */
const ratesPageId = "rates";

/** Asks before using another calculator's numbers; a rate is in use, as the visitor chose it. */
function HandOverOffer<Inputs, Result>(props: HandOverOfferProps<Inputs, Result>) {
  const { view, open, offer, close } = props;
  const { format, wizard } = useLanguage();
  const { steps } = view;
  const { calculators, place } = useHost();
  const calculator = calculators.find(({ id }) => id === offer.from);
  const isRate = offer.from === ratesPageId;
  const facts = Object.keys(offer.given).length;
  const use = () => {
    close();
    open({ ...startDraft(view.calculator, place), ...offer.values }, steps.length, offer.given);
  };
  return (
    <Callout
      title={calculator ? wizard.arrived.from(calculator.title) : wizard.arrived.fromRates}
      announced="politely"
    >
      <dl className={styles.figures}>
        {enteredAnswers(view, offer.values).map((answer) => (
          <div key={answer.id} className={styles.figure}>
            <dt>{answer.label}</dt>
            <dd className={styles.value}>{formatFigure(answer.value, format)}</dd>
          </div>
        ))}
      </dl>
      {facts > 0 && <p>{wizard.arrived.facts(facts)}</p>}
      {!isRate && (
        <Inline space="s">
          <Button size="s" onClick={use}>
            {wizard.arrived.use}
          </Button>
          <Button size="s" tone="quiet" onClick={close}>
            {wizard.arrived.startFresh}
          </Button>
        </Inline>
      )}
    </Callout>
  );
}
