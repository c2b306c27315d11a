import { leavingFr } from "@mortgage-kit/calculators/leaving/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("leaving-calculator.fr", calculatorPart(leavingFr));
