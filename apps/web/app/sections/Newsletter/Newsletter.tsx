import { Button, Columns, Heading, Section, Stack, Text, TextField } from "@simcoe/ui";
import * as styles from "./Newsletter.css.ts";

export interface NewsletterProps {
  title: string;
  text: string;
  emailLabel: string;
  emailPlaceholder: string;
  button: string;
}

/** An address to leave. Nothing is sent: outside a dialog, that method closes nothing either. */
export function Newsletter({ title, text, emailLabel, emailPlaceholder, button }: NewsletterProps) {
  return (
    <Section ground="shallow" space="m">
      <Columns layout="halves" space="xl" align="center">
        <Stack space="s">
          <Heading level={2} size="heading">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        <form className={styles.form} method="dialog">
          <TextField
            type="email"
            label={emailLabel}
            placeholder={emailPlaceholder}
            autoComplete="email"
          />
          <Button type="submit" tone="quiet">
            {button}
          </Button>
        </form>
      </Columns>
    </Section>
  );
}
