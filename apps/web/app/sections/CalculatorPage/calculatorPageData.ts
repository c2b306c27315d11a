import {
  type CalculatorCard,
  calculatorCards,
  calculatorPage,
  footer,
  phoneLink,
  team,
} from "@simcoe/content";
import { pageMeta } from "../../seo/pageMeta.ts";
import { pageTrail } from "../../seo/pageTrail.ts";
import { webApplication } from "../../seo/webApplication.ts";
import { site } from "../../site.ts";

/** The head and the words of a calculator's page. For loaders. */
export function calculatorPageData(id: CalculatorCard["id"]) {
  const card = calculatorCards.find((candidate) => candidate.id === id);
  if (!card) throw new Error(`The content has no card for the calculator ${id}.`);
  const { route, title, description, estimatedTime } = card;
  return {
    meta: pageMeta(route, { structuredData: [webApplication(route, title, description)] }),
    words: {
      ...calculatorPage,
      id,
      title,
      description,
      estimatedTime,
      trail: pageTrail(route),
      phone: { href: phoneLink(site.phone), label: site.phone },
      brokerage: { name: site.name, licence: footer.licence, email: site.email },
      members: team.map(({ slug, name, firstName, level, profile }) => ({
        slug,
        name,
        firstName,
        level,
        email: profile.email,
      })),
      calculators: calculatorCards.map((other) => ({
        id: other.id,
        title: other.title,
        route: other.route,
      })),
    },
  };
}

export type CalculatorPageWords = ReturnType<typeof calculatorPageData>["words"];
