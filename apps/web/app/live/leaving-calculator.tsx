import { leavingEn } from "@mortgage-kit/calculators/leaving/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("leaving-calculator", calculatorPart(leavingEn));
