import { tooLargeCase, writeCase } from "@mortgage-kit/calculator-engine/case";
import { Button, Callout, Inline } from "@mortgage-kit/ui";
import { useEffect, useRef, useState } from "react";
import { type ArrivedNumbersProps, useHost } from "../../Host.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { startDraft } from "../../wizard/wizardState.ts";
import { enteredAnswers } from "../enteredAnswers.ts";
import { formatFigure } from "../Figure.ts";
import * as styles from "./ArrivedNumbers.css.ts";
import { type Arrival, arrivalOf } from "./arrivalOf.ts";
import { takeArrivedFragment, takeFragment } from "./arrivedFragment.ts";

/** Id under which a page of rates hands over a rate that the visitor has chosen there. */
const ratesPageId = "rates";

/** Case that the page cannot use, and why. */
type Unusable = "unreadable" | "tooLarge";

/** Opens the case that the page's address brings, and gives it to the page in the other language. */
export function ArrivedNumbers<Inputs, Result>(props: ArrivedNumbersProps<Inputs, Result>) {
  const { view, open, shown } = props;
  const { arrived: words } = useLanguage().wizard;
  const { calculators, place } = useHost();
  const fragment = useArrivedFragment();
  const [arrival, setArrival] = useState<Arrival<Inputs> | Unusable | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useLanguageLinks(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address brings is a reason to read it
  useEffect(() => {
    if (fragment === null) return;
    const arrived = arrivalOf(fragment.text, {
      view,
      start: startDraft(view.calculator, place),
      senders: [ratesPageId, ...calculators.map(({ id }) => id)],
    });
    setArrival(arrived ?? (fragment.text === tooLargeCase ? "tooLarge" : "unreadable"));
    if (arrived && !arrived.isOffer) open(arrived.draft, arrived.opensAt, arrived.given);
  }, [fragment]);
  const hasResult = (shown?.step ?? 1) > view.steps.length;
  useEffect(() => {
    if (!hasResult) return;
    return () =>
      setArrival((before) =>
        before === null || typeof before === "string" || before.isOffer ? before : null,
      );
  }, [hasResult]);
  const close = () => {
    setArrival(null);
    // The pressed button is removed, so the focus moves to its container.
    frame.current?.focus({ preventScroll: true });
  };
  const opened = typeof arrival === "string" ? null : arrival;
  const isLink = typeof arrival === "string" || (arrival && !arrival.from && !arrival.step);
  const link = typeof arrival === "string" ? arrival : "opened";
  return (
    <div className={styles.arrived} ref={frame} tabIndex={-1}>
      {opened?.from && <HandOver {...props} arrival={opened} close={close} />}
      {isLink && (
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

/** URL fragment with a case; a new object for each arrival, even of the same text. */
interface ArrivedFragment {
  readonly text: string;
}

/** Returns the latest fragment with a case, and removes it from the page's URL. */
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

/** Events before a link is followed, opened elsewhere or copied. */
const linkEvents = ["click", "auxclick", "contextmenu"] as const;

/** Adds the case to the page's links to itself in another language when one is used. */
function useLanguageLinks(shown: ArrivedNumbersProps<unknown, unknown>["shown"]) {
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    const carry = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
      if (!link || link.origin !== location.origin) return;
      link.hash = latest.current ? (writeCase(latest.current) ?? tooLargeCase) : "";
    };
    for (const event of linkEvents) document.addEventListener(event, carry, { capture: true });
    return () => {
      for (const event of linkEvents) document.removeEventListener(event, carry, { capture: true });
    };
  }, []);
}

interface HandOverProps<Inputs, Result> extends ArrivedNumbersProps<Inputs, Result> {
  arrival: Arrival<Inputs>;
  close: () => void;
}

/** Asks before using another calculator's numbers; a rate is in use, as the visitor chose it. */
function HandOver<Inputs, Result>({ view, open, arrival, close }: HandOverProps<Inputs, Result>) {
  const { format, wizard } = useLanguage();
  const calculator = useHost().calculators.find(({ id }) => id === arrival.from);
  const facts = Object.keys(arrival.given).length;
  const use = () => {
    close();
    open(arrival.draft, arrival.opensAt, arrival.given);
  };
  return (
    <Callout
      title={calculator ? wizard.arrived.from(calculator.title) : wizard.arrived.fromRates}
      announced="politely"
    >
      <dl className={styles.figures}>
        {enteredAnswers(view, arrival.inputs).map((answer) => (
          <div key={answer.id} className={styles.figure}>
            <dt>{answer.label}</dt>
            <dd className={styles.value}>{formatFigure(answer.value, format)}</dd>
          </div>
        ))}
      </dl>
      {facts > 0 && <p>{wizard.arrived.facts(facts)}</p>}
      {arrival.isOffer && (
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
