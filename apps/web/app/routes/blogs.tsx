import { phoneLink, pictureAddress, sectionIds } from "@mortgage-kit/content";
import {
  Button,
  Columns,
  Heading,
  LinkButton,
  Section,
  Spinner,
  Stack,
  Text,
  TextField,
  TextLink,
} from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { pictureSizes } from "../pictures/pictureSizes.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { Cover } from "../sections/Cover/Cover.tsx";
import { FilterBar } from "../sections/FilterBar/FilterBar.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { PostCard, postCard } from "../sections/PostCard/PostCard.tsx";
import { RelatedAnswers } from "../sections/RelatedAnswers/RelatedAnswers.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/blogs.ts";
import * as styles from "./blogs.css.ts";

/** A group far from the screen costs the browser as much as one post. */
const postsOfGroup = 24;

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { phone, targets } = site.brokerage;
  const { categories, page, posts } = orNotFound(site.blog);
  const { metadata, posts: postWords, ...words } = page;
  const newestFirst = posts
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((post) => postCard(site, post));
  return {
    words,
    featured: {
      ...postWords,
      filters: words.filters,
      data: { words: site.words.search, noun: site.words.search.articles },
      categories,
      groups: Array.from({ length: Math.ceil(posts.length / postsOfGroup) }, (_, group) =>
        newestFirst.slice(group * postsOfGroup, (group + 1) * postsOfGroup),
      ),
    },
    feed: {
      words: words.feed,
      readMore: site.words.readMore,
      /** Address of the external blog, if it has a public page. */
      blog: targets.blog,
      /** Article in the section's place on a phone, where nothing else fits the first screen. */
      newest: newestFirst[0],
      shore: site.look.shore && pictureAddress(site.look.shore),
    },
    contact: sectionIds.contact,
    phone,
  };
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { words, feed, featured, contact, phone } = loaderData;
  const { hero, newsletter, closing } = words;
  return (
    <>
      <PageHero
        {...hero}
        aside={<BlogFeed {...feed} />}
        actions={<LinkButton href={`/blogs#${contact}`}>{hero.button}</LinkButton>}
      />
      <Section>
        <div data-filtered-list={JSON.stringify(featured.data)}>
          <Stack space="xxl">
            <FilterBar
              words={featured.filters}
              categories={featured.categories.map((name) => ({ value: name, label: name }))}
              phone={phone}
            />
            <Stack space="xl">
              <Heading level={2}>{featured.title}</Heading>
              <div data-groups="" data-lead="">
                {featured.groups.map((posts) => (
                  <ul key={posts[0]?.path}>
                    {posts.map((post) => (
                      <li key={post.path} data-category={post.category} data-author={post.author}>
                        <PostCard post={post} linkText={featured.linkText} />
                      </li>
                    ))}
                  </ul>
                ))}
              </div>
            </Stack>
            <RelatedAnswers title={featured.filters.relatedTitle} />
          </Stack>
        </div>
      </Section>
      <Newsletter {...newsletter} />
      <ClosingCall id={contact} title={closing.title} text={closing.text}>
        <LinkButton href="/application">{closing.applyButton}</LinkButton>
        <LinkButton href={phoneLink(phone)} tone="quiet">
          {phone}
        </LinkButton>
      </ClosingCall>
    </>
  );
}

type PageData = Route.ComponentProps["loaderData"];

/** Sends nothing. The page script shows the answer; without it, nothing. */
function Newsletter({
  title,
  text,
  answer,
  emailLabel,
  emailPlaceholder,
  button,
}: PageData["words"]["newsletter"]) {
  return (
    <Section background="shallow" space="m">
      <Columns layout="halves" space="xl" align="center">
        <Stack space="s">
          <Heading level={2} size="heading">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        <form className={styles.form} method="dialog" noValidate data-newsletter={answer}>
          <TextField
            type="email"
            label={emailLabel}
            placeholder={emailPlaceholder}
            autoComplete="email"
          />
          <Button type="submit" tone="quiet">
            {button}
          </Button>
          <p className={styles.answer} role="status" />
        </form>
      </Columns>
    </Section>
  );
}

/** Renders one hidden specimen of a post, for the page script to fill in or remove. */
function BlogFeed({ words, readMore, blog, newest, shore }: PageData["feed"]) {
  return (
    <div className={styles.place}>
      <section className={styles.feed} aria-labelledby="feed" data-feed={readMore}>
        <Heading level={2} size="subheading" id="feed">
          {words.title}
        </Heading>
        <div data-feed-waiting="">
          <Spinner label={words.loading} />
        </div>
        <div hidden data-feed-posts="">
          <ul className={styles.list}>
            <li className={styles.item}>
              <span className={styles.title}>
                <TextLink href="/blogs" tone="strong" newTab>
                  …
                </TextLink>
              </span>
              <Text size="tiny" tone="soft">
                …
              </Text>
              <p className={styles.snippet}>…</p>
            </li>
          </ul>
          {blog && (
            <TextLink href={blog} tone="strong" newTab>
              {words.allPostsLink}
            </TextLink>
          )}
        </div>
      </section>
      {shore && <Cover src={shore} {...pictureSizes.shore} loads="now" />}
      {newest && (
        <div className={styles.newest}>
          <Stack space="xs" align="start">
            <TextLink href={newest.path} tone="strong">
              {newest.title}
            </TextLink>
            <Text size="small" tone="soft">
              {newest.dateText} · {newest.readTime}
            </Text>
          </Stack>
        </div>
      )}
    </div>
  );
}
