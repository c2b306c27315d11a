import { closingFeesFr } from "@mortgage-kit/calculators/closingFees/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("closing-fees-calculator.fr", calculatorPart(closingFeesFr));
