import { Heading, Section, Stack } from "@mortgage-kit/ui";
import { useState } from "react";
import { FilterBar, type FilterWords } from "../FilterBar/FilterBar.tsx";
import { PostCard } from "../PostCard/PostCard.tsx";
import type { PostCardData } from "../PostCard/postCard.ts";
import { RelatedAnswers } from "../RelatedAnswers/RelatedAnswers.tsx";
import { type SearchWords, useRelatedAnswers } from "../RelatedAnswers/useRelatedAnswers.ts";
import * as styles from "./BlogPosts.css.ts";

export const allPosts = "all";

interface SearchedPost {
  category: string;
  title: string;
  excerpt: string;
  author: string;
}

/** Returns true for a post of the category whose title, excerpt or author contains the text. */
export function matchesPost(post: SearchedPost, category: string, search: string): boolean {
  if (category !== allPosts && post.category !== category) return false;
  const wanted = search.toLowerCase();
  return [post.title, post.excerpt, post.author].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

export interface BlogPostsProps {
  title: string;
  linkText: string;
  filters: FilterWords & { allCategories: string };
  words: SearchWords & { articles: string };
  categories: readonly string[];
  posts: readonly PostCardData[];
  phone: { href: string; label: string };
}

export function BlogPosts({
  title,
  linkText,
  filters,
  words,
  categories,
  posts,
  phone,
}: BlogPostsProps) {
  const [category, setCategory] = useState(allPosts);
  const [search, setSearch] = useState("");
  const shown = posts.filter((post) => matchesPost(post, category, search));
  const related = useRelatedAnswers(
    search,
    shown.map((post) => post.title),
  );
  return (
    <Section>
      <Stack space="xxl">
        <FilterBar
          words={filters}
          categories={[
            { value: allPosts, label: filters.allCategories },
            ...categories.map((name) => ({ value: name, label: name })),
          ]}
          category={category}
          onCategory={setCategory}
          search={search}
          onSearch={setSearch}
          onSearchFocus={related.prepare}
          phone={phone}
          shown={related.spokenCount(shown.length, posts.length, words.articles, words)}
        />
        <Stack space="xl">
          <Heading level={2}>{title}</Heading>
          <ul className={styles.posts}>
            {shown.map((post, index) => (
              <li key={post.path} className={index === 0 ? styles.lead : undefined}>
                <PostCard post={post} linkText={linkText} size={index === 0 ? "l" : "m"} />
              </li>
            ))}
          </ul>
        </Stack>
        <RelatedAnswers title={filters.relatedTitle} answers={related.answers} />
      </Stack>
    </Section>
  );
}
