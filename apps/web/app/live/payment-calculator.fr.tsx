import { paymentFr } from "@mortgage-kit/calculators/payment/fr";
import { calculatorPart } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { live } from "./live.tsx";

export const Part = live("payment-calculator.fr", calculatorPart(paymentFr));
