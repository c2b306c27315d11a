import type { Draft } from "@mortgage-kit/calculator-engine";
import { Button, Callout, Inline } from "@mortgage-kit/ui";
import { type ArrivedNumbersProps, useHost } from "../../Host.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { startDraft } from "../../startDraft.ts";
import { enteredAnswers } from "../enteredAnswers.ts";
import { formatFigure } from "../Figure.ts";
import * as styles from "./ArrivedNumbers.css.ts";
import type { HandOver } from "./handOver.ts";

interface HandOverOfferProps<Inputs, Result> extends ArrivedNumbersProps<Inputs, Result> {
  offer: HandOver<Partial<Draft<Inputs>>>;
  close: () => void;
}

/** Id under which a page of rates hands over a rate that the visitor has chosen there. */
export const ratesPageId = "rates";

/**
 * Shows the numbers handed over. Those of another calculator wait for the visitor's consent; a rate is
 * already in use, because the visitor chose it on the page of rates.
 */
export function HandOverOffer<Inputs, Result>(props: HandOverOfferProps<Inputs, Result>) {
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
        {enteredAnswers({ view, draft: offer.values as Draft<Inputs> }).map((answer) => (
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
