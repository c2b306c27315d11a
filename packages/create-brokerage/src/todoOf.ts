import type { ContentSource } from "@mortgage-kit/content";

/** Lists the placeholders that a new brokerage still has to replace, file by file. */
export function todoOf({ brokerage, team }: ContentSource): string {
  const { street, postalCode } = brokerage.address;
  return `# ${brokerage.name}: what is still a template

The site builds and passes its tests as it is. These are not yet yours:

- [ ] \`brokerage.ts\`: street (${street}) and postal code (${postalCode}), \`areasServed\`, hours, \`claims\` (how many
      lenders, how fast you answer) and \`publishedFigures\` (what you publish as market guidance)
- [ ] \`brokerage.ts\`, \`targets\`: application portal, privacy policy and terms point at ${brokerage.siteUrl}; write those pages or change the addresses
- [ ] \`compliance.ts\`: have a lawyer read the privacy policy and the accessibility statement; name who may read the
      applications, the last restore drill and where your claims are proved. \`pnpm compliance\` shows what is open
- [ ] \`brokerage.ts\`, \`privacyOfficer\`: title and address of whoever answers for personal information
- [ ] \`home.ts\`: headline, benefits and steps
- [ ] \`team/\`: ${team.members.map(({ name }) => name).join(", ")}: a paragraph or two about each, a \`role\`, a \`testimonials\` entry if you have one,
      and a photo (\`photos/name.jpg\` and \`photo: "name.jpg"\`) in place of the drawn portrait
- [ ] \`services.ts\`, \`faqs.ts\`, \`contact.ts\`, \`footer.ts\`, \`resources.ts\`: read through; they are general and name your town only here and there
- [ ] \`application.ts\`: the terms that are agreed to, and where its legal links lead
- [ ] \`look.ts\`: the mark is drawn from your name; \`logo: "logo.svg"\` takes a file of yours instead
- [ ] Not there at all, and welcome: articles (\`blog\`), a podcast, careers, reviews, sample rates. The other folders show how
`;
}
