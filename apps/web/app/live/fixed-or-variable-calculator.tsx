import { fixedOrVariableEn } from "@mortgage-kit/calculators/fixedOrVariable/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("fixed-or-variable-calculator", calculatorPart(fixedOrVariableEn));
