import { phoneLink } from "@mortgage-kit/content";
import { ofThisSite } from "../ofThisSite.ts";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/remind-me-off.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { email, phone, reminder } = site.brokerage;
  const { hero, off, metadata } = ofThisSite(reminder).page;
  return {
    meta: unlistedMeta(site, metadata),
    hero,
    off,
    phone: { href: phoneLink(phone), label: phone },
    email: { href: `mailto:${email}`, label: email },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

/** Renders the page that replaces `/remind-me` on a server that cannot send mail; it has no form. */
export default function RemindMeOff({ loaderData }: Route.ComponentProps) {
  const { hero, off, phone, email } = loaderData;
  return (
    <>
      <PageHero {...hero} />
      <SideSection title={off.title} text={off.text}>
        <ContactWays phone={phone} email={email} />
      </SideSection>
    </>
  );
}
