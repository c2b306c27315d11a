import { debtConsolidationEn } from "@mortgage-kit/calculators/debtConsolidation/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("debt-consolidation-calculator", calculatorPart(debtConsolidationEn));
