import { rentVsBuyFr } from "@mortgage-kit/calculators/rentVsBuy/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("rent-vs-buy-calculator.fr", calculatorPart(rentVsBuyFr));
