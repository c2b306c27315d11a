import { Heading, Inline, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import type { Route } from "../../routes/+types/home.ts";
import { Quote, Rating } from "../Quote/Quote.tsx";
import * as styles from "./Reviews.css.ts";

type ReviewsProps = NonNullable<Route.ComponentProps["loaderData"]["reviews"]>;

export function Reviews({ id, title, reviews, button, link, ...rating }: ReviewsProps) {
  return (
    <Section id={id} background="shallow">
      <Stack space="l">
        <Heading level={2}>{title}</Heading>
        <Inline space="s">
          {rating.ratingValue && <Rating value={rating.ratingValue} text={rating.rating} />}
          <Text as="span" tone="soft">
            {rating.ratingNote}
          </Text>
          {link && (
            <TextLink href={link} tone="strong" newTab>
              {button}
            </TextLink>
          )}
        </Inline>
        <ul className={styles.wall}>
          {reviews.map(({ text, author, detail }) => (
            <li key={text} className={styles.review}>
              <Quote text={text} by={author ? { author, detail } : undefined} />
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
