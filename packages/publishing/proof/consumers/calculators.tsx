import type { PaymentInputs, PaymentResult } from "@simcoe/calculator-engine";
import {
  Calculator,
  type CalculatorView,
  calculatorIds,
  calculators,
  type Host,
  mountCalculator,
} from "@simcoe/calculators";
import { figuresOf } from "@simcoe/calculators/figures";
import { ownPage } from "@simcoe/calculators/ownPage";
import { paymentEn } from "@simcoe/calculators/payment/en";
import { rentVsBuyFr } from "@simcoe/calculators/rentVsBuy/fr";
import { contrastPairs } from "@simcoe/calculators/theme";

const view: CalculatorView<PaymentInputs, PaymentResult> = paymentEn;
const host: Partial<Host> = { ownPage, pages: { application: "/apply" } };
export const element = <Calculator view={view} introduction={<h1>{rentVsBuyFr.title}</h1>} />;
export const mounted: Promise<{ unmount: () => void }> = mountCalculator(document.body, {
  calculator: "closing-fees",
  language: "fr",
  host,
});
export const loaded: Promise<CalculatorView<PaymentInputs, PaymentResult>> =
  calculators.payment.fr();
export const known: readonly string[] = calculatorIds;
export const used = [figuresOf, contrastPairs];
// @ts-expect-error There is no calculator of this name.
mountCalculator(document.body, { calculator: "lottery", language: "en" });
