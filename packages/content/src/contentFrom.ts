import { type Content, contentSchema } from "./contentSchema.ts";
import { crossChecks } from "./crossChecks.ts";
import { FolderError } from "./folder/FolderError.ts";
import { allowedInWords, wrongValues } from "./folder/wrongValues.ts";
import type { PageMetadata } from "./pages/pageMetadata.ts";
import { pageTitle } from "./pages/pageTitle.ts";

const checkedSchema = contentSchema.check(crossChecks);

/**
 * Validates the content of a brokerage's folder and completes it: adds the brokerage's name to titles,
 * and the author's name to articles. Throws a FolderError that lists every invalid value.
 */
export function contentFrom(source: unknown): Content {
  const result = checkedSchema.safeParse(source, { error: allowedInWords });
  if (!result.success) throw new FolderError(wrongValues(source, result.error.issues));
  return branded(withAuthors(result.data));
}

function withAuthors(content: Content): Content {
  const { blog, team } = content;
  if (!blog) return content;
  const names = new Map(team.members.map(({ slug, name }) => [slug, name]));
  const posts = blog.posts.map((post) => ({
    ...post,
    author: names.get(post.author) ?? post.author,
  }));
  return { ...content, blog: { ...blog, posts } };
}

/**
 * Appends the brokerage's name to page titles, except to the complete titles of the home page and the
 * articles.
 */
function branded(content: Content): Content {
  const { contact, application, notFound, team, services, resources, blog, compliance } = content;
  const { faqs, podcast, careers, checklist, publishedRates } = content;
  const titled = <P extends { metadata: PageMetadata }>(page: P): P => ({
    ...page,
    metadata: { ...page.metadata, title: pageTitle(page.metadata.title, content.brokerage) },
  });
  const withPage = <G extends { page: { metadata: PageMetadata } }>(group: G): G => ({
    ...group,
    page: titled(group.page),
  });
  const { reminder, ...brokerage } = content.brokerage;
  const [leader, ...others] = team.members;
  const member = (one: typeof leader) => ({ ...one, profile: titled(one.profile) });
  return {
    ...content,
    brokerage: { ...brokerage, ...(reminder && { reminder: withPage(reminder) }) },
    contact: { ...withPage(contact), formPlaceholder: titled(contact.formPlaceholder) },
    application: withPage(application),
    notFound: withPage(notFound),
    compliance: {
      ...compliance,
      privacy: withPage(compliance.privacy),
      accessibility: withPage(compliance.accessibility),
    },
    team: {
      ...team,
      ...(team.page && { page: titled(team.page) }),
      members: [member(leader), ...others.map(member)],
    },
    ...(services && { services: { ...services, list: services.list.map(titled) } }),
    ...(resources && {
      resources: {
        ...withPage(resources),
        calculatorCards: resources.calculatorCards.map(titled),
        furtherCalculators: resources.furtherCalculators.map(titled),
      },
    }),
    ...(blog && { blog: withPage(blog) }),
    ...(faqs && { faqs: withPage(faqs) }),
    ...(podcast && { podcast: withPage(podcast) }),
    ...(careers && { careers: withPage(careers) }),
    ...(checklist && { checklist: withPage(checklist) }),
    ...(publishedRates && { publishedRates: withPage(publishedRates) }),
  };
}
