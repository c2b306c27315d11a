import { fill } from "@mortgage-kit/content/words";
import { Stack } from "@mortgage-kit/ui";
import { CallBackForm, callBackData } from "../sections/CallBackForm/CallBackForm.tsx";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/call-back.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { title, description } = site.words.callBack.metadata;
  const names = { brokerage: site.brokerage.name };
  return {
    // A page of a result's next step, which means nothing to a search engine.
    meta: unlistedMeta(site, { title: fill(title, names), description: fill(description, names) }),
    ...callBackData(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

const fields = ["answerBy", "callTime", "purpose", "language", "agent"] as const;

export default function CallBack({ loaderData: { form, phone, email } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={form.words.title} subtitle={form.words.text} />
      <SideSection title={form.words.aside.title} text={form.words.aside.text}>
        <Stack space="xl">
          <CallBackForm {...form} fields={fields} />
          <ContactWays phone={phone} email={email} />
        </Stack>
      </SideSection>
    </>
  );
}
