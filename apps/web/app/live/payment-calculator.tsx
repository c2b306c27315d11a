import { paymentEn } from "@mortgage-kit/calculators/payment/en";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("payment-calculator", calculatorPart(paymentEn));
