import { renewalEn } from "@mortgage-kit/calculators/renewal/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("renewal-calculator", calculatorPart(renewalEn));
