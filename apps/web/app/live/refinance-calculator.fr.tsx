import { refinanceFr } from "@mortgage-kit/calculators/refinance/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("refinance-calculator.fr", calculatorPart(refinanceFr));
