import type { Content } from "@mortgage-kit/content";
import { Button, Columns, Heading, Section, Stack, Text, TextField } from "@mortgage-kit/ui";
import * as styles from "./Newsletter.css.ts";

type NewsletterProps = NonNullable<Content["blog"]>["page"]["newsletter"];

/** Renders a newsletter form that sends nothing. The page script shows `answer`; without it, nothing. */
export function Newsletter({ title, text, answer, button, ...email }: NewsletterProps) {
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
            label={email.emailLabel}
            placeholder={email.emailPlaceholder}
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
