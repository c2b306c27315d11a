import { blogPage, phoneLink, postCategories, posts, sectionIds } from "@simcoe/content";
import { LinkButton } from "@simcoe/ui";
import { ofThisSite } from "../ofThisSite.ts";
import type { PageHandle } from "../pageHandle.ts";
import { BlogFeedPlace } from "../sections/BlogFeed/BlogFeedPlace.tsx";
import { BlogPosts } from "../sections/BlogPosts/BlogPosts.tsx";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactLink } from "../sections/ContactLink/ContactLink.tsx";
import { Newsletter } from "../sections/Newsletter/Newsletter.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { postCard } from "../sections/PostCard/postCard.ts";
import { pageMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/blogs.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  const { metadata, posts: postWords, ...words } = ofThisSite(blogPage);
  const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date));
  return {
    meta: pageMeta("/blogs"),
    words,
    featured: {
      ...postWords,
      filters: words.filters,
      categories: postCategories,
      posts: newestFirst.map(postCard),
    },
    blog: site.targets.blog,
    contact: sectionIds.contact,
    phone: { href: phoneLink(site.phone), label: site.phone },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { words, featured, blog, contact, phone } = loaderData;
  const { hero, feed, newsletter, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        subtitle={hero.subtitle}
        lake="blogs"
        actions={<LinkButton href={`/blogs#${contact}`}>{hero.button}</LinkButton>}
      >
        <BlogFeedPlace words={feed} blog={blog} />
      </PageHero>
      <BlogPosts {...featured} />
      <Newsletter {...newsletter} />
      <ClosingCall id={contact} title={closing.title} text={closing.text}>
        <LinkButton href="/application">{closing.applyButton}</LinkButton>
        <ContactLink href={phone.href} look="quietButton">
          {phone.label}
        </ContactLink>
      </ClosingCall>
    </>
  );
}
