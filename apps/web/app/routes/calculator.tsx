import { parts } from "virtual:calculator-parts";
import { pagePath } from "../navigation/localPath.ts";
import { orNotFound } from "../orNotFound.ts";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/calculator.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const card = orNotFound(site.calculatorPages.find(({ route }) => route === pagePath(site, url)));
  const part = `${card.id}-calculator${site.language === "en" ? "" : `.${site.language}`}`;
  if (!parts[part]) {
    throw new Error(
      `There is no calculator "${card.id}" in the language "${site.language}"; there are ${Object.keys(parts).join(", ")}. Correct the id of the card.`,
    );
  }
  return { part, ...calculatorPageData(site, card) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Calculator({ loaderData: { part, page } }: Route.ComponentProps) {
  const Part = parts[part];
  return Part && <Part {...page} />;
}
