import { closingFeesEn } from "@mortgage-kit/calculators/closingFees/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("closing-fees-calculator", calculatorPart(closingFeesEn));
