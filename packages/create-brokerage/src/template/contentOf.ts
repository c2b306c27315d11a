import type { ContentSource, TeamMemberSource } from "@mortgage-kit/content";
import { lightPaletteFrom } from "@mortgage-kit/ui/tokens";
import type { Answers } from "../answers.ts";
import { markFor } from "../markFor.ts";
import { brokerageOf } from "./brokerage.ts";
import { complianceOf } from "./compliance.ts";
import { faqsOf } from "./faqs.ts";
import { pagesOf } from "./pages.ts";
import { resourcesOf } from "./resources.ts";
import { servicesOf } from "./services.ts";
import { memberOf, profilePageOf, teamPageOf } from "./team.ts";

/** Numbers the slugs of people whose names come to the same. */
function withOwnSlugs(members: readonly TeamMemberSource[]): TeamMemberSource[] {
  const taken = new Set<string>();
  return members.map((member) => {
    let slug = member.slug;
    for (let number = 2; taken.has(slug); number++) slug = `${member.slug}-${number}`;
    taken.add(slug);
    return { ...member, slug };
  });
}

/** Returns the content of a whole brokerage from the answers, with placeholder texts. */
export function contentOf(answers: Answers): ContentSource {
  const members = answers.people.map((person) => memberOf(person, answers.city));
  const [leader, ...others] = withOwnSlugs(members);
  if (!leader) throw new Error("A brokerage needs at least one person.");
  const brokerage = brokerageOf(answers);
  return {
    brokerage,
    look: {
      palette: lightPaletteFrom({ ground: answers.colours.main, action: answers.colours.action }),
      drawings: { home: answers.name, application: answers.city, notFound: "Off the chart" },
      mark: markFor(answers.name),
    },
    header: {
      logoAlt: `${answers.name}, home page`,
      menu: "Menu",
      skipLink: "Skip to the content",
      mainNavigation: "Main",
    },
    navigation: [
      { kind: "section", label: "Services", section: "services" },
      { kind: "calculators", label: "Calculators" },
      { kind: "page", label: "FAQs", to: "/faqs" },
      { kind: "page", label: "Our Team", to: "/our-team" },
      { kind: "target", label: "Apply Now", target: "applicationPortal" },
      { kind: "page", label: "Contact", to: "/contact" },
    ],
    footer: {
      blurb: `${answers.name} arranges mortgages in ${answers.city}, explains them in plain words and stays with you until they close.`,
      columns: {
        services: { title: "Services" },
        company: {
          title: "Company",
          links: [
            { label: "Our Team", to: "/our-team" },
            { label: "Calculators", to: "/resources" },
            { label: "FAQs", to: "/faqs" },
            { label: "Contact", to: "/contact" },
          ],
        },
        team: { title: "Team" },
      },
      licence: `${brokerage.licence.label}, ${brokerage.licence.number}`,
      copyright: `© ${brokerage.copyrightYear} ${answers.name}`,
      privacyLink: "Privacy Policy",
      termsLink: "Terms of Use",
      sitemapLink: { label: "Sitemap", to: "/sitemap.xml" },
    },
    ...pagesOf(answers),
    team: { page: teamPageOf(answers), profile: profilePageOf(), members: [leader, ...others] },
    services: servicesOf(answers),
    resources: resourcesOf(),
    faqs: faqsOf(),
    compliance: complianceOf(answers),
    workedExamples: {
      purchase: { price: 500_000, annualRate: 4.5, monthlyPropertyTax: 350, monthlyHeating: 150 },
      earlyExit: { balance: 300_000, annualRate: 5.2, comparisonRate: 4.2, monthsLeft: 24 },
      refinance: { homeValue: 550_000, balance: 300_000 },
    },
  };
}
