import type { Draft } from "@simcoe/calculator-engine";
import { Button, Callout, Inline } from "@simcoe/ui";
import { answersOf } from "../answersOf.ts";
import * as styles from "./Arrival.css.ts";
import type { ArrivalProps } from "./Arrival.tsx";
import type { HandOver } from "./handOver.ts";

interface HandOverOfferProps<Inputs, Result> extends ArrivalProps<Inputs, Result> {
  offer: HandOver;
  close: () => void;
}

/** Shows the numbers that came along before any of them is used. */
export function HandOverOffer<Inputs, Result>(props: HandOverOfferProps<Inputs, Result>) {
  const { calculator, view, open, calculators, offer, close } = props;
  const from = calculators.find(({ id }) => id === offer.from);
  if (!from) return null;
  const use = () => {
    close();
    open({ ...calculator.defaults, ...offer.values }, calculator.steps.length);
  };
  return (
    <Callout title={`From your “${from.title}” calculation`} announced="politely">
      <dl className={styles.figures}>
        {answersOf({ view, draft: offer.values as Draft<Inputs> }).map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Inline space="s">
        <Button size="s" onClick={use}>
          Use these numbers
        </Button>
        <Button size="s" tone="quiet" onClick={close}>
          Start fresh
        </Button>
      </Inline>
    </Callout>
  );
}
