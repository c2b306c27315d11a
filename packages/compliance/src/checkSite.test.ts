import { expect, test } from "vitest";
import { exampleSite, page, ratesSection, withPage } from "../testing/exampleSite.ts";
import { checkSite, describeResults } from "./checkSite.ts";
import { checkName, checkNameAndLicence } from "./checks/identity.ts";
import { dutiesOf } from "./duties/duties.ts";
import type { PublishedSite } from "./PublishedSite.ts";
import { type RegulatorCode, regulatorCodes } from "./regulators.ts";

const outcome = (site: PublishedSite, id: string) => {
  const found = checkSite(site).find(({ duty }) => duty.id === id);
  return {
    result: found?.result,
    problems: found?.problems.map((problem) => problem.found).join("\n"),
  };
};
const resultsOf = (site: PublishedSite) => checkSite(site).map(({ result }) => result);

const inProvince = (regulator: RegulatorCode): PublishedSite => ({ ...exampleSite, regulator });

test("A site that meets its duties builds without messages", () => {
  expect(resultsOf(exampleSite).filter((result) => /not met|warning/.test(result))).toEqual([]);
  expect(describeResults(checkSite(exampleSite), "not met")).toEqual([]);
});

test("a recorded consent is found whatever characters it is written with", () => {
  const text = `Remind me, "Northwind & Söns' <Prêts>"`;
  const attribute = JSON.stringify({ text }).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const form = `<form action="/api/reminders" data-consent="${attribute}">
<input name="email"><input type="checkbox" name="agreedToReminder"></form>`;
  const asking = { ...withPage(page("/remind-me", form)), consents: [{ version: "1", text }] };
  expect(outcome(asking, "collection-consented")).toEqual({ result: "met", problems: "" });
  const unreadable = withPage(page("/remind-me", form.replace(attribute, text)));
  expect(outcome(unreadable, "collection-consented").problems).toMatch(/without a recorded/);
});

test("a form that asks for a recorded consent meets the duty to ask", () => {
  const form = `<form action="/api/call-backs" data-consent="{&quot;text&quot;:&quot;I agree to the Terms of Use&quot;}">
<input name="phoneOrEmail"><input type="checkbox" name="agreedToTerms"></form>`;
  const asking = withPage(page("/call-back", form));
  expect(outcome(asking, "collection-consented")).toEqual({ result: "met", problems: "" });
  const unknown = withPage(page("/call-back", form.replace("Terms of Use", "everything")));
  expect(outcome(unknown, "collection-consented").problems).toMatch(/without a recorded consent/);
});

test.each(regulatorCodes.filter((code) => code !== "AMF"))(
  "The same site in the province of %s meets that province's duties",
  (code) => {
    expect(resultsOf(inProvince(code)).filter((result) => result === "not met")).toEqual([]);
  },
);

test("An error names file, line, duty, status, source and the remedy", () => {
  const mail = { ...exampleSite.publications.at(-1), content: { text: "Thank you." } };
  const site = withPage(mail as PublishedSite["publications"][number]);
  const [duty = "", ...lines] = describeResults(checkSite(site), "not met");
  expect(duty).toMatch(/^on-name-and-licence: All public materials.*\(read: FSRA.*https:/);
  expect(lines.join("\n")).toContain(
    'acknowledgement.ts: the licence number "FSRA #00000" cannot be read in Acknowledgement (mail).',
  );
  expect(lines.join("\n")).toContain('Show "FSRA #00000" where every reader of it sees it.');
});

const noFooter = { kind: "page", name: "/x", file: "x" } as const;
const agentHere = (main: string) => withPage(page("/our-team", main));

/** Sites that violate a duty with the expected problems, by the duty's id. */
const broken: Record<string, { site: PublishedSite; problems: RegExp }> = {
  "on-name-and-licence": {
    site: withPage({
      ...noFooter,
      content: { html: "<body><p>Example Mortgages</p><p hidden>FSRA #00000</p></body>" },
    }),
    problems: /the licence number "FSRA #00000" cannot be read in the page \/x/,
  },
  "on-agents-titled": {
    site: agentHere("<ul><li>Robin Ng</li><li>Somebody, Mortgage Agent Level 2</li></ul>"),
    problems: /Robin Ng is named on \/our-team without the title "Mortgage Agent Level 2"/,
  },
  "on-rate-with-apr": {
    site: withPage(page("/resources", "<section><p>5 year</p><p>4.24%</p></section>")),
    problems: /shows the rate 4.24% without its APR \(4.30%\), its day \(November 5, 2026\)/,
  },
  "on-accessibility": {
    site: withPage(page("/accessibility", "<p>We try.</p>")),
    problems: /lacks a way to give feedback[\s\S]*lacks the day of the statement/,
  },
  "on-complaints": {
    site: withPage(
      { kind: "mail", name: "Reminder", file: "reminder.ts", content: { text: "Hello" } },
      withPage(page("/complaints", "<p>Kay Ito</p>")),
    ),
    problems:
      /does not show "Financial Services Regulatory Authority of Ontario"[\s\S]*mail "Reminder" does not name the person for complaints/,
  },
  "collection-consented": {
    site: withPage(
      page("/call-back", '<form action="/api/call-backs"><input name="phoneOrEmail"></form>'),
    ),
    problems: /\/call-back has a form that sends a contact without a box for consent/,
  },
  "marketing-consent-apart": {
    site: {
      ...exampleSite,
      consents: [{ version: "2", text: "I agree to the terms and to marketing by e-mail" }],
    },
    problems: /the consent 2 asks for "marketing" together with the terms/,
  },
  "no-messages-without-consent": {
    site: withPage(page("/faqs", "<p>Put it in your calendar; we will remind you.</p>")),
    problems: /promises "Put it in your calendar; we will remind you\."/,
  },
  "privacy-officer-published": {
    site: withPage(page("/privacy", "<p>We care.</p>")),
    problems: /\/privacy does not show "Privacy Officer"/,
  },
  "tracking-asks-first": {
    site: withPage(page("/", "<p>Hello</p>", '<html lang="en" data-ad-tag="AW-1">')),
    problems: /\/ has an ad tag and does not ask before it loads/,
  },
  "form-does-not-identify": {
    site: withPage(page("/application", "<form></form>")),
    problems: /does not say that it verifies nobody's identity/,
  },
  "sk-agents-licensed": {
    site: withPage(
      page("/robin-ng", "<p>Robin Ng, Mortgage Agent Level 2</p>"),
      inProvince("FCAA"),
    ),
    problems: /the licence number of Robin Ng is not shown on \/robin-ng/,
  },
  "qc-tracking-off": {
    site: withPage(
      page("/", '<script src="https://tag.example/a.js"></script>'),
      inProvince("AMF"),
    ),
    problems: /\/ loads from tag\.example without a question/,
  },
  "qc-privacy-officer": {
    site: { ...inProvince("AMF"), publications: [page("/", "<p>Bonjour</p>")] },
    problems: /there is no page \/privacy/,
  },
  "qc-french": {
    site: inProvince("AMF"),
    problems: /7 of 7 pages are neither in French nor lead to French ones/,
  },
};

/** Adds violations of every regulator's duties on name and licence. */
for (const code of regulatorCodes) {
  const nameless = {
    site: unnamed(inProvince(code)),
    problems: /the authorized name .* cannot be read/,
  };
  for (const { id, check } of dutiesOf(code, exampleSite.day)) {
    if (check === checkName || check === checkNameAndLicence) broken[id] ??= nameless;
  }
}

function unnamed(site: PublishedSite): PublishedSite {
  return { ...site, publications: [{ ...noFooter, content: { text: "Mortgages" } }] };
}

test.each(Object.entries(broken))("A breach of %s fails the build", (id, { site, problems }) => {
  expect(outcome(site, id)).toEqual({
    result: "not met",
    problems: expect.stringMatching(problems),
  });
});

test("Every duty has a test brokerage that breaks it", () => {
  const decided = regulatorCodes.flatMap((code) => dutiesOf(code, exampleSite.day));
  const untested = decided.map(({ id }) => id).filter((id) => !broken[id]);
  expect([...new Set(untested)]).toEqual([]);
});

test("A rate without an APR in the same style, or within a sentence, is rejected", () => {
  const small = ratesSection.replace('<dd class="value">4.30%', '<dd class="small">4.30%');
  expect(outcome(withPage(page("/resources", small)), "on-rate-with-apr").problems).toContain(
    "without an APR in the same look",
  );
  const offer = "<p>This week, rates from 3.99%.</p>";
  expect(outcome(withPage(page("/", offer)), "on-rate-with-apr").problems).toContain(
    'says "rates from 3.99%" without an APR',
  );
});

const ownRate = {
  name: "5-year fixed",
  rate: "4.34%",
  apr: "4.40%",
  day: "November 2, 2026",
  saidBy: "Robin Ng",
};
const ownRow =
  '<div><table><tr><th>5-year fixed November 2, 2026</th><td><b class="value">4.34%</b> <b class="value">APR 4.40%</b></td></tr></table>Robin Ng, Mortgage Agent Level 2, publishes it.</div>';

test.each([
  [ownRow, ""],
  [ownRow.replace("4.34%", "4.04%"), "/rates does not show the rate 4.34%, 5-year fixed"],
  [ownRow.replace("Robin Ng", "Somebody"), "without who publishes it (Robin Ng)"],
  [
    ownRow.replace('class="value">APR', 'class="small">APR'),
    "without its APR (4.40%) in the same look",
  ],
  [ownRow.replace("November 2, 2026", ""), "without its day (November 2, 2026)"],
])("A rate of each class has its APR, term, day and person: %s", (html, problem) => {
  const site = { ...withPage(page("/rates", html)), ownRates: { page: "/rates", rows: [ownRate] } };
  const found = checkSite(site).flatMap(({ problems }) => problems.map((one) => one.found));
  expect(found.join()).toContain(problem);
  if (!problem) expect(found).toEqual([]);
});

test("Outdated rates warn and do not fail the build", () => {
  const old = { ...exampleSite, day: "2026-12-24" };
  expect(outcome(old, "on-rate-with-apr")).toEqual({
    result: "warning",
    problems: "the sample rates are of 2026-11-05, 49 days ago, and may be shown for 30",
  });
});

test("An offer of reminders on request is not a promise to every client", () => {
  const asked = page("/faqs", "<p>If you ask us to, we will remind you.</p>");
  expect(outcome(withPage(asked), "no-messages-without-consent").result).toBe("met");
});

test("A French page, or one that links to its French version, serves Quebec", () => {
  const site = inProvince("AMF");
  const french = site.publications.map((one) =>
    "html" in one.content
      ? { ...one, content: { html: one.content.html.replace('lang="en-CA"', 'lang="fr-CA"') } }
      : one,
  );
  expect(outcome({ ...site, publications: french }, "qc-french").result).toBe("met");
});
