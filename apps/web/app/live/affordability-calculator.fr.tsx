import { affordabilityFr } from "@mortgage-kit/calculators/affordability/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("affordability-calculator.fr", calculatorPart(affordabilityFr));
