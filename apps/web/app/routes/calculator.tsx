import type { ComponentType } from "react";
import {
  type CalculatorPageData,
  calculatorPageData,
} from "../sections/CalculatorPage/calculatorPageData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/calculator.ts";

/** Live parts by file, one for each calculator and language. */
const parts = import.meta.glob<{ Part: ComponentType<CalculatorPageData> }>(
  "../live/*-calculator{,.fr}.tsx",
  { eager: true },
);

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = url.pathname.slice(site.base.length).replace(/\/$/, "");
  const card = site.calculatorPages.find(({ route }) => route === path);
  if (!card) throw new Response(null, { status: 404 });
  const file = `../live/${card.id}-calculator${site.language === "en" ? "" : ".fr"}.tsx`;
  if (!parts[file]) throw new Error(`The calculator ${card.id} needs its live part ${file}.`);
  return { file, ...calculatorPageData(site, card) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Calculator({ loaderData: { file, page } }: Route.ComponentProps) {
  const Part = parts[file]?.Part;
  return Part && <Part {...page} />;
}
