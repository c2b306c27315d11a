import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { fill, fillFiguresIn, sectionIds } from "@mortgage-kit/content";
import {
  Badge,
  Heading,
  Icon,
  Inline,
  LinkButton,
  Section,
  Stack,
  Text,
  TextLink,
} from "@mortgage-kit/ui";
import { ArrowLeft } from "@mortgage-kit/ui/icons";
import { longDate } from "../dates/longDate.ts";
import { orNotFound } from "../orNotFound.ts";
import { mapOf } from "../pictures/mapOf.ts";
import { pictureSizes } from "../pictures/pictureSizes.ts";
import { articleBody } from "../sections/Article/articleBody.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactSection, contactSectionData } from "../sections/ContactSection/ContactSection.tsx";
import { Cover } from "../sections/Cover/Cover.tsx";
import { NotFound } from "../sections/NotFound/NotFound.tsx";
import { PostMeta, postCard } from "../sections/PostCard/PostCard.tsx";
import { RelatedPosts, relatedPosts } from "../sections/RelatedPosts/RelatedPosts.tsx";
import { pageMeta, unlistedMeta } from "../seo/pageMeta.ts";
import { blogPosting } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/blog-post.ts";
import * as styles from "./blog-post.css.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, postPage, posts } = orNotFound(site.blog);
  const { notFound, contentsTitle, backLink, relatedTitle, closing } = postPage;
  const written = posts.find(({ slug }) => slug === params.slug);
  if (!written) {
    return {
      meta: unlistedMeta(site, {
        ...page.metadata,
        title: `${notFound.title} | ${site.brokerage.name}`,
      }),
      notFound: { words: notFound, map: mapOf(site, "home") },
    };
  }
  const post = fillFiguresIn(written, site.figures);
  const path = `/blogs/${post.slug}`;
  return {
    meta: pageMeta(site, path, { type: "article", structuredData: [blogPosting(site, post)] }),
    path,
    header: {
      ...postCard(site, post),
      checked: fill(site.words.figuresChecked, { day: longDate(rulesCheckedOn) }),
      backLink,
    },
    article: { ...articleBody(post.content), contentsTitle, path },
    closing: { ...closing, contactPath: `${path}#${sectionIds.contact}` },
    related: {
      title: relatedTitle,
      linkText: page.posts.linkText,
      posts: relatedPosts(post, posts).map((other) =>
        postCard(site, fillFiguresIn(other, site.figures)),
      ),
    },
    contact: contactSectionData(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if ("notFound" in loaderData) return <NotFound {...loaderData.notFound} href="/blogs" />;
  const { header, article, closing, related, contact } = loaderData;
  return (
    <>
      <article key={loaderData.path}>
        <PostHeader {...header} />
        <Article {...article} />
      </article>
      <ClosingCall title={closing.title} text={closing.text}>
        <LinkButton href="/application">{closing.applyButton}</LinkButton>
        <LinkButton href={closing.contactPath} tone="quiet">
          {closing.contactButton}
        </LinkButton>
      </ClosingCall>
      <RelatedPosts {...related} />
      <ContactSection {...contact} />
    </>
  );
}

type Found = Exclude<Route.ComponentProps["loaderData"], { notFound: unknown }>;

function PostHeader({ backLink, checked, ...post }: Found["header"]) {
  const { title, excerpt, category, image } = post;
  return (
    <>
      <Section background="shallow" space="m" as="header">
        <div className={styles.words}>
          <Stack space="m" align="start">
            <Inline space="xs">
              <Icon icon={ArrowLeft} size="s" />
              <TextLink href="/blogs" tone="strong">
                {backLink}
              </TextLink>
            </Inline>
            <Badge tone="water">{category}</Badge>
            <Heading level={1} size="title">
              {title}
            </Heading>
            <Text size="lead">{excerpt}</Text>
            <PostMeta {...post} checked={checked} />
          </Stack>
        </div>
      </Section>
      {image && (
        <div className={styles.cover}>
          <Cover src={image} {...pictureSizes.post} loads="now" />
        </div>
      )}
    </>
  );
}

function Article({ html, contents, path, contentsTitle }: Found["article"]) {
  return (
    <Section space="m">
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label={contentsTitle}>
          <Text weight="strong">{contentsTitle}</Text>
          <ol className={styles.contentsList}>
            {contents.map(({ id, title }) => (
              <li key={id} className={styles.contentsItem}>
                <TextLink href={`${path}#${id}`} tone="quiet">
                  {title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
        {/* Safe: the HTML is the site's own content, and the content's tests restrict its markup. */}
        <div className={styles.body} data-groups="" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </Section>
  );
}
