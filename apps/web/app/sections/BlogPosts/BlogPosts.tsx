import { Heading, Section, Stack } from "@mortgage-kit/ui";
import type { FilterData } from "../../pageScript/filteredList.ts";
import { FilterBar, type FilterWords } from "../FilterBar/FilterBar.tsx";
import { PostCard } from "../PostCard/PostCard.tsx";
import type { PostCardData } from "../PostCard/postCard.ts";
import { RelatedAnswers } from "../RelatedAnswers/RelatedAnswers.tsx";

export interface BlogPostsProps {
  title: string;
  linkText: string;
  filters: FilterWords;
  data: FilterData;
  categories: readonly string[];
  posts: readonly PostCardData[];
  phone: string;
}

/** Renders all articles, newest first, with filters and a search field. */
export function BlogPosts(props: BlogPostsProps) {
  const { title, linkText, filters, data, categories, posts, phone } = props;
  return (
    <Section>
      <div data-filtered-list={JSON.stringify(data)}>
        <Stack space="xxl">
          <FilterBar
            words={filters}
            categories={categories.map((name) => ({ value: name, label: name }))}
            phone={phone}
          />
          <Stack space="xl">
            <Heading level={2}>{title}</Heading>
            <ul data-groups="" data-lead="">
              {posts.map((post) => (
                <li
                  key={post.path}
                  data-category={post.category}
                  data-texts={JSON.stringify([post.title, post.excerpt, post.author])}
                >
                  <PostCard post={post} linkText={linkText} />
                </li>
              ))}
            </ul>
          </Stack>
          <RelatedAnswers title={filters.relatedTitle} />
        </Stack>
      </div>
    </Section>
  );
}
