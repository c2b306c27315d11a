import { rentVsBuyEn } from "@mortgage-kit/calculators/rentVsBuy/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("rent-vs-buy-calculator", calculatorPart(rentVsBuyEn));
