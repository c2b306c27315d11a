import type { Draft } from "@mortgage-kit/calculator-engine";
import { Callout } from "@mortgage-kit/ui";
import { useEffect, useRef, useState } from "react";
import type { CalculatorView } from "../../CalculatorView.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import type { SaidFacts } from "../answerWith.ts";
import * as styles from "./ArrivedNumbers.css.ts";
import { HandOverOffer } from "./HandOverOffer.tsx";
import { type HandOver, handedOver, isHandOverFragment } from "./handOver.ts";
import { sharedNumbers } from "./shareLink.ts";
import { useArrivedFragment } from "./useArrivedFragment.ts";

export interface ArrivedNumbersProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  open: (draft: Draft<Inputs>, step: number, said: SaidFacts) => void;
  /**
   * True while the page shows a result; the notice of a share link goes with the result it opened.
   */
  isAnswered: boolean;
  /** True if the browser could not keep the inputs. */
  wasLost: boolean;
}

/** Announces numbers that came with the visit: those of a share link or of another calculator. */
export function ArrivedNumbers<Inputs, Result>(props: ArrivedNumbersProps<Inputs, Result>) {
  const { view, open, isAnswered, wasLost } = props;
  const { arrived: words } = useLanguage().wizard;
  const fragment = useArrivedFragment();
  const [link, setLink] = useState<"opened" | "unreadable" | null>(null);
  const [offer, setOffer] = useState<HandOver<Partial<Draft<Inputs>>> | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address brings is a reason to read it
  useEffect(() => {
    if (fragment === null) return;
    if (isHandOverFragment(fragment.text)) return setOffer(handedOver(fragment.text, view));
    const shared = sharedNumbers(fragment.text, view);
    setLink(shared === null ? "unreadable" : "opened");
    const { steps } = view.calculator;
    if (shared) open(shared.inputs as Draft<Inputs>, steps.length + 1, shared.said);
  }, [fragment]);
  useEffect(() => {
    if (!isAnswered) return;
    return () => setLink((before) => (before === "opened" ? null : before));
  }, [isAnswered]);
  const close = () => {
    setOffer(null);
    // The button that was pressed is gone; the focus goes on from where it was.
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.arrived} ref={frame} tabIndex={-1}>
      {wasLost && !offer && (
        <Callout title={words.lost} announced="politely">
          {words.lostText}
        </Callout>
      )}
      {offer && <HandOverOffer {...props} offer={offer} close={close} />}
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
