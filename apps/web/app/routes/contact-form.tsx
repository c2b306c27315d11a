import { Heading, Text } from "@mortgage-kit/ui";
import { CallBackForm, callBackData } from "../sections/CallBackForm/CallBackForm.tsx";
import { MailLink, PhoneLink } from "../sections/ContactLink/ContactLink.tsx";
import * as styles from "../sections/ContactPlaceholder/ContactPlaceholder.css.ts";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/contact-form.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, title, text } = site.contact.formPlaceholder;
  return {
    meta: unlistedMeta(site, metadata),
    title,
    text,
    ...callBackData(site),
    imprint: `${site.brokerage.name}, ${site.footer.licence}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

const fields = ["purpose", "callTime"] as const;

/** Renders the call-back form, framed on every page with a contact block until a provider hosts a form. */
export default function ContactForm({ loaderData }: Route.ComponentProps) {
  const { title, text, form, phone, email, imprint } = loaderData;
  return (
    <main className={styles.sheet} aria-label={title}>
      <div className={`ui-background-land ${styles.opening}`}>
        <Heading level={1} size="heading">
          {title}
        </Heading>
        {text.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </div>
      <div className={`ui-background-white ${styles.middle}`}>
        <CallBackForm {...form} fields={fields} isFramed />
      </div>
      <div className={`ui-background-shallow ${styles.closing}`}>
        <p className={styles.ways}>
          <PhoneLink phone={phone} />
          <MailLink email={email} />
        </p>
        <Text size="small" tone="soft">
          {imprint}
        </Text>
      </div>
    </main>
  );
}
