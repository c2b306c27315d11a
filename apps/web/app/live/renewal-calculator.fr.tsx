import { renewalFr } from "@mortgage-kit/calculators/renewal/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("renewal-calculator.fr", calculatorPart(renewalFr));
