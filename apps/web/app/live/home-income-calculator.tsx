import { homeIncomeEn } from "@mortgage-kit/calculators/homeIncome/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("home-income-calculator", calculatorPart(homeIncomeEn));
