import type { Calculator, Draft } from "@simcoe/calculator-engine";
import { Callout } from "@simcoe/ui";
import { useEffect, useRef, useState } from "react";
import type { CalculatorPageWords } from "../CalculatorPage/calculatorPageData.ts";
import type { CalculatorView } from "../CalculatorView.ts";
import * as styles from "./Arrival.css.ts";
import { HandOverOffer } from "./HandOverOffer.tsx";
import { type HandOver, handOverIn, isHandOver } from "./handOver.ts";
import { inputsInFragment } from "./privateLink.ts";
import { usePrivateFragment } from "./usePrivateFragment.ts";

export interface ArrivalProps<Inputs, Result> {
  calculator: Calculator<Inputs, Result>;
  view: CalculatorView<Inputs, Result>;
  open: (draft: Draft<Inputs>, step: number) => void;
  /** Whether the page shows a result; the news of a private link goes with the one it opened. */
  isAnswered: boolean;
  /** Every calculator, to name the one that numbers come from. */
  calculators: CalculatorPageWords["calculators"];
}

/** What a visitor brought along: the numbers of a private link or of another calculator. */
export function Arrival<Inputs, Result>(props: ArrivalProps<Inputs, Result>) {
  const { calculator, view, open, isAnswered } = props;
  const fragment = usePrivateFragment();
  const [link, setLink] = useState<"opened" | "unreadable" | null>(null);
  const [offer, setOffer] = useState<HandOver | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fragment === null) return;
    if (isHandOver(fragment.text)) {
      setOffer(handOverIn(fragment.text, calculator, view));
      return;
    }
    const inputs = inputsInFragment(fragment.text, calculator, view);
    setLink(inputs === null ? "unreadable" : "opened");
    if (inputs !== null) open(inputs as Draft<Inputs>, calculator.steps.length + 1);
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
    <div className={styles.arrival} ref={frame} tabIndex={-1}>
      {offer && <HandOverOffer {...props} offer={offer} close={close} />}
      {link === "opened" && (
        <Callout title="Opened from a private link" announced="politely">
          Its numbers were read in your browser and are no longer in the address bar.
        </Callout>
      )}
      {link === "unreadable" && (
        <Callout tone="caution" title="This link could not be read" announced="politely">
          It may have been cut short or made by an older version of this page. Your numbers can be
          entered below as usual.
        </Callout>
      )}
    </div>
  );
}
