import { refinanceEn } from "@mortgage-kit/calculators/refinance/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("refinance-calculator", calculatorPart(refinanceEn));
