import { homeIncomeFr } from "@mortgage-kit/calculators/homeIncome/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("home-income-calculator.fr", calculatorPart(homeIncomeFr));
