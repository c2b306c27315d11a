import { affordabilityEn } from "@mortgage-kit/calculators/affordability/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("affordability-calculator", calculatorPart(affordabilityEn));
