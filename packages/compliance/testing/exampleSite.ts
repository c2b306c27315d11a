import type { Publication, PublishedSite } from "../src/PublishedSite.ts";

const footer = `<footer><p>Example Mortgages</p><p>FSRA #00000</p>
<a href="/privacy">Privacy</a> <a href="/accessibility">Accessibility</a>
<a href="/complaints">Complaints</a></footer>`;

/** Returns a page, by default in English, with the footer of all the example's pages. */
export function page(name: string, main: string, html = '<html lang="en-CA">'): Publication {
  return {
    kind: "page",
    name,
    file: `client${name === "/" ? "" : name}/index.html`,
    content: { html: `${html}<body><main>${main}</main>${footer}</body></html>` },
  };
}

export const ratesSection = `<section><h2>Rates</h2><p>Sample of November 5, 2026</p><dl>
<dt>5 year</dt><dd class="value">4.24%</dd><dt>APR, 5 year</dt><dd class="value">4.30%</dd></dl></section>`;

/** PublishedSite that meets every Ontario duty on its day. */
export const exampleSite: PublishedSite = {
  day: "2026-11-22",
  regulator: "FSRA",
  brokerage: { name: "Example Mortgages", licenceNumber: "FSRA #00000" },
  agents: [
    {
      name: "Robin Ng",
      title: "Mortgage Agent Level 2",
      licenceNumber: "M00000001",
      page: "/robin-ng",
    },
  ],
  rates: {
    day: "2026-11-05",
    dayInWords: "November 5, 2026",
    maxAgeDays: 30,
    ageInWords: "Ask for today's.",
    rows: [{ term: "5 year", rate: "4.24%", apr: "4.30%" }],
  },
  complaintsOfficer: { name: "Kay Ito", email: "complaints@brokerage.example" },
  privacyOfficer: { title: "Privacy Officer", email: "privacy@brokerage.example" },
  identificationNotice: "This form verifies nobody's identity.",
  consents: [{ version: "1", text: "I agree to the Terms of Use" }],
  allowedHosts: [],
  publications: [
    page("/", "<h1>Mortgages</h1><p>We compare 30+ lenders.</p>"),
    page(
      "/robin-ng",
      "<section><h1>Robin Ng</h1><p>Mortgage Agent Level 2, M00000001</p></section>",
    ),
    page("/resources", ratesSection),
    page("/application", "<p>This form verifies nobody's identity.</p>"),
    page("/privacy", "<p>Privacy Officer</p><p>privacy@<wbr>brokerage.example</p>"),
    page(
      "/accessibility",
      '<time datetime="2026-11-01">November 1</time><a href="mailto:us@brokerage.example">Write</a>',
    ),
    page(
      "/complaints",
      "<p>Kay Ito, complaints@brokerage.example</p><p>Financial Services Regulatory Authority of Ontario</p>",
    ),
    {
      kind: "mail",
      name: "Acknowledgement",
      file: "acknowledgement.ts",
      content: {
        text: "Thank you.\nExample Mortgages\nFSRA #00000\nComplaints: complaints@brokerage.example",
      },
    },
  ],
};

/** Returns the site with the publication added, or replaced if it has one of the same name. */
export function withPage(changed: Publication, site: PublishedSite = exampleSite): PublishedSite {
  const others = site.publications.filter(({ name }) => name !== changed.name);
  return { ...site, publications: [...others, changed] };
}
