import { fillFiguresIn, sectionIds } from "@mortgage-kit/content";
import { LinkButton } from "@mortgage-kit/ui";
import { townSheet } from "../art/sheets.ts";
import { orNotFound } from "../orNotFound.ts";
import { Article } from "../sections/Article/Article.tsx";
import { articleBody } from "../sections/Article/articleBody.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
import { NotFound } from "../sections/NotFound/NotFound.tsx";
import { postCard } from "../sections/PostCard/postCard.ts";
import { PostHeader } from "../sections/PostHeader/PostHeader.tsx";
import { RelatedPosts, relatedPosts } from "../sections/RelatedPosts/RelatedPosts.tsx";
import { pageMeta, unlistedMeta } from "../seo/pageMeta.ts";
import { blogPosting } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/blog-post.ts";

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
      notFound: { ...notFound, sheet: townSheet(site, "home", notFound.title) },
    };
  }
  const post = fillFiguresIn(written, site.figures);
  const path = `/blogs/${post.slug}`;
  return {
    meta: pageMeta(site, path, { type: "article", structuredData: [blogPosting(site, post)] }),
    path,
    header: { ...postCard(site, post), backLink },
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
  if ("notFound" in loaderData) {
    const { button, ...notFound } = loaderData.notFound;
    return <NotFound {...notFound} link={{ label: button, href: "/blogs" }} />;
  }
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
