import { blogPage, phoneLink, postCategories, posts, sectionIds } from "@mortgage-kit/content";
import { LinkButton } from "@mortgage-kit/ui";
import { LiveBlogFeed, LiveBlogPosts, LiveNewsletter } from "../live/blogs.tsx";
import { ofThisSite } from "../ofThisSite.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactLink } from "../sections/ContactLink/ContactLink.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { postCard } from "../sections/PostCard/postCard.ts";
import { pageMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/blogs.ts";

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
      phone: { href: phoneLink(site.phone), label: site.phone },
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
        <LiveBlogFeed words={feed} blog={blog} />
      </PageHero>
      <LiveBlogPosts {...featured} />
      <LiveNewsletter {...newsletter} />
      <ClosingCall id={contact} title={closing.title} text={closing.text}>
        <LinkButton href="/application">{closing.applyButton}</LinkButton>
        <ContactLink href={phone.href} look="quietButton">
          {phone.label}
        </ContactLink>
      </ClosingCall>
    </>
  );
}
