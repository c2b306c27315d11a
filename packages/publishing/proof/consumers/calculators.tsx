import type { PaymentInputs, PaymentResult } from "@mortgage-kit/calculator-engine";
import { paymentFormFrench } from "@mortgage-kit/calculator-engine/form/fr/payment";
import {
  Calculator,
  type CalculatorView,
  CalculatorWithView,
  calculatorIds,
  calculators,
  type Host,
  mountCalculator,
} from "@mortgage-kit/calculators";
import { fr } from "@mortgage-kit/calculators/define";
import { allFigures } from "@mortgage-kit/calculators/figures";
import { ownPage } from "@mortgage-kit/calculators/ownPage";
import { contrastPairs } from "@mortgage-kit/calculators/theme";
import { paymentView } from "@mortgage-kit/calculators/view/payment";
import "@mortgage-kit/calculators/styles.css";
import "@mortgage-kit/ui/styles.css";

const view: CalculatorView<PaymentInputs, PaymentResult> = paymentView(paymentFormFrench, fr);
const host: Partial<Host> = { ownPage, pages: { application: "/apply" } };
export const element = <Calculator id="payment" lang="fr" host={host} />;
export const withView = <CalculatorWithView view={view} introduction={<h1>{view.title}</h1>} />;
// @ts-expect-error There is no calculator of this name.
export const unknown = <Calculator id="lottery" lang="en" />;
export const mounted: Promise<{ unmount: () => void }> = mountCalculator(document.body, {
  id: "closing-fees",
  lang: "fr",
  host,
});
export const loaded: Promise<CalculatorView<PaymentInputs, PaymentResult>> =
  calculators.payment.fr();
export const known: readonly string[] = calculatorIds;
export const used = [allFigures, contrastPairs];
// @ts-expect-error There is no calculator of this name.
mountCalculator(document.body, { id: "lottery", lang: "en" });
