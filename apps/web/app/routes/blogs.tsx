import { phoneLink, sectionIds } from "@mortgage-kit/content";
import {
  Button,
  Columns,
  Heading,
  LinkButton,
  Section,
  Stack,
  Text,
  TextField,
} from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { BlogFeed } from "../sections/BlogFeed/BlogFeed.tsx";
import { BlogPosts } from "../sections/BlogPosts/BlogPosts.tsx";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactLink } from "../sections/ContactLink/ContactLink.tsx";
import * as styles from "../sections/Newsletter/Newsletter.css.ts";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { postCard } from "../sections/PostCard/postCard.ts";
import { pageMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/blogs.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { phone, targets } = site.brokerage;
  const { categories, page, posts } = orNotFound(site.blog);
  const { metadata, posts: postWords, ...words } = page;
  const newestFirst = posts
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((post) => postCard(site, post));
  return {
    meta: pageMeta(site, "/blogs"),
    words,
    featured: {
      ...postWords,
      filters: words.filters,
      data: { words: site.words.search, noun: site.words.search.articles },
      categories,
      posts: newestFirst,
      phone,
    },
    feed: {
      words: words.feed,
      readMore: site.words.readMore,
      blog: targets.blog,
      newest: newestFirst[0],
    },
    contact: sectionIds.contact,
    phone,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { words, feed, featured, contact, phone } = loaderData;
  const { hero, newsletter, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        subtitle={hero.subtitle}
        aside={<BlogFeed {...feed} />}
        actions={<LinkButton href={`/blogs#${contact}`}>{hero.button}</LinkButton>}
      />
      <BlogPosts {...featured} />
      <Section background="shallow" space="m">
        <Columns layout="halves" space="xl" align="center">
          <Stack space="s">
            <Heading level={2} size="heading">
              {newsletter.title}
            </Heading>
            <Text>{newsletter.text}</Text>
          </Stack>
          {/* Sends nothing. The page script shows the answer; without it, nothing. */}
          <form
            className={styles.form}
            method="dialog"
            noValidate
            data-newsletter={newsletter.answer}
          >
            <TextField
              type="email"
              label={newsletter.emailLabel}
              placeholder={newsletter.emailPlaceholder}
              autoComplete="email"
            />
            <Button type="submit" tone="quiet">
              {newsletter.button}
            </Button>
            <p className={styles.answer} role="status" />
          </form>
        </Columns>
      </Section>
      <ClosingCall id={contact} title={closing.title} text={closing.text}>
        <LinkButton href="/application">{closing.applyButton}</LinkButton>
        <ContactLink href={phoneLink(phone)} look="quietButton">
          {phone}
        </ContactLink>
      </ClosingCall>
    </>
  );
}
