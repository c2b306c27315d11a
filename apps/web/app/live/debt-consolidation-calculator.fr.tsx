import { debtConsolidationFr } from "@mortgage-kit/calculators/debtConsolidation/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("debt-consolidation-calculator.fr", calculatorPart(debtConsolidationFr));
