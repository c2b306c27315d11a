import { Heading, Section } from "@mortgage-kit/ui";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/answer.ts";
import * as styles from "./answer.css.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { name } = site.brokerage;
  return { meta: unlistedMeta(site, { title: `{{title}} | ${name}`, description: name }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** Renders the frame of the server's own pages, such as the answer to a form; the server fills it. */
export default function Answer() {
  return (
    <Section>
      <div className={styles.answer}>
        <Heading level={1} size="title">
          {"{{title}}"}
        </Heading>
        <div>{"{{content}}"}</div>
      </div>
    </Section>
  );
}
