import { homeIncomeFormFrench } from "@mortgage-kit/calculator-engine/form/fr/homeIncome";
import { fr } from "../language/fr.ts";
import { homeIncomeView } from "./homeIncomeView.ts";

export const homeIncomeFr = homeIncomeView(
  homeIncomeFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/homeIncome"),
);
