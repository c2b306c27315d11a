import { type RateClass, rateFor, type WantedRate } from "@mortgage-kit/calculator-engine/canada";
import { Button, Inline, Text } from "@mortgage-kit/ui";
import { useEffect, useState } from "react";
import type { FormView } from "../FormView.ts";
import { useHost } from "../Host.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";

/** Loans whose rates fields ask for. */
const wanted: Readonly<Record<string, Pick<WantedRate, "kind" | "purpose">>> = {
  interestRate: { purpose: "purchase" },
  fixedRate: { purpose: "purchase" },
  variableRate: { purpose: "purchase", kind: "variable" },
  newRate: { purpose: "refinance" },
};

type Values = Readonly<Record<string, unknown>>;

interface TodaysRatesProps {
  view: Pick<FormView, "loadClass">;
  field: string;
  draft: Values;
  onUse: (rate: number) => void;
}

/** Offers the page's 5-year rate of each class that the loan may be of, and names the one that is entered. */
export function TodaysRates({ view, field, draft, onUse }: TodaysRatesProps) {
  const { format, wizard } = useLanguage();
  const { rates = [] } = useHost();
  const loan = rates.length > 0 ? wanted[field] : undefined;
  const known = useRateClass(loan && view.loadClass, draft);
  const found = loan && rateFor(rates, { ...loan, class: known });
  if (!found?.rate) return null;
  return (
    <Inline space="s">
      {[found.rate, ...found.others].map((rate) =>
        rate.annualRate === draft[field] ? (
          <Text key={rate.class} size="small" tone="soft">
            {wizard.ourRate(rate)}
          </Text>
        ) : (
          <Button key={rate.class} tone="plain" size="s" onClick={() => onUse(rate.annualRate)}>
            {wizard.todaysRate(rate, format.percent(rate.annualRate))}
          </Button>
        ),
      )}
    </Inline>
  );
}

/** Returns the class of a purchase whose price and down payment are entered; `null` while it is not known. */
function useRateClass(load: FormView["loadClass"], draft: Values): RateClass | null {
  const { homePrice, downPayment, loanTerm = 25 } = draft;
  const [known, setKnown] = useState<RateClass | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setKnown(null);
    const [price = 0, down = 0, years = 0] = [homePrice, downPayment, loanTerm].map(Number);
    if (load && price > down && down > 0 && years > 0) {
      load()
        .then(({ purchaseClass }) => isCurrent && setKnown(purchaseClass(price, down, years)))
        // A typing error is not classified, and neither is a loan on a page that went offline.
        .catch(() => {});
    }
    return () => {
      isCurrent = false;
    };
  }, [load, homePrice, downPayment, loanTerm]);
  return known;
}
