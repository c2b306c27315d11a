import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AutomaticRun, openAcr } from "@mortgage-kit/compliance/accessibility";
import { stringify } from "yaml";
import type { RenderedSite } from "../app/site.ts";

/** End-to-end tests in `e2e/` that cover every page or form, by WCAG criterion. */
const journeys: Readonly<Record<string, string>> = {
  "1.3.1": "one heading of level one on every page (every-page.spec)",
  "1.4.4": "text of twice the size fits at 360 px on every page (every-page.spec)",
  "1.4.10": "no sideways scroll at 320 px on every page (every-page.spec)",
  "2.1.1":
    "menus, questions and calculators by keyboard (header.spec, faqs.spec, calculators.spec)",
  "2.4.1": "the skip link leads to the content (navigation.spec)",
  "2.4.4": "every link leads to a page that is there (links.spec)",
  "3.3.1": "what is missing in the application is named at its field (application.spec)",
  "4.1.1": "every page is valid HTML (html.spec)",
  "4.1.3": "what became of an application is announced (application.spec)",
};

/** Returns the site's accessibility conformance report, as YAML in the OpenACR format. */
export function conformanceReport(
  { brokerage, compliance, day }: RenderedSite,
  automatic?: AutomaticRun,
): string {
  const { name, email, phone, siteUrl } = brokerage;
  const report = openAcr({
    product: {
      name,
      description: `The public website of ${name}, ${siteUrl}`,
    },
    contact: { name, email, phone, website: siteUrl },
    day,
    automatic,
    journeys,
    assessed: compliance.records.accessibility,
  });
  return stringify(report, { aliasDuplicateObjects: false });
}

/** Writes the report to the file that the accessibility page links to. */
export function writeConformanceReport(site: RenderedSite, buildDirectory: string): void {
  writeFileSync(join(buildDirectory, "client/accessibility.yaml"), conformanceReport(site));
}
