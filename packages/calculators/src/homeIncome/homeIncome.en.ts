import { homeIncomeFormEnglish } from "@mortgage-kit/calculator-engine/form/en/homeIncome";
import { en } from "../language/en.ts";
import { homeIncomeView } from "./homeIncomeView.ts";

export const homeIncomeEn = homeIncomeView(
  homeIncomeFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/homeIncome"),
);
