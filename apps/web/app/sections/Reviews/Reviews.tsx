import { Heading, Inline, LinkButton, Section, Stack, Text } from "@mortgage-kit/ui";
import type { Route } from "../../routes/+types/home.ts";
import { Quote, Rating } from "../Quote/Quote.tsx";
import * as styles from "./Reviews.css.ts";

type ReviewsProps = NonNullable<Route.ComponentProps["loaderData"]["reviews"]>;

export function Reviews({ id, title, reviews, button, link, ...rating }: ReviewsProps) {
  return (
    <Section id={id} background="shallow">
      <Stack space="xl">
        <Inline space="xl" justify="between" align="start">
          <Stack space="m">
            <Heading level={2}>{title}</Heading>
            <Inline space="s">
              {rating.ratingValue && <Rating value={rating.ratingValue} text={rating.rating} />}
              <Text as="span" tone="soft">
                {rating.ratingNote}
              </Text>
            </Inline>
          </Stack>
          {link && (
            <LinkButton href={link} tone="quiet" newTab>
              {button}
            </LinkButton>
          )}
        </Inline>
        <ul className={styles.wall}>
          {reviews.map((text) => (
            <li key={text} className={styles.review}>
              <Quote text={text} />
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
