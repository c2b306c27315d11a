import { fixedOrVariableFr } from "@mortgage-kit/calculators/fixedOrVariable/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("fixed-or-variable-calculator.fr", calculatorPart(fixedOrVariableFr));
