import { phoneLink } from "@mortgage-kit/content";
import { fill } from "@mortgage-kit/content/words/callBack";
import { CallBackForm } from "../sections/CallBackForm/CallBackForm.tsx";
import { callBackData } from "../sections/CallBackForm/callBackData.ts";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/call-back.ts";

export function loader() {
  const form = callBackData();
  const { title, description } = form.words.metadata;
  const names = { brokerage: site.name };
  return {
    // A page of a result's next step, which means nothing to a search engine.
    meta: unlistedMeta({ title: fill(title, names), description: fill(description, names) }),
    form,
    phone: { href: phoneLink(site.phone), label: site.phone },
    email: { href: `mailto:${site.email}`, label: site.email },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

const fields = ["answerBy", "callTime", "purpose", "language", "agent"] as const;

/** Renders the form by which a visitor asks for a call, with the lines of a result if one is brought. */
export default function CallBack({ loaderData: { form, phone, email } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={form.words.title} subtitle={form.words.text} />
      <SideSection title={form.words.aside.title} text={form.words.aside.text}>
        <CallBackForm {...form} fields={fields} />
        <ContactWays phone={phone} email={email} />
      </SideSection>
    </>
  );
}
