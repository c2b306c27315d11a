import { exampleSite, page, withPage } from "@mortgage-kit/compliance/testing";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { renderedSite } from "../app/site.ts";
import { conformanceReport } from "./conformanceReport.ts";
import { evidencePage } from "./evidencePage.ts";
import { gatherEvidence } from "./gatherEvidence.ts";

const site = await renderedSite({ SITE_DATE: "2026-11-22" });
const evidenceOf = (published = exampleSite) =>
  gatherEvidence({
    site,
    published,
    pictures: new Map([["/", "pictures/home.jpg"]]),
    automatic: undefined,
    leads: undefined,
  });

test("each duty has the place where it is met, its source and a screenshot", () => {
  const duty = evidenceOf().duties.find(({ id }) => id === "on-name-and-licence");
  expect(duty).toMatchObject({ result: "met", status: "read", effectiveFrom: "2009-01-01" });
  expect(duty?.places[0]).toMatchObject({ name: "/", picture: "pictures/home.jpg", line: 1 });
});

test("open duties and unchecked duties are listed", () => {
  const claims = withPage(page("/", "<p>The lowest rates</p>"));
  expect(evidenceOf(claims).warnings).toEqual([
    'claims-substantiated: "the lowest rates" is claimed on / and no proof of it is on file.',
    expect.stringMatching(/restore drill/),
    expect.stringMatching(/leads evidence/),
    expect.stringMatching(/--no-pictures/),
  ]);
});

test("the examiner's page shows every duty and escapes texts of the site", () => {
  const hostile = withPage(
    page("/faqs", "<p>The best rates &lt;script&gt;alert(1)&lt;/script&gt;</p>"),
  );
  const html = evidencePage(evidenceOf(hostile));
  expect(html).not.toContain("<script>");
  for (const { id } of evidenceOf().duties) expect(html).toContain(`id="${id}"`);
  expect(html).toContain("A lawyer must confirm each duty");
});

test("the conformance report is YAML in the format of OpenACR", () => {
  const report = parse(conformanceReport(site));
  expect(report).toMatchObject({ catalog: "2.5-edition-wcag-2.2-en", report_date: "2026-11-22" });
  const [first] = report.chapters.success_criteria_level_a.criteria;
  expect(first).toEqual({
    num: "1.1.1",
    components: [
      {
        name: "web",
        adherence: { level: "not-evaluated", notes: "No person has looked at it yet." },
      },
    ],
  });
});
