import type { CalculatorId } from "@mortgage-kit/calculators";
import type { ComponentType } from "react";
import { AffordabilityPart } from "../live/affordability-calculator.tsx";
import { ClosingFeesPart } from "../live/closing-fees-calculator.tsx";
import { DebtConsolidationPart } from "../live/debt-consolidation-calculator.tsx";
import { PaymentPart } from "../live/payment-calculator.tsx";
import { RefinancePart } from "../live/refinance-calculator.tsx";
import { RenewalPart } from "../live/renewal-calculator.tsx";
import { RentVsBuyPart } from "../live/rent-vs-buy-calculator.tsx";
import {
  type CalculatorPageData,
  calculatorPageData,
} from "../sections/CalculatorPage/calculatorPageData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/calculator.ts";

const parts: Readonly<Record<CalculatorId, ComponentType<CalculatorPageData>>> = {
  affordability: AffordabilityPart,
  "closing-fees": ClosingFeesPart,
  "debt-consolidation": DebtConsolidationPart,
  payment: PaymentPart,
  refinance: RefinancePart,
  renewal: RenewalPart,
  "rent-vs-buy": RentVsBuyPart,
};

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = url.pathname.replace(/\/$/, "");
  const card = site.calculatorPages.find(({ route }) => route === path);
  if (!card) throw new Response(null, { status: 404 });
  return { id: card.id, ...calculatorPageData(site, card) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Calculator({ loaderData: { id, page } }: Route.ComponentProps) {
  const Part = parts[id];
  return <Part {...page} />;
}
